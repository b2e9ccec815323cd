/** A company leaves: it sells no more, and nobody of it has an account. What bookkeeping needs stays. */
import { sellerIdOf } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type Opening, openWrite, type Write } from '../../platform/write.ts';
import { lockProved, type Owner, provePassword } from '../auth/auth.public.ts';
import { moveSeller, type SellerRecord } from '../sellers/sellers.public.ts';
import { lockPeople } from '../users/users.public.ts';
import { dropCopyOf } from './copies/ask-copy.ts';
import { endAccount } from './end-account.ts';
import { refuse } from './personal-data.errors.ts';
import { isOwner } from './personal-data.rules.ts';

/** Refuses with `incorrect_password`, `too_many_attempts`, `owner_only` and what closing is refused for, `seller_has_open_work`. */
export async function closeCompany(deps: Deps, opening: Opening, owner: Owner, secret: string): Promise<void> {
  const proved = await provePassword(deps, owner, secret);
  if (!isOwner(proved)) throw refuse('owner_only');
  await openWrite(deps, opening, async (write) => {
    const seller = await moveSeller(write, { sellerId: sellerIdOf(write.actor), event: 'close' });
    if (!isOwner(await lockProved(write.db, proved))) throw refuse('owner_only');
    await endPeopleOf(write, seller);
  });
}

/** Each account of the company ends, in the transaction that closed it; owners are told at the address they had. */
export async function endPeopleOf(write: Write, { id: sellerId, name: company }: SellerRecord): Promise<void> {
  const { db, now } = write;
  for (const person of await lockPeople(db, sellerId)) {
    const { id, email, isEmailVerified } = person;
    if (isOwner(person) && isEmailVerified)
      await emit(db, now, 'seller.closed', { sellerId, userId: id, email, company });
    await endAccount(write, person);
  }
  await dropCopyOf(db, { sellerId, ownerId: sellerId });
}
