/** Transfers of the embedded payment provider. */
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { providerRecipients, providerTransfers } from '../../platform/db/platform.tables.ts';
import { type TransferState, transferStates } from './payments.port.ts';

type Transfer = typeof providerTransfers.$inferSelect;

/** The transfer as it is kept: an id that is known already stays what it was. */
export async function keepTransfer(db: Db, transfer: Transfer): Promise<TransferState | null> {
  await db.insert(providerTransfers).values(transfer).onConflictDoNothing();
  return transferStatus(db, transfer.id);
}

export async function transferStatus(db: Db, id: string): Promise<TransferState | null> {
  const [found] = await db
    .select({ status: providerTransfers.status })
    .from(providerTransfers)
    .where(eq(providerTransfers.id, id));
  return found ? stateNamed(found.status) : null;
}

const stateNamed = (name: string): TransferState => transferStates.find((state) => state === name) ?? 'unknown';

/** Transfers made in that time, oldest first. */
export function transfersBetween(db: Db, from: Instant, until: Instant): Promise<Transfer[]> {
  return db
    .select()
    .from(providerTransfers)
    .where(and(gte(providerTransfers.createdAt, from), lt(providerTransfers.createdAt, until)))
    .orderBy(asc(providerTransfers.createdAt), asc(providerTransfers.id))
    .execute();
}

type Recipient = typeof providerRecipients.$inferSelect;

/** The same account registered twice is one row. */
export async function keepRecipient(db: Db, recipient: Recipient): Promise<void> {
  await db.insert(providerRecipients).values(recipient).onConflictDoNothing();
}

export function recipientsNamed(db: Db, ids: readonly string[]): Promise<Recipient[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(providerRecipients)
        .where(inArray(providerRecipients.id, [...ids]))
        .execute();
}
