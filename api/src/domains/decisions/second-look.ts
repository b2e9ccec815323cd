/** What each kind of decision does when a second person looks at it, or the first takes it back. */
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { DecisionRecord } from './decisions.repository.ts';

/** Somebody of our staff. */
export type Reviewer = {
  readonly kind: 'STAFF';
  readonly userId: string;
  readonly name: string;
  readonly sellerId: null;
  readonly permissions: ReadonlySet<string>;
};
export type Look = {
  /** An open transaction in the seller's scope. */
  readonly db: Db;
  readonly deps: Deps;
  readonly staff: Reviewer;
  /** As it was found; each look locks what it is about, then the decision. */
  readonly waiting: DecisionRecord;
  /** Of what it is about, as the reviewer saw it; undefined: no check. */
  readonly version: number | undefined;
};
export type SecondLook = {
  /** Carries out exactly what was decided. */
  readonly confirm: (look: Look) => Promise<DecisionRecord>;
  readonly reject: (look: Look, reason: string) => Promise<DecisionRecord>;
  readonly withdraw: (look: Look) => Promise<DecisionRecord>;
};
