/** The seller's answer: it is our fault, or it is not and this shows why. */
import type { respondBody } from '@quayside/contract/claims';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import { money, toWire } from '../../../kernel/money.ts';
import { recordAccepted } from '../../decisions/decisions.public.ts';
import { type ClaimRecord, linesOfClaim, saveApprovedAmounts } from '../claims.repository.ts';
import { acceptedAmounts, totalOf } from '../claims.rules.ts';
import type { Decision } from '../claims.types.ts';
import { type ClaimChange, decisionOn, saveChange, startedByDecision, statusAfter } from '../locked-claim.ts';

type Body = z.infer<typeof respondBody>;

export async function respondToClaim(change: ClaimChange, { answer, message }: Body): Promise<ClaimRecord> {
  const { sale } = change;
  const answered = { sellerResponse: answer, sellerMessage: message, respondedAt: sale.now };
  if (answer === 'ACCEPT') return accept(change, answered);
  const status = statusAfter(change.actor, change.context, 'contest');
  return saveChange(change, { ...answered, status }, { action: 'contest', reason: message });
}

type Answered = { sellerResponse: 'ACCEPT' | 'CONTEST'; sellerMessage: string; respondedAt: string };

/** Accepting decides the claim, by the seller's own fault. */
async function accept(change: ClaimChange, answered: Answered): Promise<ClaimRecord> {
  const { db, claim, actor, context, sale } = change;
  const decision = await acceptedDecision(change);
  const status = statusAfter(actor, { ...context, decision }, 'accept');
  await saveApprovedAmounts(db, claim, decision.lines);
  await countAccepted(change, decision, answered);
  return saveChange(
    change,
    {
      ...answered,
      status,
      fault: decision.fault,
      resolution: decision.resolution,
      approvedMinor: totalOf(decision.lines),
      decidedAt: sale.now,
      ...startedByDecision(change),
    },
    { action: 'accept', reason: answered.sellerMessage },
  );
}

/** Whoever of us refunds more of the order is held against what the seller gave away. */
async function countAccepted(change: ClaimChange, decision: Decision, { sellerMessage: reason }: Answered) {
  const { db, claim, actor, sale } = change;
  const { saleId, orderNumber, sellerName, currency } = claim;
  const { fault, resolution, lines } = decision;
  const detail = {
    ...{ fault, resolution },
    lines: lines.map(({ lineId: lineQid, amountMinor }) => ({ lineQid, amount: toWire(money(amountMinor, currency)) })),
  };
  await recordAccepted(db, {
    ...{ ...decisionOn(claim), saleId, orderNumber, sellerName, currency, reason, detail },
    ...{ staff: personOf(actor), at: sale.now, amountMinor: totalOf(lines) },
  });
}

async function acceptedDecision({ db, claim, context }: ClaimChange): Promise<Decision> {
  const claimed = await linesOfClaim(db, claim.sellerId, claim.id);
  const lines = acceptedAmounts(claimed, context.lines, context.leftMinor);
  return { fault: 'SELLER', resolution: totalOf(lines) === 0n ? 'NO_ACTION' : 'REFUND', lines };
}
