/** A new claim: the row with its lines, its number and what goes with every change. */
import type { ClaimType } from '@quayside/contract/claim-values';
import { newId } from '../../kernel/ids.ts';
import { localDate } from '../../kernel/working-time.ts';
import type { SaleChange } from '../sales/sales.public.ts';
import { isEnded, isPaidFor } from './claim-context.ts';
import { type ClaimRecord, claimedInSale, insertClaim, nextClaimNumber } from './claims.repository.ts';
import { never } from './claims.timers.rules.ts';
import type { ClaimContext, EvidenceSnapshot, LineSnapshot, TransportSnapshot } from './claims.types.ts';
import { partyOf, recordClaimEvent } from './locked-claim.ts';

/** Claims that a buyer may take back or leave unanswered before the seller is paid: to put one right, not to hold the payment. */
const mostDropped = 3;

type Opened = {
  readonly type: ClaimType;
  readonly description: string;
  readonly contestsDelivery?: boolean;
  readonly claimed: readonly { readonly line: LineSnapshot; readonly quantity: number }[];
  readonly action: 'submit' | 'submit_lost_shipment';
};

type NewFacts = {
  readonly type: ClaimType;
  readonly evidence: readonly EvidenceSnapshot[];
  readonly transport: TransportSnapshot;
  readonly contestsDelivery?: boolean;
};

/** What the machine judges a claim by that does not exist yet. */
export async function newContext(sale: SaleChange, facts: NewFacts): Promise<ClaimContext> {
  const others = await claimedInSale(sale.db, sale.sale.sellerId, sale.sale.id);
  return {
    claim: {
      status: 'NEW',
      type: facts.type,
      claimedMinor: 0n,
      dueAt: null,
      remindersSent: 0,
      proposedBy: null,
      appealedAt: null,
      reshippedAt: null,
      settledAt: null,
      appealBy: null,
    },
    now: sale.now,
    party: null,
    evidence: facts.evidence,
    decidedAt: null,
    askedAt: null,
    hasOtherOpenClaim: others.some(({ statusGroup }) => statusGroup === 'OPEN'),
    holdsAgain: sale.actor.kind === 'BUYER' && !isPaidFor(sale.sale.status) && droppedOf(others) >= mostDropped,
    isSaleEnded: isEnded(sale.sale),
    transport: facts.transport,
    contestsDelivery: facts.contestsDelivery ?? false,
    decision: null,
    lines: [],
    leftMinor: null,
  };
}

/** Claims, of which there is a row for each line. */
const droppedOf = (rows: readonly { readonly claimId: string; readonly status: string }[]): number =>
  new Set(
    rows
      .filter(({ status }) => status === 'WITHDRAWN' || status === 'CLOSED_NO_RESPONSE')
      .map(({ claimId }) => claimId),
  ).size;

/** Inserts the claim; `attach` gives it what was evaluated before. The triage is the system's, at once. */
export async function openClaim(
  change: SaleChange,
  { type, description, contestsDelivery = false, claimed, action }: Opened,
  attach: (claim: ClaimRecord) => Promise<unknown> = async () => undefined,
): Promise<ClaimRecord> {
  const { db, actor, sale, seller, now } = change;
  const lines = claimed.map(({ line, quantity }, position) => ({
    lineId: line.lineId,
    position,
    quantity,
    claimedMinor: line.unitPriceMinor * BigInt(quantity),
  }));
  const claim = await insertClaim(
    db,
    {
      sellerId: sale.sellerId,
      id: newId(),
      number: await nextClaimNumber(db),
      buyerId: sale.buyerId,
      buyerName: sale.buyerName,
      sellerName: seller.name,
      saleId: sale.id,
      orderNumber: sale.orderNumber,
      saleMonth: localDate(sale.createdAt, seller.timeZone).slice(0, 7),
      type,
      status: 'SUBMITTED',
      statusGroup: 'OPEN',
      openedBy: partyOf(actor) ?? 'SYSTEM',
      description,
      contestsDelivery,
      currency: sale.currency,
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      claimedMinor: lines.reduce((sum, { claimedMinor }) => sum + claimedMinor, 0n),
      statusSince: now,
      dueAt: never,
      wakeAt: now,
      submittedAt: now,
      updatedAt: now,
    },
    lines,
  );
  await attach(claim);
  await recordClaimEvent({ db, actor, sale: change }, claim, { action }, null);
  return claim;
}
