/** Somebody invited has chosen a password. */
import { type Actor, systemActor } from '../../kernel/actor.ts';
import { isFirstHandling, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { record } from '../audit/audit.public.ts';
import { accountById } from '../users/users.public.ts';

const name = 'team.joined';

export const teamSubscribers: readonly Subscriber[] = [
  subscriber(name, 'user.activated', async ({ userId }, event, deps) => {
    const user = (await deps.database.read('none', (db) => accountById(db, userId)))?.user;
    const sellerId = user?.sellerId;
    if (!user || !sellerId) return;
    const actor: Actor = { ...systemActor, kind: 'SELLER', userId, name: user.account, sellerId };
    await openWrite(deps, { actor, scope: { sellerId } }, async (write) => {
      if (!(await isFirstHandling(write.db, event.id, name, write.now))) return;
      await record(write, { sellerId, action: 'TEAM_JOINED', subject: user.email });
    });
  }),
];
