/** Claims for tests: each makes its own sale, paid and delivered, and keeps what belongs together consistent. */
import { type ClaimStatus, type ClaimType, groupOfClaim } from '@quayside/contract/claim-values';
import { eq } from 'drizzle-orm';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { netOfParts, payoutJournal, settledJournal } from '../payouts/payouts.ledger.rules.ts';
import { postJournal } from '../payouts/payouts.repository.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import { makeSale, type SaleOverrides } from '../sales/sales.factory.ts';
import { sales } from '../sales/sales.tables.ts';
import type { SellerRow } from '../sellers/sellers.factory.ts';
import { shipments } from '../shipments/shipments.tables.ts';
import { claimEvents, claimLines, claims } from './claims.tables.ts';

type MadeSale = Awaited<ReturnType<typeof makeSale>>;
export type ClaimRow = typeof claims.$inferSelect;

export type ClaimableOverrides = SaleOverrides & {
  readonly paidAt?: Instant;
  /** When it arrived; null: it is still on its way. Two days before `now` of the tests when absent. */
  readonly deliveredAt?: Instant | null;
  /** What we took of it; nothing when absent. */
  readonly commissionMinor?: bigint;
  readonly commissionVatMinor?: bigint;
};

const paid = '2026-11-10T09:00:00.000Z';

/** A completed sale with its payout and one shipment, so that it can be claimed for. */
export async function makeClaimableSale(db: Db, overrides: ClaimableOverrides = {}): Promise<MadeSale> {
  const {
    paidAt = paid,
    deliveredAt = '2026-11-19T09:00:00.000Z',
    commissionMinor,
    commissionVatMinor,
    ...given
  } = overrides;
  const parcel = { loadType: 'PARCEL', palletType: null, count: 1, lengthCm: 40, widthCm: 30, heightCm: 20 } as const;
  const made = await makeSale(db, {
    status: 'COMPLETED',
    createdAt: plus(paidAt, -days(1)),
    shippingMethod: 'SELLER',
    loads: [{ ...parcel, weightKg: 5 }],
    trackingNumbers: ['ABC-123456'],
    pickedUpAt: deliveredAt ?? paidAt,
    ...given,
  });
  await payFor(db, made, { paidAt, commission: commissionMinor ?? 0n, commissionVat: commissionVatMinor ?? 0n });
  const { sellerId, id: saleId, orderNumber } = made.sale;
  await db.insert(shipments).values({
    sellerId,
    id: newId(),
    saleId,
    orderNumber,
    carrier: 'own_truck',
    status: deliveredAt === null ? 'IN_TRANSIT' : 'DELIVERED',
    trackAndTraceNumbers: ['ABC-123456'],
    leg: 'DIRECT_TO_BUYER',
    createdAt: deliveredAt ?? paidAt,
  });
  return made;
}

type Taken = { readonly paidAt: Instant; readonly commission: bigint; readonly commissionVat: bigint };

/** Its seller was paid out. */
async function payFor(db: Db, { sale }: MadeSale, { paidAt, ...taken }: Taken): Promise<void> {
  const { sellerId, id: saleId, orderNumber, currency, totalMinor } = sale;
  const payoutId = newId();
  const parts = { ...taken, goods: totalMinor, fee: 0n, vat: 0n };
  const amountMinor = netOfParts(parts);
  await db.insert(payouts).values({
    sellerId,
    id: payoutId,
    saleId,
    orderNumber,
    status: 'PAID',
    amountMinor,
    goodsMinor: totalMinor,
    commissionMinor: parts.commission,
    commissionVatMinor: parts.commissionVat,
    currency,
    accountEnding: '1234',
    bankAccountId: newId(),
    quoteReference: 'quote',
    requestedAt: paidAt,
    requestedBy: newId(),
    settledAt: paidAt,
  });
  const of = { sellerId, saleId, payoutId, currency, at: paidAt };
  await postJournal(db, of, payoutJournal(parts));
  await postJournal(db, of, settledJournal(amountMinor));
}

export type ClaimOverrides = Partial<Omit<ClaimRow, 'sellerId' | 'id' | 'saleId'>> & {
  readonly seller?: SellerRow;
  readonly made?: MadeSale;
  readonly status?: ClaimStatus;
  readonly type?: ClaimType;
};

let count = 0;

