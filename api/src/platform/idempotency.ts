/**
 * One wrapper for every write that must not happen twice (ORD-16): key, fingerprint and answer are stored in the very
 * transaction of the effect and replayed for 72 hours.
 *
 * A concurrent request with the same key waits on the first one's row and then replays its answer. Only successes are
 * kept: a refusal rolls back, so the same key may try again.
 */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { commonMessages } from '@quayside/contract/messages/common';
import type { Instant } from '../kernel/clock.ts';
import { Refusal } from '../kernel/errors.ts';
import type { Db } from './db/database.ts';
import { idempotencyKeys } from './db/platform.tables.ts';

export type IdempotencyScope = { readonly owner: string; readonly operation: string; readonly key: string; readonly fingerprint: string };

/** A stable hash of what was asked: property order does not matter. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** Runs `effect` once per key and answers its text; later calls answer the very same text. */
export async function once(db: Db, scope: IdempotencyScope, now: Instant, effect: () => Promise<string>): Promise<{ answer: string; isReplay: boolean }> {
  const { owner, operation, key, fingerprint } = scope;
  const taken = await db
    .insert(idempotencyKeys)
    .values({ owner, operation, key, fingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) return { answer: await storedAnswer(db, scope), isReplay: true };
  const answer = await effect();
  await db
    .update(idempotencyKeys)
    .set({ answer, status: 200 })
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.key, key)));
  return { answer, isReplay: false };
}

async function storedAnswer(db: Db, { owner, operation, key, fingerprint }: IdempotencyScope): Promise<string> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.key, key)));
  if (row && row.fingerprint !== fingerprint) throw new Refusal('idempotency_key_reused', 422, commonMessages.idempotency_key_reused);
  if (!row?.answer) throw new Refusal('idempotency_in_progress', 409, commonMessages.idempotency_in_progress);
  return row.answer;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
