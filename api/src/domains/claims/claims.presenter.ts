/** How a claim looks on the wire: adds `nextAction` and `allowedActions` from the reader's side. */

import type { ClaimType } from '@quayside/contract/claim-values';
import type { Claim, ClaimEvidence, ClaimRow, EvidenceEvaluation } from '@quayside/contract/claims';
import type { PermissionName } from '@quayside/contract/permissions';
import type { Instant } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import { carrierByQid, trackingUrlOf } from '../carriers/carriers.public.ts';
import { presentSecondApproval } from '../decisions/decisions.public.ts';
import { contextOfRow } from './claim-context.ts';
import { checklistOf } from './claims.evidence.rules.ts';
import { allowedActionsOf, isSeenBy, sideOf } from './claims.policy.ts';
import type { ClaimDetail } from './claims.read-model.ts';
import type { ClaimRecord, EvidenceRecord } from './claims.repository.ts';
import { acceptedAmounts, maximumOf, nextActionOf, totalOf } from './claims.rules.ts';
import { never } from './claims.timers.rules.ts';
import type { ClaimContext, LineSnapshot } from './claims.types.ts';

type Viewer = {
  readonly kind: string;
  readonly userId: string | null;
  readonly permissions: ReadonlySet<PermissionName>;
};

export function presentClaimRow(claim: ClaimRecord, context: ClaimContext, viewer: Viewer): ClaimRow {
  const inCurrency = (minor: bigint) => toWire(money(minor, claim.currency));
  return {
    qid: claim.id,
    number: claim.number,
    saleQid: claim.saleId,
    orderFid: claim.orderNumber,
    type: claim.type,
    status: claim.status,
    quantity: claim.quantity,
    amount: inCurrency(claim.claimedMinor),
    approvedAmount: claim.approvedMinor === null ? null : inCurrency(claim.approvedMinor),
    endedWithOrder: claim.endedWithOrder,
    submittedAt: claim.submittedAt,
    dueAt: claim.dueAt === never ? null : claim.dueAt,
    nextAction: nextActionOf(claim, sideOf(viewer), viewer.userId),
    allowedActions: allowedActionsOf(viewer, context),
    sellerName: claim.sellerName,
    buyerName: claim.buyerName,
    version: claim.version,
  };
}

/** The whole claim. Files that the other side has not sent yet are theirs alone: there are none, a file counts at once. */
export function presentClaim(detail: ClaimDetail, viewer: Viewer, now: Instant): Claim {
  const { claim, lines, evidence, events, leftMinor } = detail;
  const facts: LineSnapshot[] = lines.map(({ line, product, refundedBefore }) => ({
    lineId: line.lineId,
    unitPriceMinor: product.unitPriceMinor,
    shippedQuantity: product.shippedQuantity > 0 ? product.shippedQuantity : (product.confirmedQuantity ?? 0),
    claimedBefore: 0,
    refundedBeforeMinor: BigInt(refundedBefore),
  }));
  const context: ClaimContext = { ...contextOfRow(claim, now), evidence, lines: facts, leftMinor };
  return {
    ...presentClaimRow(claim, context, viewer),
    description: claim.description,
    openedBy: claim.openedBy,
    lines: lines.map((one, index) => presentLine(one, facts[index], claim)),
    evidence: evidence.map(presentEvidence),
    checklist: checklistOf(claim.type, evidence),
    saleProcessingDetails: presentProcessing(detail),
    appeal:
      claim.appealParty && claim.appealedAt
        ? { by: claim.appealParty, reason: claim.appealReason ?? '', at: claim.appealedAt }
        : null,
    appealBy: claim.appealUntil,
    amountIfAccepted: presentAcceptance(detail, facts),
    amountLeft: leftMinor === null ? null : toWire(money(leftMinor, claim.currency)),
    secondApproval: presentSecondApproval(detail.waiting, { ...viewer, kind: sideOf(viewer) }),
    events: events
      .filter(({ action }) => isSeenBy(sideOf(viewer), action))
      .map((event) => ({
        qid: event.id,
        at: event.at,
        action: event.action,
        actor: event.actorName,
        from: event.fromStatus,
        to: event.toStatus,
        reason: event.reason,
      })),
    updatedAt: claim.updatedAt,
  };
}

/** What accepting would come to, by the rule that accepting goes by. */
function presentAcceptance({ claim, lines, leftMinor }: ClaimDetail, facts: readonly LineSnapshot[]) {
  if (claim.status !== 'AWAITING_SELLER') return null;
  const claimed = lines.map(({ line }) => line);
  return toWire(money(totalOf(acceptedAmounts(claimed, facts, leftMinor)), claim.currency));
}

function presentLine(
  { line, product }: ClaimDetail['lines'][number],
  facts: LineSnapshot | undefined,
  { currency }: ClaimRecord,
): Claim['lines'][number] {
  const inCurrency = (minor: bigint) => toWire(money(minor, currency));
  return {
    lineQid: line.lineId,
    productName: product.productName,
    gtin: product.gtin,
    quantity: line.quantity,
    shippedQuantity: facts?.shippedQuantity ?? 0,
    unitPrice: inCurrency(product.unitPriceMinor),
    claimedAmount: inCurrency(line.claimedMinor),
    maximumAmount: inCurrency(facts ? maximumOf(facts) : 0n),
    approvedAmount: line.approvedMinor === null ? null : inCurrency(line.approvedMinor),
  };
}

/** `claim sale processing details` of the specification. */
function presentProcessing({ claim, deductedInPayoutId }: ClaimDetail): Claim['saleProcessingDetails'] {
  const inCurrency = (minor: bigint) => toWire(money(minor, claim.currency));
  return {
    sellerResponse: claim.sellerResponse,
    sellerMessage: claim.sellerMessage,
    respondedAt: claim.respondedAt,
    respondBy: claim.respondBy,
    fault: claim.fault,
    resolution: claim.resolution,
    decisionNote: claim.decisionNote,
    decidedAt: claim.decidedAt,
    approvedAmount: claim.approvedMinor === null ? null : inCurrency(claim.approvedMinor),
    settledAt: claim.settledAt,
    refundedAmount: inCurrency(claim.refundedMinor),
    deductedAmount: inCurrency(claim.deductedMinor),
    deductedInPayoutQid: deductedInPayoutId,
    toleranceApplied: inCurrency(claim.toleranceMinor),
    reshipment: presentReshipment(claim),
  };
}

export function presentReshipment({ reshipCarrier, reshipNumber }: ClaimRecord) {
  if (reshipCarrier === null || reshipNumber === null) return null;
  const carrier = carrierByQid(reshipCarrier);
  return {
    carrierQid: reshipCarrier,
    carrierName: carrier?.name ?? reshipCarrier,
    number: reshipNumber,
    trackingUrl: (carrier && trackingUrlOf(carrier, reshipNumber)) ?? null,
  };
}

export function presentEvidence(evidence: EvidenceRecord): ClaimEvidence {
  return {
    qid: evidence.id,
    kind: evidence.kind,
    verdict: evidence.verdict,
    party: evidence.party,
    fileName: evidence.fileName,
    mediaType: evidence.mediaType,
    bytes: evidence.bytes,
    addedAt: evidence.addedAt,
    addedBy: evidence.addedByName,
  };
}

/** What was evaluated, and what the type of claim still lacks. */
export const presentEvaluation = (type: ClaimType, evidence: readonly EvidenceRecord[]): EvidenceEvaluation => ({
  evidence: evidence.map(presentEvidence),
  checklist: checklistOf(type, evidence),
});
