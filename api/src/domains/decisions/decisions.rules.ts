/** Pure rules of decisions: what counts together, and how many people it takes. */
import type { DecisionKind } from '@quayside/contract/decision-values';
import { fourEyesMinor } from './decisions.limits.ts';
import type { MadeBefore } from './decisions.types.ts';

/** People who have to decide on an amount: exactly at the limit one is enough. */
export const approvalsNeeded = (totalMinor: bigint): 1 | 2 => (totalMinor > fourEyesMinor ? 2 : 1);

type Wanted = { readonly kind: DecisionKind; readonly subjectId: string; readonly amountMinor: bigint };

/**
 * The amount held against the limit: with every refund of the same order of a buyer, whoever sold its parts, that staff decided before, so that nobody gets
 * round it bit by bit. A claim that is decided anew, after an appeal, counts once and with its largest amount. A decision
 * that refunds nothing, and refunded nothing before, counts for nothing.
 */
export function totalWith(before: readonly MadeBefore[], { kind, subjectId, amountMinor }: Wanted): bigint {
  const isSame = (one: MadeBefore) => kind === 'CLAIM' && one.kind === kind && one.subjectId === subjectId;
  const earlier = before.find(isSame)?.largestMinor ?? 0n;
  const own = earlier > amountMinor ? earlier : amountMinor;
  if (own === 0n) return 0n;
  const others = before.filter((one) => !isSame(one));
  return others.reduce((sum, one) => sum + (one.kind === 'CLAIM' ? one.largestMinor : one.sumMinor), own);
}
