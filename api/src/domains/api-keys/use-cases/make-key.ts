/** A key for a program of the company; it is shown this once. */
import { type ApiKeyScope, mostKeys } from '@quayside/contract/api-key-values';
import { personOf, sellerIdOf } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { record } from '../../audit/audit.public.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { refuse } from '../api-keys.errors.ts';
import { countKeys, endKey, insertKey } from '../api-keys.repository.ts';
import { newKeyText } from '../key-text.ts';

type Wanted = { readonly name: string; readonly scopes: readonly ApiKeyScope[] };

/** Gives the key's text. Refuses with `scope_not_yours`, `too_many_keys`. */
export async function makeKey(write: Write, { name, scopes: asked }: Wanted): Promise<string> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  const scopes = [...new Set(asked)];
  if (scopes.some((scope) => !actor.permissions.has(scope))) throw refuse('scope_not_yours');
  // Of two that are made at once the second counts the first.
  await lockSeller(db, sellerId);
  if ((await countKeys(db, sellerId)) >= mostKeys) throw refuse('too_many_keys');
  const id = newId();
  const { key, hash, ending } = newKeyText(id);
  const made = { sellerId, userId: personOf(actor).userId, madeBy: actor.name, createdAt: now };
  await insertKey(db, { id, name, scopes, hash, ending, ...made });
  await record(write, {
    ...{ sellerId, action: 'API_KEY_MADE', subject: name },
    changes: [{ field: 'scopes', before: null, after: scopes.join(', ') }],
  });
  return key;
}

/** Refuses with `api_key_not_found`. */
export async function revokeKey(write: Write, id: string): Promise<void> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  const ended = await endKey(db, sellerId, id, now);
  if (!ended) throw refuse('api_key_not_found');
  await record(write, { sellerId, action: 'API_KEY_REVOKED', subject: ended.name });
}
