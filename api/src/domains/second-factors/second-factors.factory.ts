/** Passkeys for tests that show none. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { insertPasskey } from './passkeys.repository.ts';

/** A passkey of the person, which nobody can show; gives its id. */
export async function makePasskey(db: Db, userId: string): Promise<string> {
  const id = newId();
  const kept = { publicKey: '', counter: 0, name: 'Phone', createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: null };
  await insertPasskey(db, { id, userId, credentialId: id, ...kept });
  return id;
}
