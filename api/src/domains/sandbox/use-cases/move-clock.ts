/** A company's time goes forward, and what was due by then happens. */
import { days, type Instant } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { inMovedTime } from '../../../platform/moved-time.ts';
import { refuse } from '../sandbox.errors.ts';
import { movedBy } from '../sandbox.read-model.ts';
import { moveBy } from '../sandbox.repository.ts';
import { runDue } from './run-due.ts';

/** Further ahead nothing waits. */
const furthest = days(400);

/** Gives what time it is then. Refuses with `sandbox_too_far`. */
export async function moveClock(deps: Deps, buyerId: string, step: number): Promise<Instant> {
  const { database, clock } = deps;
  const moved = await database.write({ buyerId }, async (db) => {
    if ((await movedBy(db, buyerId)) + step > furthest) throw refuse('sandbox_too_far');
    return moveBy(db, buyerId, step, clock.now());
  });
  return inMovedTime(moved, async () => {
    await runDue(deps, buyerId);
    return clock.now();
  });
}
