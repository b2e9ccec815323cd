/** What the rules look at, read from the stored claim, its sale and its transport. */
import type { ClaimParty } from '@quayside/contract/claim-values';
import type { Instant } from '../../kernel/clock.ts';
import { addWorkingDays, type WorkCalendar } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { assumedDeliveryOf } from '../orders/orders.public.ts';
import { livingPayoutOf, paidSince, refundedGoods } from '../payouts/payouts.public.ts';
import { goodsOf, linesOfSale, type SaleChange } from '../sales/sales.public.ts';
import { deliveryStatusOf } from '../shipments/shipments.public.ts';
import { claimLimits } from './claims.limits.ts';
import { type ClaimRecord, claimedInSale, evidenceOfClaim, linesOfClaim } from './claims.repository.ts';
import { never } from './claims.timers.rules.ts';
import type { ClaimContext, ClaimSnapshot, LineSnapshot, TransportSnapshot } from './claims.types.ts';

/** Claims whose pieces count against a new one. What was refunded counts whatever became of its claim. */
const counts = ({ status, statusGroup }: { status: string; statusGroup: string }): boolean =>
  statusGroup === 'OPEN' || status === 'SETTLED';

function factsOf(claim: ClaimRecord): ClaimSnapshot {
  return {
    status: claim.status,
    type: claim.type,
    claimedMinor: claim.claimedMinor,
    dueAt: claim.dueAt === never ? null : claim.dueAt,
    remindersSent: claim.remindersSent,
    proposedBy: claim.proposedBy,
    appealedAt: claim.appealedAt,
    reshippedAt: claim.reshipNumber === null ? null : claim.settledAt,
    settledAt: claim.settledAt,
    appealBy: claim.appealUntil,
  };
}

/** What a list knows of a claim: enough to say what may be done, not whether it would be complete. */
export const contextOfRow = (claim: ClaimRecord, now: Instant): ClaimContext => ({
  claim: factsOf(claim),
  now,
  party: null,
  evidence: [],
  decidedAt: claim.decidedAt,
  askedAt: claim.askedAt,
  hasOtherOpenClaim: false,
  holdsAgain: false,
  isSaleEnded: false,
  transport: null,
  contestsDelivery: claim.contestsDelivery,
  decision: null,
  lines: [],
  leftMinor: null,
});

/** The whole context of a stored claim; `party` is the side that acts. */
export async function contextOfClaim(
  { db, sale, now }: SaleChange,
  claim: ClaimRecord,
  party: ClaimParty | null,
): Promise<ClaimContext> {
  const [evidence, claimed, lines, others] = await Promise.all([
    evidenceOfClaim(db, claim.sellerId, claim.id),
    linesOfClaim(db, claim.sellerId, claim.id),
    lineFactsOf(db, sale, claim.id),
    claimedInSale(db, claim.sellerId, claim.saleId),
  ]);
  return {
    ...contextOfRow(claim, now),
    party,
    evidence,
    hasOtherOpenClaim: others.some((one) => one.claimId !== claim.id && one.statusGroup === 'OPEN'),
    isSaleEnded: isEnded(sale),
    lines: lines.filter((line) => claimed.some(({ lineId }) => lineId === line.lineId)),
    leftMinor: await leftOf(db, sale, claim),
  };
}

/**
 * Goods of the claim's sale that nobody refunded yet, its own refund not counted. Nothing is left of a sale that ended
 * without delivery: its buyer has the rest already.
 */
export async function leftOf(
  db: Db,
  sale: Pick<SaleChange['sale'], 'status' | 'confirmedMinor' | 'requestedMinor'>,
  { sellerId, saleId, refundedMinor }: ClaimRecord,
): Promise<bigint> {
  if (isEnded(sale)) return 0n;
  const payout = await livingPayoutOf(db, sellerId, saleId);
  const refunded = await refundedGoods(db, sellerId, saleId);
  return (payout?.goodsMinor ?? goodsOf(sale)) - refunded + refundedMinor;
}

/** The sale ended without delivery. */
export const isEnded = ({ status }: Pick<SaleChange['sale'], 'status'>): boolean =>
  status === 'DECLINED' || status === 'EXPIRED' || status === 'CANCELLED';

/** Each line of the sale with what other claims took of it. `claimId`: the claim that does not count; null for a new one. */
export async function lineFactsOf(db: Db, sale: SaleChange['sale'], claimId: string | null): Promise<LineSnapshot[]> {
  const [lines, claimed] = await Promise.all([
    linesOfSale(db, sale.sellerId, sale.id),
    claimedInSale(db, sale.sellerId, sale.id),
  ]);
  const others = claimed.filter((one) => one.claimId !== claimId);
  // Until shipments count pieces, what was confirmed was shipped.
  const isHandedOver = wasHandedOver(sale);
  return lines.map((line) => {
    const same = others.filter(({ lineId }) => lineId === line.id);
    return {
      lineId: line.id,
      unitPriceMinor: line.unitPriceMinor,
      shippedQuantity:
        line.shippedQuantity > 0 ? line.shippedQuantity : isHandedOver ? (line.confirmedQuantity ?? 0) : 0,
      claimedBefore: same.filter(counts).reduce((sum, { quantity }) => sum + quantity, 0),
      refundedBeforeMinor: same.reduce((sum, { refundedMinor }) => sum + refundedMinor, 0n),
    };
  });
}

/** A sale that was paid was handed over; so was one whose goods a carrier or our warehouse has (decision 0031). */
const wasHandedOver = ({ status, pickedUpAt }: SaleChange['sale']): boolean =>
  isPaidFor(status) || (pickedUpAt !== null && (status === 'CONFIRMED' || status === 'PAYMENT_IN_REVIEW'));
export const isPaidFor = (status: string): boolean => status === 'PAID' || status === 'COMPLETED';

/** What is told as lost after the rest was assumed to be there can be claimed from then on. */
const laterOf = (assumed: Instant, goneAt: Instant | null): Instant =>
  goneAt !== null && goneAt > assumed ? goneAt : assumed;

/** How the goods of the sale travelled, with the periods of the seller's calendar counted. */
export async function transportOf({ db, sale, now }: SaleChange, calendar: WorkCalendar): Promise<TransportSnapshot> {
  const [payout, journey] = await Promise.all([
    livingPayoutOf(db, sale.sellerId, sale.id),
    deliveryStatusOf(db, sale.sellerId, sale.id),
  ]);
  const handedOverAt = wasHandedOver(sale) ? sale.pickedUpAt : null;
  const paidAt = isPaidFor(sale.status) && payout ? await paidSince(db, payout) : handedOverAt;
  // Of what is on its way, or lost, its carrier's word is waited for.
  const assumed = journey.isPartlySilent ? await assumedDeliveryOf(db, sale.sellerId, sale.id) : null;
  const assumedAt = assumed !== null && assumed <= now ? laterOf(assumed, journey.goneAt) : null;
  const after = (start: Instant | null, count: number) =>
    start === null ? null : addWorkingDays(start, count, calendar);
  return {
    paidAt,
    // The buyer's days do not run while a warehouse of ours has the goods.
    deliveredAt: journey.isAtWarehouse ? now : (journey.deliveredAt ?? assumedAt),
    isLost: journey.isLost,
    isSilent: journey.isSilent,
    undeliveredFrom: after(paidAt, claimLimits.workingDaysUndelivered),
    lostFrom: after(journey.lastSeenAt, claimLimits.workingDaysWithoutScan),
  };
}
