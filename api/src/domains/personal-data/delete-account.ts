/** A person leaves: the account ends, and with it what tells who it was. */
import type { Deps } from '../../platform/deps.ts';
import { type Opening, openWrite } from '../../platform/write.ts';
import { record } from '../audit/audit.public.ts';
import { lockProved, type Owner, provePassword } from '../auth/auth.public.ts';
import { lockPeople } from '../users/users.public.ts';
import { endAccount } from './end-account.ts';
import { refuse } from './personal-data.errors.ts';
import { isOwner } from './personal-data.rules.ts';

/** Refuses with `incorrect_password`, `too_many_attempts`, `last_owner`. */
export async function deleteAccount(deps: Deps, opening: Opening, owner: Owner, secret: string): Promise<void> {
  const proved = await provePassword(deps, owner, secret);
  await openWrite(deps, opening, async (write) => {
    const { db, actor } = write;
    const { sellerId } = actor;
    const people = sellerId === null ? [] : await lockPeople(db, sellerId);
    const user = await lockProved(db, proved);
    if (isOwner(user) && !people.some((one) => one.id !== user.id && isOwner(one))) throw refuse('last_owner');
    await endAccount(write, user);
    if (sellerId !== null) await record(write, { sellerId, action: 'TEAM_LEFT', subject: user.account });
  });
}
