import type { webhookProblems } from '@quayside/contract/webhook-values';
import type { Instant } from '../../kernel/clock.ts';

/** A seller or a buyer; the other id is nobody's. */
export type Owner = { readonly sellerId: string; readonly buyerId: string };
type Problem = (typeof webhookProblems)[number];
/** What a try was answered with, or why with nothing. */
export type Outcome = { readonly status: number } | { readonly problem: Problem };
/** What the rules look at. */
export type Tried = {
  readonly isTest: boolean;
  /** Tries before this one. */
  readonly attempt: number;
  readonly failingSince: Instant | null;
};