/** A claim for two pieces of each line, in the given state; its sale is made when absent. */
export async function makeClaim(db: Db, overrides: ClaimOverrides = {}): Promise<ClaimRow & { lineIds: string[] }> {
  const { seller, made: given, ...row } = overrides;
  const made =
    given ??
    (await makeClaimableSale(db, {
      ...(seller ? { seller } : {}),
      ...(row.buyerId ? { buyerId: row.buyerId } : {}),
    }));
  const { sale, lines } = made;
  const status = row.status ?? 'UNDER_REVIEW';
  const claimed = lines.map((line) => ({ line, quantity: 2, claimedMinor: line.unitPriceMinor * 2n }));
  const claim = { ...claimRowOf(made, claimed), ...row, status, statusGroup: groupOfClaim[status] };
  const [inserted] = await db.insert(claims).values(claim).returning();
  if (!inserted) throw new Error('Assertion failed: an inserted claim is returned');
  await db.insert(claimLines).values(
    claimed.map(({ line, quantity, claimedMinor }, position) => ({
      sellerId: sale.sellerId,
      claimId: inserted.id,
      lineId: line.id,
      position,
      quantity,
      claimedMinor,
    })),
  );
  await db.insert(claimEvents).values(eventsOf(inserted));
  if (inserted.statusGroup === 'OPEN') await db.update(sales).set({ claimOpen: true }).where(eq(sales.id, sale.id));
  return { ...inserted, lineIds: lines.map(({ id }) => id) };
}

const reviewed = [
  ['submit', 'SUBMITTED'],
  ['triage', 'UNDER_REVIEW'],
] as const;
/** The shortest way to each state. */
const ways: Readonly<Record<ClaimStatus, readonly (readonly [action: string, to: ClaimStatus])[]>> = {
  SUBMITTED: [['submit', 'SUBMITTED']],
  AWAITING_EVIDENCE: [
    ['submit', 'SUBMITTED'],
    ['triage', 'AWAITING_EVIDENCE'],
  ],
  UNDER_REVIEW: reviewed,
  AWAITING_SELLER: [...reviewed, ['ask_seller', 'AWAITING_SELLER']],
  AWAITING_RESHIPMENT: [...reviewed, ['decide', 'AWAITING_RESHIPMENT']],
  APPROVED: [...reviewed, ['decide', 'APPROVED']],
  PARTIALLY_APPROVED: [...reviewed, ['decide', 'PARTIALLY_APPROVED']],
  REJECTED: [...reviewed, ['decide', 'REJECTED']],
  SETTLED: [...reviewed, ['decide', 'APPROVED'], ['settle', 'SETTLED']],
  WITHDRAWN: [...reviewed, ['withdraw', 'WITHDRAWN']],
  CLOSED_NO_RESPONSE: [
    ['submit', 'SUBMITTED'],
    ['triage', 'AWAITING_EVIDENCE'],
    ['evidence_timeout', 'CLOSED_NO_RESPONSE'],
  ],
};

function eventsOf({ sellerId, id, status, submittedAt, buyerName }: ClaimRow): (typeof claimEvents.$inferInsert)[] {
  const way = ways[status];
  return way.map(([action, toStatus], index) => ({
    sellerId,
    claimId: id,
    id: newId(),
    at: submittedAt,
    action,
    actorKind: 'BUYER',
    actorName: buyerName,
    fromStatus: way[index - 1]?.[1] ?? null,
    toStatus,
  }));
}

type Claimed = { readonly quantity: number; readonly claimedMinor: bigint };

function claimRowOf({ sale, seller }: MadeSale, claimed: readonly Claimed[]) {
  count += 1;
  const submittedAt = '2026-11-20T09:00:00.000Z';
  return {
    sellerId: sale.sellerId,
    id: newId(),
    number: `CL-${process.pid}${String(count).padStart(4, '0')}`,
    buyerId: sale.buyerId,
    buyerName: sale.buyerName,
    sellerName: seller.name,
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    saleMonth: sale.createdAt.slice(0, 7),
    type: 'DAMAGED_ITEM',
    openedBy: 'BUYER',
    description: 'Two boxes were crushed.',
    currency: sale.currency,
    quantity: claimed.reduce((sum, { quantity }) => sum + quantity, 0),
    claimedMinor: claimed.reduce((sum, { claimedMinor }) => sum + claimedMinor, 0n),
    submittedAt,
    statusSince: submittedAt,
    updatedAt: submittedAt,
    dueAt: 'infinity',
    wakeAt: 'infinity',
  } as const;
}
