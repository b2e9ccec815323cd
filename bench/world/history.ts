/** The history as sales: one per invoice and seller, moved in time so that the newest came in just before the base time. */
import { days, hours, type Instant, plus } from '../../api/src/kernel/clock.ts';
import type { OrderLine } from './orders-file.ts';
import { stableHash } from './stable-hash.ts';

export const sellerCount = 40;

/** The lines of one invoice that fall to one seller. */
export type Part = {
  readonly invoice: string;
  /** Which of the invoice's parts it is, from 0. */
  readonly index: number;
  readonly seller: number;
  readonly at: number;
  readonly customer: string;
  readonly country: string;
  readonly lines: readonly OrderLine[];
};

/** A sale to be loaded. `pass` 0 is the history itself, later ones repeat it a year earlier at the next seller. */
export type Planned = {
  readonly part: Part;
  readonly seller: number;
  readonly pass: number;
  readonly createdAt: Instant;
  readonly orderNumber: string;
  readonly isCurrent: boolean;
};

export type HistoryOptions = {
  readonly base: Instant;
  /** Repeats the history until there are so many sales. */
  readonly targetSales: number;
  /** Gives the first seller so many current sales, repeating the newest ones. */
  readonly currentOfOne: number;
};

/** The newest sales of the history are still open. */
const currentShare = 0.1;
const year = 364;
const week = days(7);

/** Seller = stable hash of the stock code over 40. Oldest first. */
export function partsOf(lines: readonly OrderLine[]): Part[] {
  const byInvoice = Map.groupBy(lines, ({ invoice }) => invoice);
  return [...byInvoice.values()]
    .flatMap((ofInvoice) =>
      [...Map.groupBy(ofInvoice, ({ stockCode }) => stableHash(stockCode) % sellerCount)].map(([seller, own], index) =>
        partOf(seller, index, own),
      ),
    )
    .sort((a, b) => a.at - b.at);
}

function partOf(seller: number, index: number, lines: OrderLine[]): Part {
  const [{ invoice, at, customer, country } = { invoice: '', at: 0, customer: '', country: '' }] = lines;
  return { invoice, index, seller, at, customer, country, lines };
}

/** Whole weeks are added, so that weekdays stay what they were. */
export function planSales(parts: readonly Part[], { base, targetSales, currentOfOne }: HistoryOptions): Planned[] {
  const newest = parts.at(-1)?.at ?? 0;
  const shift = Math.floor((Date.parse(base) - newest) / week) * week;
  const firstCurrent = Math.floor(parts.length * (1 - currentShare));
  const planned: Planned[] = [];
  for (let pass = 0; pass === 0 || (planned.length < targetSales && parts.length > 0); pass += 1) {
    for (const [index, part] of parts.entries())
      planned.push(plannedOf(part, shift, pass, pass === 0 && index >= firstCurrent));
  }
  const has = planned.filter(({ seller, isCurrent }) => seller === 0 && isCurrent).length;
  const missing = Math.max(0, currentOfOne - has);
  return [...planned, ...repeatedCurrent(parts, missing, base)];
}

function plannedOf(part: Part, shift: number, pass: number, isCurrent: boolean): Planned {
  const createdAt = new Date(part.at + shift - pass * days(year)).toISOString();
  const seller = (part.seller + pass) % sellerCount;
  return {
    part,
    seller,
    pass,
    createdAt,
    orderNumber: `QS-${part.invoice}-${part.index + pass * sellerCount}`,
    isCurrent,
  };
}

/** The newest parts of all sellers once more, as current sales of the first one. */
function repeatedCurrent(parts: readonly Part[], missing: number, base: Instant): Planned[] {
  return Array.from({ length: parts.length > 0 ? missing : 0 }, (_, index) => index).flatMap((index) => {
    const part = parts.at(-1 - (index % parts.length));
    if (!part) return [];
    const createdAt = plus(base, -hours(1) - index * 60_000);
    return [
      { part, seller: 0, pass: -1, createdAt, orderNumber: `QS-${part.invoice}-${1_000 + index}`, isCurrent: true },
    ];
  });
}
