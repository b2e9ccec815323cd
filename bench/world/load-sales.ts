/** The planned sales into the database, in batches: rows by COPY, without outbox. */
import type pg from 'pg';
import { copyRows } from '../../api/seeds/copy-rows.ts';
import type { Random } from '../../api/seeds/random.ts';
import { moneyOf } from '../../api/seeds/sale-money.ts';
import { ledgerLines, payouts } from '../../api/src/domains/payouts/payouts.tables.ts';
import { type SaleRows, saleRows } from '../../api/src/domains/sales/fixtures/sale-rows.factory.ts';
import type { SaleSpec } from '../../api/src/domains/sales/fixtures/sale-spec.factory.ts';
import {
  saleCounts,
  saleEvents,
  saleLines,
  saleLoads,
  saleSearch,
  sales,
} from '../../api/src/domains/sales/sales.tables.ts';
import { days, hours, type Instant, plus } from '../../api/src/kernel/clock.ts';
import { present } from '../../api/src/kernel/errors.ts';
import type { LineOf } from './catalogue.ts';
import type { RealCompanies } from './companies.ts';
import type { Planned } from './history.ts';
import { stableHash } from './stable-hash.ts';

export type SaleLoad = {
  readonly client: pg.Client;
  readonly companies: RealCompanies;
  readonly lineOf: LineOf;
  readonly random: Random;
  readonly base: Instant;
  /** Told after each batch: sales and order lines so far. */
  readonly progress: (sales: number, lines: number) => void;
};
type Loaded = { readonly rows: SaleRows; readonly spec: SaleSpec; readonly planned: Planned };

const batchSize = 4_000;
const parcel = {
  loadType: 'PARCEL',
  palletType: null,
  count: 1,
  lengthCm: 40,
  widthCm: 30,
  heightCm: 25,
  weightKg: 8,
} as const;

/** Gives the number of order lines loaded. */
export async function loadSales(planned: readonly Planned[], load: SaleLoad): Promise<number> {
  const counts = new Map<string, typeof saleCounts.$inferInsert>();
  let lines = 0;
  for (let start = 0; start < planned.length; start += batchSize) {
    const batch = planned.slice(start, start + batchSize).map((one) => loadedOf(one, load));
    lines += await writeBatch(batch, load);
    for (const { rows } of batch) count(counts, rows, load);
    load.progress(start + batch.length, lines);
  }
  await copyRows(load.client, saleCounts, [...counts.values()]);
  return lines;
}

async function writeBatch(batch: readonly Loaded[], load: SaleLoad): Promise<number> {
  const { client } = load;
  const rows = batch.map((one) => one.rows);
  await copyRows(
    client,
    sales,
    rows.map(({ sale }) => sale),
  );
  const lines = await copyRows(
    client,
    saleLines,
    rows.flatMap((one) => one.lines),
  );
  await copyRows(
    client,
    saleLoads,
    rows.flatMap(({ loads }) => loads),
  );
  await copyRows(client, saleEvents, rows.flatMap(knownEvents));
  await copyRows(
    client,
    saleSearch,
    rows.flatMap(({ search }) => search),
  );
  const money = batch.filter(({ planned }) => planned.isCurrent).map((one) => currentMoneyOf(one, load));
  await copyRows(
    client,
    payouts,
    money.flatMap(({ payout }) => payout ?? []),
  );
  await copyRows(
    client,
    ledgerLines,
    money.flatMap(({ ledger }) => ledger),
  );
  return lines;
}

/** A past sale's history knows when the order came and when it was done, nothing between. */
function knownEvents({ sale, events }: SaleRows): SaleRows['events'] {
  return sale.statusGroup === 'CURRENT'
    ? events
    : events.filter(({ action }) => action === 'order_paid' || action === 'complete');
}

function loadedOf(planned: Planned, { companies, lineOf, random, base }: SaleLoad): Loaded {
  const { part, createdAt, orderNumber, isCurrent } = planned;
  const seller = present(companies.sellers[planned.seller], 'a seller');
  const buyer = companies.buyerOfPart(part);
  const spec: SaleSpec = {
    ...(isCurrent ? currentFacts(orderNumber, createdAt, base) : pastFacts(createdAt)),
    id: random.id(createdAt),
    sellerId: seller.row.id,
    orderNumber,
    buyerId: buyer.id,
    buyerName: buyer.name,
    buyerReference: null,
    currency: 'GBP',
    createdAt,
    destination: { kind: 'BUYER', country: buyer.country, city: buyer.city },
    actor: { id: seller.owner.id, name: seller.owner.account },
    lines: part.lines.map((line) => lineOf(planned.seller, line)),
  };
  return { spec, rows: saleRows(spec, random.id), planned };
}

type Facts = Pick<
  SaleSpec,
  'status' | 'expiresAt' | 'confirmedAt' | 'paidAt' | 'endedAt' | 'shippingMethod' | 'loads' | 'bookingSucceeded'
>;

function pastFacts(createdAt: Instant): Facts {
  return {
    status: 'COMPLETED',
    expiresAt: plus(createdAt, days(3)),
    confirmedAt: plus(createdAt, hours(4)),
    paidAt: plus(createdAt, days(1)),
    endedAt: plus(createdAt, days(4)),
  };
}

/** Open sales are spread over their states by the stable hash of the order number; deadlines lie 1 to 30 days ahead. */
function currentFacts(orderNumber: string, createdAt: Instant, base: Instant): Facts {
  const hash = stableHash(orderNumber);
  const expiresAt = plus(base, days(1) + (hash % (29 * 24)) * hours(1));
  const open = { status: 'CONFIRMED', expiresAt, confirmedAt: plus(createdAt, hours(0.5)) } as const;
  const place = (hash >>> 8) % 100;
  if (place < 50) return { status: 'REQUESTED', expiresAt };
  if (place < 65) return open;
  if (place < 75) return { ...open, shippingMethod: 'PLATFORM', loads: [parcel] };
  if (place < 85) return { ...open, shippingMethod: 'SELLER', loads: [parcel] };
  return {
    ...open,
    status: place < 87 ? 'PAYMENT_IN_REVIEW' : 'PAID',
    paidAt: plus(createdAt, hours(0.75)),
    shippingMethod: 'SELLER',
    loads: [parcel],
  };
}

function currentMoneyOf({ rows, spec, planned }: Loaded, { companies, random }: SaleLoad) {
  const { row: seller, bank, owner } = present(companies.sellers[planned.seller], 'a seller');
  // A few lines of the history cost less than a penny: nothing is left to pay out.
  const paidAt = rows.sale.totalMinor > 1n ? spec.paidAt : undefined;
  return moneyOf({
    sale: rows.sale,
    seller,
    bank,
    requestedBy: owner.id,
    paidAt,
    endedAt: spec.endedAt,
    makeId: random.id,
    payoutStatus: rows.sale.status === 'PAYMENT_IN_REVIEW' ? 'PENDING_APPROVAL' : 'PAID',
    reviewReasons: ['RISK_FLAG'],
  });
}

/** One row per seller and place in the lists, as the folding job would leave them. */
function count(
  counts: Map<string, typeof saleCounts.$inferInsert>,
  { sale }: SaleRows,
  { random, base }: SaleLoad,
): void {
  const { sellerId, statusGroup, nextAction } = sale;
  const key = `${sellerId} ${statusGroup} ${nextAction}`;
  const known = counts.get(key) ?? { sellerId, id: random.id(base), statusGroup, nextAction, delta: 0 };
  counts.set(key, { ...known, delta: known.delta + 1 });
}
