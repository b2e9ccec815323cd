import { minutes, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { factorState } from './factor-state.ts';

/** The person's second factor as this session sees it; `provedAt` when it was shown in this very call. */
export async function shownFactor(
  { database, clock }: Deps,
  { userId, secondFactor }: SignedInActor,
  provedAt = secondFactor.provedAt,
) {
  const state = await database.read('none', (db) => factorState(db, userId));
  const until = provedAt && plus(provedAt, minutes(10));
  return { ...state, provedUntil: state.isOn && until !== null && until > clock.now() ? until : null };
}
