/** A person leaves: the account ends, and with it what tells who it was. */
import type { Deps } from '../../platform/deps.ts';
import { type Opening, openWrite } from '../../platform/write.ts';
import { record } from '../audit/audit.public.ts';
import { forgetPerson, lockProved, type Owner, provePassword } from '../auth/auth.public.ts';
import { forgetFactorsOf } from '../second-factors/second-factors.public.ts';
import { lockPeople, saveUser } from '../users/users.public.ts';
import { refuse } from './personal-data.errors.ts';

/** Refuses with `incorrect_password`, `too_many_attempts`, `last_owner`. */
export async function deleteAccount(deps: Deps, opening: Opening, owner: Owner, secret: string): Promise<void> {
  const proved = await provePassword(deps, owner, secret);
  await openWrite(deps, opening, async (write) => {
    const { db, now, actor } = write;
    const { sellerId } = actor;
    const people = sellerId === null ? [] : await lockPeople(db, sellerId);
    const user = await lockProved(db, proved);
    const isOwner = ({ role, invitedAt }: typeof user) => role === 'OWNER' && invitedAt === null;
    if (isOwner(user) && !people.some((one) => one.id !== user.id && isOwner(one))) throw refuse('last_owner');
    await forgetPerson(write, user.id, false);
    await forgetFactorsOf(db, user.id);
    await saveUser(db, user.id, {
      ...{ disabledAt: now, account: 'Former colleague', email: `${user.id}@removed.invalid`, phone: null },
      ...{ pendingEmail: null, pendingPhone: null, secondFactorAt: null },
    });
    if (sellerId !== null) await record(write, { sellerId, action: 'TEAM_LEFT', subject: user.account });
  });
}
