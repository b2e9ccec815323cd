/** What each kind of decision does when a second person looks at it, or the first takes it back. */
import type { PersonActor } from '../../kernel/actor.ts';
import type { Write } from '../../platform/write.ts';
import type { DecisionRecord } from './decisions.repository.ts';

/** An open write in the seller's rows. */
export type Look = Write & {
  readonly staff: PersonActor;
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
