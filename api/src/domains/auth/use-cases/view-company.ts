/** One of our own people looks at a company as it sees itself: for half an hour at most, and the company reads who and why. */
import { sellerIdOf } from '../../../kernel/actor.ts';
import type { Instant } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { SignedInActor } from '../../../platform/http/actor.ts';
import { openWrite } from '../../../platform/write.ts';
import { record } from '../../audit/audit.public.ts';
import { forgetSession } from '../session-cache.ts';
import { saveView } from '../sessions.repository.ts';
import { endOfView } from '../viewing.rules.ts';

/** Gives when it ends. The company exists; whoever asks may look at it and has shown the second factor. */
export async function viewCompany(
  deps: Deps,
  actor: SignedInActor,
  { sellerId, reason }: { readonly sellerId: string; readonly reason: string },
): Promise<Instant> {
  const until = await openWrite(deps, { actor, scope: { sellerId } }, async (write) => {
    const end = endOfView(write.now);
    await saveView(write.db, actor.sessionId, { sellerId, until: end });
    const changes = [{ field: 'until', before: null, after: end }];
    await record(write, { sellerId, action: 'STAFF_VIEW_STARTED', subject: reason, changes });
    return end;
  });
  forgetSession(deps, actor.sessionId);
  return until;
}

/** Nothing happens to whoever looks at none. */
export async function endView(deps: Deps, actor: SignedInActor): Promise<void> {
  if (actor.viewsUntil === undefined) return;
  const sellerId = sellerIdOf(actor);
  await openWrite(deps, { actor, scope: { sellerId } }, async (write) => {
    await saveView(write.db, actor.sessionId, null);
    await record(write, { sellerId, action: 'STAFF_VIEW_ENDED', subject: actor.name });
  });
  forgetSession(deps, actor.sessionId);
}
