/** Who calls with a key: the company's program, with the key's rights. */

import { timingSafeEqual } from 'node:crypto';
import { apiKeyScopes } from '@quayside/contract/api-key-values';
import { commonMessages } from '@quayside/contract/messages/common';
import type { PermissionName } from '@quayside/contract/permissions';
import { minutes, plus, seconds } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { buyerOf, maySignIn, sellerOf } from '../sellers/sellers.public.ts';
import { accountById, permissionsOf } from '../users/users.public.ts';
import { type ApiKeyRow, keyById, saveUse } from './api-keys.repository.ts';
import { hashOfKey, idOfKey } from './key-text.ts';

type Known = {
  readonly row: ApiKeyRow | null;
  /** What its maker may today; null: nobody may sign in as them, or they left the company. */
  readonly rights: ReadonlySet<PermissionName> | null;
  readonly readAt: number;
};

const freshFor = seconds(3);
/** A use is written down once a minute at most. */
const noteEvery = minutes(1);
const mostKnown = 10_000;
const caches = new WeakMap<Deps, Map<string, Known>>();

/**
 * Refuses with 401 `not_authenticated`: no key of ours, revoked, of a company that may not sign in, or made by somebody who
 * is no longer in it. It may what it was given and its maker still may.
 */
export async function actorOfKey(deps: Deps, key: string): Promise<SignedInActor> {
  const id = idOfKey(key);
  const { row, rights } = id === null ? nothing : await known(deps, id);
  if (!row || !rights || row.revokedAt !== null || !isSame(row.hash, hashOfKey(key)))
    throw new Refusal('not_authenticated', 401, commonMessages.not_authenticated);
  return {
    ...{
      kind: row.sellerId === null ? 'BUYER' : 'SELLER',
      userId: row.userId,
      sessionId: row.id,
      name: `API key ${row.name}`,
      email: '',
    },
    ...{
      role: 'API_KEY',
      sellerId: row.sellerId,
      buyerId: row.buyerId,
      warehouseId: null,
      isVerified: true,
      isKey: true,
    },
    permissions: new Set(apiKeyScopes.filter((one) => row.scopes.includes(one) && rights.has(one))),
    // It has nobody who could show one: what asks for a second factor is closed to it.
    secondFactor: { isOn: true, provedAt: null },
  };
}

const nothing = { row: null, rights: null };

/** Makes this process look again before it next trusts the key. */
export function forgetKey(deps: Deps, id: string): void {
  caches.get(deps)?.delete(id);
}

async function known(deps: Deps, id: string): Promise<Known> {
  const cache = caches.get(deps) ?? new Map<string, Known>();
  caches.set(deps, cache);
  const now = Date.parse(deps.clock.now());
  const kept = cache.get(id);
  if (kept && now - kept.readAt < freshFor) return kept;
  const read = await deps.database.write('none', async (db) => {
    const row = await keyById(db, id);
    const isNoted = row?.lastUsedAt && plus(row.lastUsedAt, noteEvery) > deps.clock.now();
    if (row && !isNoted) await saveUse(db, id, deps.clock.now());
    return { row, rights: row && (await rightsOf(deps, db, row)), readAt: now };
  });
  cache.delete(id);
  cache.set(id, read);
  const oldest = cache.keys().next();
  if (cache.size > mostKnown && !oldest.done) cache.delete(oldest.value);
  return read;
}

async function rightsOf({ config }: Deps, db: Db, key: ApiKeyRow): Promise<Known['rights']> {
  const maker = await accountById(db, key.userId);
  const isThere = maker?.user.sellerId === key.sellerId && maker.user.buyerId === key.buyerId;
  if (!isThere || !maker.maySignIn || !(await mayWork(db, key))) return null;
  return new Set(permissionsOf(maker.standing, config.warehouseEnabled));
}

async function mayWork(db: Db, { sellerId, buyerId }: ApiKeyRow): Promise<boolean> {
  if (buyerId !== null) return (await buyerOf(db, buyerId)) !== null;
  const seller = sellerId === null ? null : await sellerOf(db, sellerId);
  return seller !== null && maySignIn(seller);
}

function isSame(kept: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(kept), Buffer.from(given));
}
