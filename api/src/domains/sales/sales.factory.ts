/** Sales for tests: each makes its own parents and keeps the invariants of a sale that went through the product. */
import { saleStatuses } from '@quayside/contract/sale-values';
import { eq } from 'drizzle-orm';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { assert, present } from '../../kernel/errors.ts';
import { idAt, newId } from '../../kernel/ids.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import { workCalendarOf } from '../../platform/calendar.ts';
import type { Db } from '../../platform/db/database.ts';
import { journalRows } from '../payouts/payouts.factory.ts';
import { orderPaidJournal, refundJournal } from '../payouts/payouts.ledger.rules.ts';
import { ledgerLines } from '../payouts/payouts.tables.ts';
import { makeBuyer, makeSeller, missingProfileIn, type SellerRow } from '../sellers/sellers.factory.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { type SaleRows, saleRows } from './fixtures/sale-rows.factory.ts';
import type { LineSpec, SaleSpec } from './fixtures/sale-spec.factory.ts';
import { confirmWorkingDays } from './sales.limits.ts';
import { saleCounts, saleEvents, saleLines, saleLoads, saleSearch, sales } from './sales.tables.ts';

const createdAt = '2026-11-18T09:00:00.000Z';
let made = 0;

export type SaleOverrides = Partial<Omit<SaleSpec, 'lines' | 'sellerId'>> & {
  /** The seller: its row, or its id; made when absent. */
  readonly seller?: SellerRow;
  readonly sellerId?: string;
  /** Ten pieces at 12.50 each, unless told otherwise; two lines when absent. */
  readonly lines?: readonly Partial<LineSpec>[];
};

/** 14 digits with a valid check digit for any whole number below 10^10. */
export function gtinOf(index: number): string {
  const body = `020${index.toString().padStart(10, '0')}`;
  const sum = [...body].reduce((total, digit, position) => total + Number(digit) * (position % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** One line, and the defaults of a test. */
export function lineSpecOf(index: number, overrides: Partial<LineSpec> = {}): LineSpec {
  return {
    offerId: newId(),
    gtin: gtinOf(index),
    productName: `Harbour soap no. ${index}`,
    brandName: 'Lindqvist & Daughters',
    unitSize: 1,
    unitPriceMinor: 1_250n,
    requestedQuantity: 10,
    ...overrides,
  };
}

/**
 * Inserts a sale with lines, audit trail, counts, search tokens and opening ledger journals, and the parents that are
 * missing. Status defaults to REQUESTED, created on Wednesday 2026-11-18 09:00 UTC and due three working days later;
 * later states get the times they need. `db` runs in system scope or in the seller's.
 */
export async function makeSale(
  db: Db,
  overrides: SaleOverrides = {},
): Promise<SaleRows & { readonly seller: SellerRow }> {
  const { seller: givenSeller, sellerId, lines, ...given } = overrides;
  const seller = givenSeller ?? (sellerId ? await existingSeller(db, sellerId) : await makeSeller(db));
  const buyer = given.buyerId ? { id: given.buyerId, name: 'Nordlicht Handels GmbH' } : await makeBuyer(db);
  made += 1;
  const spec = {
    id: newId(),
    orderNumber: `QS-${(100_000 + ((Math.trunc(process.pid) * 1_000 + made) % 900_000)).toString()}-0`,
    buyerId: buyer.id,
    buyerName: buyer.name,
    buyerReference: `PO ${made}`,
    currency: seller.currency,
    destination: { kind: 'BUYER', country: 'DE', city: 'Hamburg' },
    missingProfile: missingProfileIn(seller),
    ...timesOf(given, seller),
    ...given,
    sellerId: seller.id,
    lines: (lines ?? [{}, {}]).map((line, index) => lineSpecOf(index + 1, line)),
  } satisfies SaleSpec;
  const rows = saleRows(spec, (at) => idAt(Date.parse(at)));
  await insertSale(db, rows);
  await insertJournals(db, rows);
  return { ...rows, seller };
}

async function existingSeller(db: Db, id: string): Promise<SellerRow> {
  const [row] = await db.select().from(sellers).where(eq(sellers.id, id));
  return present(row, `seller ${id} exists`);
}

/** The times a sale of that status must have. */
function timesOf(given: Partial<SaleSpec>, seller: SellerRow) {
  const status = given.status ?? 'REQUESTED';
  assert(saleStatuses.includes(status), `${status} is a status`);
  const created: Instant = given.createdAt ?? createdAt;
  const wasConfirmed = ['CONFIRMED', 'PAYMENT_IN_REVIEW', 'PAID', 'COMPLETED'].includes(status);
  const wasPaid = ['PAYMENT_IN_REVIEW', 'PAID', 'COMPLETED'].includes(status);
  const hasEnded = ['COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED'].includes(status);
  const calendar = workCalendarOf(seller.country, seller.timeZone);
  return {
    status,
    createdAt: created,
    expiresAt: status === 'AWAITING_BUYER_PAYMENT' ? null : addWorkingDays(created, confirmWorkingDays, calendar),
    ...(wasConfirmed ? { confirmedAt: plus(created, days(0.25)) } : {}),
    ...(wasPaid ? { paidAt: plus(created, days(0.5)) } : {}),
    ...(hasEnded ? { endedAt: plus(created, days(1)) } : {}),
  } as const;
}

async function insertSale(db: Db, { sale, lines, loads, events, search }: SaleRows): Promise<void> {
  await db.insert(sales).values(sale);
  await db.insert(saleLines).values(lines);
  if (loads.length > 0) await db.insert(saleLoads).values(loads);
  if (events.length > 0) await db.insert(saleEvents).values(events);
  await db.insert(saleSearch).values(search);
  const { sellerId, statusGroup, nextAction } = sale;
  await db.insert(saleCounts).values({ sellerId, id: newId(), statusGroup, nextAction, delta: 1 });
}

/** The buyer's money comes in with the order; what was reduced has gone back. */
async function insertJournals(db: Db, { sale }: SaleRows): Promise<void> {
  if (sale.status === 'AWAITING_BUYER_PAYMENT') return;
  const journal = {
    sellerId: sale.sellerId,
    saleId: sale.id,
    payoutId: null,
    currency: sale.currency,
    at: sale.createdAt,
  };
  const refunded = sale.requestedMinor - (sale.confirmedMinor ?? sale.requestedMinor);
  const makeId = () => newId();
  const lines = [
    ...journalRows(journal, orderPaidJournal(sale.requestedMinor, sale.transportMinor), makeId),
    ...journalRows(journal, refundJournal(refunded), makeId),
  ];
  if (lines.length > 0) await db.insert(ledgerLines).values(lines);
}
