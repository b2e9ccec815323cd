/** Reads the wholesaler's history line by line and says of each line whether it can be loaded. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { countryCodeOf } from './country-codes.ts';

export type OrderLine = {
  /** In the file, counted from 1, the heading not counted. */
  readonly line: number;
  readonly invoice: string;
  readonly stockCode: string;
  readonly quantity: number;
  /** Milliseconds since the epoch; the history has no time zone and is read as UTC. */
  readonly at: number;
  readonly priceMinor: bigint;
  /** Empty: a walk-in buyer. */
  readonly customer: string;
  readonly country: string;
};
export const rejectReasons = {
  cancellation: 'cancellation',
  quantity: 'quantity is not above zero',
  price: 'price is not above zero',
  country: 'country is not known',
} as const;
export type RejectReason = (typeof rejectReasons)[keyof typeof rejectReasons];
export type Reject = { readonly line: number; readonly invoice: string; readonly reason: RejectReason };
export type Orders = { readonly lines: OrderLine[]; readonly rejects: Reject[] };

const record = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.coerce.number(),
  z.string(),
  z.coerce.number(),
  z.string(),
  z.string(),
]);

/** `file` is online_retail.csv.gz. Every line of it is in one of the two lists. */
export async function readOrders(file: string): Promise<Orders> {
  const lines: OrderLine[] = [];
  const rejects: Reject[] = [];
  let line = 0;
  for await (const raw of createReadStream(file)
    .pipe(createGunzip())
    .pipe(parse({ from_line: 2 }))) {
    line += 1;
    const [invoice, stockCode, , quantity, time, price, customer, country] = record.parse(raw);
    const reason = reasonToReject(invoice, quantity, price) ?? reasonOfCountry(country);
    if (reason) rejects.push({ line, invoice, reason });
    else
      lines.push({
        line,
        invoice,
        stockCode,
        quantity,
        at: Date.parse(`${time.replace(' ', 'T')}Z`),
        priceMinor: BigInt(Math.round(price * 100)),
        customer,
        country,
      });
  }
  return { lines, rejects };
}

function reasonToReject(invoice: string, quantity: number, price: number): RejectReason | null {
  if (invoice.startsWith('C')) return rejectReasons.cancellation;
  if (quantity <= 0) return rejectReasons.quantity;
  return price <= 0 ? rejectReasons.price : null;
}

const reasonOfCountry = (country: string): RejectReason | null =>
  countryCodeOf(country) === undefined ? rejectReasons.country : null;
