/** Four eyes: what one of our staff decided above the four-eyes limit waits until a second one confirms exactly that. */
import { z } from 'zod';
import { faults, resolutions } from './claim-values.ts';
import { askedMoney, instant, listOf, money, pageQuery, qid, text, version } from './common.ts';
import { decisionActions, decisionKinds, decisionStatuses } from './decision-values.ts';

export const decidedLine = z.strictObject({ lineQid: qid, amount: askedMoney });
/** What is decided of a claim beside the amount and the reason. */
export const decidedClaim = z.strictObject({
  fault: z.enum(faults),
  resolution: z.enum(resolutions),
  lines: z.array(decidedLine).max(200),
});
export type DecidedClaim = z.infer<typeof decidedClaim>;

export const decision = z
  .strictObject({
    qid,
    kind: z.enum(decisionKinds),
    status: z.enum(decisionStatuses),
    saleQid: qid,
    order: z.string(),
    sellerName: z.string(),
    subjectQid: qid.meta({ description: 'The payment, the claim or the order that it is about' }),
    amount: money.meta({ description: 'What it pays or refunds' }),
    total: money.meta({
      description: 'With every refund of the order that staff decided before: what is held against the four-eyes limit',
    }),
    reason: z.string(),
    claim: decidedClaim.nullable().meta({ description: 'Of a claim: what is decided for each line' }),
    by: z.string().meta({ description: 'Who decided first' }),
    at: instant,
    concludedBy: z.string().nullable(),
    concludedAt: instant.nullable(),
    allowedActions: z.array(z.enum(decisionActions)),
  })
  .meta({ id: 'Decision', description: 'A decision of our staff by which money moves' });
export type Decision = z.infer<typeof decision>;
/** On what it is about: the decision that waits for a second person. Only staff see one. */
export const secondApproval = decision
  .nullable()
  .meta({ description: 'A decision above the four-eyes limit that waits for a second person; null: none does' });

export const decisionQuery = pageQuery.extend({ kind: z.enum(decisionKinds).optional() });
export const decisionList = listOf(decision);

const seen = version.meta({ description: 'Of the payment, claim or order as the caller saw it; absent: no check' });
export const confirmDecisionBody = z.strictObject({ version: seen }).default({});
export const rejectDecisionBody = z.strictObject({ reason: text(500), version: seen });
