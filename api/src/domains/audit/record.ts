/** Keeps what was done in a company, in the transaction that does it. */
import type { AuditAction } from '@quayside/contract/audit-values';
import type { Write } from '../../platform/write.ts';
import { insertEntry, lockChain } from './audit.repository.ts';
import type { Change } from './audit.rules.ts';
import { hashOf, origin } from './audit-chain.ts';

type Deed = {
  readonly sellerId: string;
  readonly action: AuditAction;
  /** What it was about, in words that still say it when the thing is gone. */
  readonly subject: string;
  readonly changes?: readonly Change[];
};

/**
 * Adds an entry after the company's last one. Call it at the end of a use case: it locks the company's chain until the
 * transaction ends. A change without a difference (`changes` empty) makes none.
 */
export async function record({ db, now, actor }: Write, deed: Deed): Promise<void> {
  const { sellerId, action, subject, changes } = deed;
  if (changes?.length === 0) return;
  const last = await lockChain(db, sellerId);
  const entry = {
    ...{ sellerId, number: (last?.number ?? 0) + 1, at: now, action },
    ...{ userId: actor.userId, person: actor.name, isStaff: actor.kind === 'STAFF' || actor.isOurs === true },
    ...{ subject: subject.slice(0, 200), changes: changes ?? [] },
  };
  const previousHash = last?.hash ?? origin;
  await insertEntry(db, { ...entry, previousHash, hash: hashOf(entry, previousHash) });
}
