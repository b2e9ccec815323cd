/** An ORDERS message as what somebody wants. Pure. What cannot be read is told in words, with all mistakes at once. */
import { deferredDays } from '@quayside/contract/order-values';
import { normaliseGtin } from '../../kernel/gtin.ts';
import { EdifactError, type Message, part, type Segment } from './edifact.syntax.rules.ts';

export type WantedLine = {
  /** As the buyer numbers it. */
  readonly position: string;
  readonly gtin: string;
  readonly quantity: number;
  /** At most this much for a piece, in minor units; null: at any price. */
  readonly targetMinor: bigint | null;
};
export type WantedOrder = {
  /** What the buyer calls the order. */
  readonly number: string;
  readonly currency: string | null;
  /** 0: by bank transfer, before anything is sent. */
  readonly daysDeferred: number;
  /** Where the goods are to go, as far as it is told; null: nothing is told of it. */
  readonly delivery: Delivery | null;
  readonly lines: readonly WantedLine[];
};
type Place = { readonly line1: string; readonly city: string; readonly postalCode: string; readonly country: string };
/** What is empty was not told. `number`: of a place that is named by a number alone. */
export type Delivery = Place & { readonly number: string };

const mostLines = 2_000;
const mostPieces = 1_000_000;
/** Message functions: 9 is an original; a change or a repetition is told by a person. */
const original = ['', '9'];
/** Units that are pieces. */
const pieces = ['', 'PCE', 'EA', 'C62'];

/** `decimal` is the sign of the interchange. Throws EdifactError. */
export function wantedIn({ segments, type }: Message, decimal: string): WantedOrder {
  if (type !== 'ORDERS') throw new EdifactError(`Messages of type ${type || '(none)'} are not taken. Send ORDERS.`);
  const mistakes: string[] = [];
  const first = segments.find(({ tag }) => tag === 'BGM');
  const number = first ? part(first, 1).trim() : '';
  if (number === '' || number.length > 35) mistakes.push('BGM names no order number of 1 to 35 signs.');
  if (first && !original.includes(part(first, 2)))
    mistakes.push(`BGM says message function ${part(first, 2)}. Only new orders (9) are taken: ask us about changes.`);
  const lines = linesIn(segments, decimal, mistakes);
  const daysDeferred = daysIn(segments, mistakes);
  const currency = segments.find(({ tag }) => tag === 'CUX');
  if (mistakes.length > 0) throw new EdifactError(mistakes.join('\n'));
  const delivery = deliveryIn(segments);
  return { number, currency: currency ? part(currency, 0, 1) : null, daysDeferred, delivery, lines };
}

function deliveryIn(segments: readonly Segment[]): Delivery | null {
  const place = segments.find((one) => one.tag === 'NAD' && part(one, 0) === 'DP');
  if (!place) return null;
  return {
    ...{ number: part(place, 1), line1: part(place, 4), city: part(place, 5) },
    ...{ postalCode: part(place, 7), country: part(place, 8) },
  };
}

/** Goods go to the company's own address. Throws EdifactError where another one is named, or one that nobody here knows. */
export function refuseElsewhere({ delivery }: Pick<WantedOrder, 'delivery'>, own: Place): void {
  if (delivery === null) return;
  const { number, ...named } = delivery;
  const home = `${own.line1}, ${own.postalCode} ${own.city}, ${own.country}`;
  const help = `Orders by EDIFACT go to your company's address (${home}). Leave NAD+DP out, or order by the API.`;
  if (named.country === '' && named.city === '' && named.postalCode === '' && named.line1 === '') {
    if (number !== '') throw new EdifactError(`NAD+DP names the place ${number} without an address. ${help}`);
    return;
  }
  const differs = (['line1', 'city', 'postalCode', 'country'] as const).some(
    (field) => named[field] !== '' && plain(named[field]) !== plain(own[field]),
  );
  if (differs) throw new EdifactError(`NAD+DP names another place. ${help}`);
}

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function daysIn(segments: readonly Segment[], mistakes: string[]): number {
  const terms = segments.find(({ tag }) => tag === 'PAT');
  if (!terms) return 0;
  const days = Number(part(terms, 2, 3));
  if (part(terms, 2, 2) === 'D' && deferredDays.some((one) => one === days)) return days;
  mistakes.push(`PAT asks for other terms than ${deferredDays.join(', ')} days.`);
  return 0;
}

