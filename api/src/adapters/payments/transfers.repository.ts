/** Transfers of the embedded payment provider. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { providerTransfers } from '../../platform/db/platform.tables.ts';
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
