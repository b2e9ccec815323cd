/** A person as every call that signs in or changes them shows them, with the address of their company. */
import type { User } from '@quayside/contract/users';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentUser } from './users.presenter.ts';
import { type Account, accountById, companyAddress } from './users.read-model.ts';

export async function shownUser({ database, config }: Deps, account: Account): Promise<User> {
  return presentUser(account, config, await addressOf(database, account));
}

export async function shownUserById(deps: Deps, id: string): Promise<User> {
  const account = await deps.database.read('none', (db) => accountById(db, id));
  return shownUser(deps, present(account, 'the signed-in user exists'));
}

async function addressOf(database: Deps['database'], { user, buyer }: Account): Promise<User['address']> {
  if (user.sellerId !== null) return companyAddress(database, user.sellerId);
  if (!buyer || buyer.line1 === '') return null;
  const { line1, postalCode, city, country } = buyer;
  return { line1, line2: '', postalCode, city, region: '', country };
}