function linesIn(segments: readonly Segment[], decimal: string, mistakes: string[]): WantedLine[] {
  const groups: Segment[][] = [];
  for (const segment of segments) {
    if (segment.tag === 'UNS') break;
    if (segment.tag === 'LIN') groups.push([]);
    groups.at(-1)?.push(segment);
  }
  if (groups.length === 0) mistakes.push('There is no line (LIN).');
  if (groups.length > mostLines) {
    mistakes.push(`There are more than ${mostLines} lines.`);
    return [];
  }
  const counted = segments.find((one) => one.tag === 'CNT' && part(one, 0) === '2');
  if (counted && Number(part(counted, 0, 1)) !== groups.length)
    mistakes.push(`CNT counts ${part(counted, 0, 1)} lines, and there are ${groups.length}.`);
  const lines = groups.map((own, index) => lineOf(own, `Line ${index + 1}`, decimal, mistakes));
  const seen = new Map<string, number>();
  for (const [index, { gtin }] of lines.entries()) {
    const before = seen.get(gtin);
    if (gtin !== '' && before !== undefined)
      mistakes.push(`Line ${index + 1} asks for ${gtin} again, like line ${before + 1}. Order it once.`);
    seen.set(gtin, before ?? index);
  }
  return lines;
}

function lineOf(own: readonly Segment[], place: string, decimal: string, mistakes: string[]): WantedLine {
  const find = (tag: string, code: string) => own.find((one) => one.tag === tag && part(one, 0) === code);
  const [head] = own;
  const gtin = normaliseGtin(head ? part(head, 2) : '');
  if (gtin === null) mistakes.push(`${place}: "${head ? part(head, 2) : ''}" is no GTIN.`);
  const asked = find('QTY', '21');
  const quantity = Number(asked ? part(asked, 0, 1) : '');
  if (!asked || !Number.isInteger(quantity) || quantity < 1 || quantity > mostPieces)
    mistakes.push(`${place}: QTY+21 asks for no whole number of pieces from 1 to ${mostPieces}.`);
  if (asked && !pieces.includes(part(asked, 0, 2)))
    mistakes.push(`${place}: QTY+21 counts in ${part(asked, 0, 2)}. Order in pieces (PCE).`);
  const targetMinor = targetOf(own, place, decimal, mistakes);
  return { position: head ? part(head, 0) : '', gtin: gtin ?? '', quantity, targetMinor };
}

function targetOf(own: readonly Segment[], place: string, decimal: string, mistakes: string[]): bigint | null {
  const prices = own.filter(({ tag }) => tag === 'PRI');
  const price = prices.find((one) => part(one, 0) === 'AAA');
  const [other] = prices;
  if (!price) {
    // Without any price the line would be bought at every price.
    if (other) mistakes.push(`${place}: PRI+${part(other, 0)} is not read. Send PRI+AAA, or no price.`);
    return null;
  }
  const [basis, unit] = [part(price, 0, 4), part(price, 0, 5)];
  const amount = [basis, unit].filter(Boolean).join(' ');
  if (!['', '1'].includes(basis) || !pieces.includes(unit))
    mistakes.push(`${place}: PRI+AAA is a price for ${amount}. Send the price of one piece.`);
  const targetMinor = minorOf(part(price, 0, 1), decimal);
  if (targetMinor === null) mistakes.push(`${place}: PRI+AAA is no price with at most two decimals.`);
  return targetMinor;
}

function minorOf(text: string, decimal: string): bigint | null {
  const found = /^(\d{1,12})(?:\.(\d{1,2})0{0,3})?$/.exec(decimal === ',' ? text.replace(',', '.') : text);
  return found ? BigInt(`${found[1]}${(found[2] ?? '').padEnd(2, '0')}`) : null;
}
