/** Staff decide: whose fault it is, and what is refunded for each line. */
import type { decideBody } from '@quayside/contract/claims';
import type { z } from 'zod';
import { fromWire } from '../../../kernel/money.ts';
import { refuse } from '../claims.errors.ts';
import type { Decision } from '../claims.facts.ts';
import { type ClaimRecord, saveApprovedAmounts } from '../claims.repository.ts';
import { totalOf } from '../claims.rules.ts';
import { appealUntilOf, type ClaimChange, saveChange, statusAfter } from '../in-claim.ts';
import { moveMoney } from '../move-money.ts';

type Body = z.infer<typeof decideBody>;

/** After an appeal the decision stands: it can be appealed against once. */
export async function decideClaim(change: ClaimChange, body: Body): Promise<ClaimRecord> {
  const { db, claim, changer, context, sale } = change;
  const decision = decisionOf(body, claim);
  const status = statusAfter(changer, { ...context, decision }, 'decide');
  await saveApprovedAmounts(db, claim, decision.lines);
  const decided = { fault: body.fault, approvedMinor: totalOf(decision.lines), decidedAt: sale.now };
  // Nothing is settled after a rejection: what an earlier decision took from the seller is given back at once.
  const corrected = status === 'REJECTED' && claim.settledAt !== null ? await moveMoney(change, decided) : {};
  return saveChange(
    change,
    {
      ...decided,
      ...corrected,
      status,
      resolution: body.resolution,
      decisionNote: body.note,
      appealUntil: appealUntilOf(change),
    },
    { action: 'decide', reason: body.note, detail: { fault: body.fault, resolution: body.resolution } },
  );
}

function decisionOf({ fault, resolution, lines }: Body, claim: ClaimRecord): Decision {
  if (lines.some(({ amount }) => amount.currency !== claim.currency)) throw refuse('claim_currency_differs');
  return {
    fault,
    resolution,
    lines: lines.map(({ lineQid, amount }) => ({ lineId: lineQid, amountMinor: fromWire(amount).minor })),
  };
}
