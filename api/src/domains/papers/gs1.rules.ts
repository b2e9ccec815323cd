/**
 * GS1 identifiers and element strings: SSCC-18 (AI 00), GTIN (AI 01 and 02), count (AI 37), batch or lot (AI 10).
 * Source: GS1 General Specifications, sections 3 (application identifiers), 5.4 (GS1-128) and 7.9 (check digits).
 */
import { assert } from '../../kernel/errors.ts';

/** An application identifier with its data. `isFixed`: of predefined length, so that no separator follows it. */
export type Element = { readonly ai: '00' | '01' | '02' | '10' | '37'; readonly data: string };

/** These need no FNC1 behind them (GS1 General Specifications, figure 7.8.5-2). */
const predefinedLength = new Set(['00', '01', '02']);
/** Digits of a serial reference and company prefix together; the extension digit stands before them. */
const ssccBody = 16;
const prefixLengths = [4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The check digit of any GS1 key: weights 3 and 1 in turn from the right. `body` holds digits only. */
export function checkDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** True for a key of digits whose last one is its check digit: GTIN-8, -12, -13, -14, SSCC-18. */
export const hasCheckDigit = (key: string): boolean =>
  /^\d{8,18}$/.test(key) && checkDigit(key.slice(0, -1)) === key.at(-1);

/** How many serials a company prefix allows, extension digit included. */
export const serialsOf = (companyPrefix: string): bigint => 10n ** BigInt(ssccBody - companyPrefix.length + 1);

/** SSCC-18 of a serial, counted from 0: the extension digit is the serial's highest digit, so that all ten are used up. */
export function ssccOf(companyPrefix: string, serial: bigint): string {
  assert(/^\d{4,12}$/.test(companyPrefix), 'a GS1 company prefix has 4 to 12 digits');
  assert(serial >= 0n && serial < serialsOf(companyPrefix), 'the serial fits the company prefix');
  const digits = serial.toString().padStart(ssccBody - companyPrefix.length + 1, '0');
  const body = `${digits.slice(0, 1)}${companyPrefix}${digits.slice(1)}`;
  return `${body}${checkDigit(body)}`;
}

/** What an SSCC may be the serial of: how long its company prefix is cannot be seen. */
export const serialsIn = (sscc: string): { readonly companyPrefix: string; readonly serial: bigint }[] =>
  prefixLengths.map((length) => ({
    companyPrefix: sscc.slice(1, 1 + length),
    serial: BigInt(`${sscc.slice(0, 1)}${sscc.slice(1 + length, -1)}`),
  }));

/** What is in a logistic unit: so many trade items of one kind, of one lot when it is told. */
export function contentElements(gtin: string, count: number, lot: string | null): Element[] {
  return [
    { ai: '02', data: gtin },
    { ai: '37', data: String(count) },
    ...(lot === null ? [] : [{ ai: '10', data: lot } as const]),
  ];
}

/** As people read it below the bars: `(02)09501101530003(37)24`. */
export const readable = (elements: readonly Element[]): string =>
  elements.map(({ ai, data }) => `(${ai})${data}`).join('');

/** The parts of the symbol's data, each to be begun by FNC1: the first always is, others after a variable length. */
export function symbolParts(elements: readonly Element[]): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const { ai, data } of elements) {
    const last = parts.pop();
    if (last !== undefined && isOpen) parts.push(`${last}${ai}${data}`);
    else parts.push(...(last === undefined ? [] : [last]), `${ai}${data}`);
    isOpen = predefinedLength.has(ai);
  }
  return parts;
}
