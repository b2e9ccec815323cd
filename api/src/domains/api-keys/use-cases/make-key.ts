/** A key for a program of the company; it is shown this once. */
import { type ApiKeyScope, mostKeys } from '@quayside/contract/api-key-values';
import { personOf } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { record } from '../../audit/audit.public.ts';
import { lockBuyer, lockSeller } from '../../sellers/sellers.public.ts';
import { refuse } from '../api-keys.errors.ts';
import { ownerOf } from '../api-keys.policy.ts';
import { countKeys, endKey, insertKey } from '../api-keys.repository.ts';
import type { Owner } from '../api-keys.types.ts';
import { newKeyText } from '../key-text.ts';

type Wanted = { readonly name: string; readonly scopes: readonly ApiKeyScope[] };

/** Gives the key's text. Refuses with `scope_not_yours`, `too_many_keys`. */
export async function makeKey(write: Write, { name, scopes: asked }: Wanted): Promise<string> {
  const { db, now, actor } = write;
  const owner = ownerOf(actor);
  const scopes = [...new Set(asked)];
  if (scopes.some((scope) => !actor.permissions.has(scope))) throw refuse('scope_not_yours');
  // Of two that are made at once the second counts the first.
  await lockOwner(db, owner);
  if ((await countKeys(db, owner)) >= mostKeys) throw refuse('too_many_keys');
  const id = newId();
  const { key, hash, ending } = newKeyText(id);
  const made = { ...owner, userId: personOf(actor).userId, madeBy: actor.name, createdAt: now };
  await insertKey(db, { id, name, scopes, hash, ending, ...made });
  // Buying companies have no audit log.
  if ('sellerId' in owner) {
    const changes = [{ field: 'scopes', before: null, after: scopes.join(', ') }];
    await record(write, { ...owner, action: 'API_KEY_MADE', subject: name, changes });
  }
  return key;
}

/** Refuses with `api_key_not_found`. */
export async function revokeKey(write: Write, id: string): Promise<void> {
  const { db, now, actor } = write;
  const owner = ownerOf(actor);
  const ended = await endKey(db, owner, id, now);
  if (!ended) throw refuse('api_key_not_found');
  if ('sellerId' in owner) await record(write, { ...owner, action: 'API_KEY_REVOKED', subject: ended.name });
}

const lockOwner = (db: Write['db'], owner: Owner): Promise<unknown> =>
  'sellerId' in owner ? lockSeller(db, owner.sellerId) : lockBuyer(db, owner.buyerId);
