/** Claims: what a buyer asks back for a sale, the evidence, the seller's answer, the decision and what it led to. */
import { z } from 'zod';
import {
  buyerClaimTypes,
  claimActions,
  claimNextActions,
  claimParties,
  claimSorts,
  claimStatuses,
  claimTabs,
  claimTypes,
  evidenceKinds,
  evidenceMediaTypes,
  evidenceParties,
  faults,
  resolutions,
  sellerAnswers,
  sellerResponses,
  verdicts,
} from './claim-values.ts';
import { instant, listOf, money, pageQuery, qid, text, version } from './common.ts';
import { decidedClaim, secondApproval } from './decisions.ts';

export const claimListQuery = pageQuery.extend({
  status: z.enum([...claimTabs, ...claimStatuses]).default('OPEN'),
  sort: z.enum(claimSorts).optional(),
  /** Beginning of an order number or of a claim's number. */
  search: text(80).optional(),
  saleQid: qid.optional(),
});
export type ClaimListQuery = z.infer<typeof claimListQuery>;

export const claimRow = z
  .strictObject({
    qid,
    number: z.string(),
    saleQid: qid,
    /** The order number people say. */
    orderFid: z.string(),
    type: z.enum(claimTypes),
    status: z.enum(claimStatuses),
    quantity: z.int(),
    amount: money.meta({ description: 'What is claimed' }),
    approvedAmount: money.nullable(),
    endedWithOrder: z.boolean().meta({
      description: 'WITHDRAWN by nobody: its order ended without delivery, and its buyer has everything back',
    }),
    submittedAt: instant,
    dueAt: instant.nullable(),
    nextAction: z.enum(claimNextActions),
    allowedActions: z.array(z.enum(claimActions)),
    sellerName: z.string(),
    buyerName: z.string(),
    version: z.int(),
  })
  .meta({ id: 'ClaimRow' });
export type ClaimRow = z.infer<typeof claimRow>;

export const claimList = listOf(claimRow)
  .extend({ tabs: z.strictObject({ NEEDS_YOU: z.int(), OPEN: z.int(), CLOSED: z.int() }) })
  .meta({ id: 'ClaimList' });
export type ClaimList = z.infer<typeof claimList>;

export const claimLine = z
  .strictObject({
    lineQid: qid,
    productName: z.string(),
    gtin: z.string(),
    quantity: z.int(),
    shippedQuantity: z.int(),
    unitPrice: money,
    claimedAmount: money,
    maximumAmount: money.meta({ description: 'What can be refunded at most: shipped, less what was refunded before' }),
    approvedAmount: money.nullable(),
  })
  .meta({ id: 'ClaimLine' });

export const claimEvidence = z
  .strictObject({
    qid,
    kind: z.enum(evidenceKinds),
    verdict: z.enum(verdicts),
    party: z.enum(evidenceParties),
    fileName: z.string(),
    mediaType: z.enum(evidenceMediaTypes),
    bytes: z.int(),
    addedAt: instant,
    addedBy: z.string(),
  })
  .meta({ id: 'ClaimEvidence' });
export type ClaimEvidence = z.infer<typeof claimEvidence>;

export const checklistEntry = z
  .strictObject({ kind: z.enum(evidenceKinds), verdict: z.enum(verdicts).nullable(), isSatisfied: z.boolean() })
  .meta({
    id: 'ClaimChecklistEntry',
    description: 'A kind that the type of claim needs; verdict null: nothing was sent',
  });

