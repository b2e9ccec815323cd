/** Keys for tests. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { makeUser } from '../users/users.factory.ts';
import { insertKey } from './api-keys.repository.ts';
import type { Owner } from './api-keys.types.ts';
import { newKeyText } from './key-text.ts';

/** A living key of the company; gives its id. */
export async function makeApiKey(db: Db, owner: Owner): Promise<string> {
  const id = newId();
  const { id: userId } = await makeUser(
    db,
    'sellerId' in owner ? { ...owner, role: 'VIEWER' } : { ...owner, role: 'BUYER' },
  );
  const { hash, ending } = newKeyText(id);
  const made = { ...owner, userId, madeBy: 'Mila de Vries', createdAt: '2026-11-20T09:00:00.000Z' };
  await insertKey(db, { id, name: 'Stock sync', scopes: ['offers.read'], hash, ending, ...made });
  return id;
}
