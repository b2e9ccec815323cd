/**
 * What a scanner sends, read: GS1 element strings (GS1-128, DataMatrix, bracketed text) and GS1 Digital Links.
 * Source: GS1 General Specifications, section 3 and figure 7.8.5-2; GS1 Digital Link URI syntax 1.3.
 */
export type ScannedCode = {
  /** As it was sent, trimmed and without the scanner's symbology mark. */
  readonly text: string;
  readonly sscc: string | null;
  /** 14 digits. */
  readonly gtin: string | null;
  readonly lot: string | null;
  /** `2027-03-31`. */
  readonly expiresOn: string | null;
  readonly count: number | null;
};

/** Sent between elements of variable length (ASCII 29); some keyboards send another character in its place. */
const separator = '\u001D';
/** Data lengths of the identifiers of predefined length, by their first two digits. */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '04': 16,
  '11': 6,
  '12': 6,
  '13': 6,
  '14': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '18': 6,
  '19': 6,
  '20': 2,
  '31': 6,
  '32': 6,
  '33': 6,
  '34': 6,
  '35': 6,
  '36': 6,
  '41': 13,
};
const fourDigits = new Set(['31', '32', '33', '34', '35', '36', '39', '43', '70', '72', '80', '81', '82']);
const threeDigits = new Set(['23', '24', '25', '40', '41', '42', '71']);
const known = /^(?:0[0-4]|1[0-9]|2[0-5]|3[0-79]|4[0-3]|7[0-2]|8[0-2]|9[0-9])/;
const longest = 200;

/** Reads a code of at most 200 characters; whatever is no GS1 code is given back as text alone. */
export function readScan(sent: string): ScannedCode {
  const text = sent
    .slice(0, longest)
    .trim()
    .replace(/^\][A-Za-z]\d/, '')
    .replace(/[\r\n\t]/g, '');
  const elements = elementsOf(text);
  return {
    text,
    sscc: elements.get('00') ?? (/^\d{18}$/.test(text) ? text : null),
    gtin: gtinOf(elements.get('01') ?? elements.get('02') ?? text),
    lot: elements.get('10') ?? null,
    expiresOn: dateOf(elements.get('17') ?? elements.get('15')),
    count: countOf(elements.get('37') ?? elements.get('30')),
  };
}

function elementsOf(text: string): ReadonlyMap<string, string> {
  if (/^https?:\/\//i.test(text)) return elementsOfLink(text);
  if (text.startsWith('(')) return elementsInBrackets(text);
  return elementsInRow(text.startsWith(separator) ? text.slice(1) : text) ?? new Map();
}

/** `(01)09501101530003(10)AB-1`. */
function elementsInBrackets(text: string): Map<string, string> {
  const parts = text.split('(').slice(1);
  return new Map(
    parts.flatMap((part) => {
      const end = part.indexOf(')');
      return end < 2 || end > 4 ? [] : [[part.slice(0, end), part.slice(end + 1)] as const];
    }),
  );
}

/** Null when it is no element string from its first to its last character. */
function elementsInRow(text: string): Map<string, string> | null {
  const found = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const element = firstElement(rest);
    if (!element) return null;
    found.set(element.ai, element.data);
    rest = element.rest;
  }
  return found;
}

function firstElement(text: string): { ai: string; data: string; rest: string } | null {
  const start = text.slice(0, 2);
  if (!known.test(start)) return null;
  const width = fourDigits.has(start) ? 4 : threeDigits.has(start) ? 3 : 2;
  const ai = text.slice(0, width);
  const length = fixedLengths[start];
  if (length === undefined) return variableElement(ai, text.slice(width));
  const data = text.slice(width, width + length);
  if (data.length < length || !/^\d+$/.test(data)) return null;
  const rest = text.slice(width + length);
  return { ai, data, rest: rest.startsWith(separator) ? rest.slice(1) : rest };
}

function variableElement(ai: string, after: string): { ai: string; data: string; rest: string } | null {
  const end = after.indexOf(separator);
  const data = end === -1 ? after : after.slice(0, end);
  if (data === '' || data.length > 90 || !/^\d+$/.test(ai)) return null;
  return { ai, data, rest: end === -1 ? '' : after.slice(end + 1) };
}

/** `https://id.gs1.org/01/09501101530003/10/AB-1?17=270331`. */
function elementsOfLink(text: string): Map<string, string> {
  if (!URL.canParse(text)) return new Map();
  const { pathname, searchParams } = new URL(text);
  const parts = pathname.split('/').filter(Boolean);
  const start = parts.findIndex((part) => part === '01' || part === '00');
  const pairs = start === -1 ? [] : parts.slice(start);
  const found = new Map<string, string>(searchParams);
  for (let index = 0; index + 1 < pairs.length; index += 2)
    found.set(pairs[index] ?? '', unescaped(pairs[index + 1] ?? ''));
  return found;
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** GTIN-8, -12, -13 and -14 with a right check digit, filled up to 14 digits. */
function gtinOf(text: string): string | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return null;
  const digits = [...text.padStart(14, '0')].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits.join('') : null;
}

/** YYMMDD; day 00 is the month's last. Years 51 and more past ours lie in the century before (section 7.12). */
function dateOf(text: string | undefined): string | null {
  if (text === undefined || !/^\d{6}$/.test(text)) return null;
  const [year, month, day] = [Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4))];
  if (month < 1 || month > 12 || day > 31) return null;
  const full = (year >= 76 ? 1900 : 2000) + year;
  const date = day === 0 ? new Date(Date.UTC(full, month, 0)) : new Date(Date.UTC(full, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}

const countOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,8}$/.test(text) ? Number(text) : null;
