/**
 * One wrapper for every write that must not happen twice (ORD-16): key, fingerprint and answer are stored in the very
 * transaction of the effect and replayed for 72 hours.
 *
 * A concurrent request with the same key waits on the first one's row and then replays its answer. Only successes are
 * kept: a refusal rolls back, so the same key may try again.
 */
import { createHash } from 'node:crypto';
import { commonMessages } from '@quayside/contract/messages/common';
import type { Instant } from '../kernel/clock.ts';
import { Refusal } from '../kernel/errors.ts';
import type { Db } from './db/database.ts';
import { forgetKey, keyOf, saveAnswer, takeKey } from './db/idempotency.repository.ts';

export type IdempotencyScope = {
  readonly owner: string;
  readonly operation: string;
  readonly key: string;
  readonly fingerprint: string;
};

/** A stable hash of what was asked: property order does not matter. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/**
 * Runs `effect` once per key and answers its text; later calls answer the very same text. What `ahead` asks is sent with the key and
 * answered behind it. The answer is sent to be kept and not waited for: it leaves with the commit, which fails where it does.
 */
export async function once<Read>(
  db: Db,
  { ahead, ...scope }: IdempotencyScope & { readonly ahead: (db: Db) => Promise<Read> },
  now: Instant,
  effect: (read: Read) => Promise<string>,
): Promise<{ answer: string; isReplay: boolean }> {
  const [isFree, read] = await Promise.all([takeKey(db, scope, now), ahead(db)]);
  if (!isFree) return { answer: await storedAnswer(db, scope), isReplay: true };
  const answer = await effect(read);
  saveAnswer(db, scope, answer).catch(saidByCommit);
  return { answer, isReplay: false };
}

const saidByCommit = () => undefined;

/**
 * What was asked under this key was done before, so that nothing is to happen outside first. Refuses with
 * `idempotency_key_reused` when it was something else.
 */
export async function wasDone(db: Db, scope: IdempotencyScope): Promise<boolean> {
  const row = await keyOf(db, scope);
  if (row && row.fingerprint !== scope.fingerprint) throw reused();
  return row !== undefined;
}

/** What was done under the key has been undone: the key is free for doing it anew. */
export const forget = (db: Db, scope: Omit<IdempotencyScope, 'fingerprint'>): Promise<void> => forgetKey(db, scope);

async function storedAnswer(db: Db, scope: IdempotencyScope): Promise<string> {
  const row = await keyOf(db, scope);
  if (row && row.fingerprint !== scope.fingerprint) throw reused();
  if (!row?.answer) throw new Refusal('idempotency_in_progress', 409, commonMessages.idempotency_in_progress);
  return row.answer;
}

const reused = () => new Refusal('idempotency_key_reused', 422, commonMessages.idempotency_key_reused);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