export const saleProcessingDetails = z
  .strictObject({
    sellerResponse: z.enum(sellerResponses).nullable(),
    sellerMessage: z.string().nullable(),
    respondedAt: instant.nullable(),
    respondBy: instant.nullable(),
    fault: z.enum(faults).nullable(),
    resolution: z.enum(resolutions).nullable(),
    decisionNote: z.string().nullable(),
    decidedAt: instant.nullable(),
    approvedAmount: money.nullable(),
    settledAt: instant.nullable(),
    refundedAmount: money,
    deductedAmount: money,
    deductedInPayoutQid: qid.nullable(),
    toleranceApplied: money,
    reshipment: z
      .strictObject({
        carrierQid: z.string(),
        carrierName: z.string(),
        number: z.string(),
        trackingUrl: z.string().nullable(),
      })
      .nullable()
      .meta({ description: 'How the goods come that the seller sent again' }),
  })
  .meta({ id: 'ClaimSaleProcessingDetails' });

export const claimEvent = z
  .strictObject({
    qid,
    at: instant,
    action: z.string(),
    actor: z.string(),
    from: z.enum(claimStatuses).nullable(),
    to: z.enum(claimStatuses),
    reason: z.string().nullable(),
  })
  .meta({ id: 'ClaimEvent' });

export const claim = claimRow
  .extend({
    description: z.string(),
    openedBy: z.enum([...claimParties, 'SYSTEM']),
    lines: z.array(claimLine),
    evidence: z.array(claimEvidence),
    checklist: z.array(checklistEntry),
    saleProcessingDetails,
    appeal: z.strictObject({ by: z.enum(claimParties), reason: z.string(), at: instant }).nullable(),
    appealBy: instant.nullable(),
    amountIfAccepted: money.nullable().meta({
      description:
        'What is refunded if the seller accepts: what is claimed, and no more than is left of the goods; null unless the claim awaits the seller',
    }),
    amountLeft: money.nullable().meta({
      description:
        'What all lines together can be refunded: the goods that nobody refunded, what this claim refunded before not counted; null unless it is answered or decided now',
    }),
    secondApproval,
    events: z.array(claimEvent),
    updatedAt: instant,
  })
  .meta({ id: 'Claim' });
export type Claim = z.infer<typeof claim>;

const evidenceQids = z.array(qid).max(40).default([]);
const claimedLine = z.strictObject({ lineQid: qid, quantity: z.int().min(1).max(1_000_000) });

export const submitClaimBody = z.strictObject({
  saleQid: qid,
  type: z.enum(buyerClaimTypes),
  description: text(2_000),
  lines: z.array(claimedLine).min(1).max(200),
  /** Files that were evaluated before. */
  evidence: evidenceQids,
});
export const lostShipmentBody = z.strictObject({
  saleQid: qid,
  description: text(2_000),
  /** The carrier says "delivered", and that is not so. */
  contestsDelivery: z.boolean().default(false),
});
export const respondBody = z.strictObject({ answer: z.enum(sellerAnswers), message: text(2_000), version });
export const shipAgainBody = z.strictObject({
  carrier: text(40).meta({ description: 'Qid of a carrier' }),
  trackAndTraceNumber: text(80),
  version,
});
export const askSellerBody = z.strictObject({ message: text(2_000), version });
export const decideBody = decidedClaim.extend({ note: text(2_000), version });
export const appealBody = z.strictObject({ reason: text(2_000), version });
export const withdrawBody = z.strictObject({ reason: text(500).optional(), version });

/** `POST internal/test-claim/`. */
export const testClaimBody = z.strictObject({
  saleQid: qid,
  type: z.enum(claimTypes).default('LOST_SHIPMENT'),
  description: text(2_000).default('Made for a test.'),
  answerWithinSeconds: z.int().min(1).max(86_400).optional().meta({ description: 'Asks the seller at once' }),
});
export const testClaimAnswer = z.strictObject({ qid, number: z.string() });

/** Beside the files (one part per kind: the part's name is the kind) of an evaluation before a claim exists. */
export const evaluationQuery = z.strictObject({ saleQid: qid, type: z.enum(claimTypes) });
export const evidenceEvaluation = z
  .strictObject({ evidence: z.array(claimEvidence), checklist: z.array(checklistEntry) })
  .meta({ id: 'EvidenceEvaluation' });
export type EvidenceEvaluation = z.infer<typeof evidenceEvaluation>;
