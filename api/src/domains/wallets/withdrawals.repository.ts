import type { Currency } from '@quayside/contract/common';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { walletLines, withdrawals } from './wallets.tables.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
type Change = Partial<
  Pick<
    WithdrawalRow,
    | 'status'
    | 'tries'
    | 'confirmedAt'
    | 'approvedBy'
    | 'rejection'
    | 'quoteReference'
    | 'providerReference'
    | 'sentAt'
    | 'answeredAt'
    | 'reconciliation'
    | 'reconciledBy'
    | 'endedAt'
  >
>;

export async function insertWithdrawal(db: Db, row: typeof withdrawals.$inferInsert): Promise<WithdrawalRow[]> {
  return db.insert(withdrawals).values(row).returning();
}

/** Locked until the transaction ends. */
export async function lockWithdrawal(db: Db, buyerId: string, id: string): Promise<WithdrawalRow | null> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.buyerId, buyerId), eq(withdrawals.id, id)))
    .for('update');
  return row ?? null;
}

export async function saveWithdrawal(db: Db, row: WithdrawalRow, change: Change): Promise<WithdrawalRow> {
  await db
    .update(withdrawals)
    .set({ ...change, version: sql`"version" + 1` })
    .where(and(eq(withdrawals.buyerId, row.buyerId), eq(withdrawals.id, row.id)));
  return { ...row, ...change, version: row.version + 1 };
}

/** What left the wallet, or waits for two of us to let it, since then; minor units. */
export async function withdrawnSince(db: Db, buyerId: string, currency: Currency, since: Instant): Promise<bigint> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${withdrawals.amountMinor}), 0)::text` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.buyerId, buyerId),
        eq(withdrawals.currency, currency),
        inArray(withdrawals.status, ['IN_REVIEW', 'APPROVED', 'PROCESSING', 'UNRESOLVED', 'PAID']),
        gt(withdrawals.confirmedAt, since),
      ),
    );
  return BigInt(row?.total ?? 0);
}

/** What has to be sent, or asked about; oldest first. */
export async function sendableWithdrawals(db: Db, limit: number): Promise<WithdrawalRow[]> {
  return db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.status, ['APPROVED', 'PROCESSING']))
    .orderBy(asc(withdrawals.askedAt))
    .limit(limit);
}

/** The one whose transfer has this name at the provider. Runs in system scope. */
export async function withdrawalOfTransfer(db: Db, reference: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.providerReference, reference));
  return row;
}

type Posted = {
  readonly buyerId: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly at: Instant;
  readonly withdrawalId: string;
};

/** Takes the money out of the wallet; the same withdrawal once. */
export const postWithdrawal = (db: Db, posted: Posted): Promise<void> =>
  post(db, posted, { source: 'WITHDRAWAL', causeId: posted.withdrawalId, sign: 1n });

/** Puts it back by an opposite line; the same withdrawal once. */
export const postReturn = (db: Db, posted: Posted): Promise<void> =>
  post(db, posted, { source: 'REVERSAL', causeId: derivedId('returned', posted.withdrawalId), sign: -1n });

async function post(
  db: Db,
  { buyerId, currency, amountMinor, at }: Posted,
  { source, causeId, sign }: { source: string; causeId: string; sign: bigint },
): Promise<void> {
  const line = { buyerId, currency, at, source, causeId, journalId: newId() };
  await db
    .insert(walletLines)
    .values([
      { ...line, id: newId(), account: 'WALLET', amountMinor: sign * amountMinor },
      { ...line, id: newId(), account: 'WITHDRAWAL_CLEARING', amountMinor: -sign * amountMinor },
    ])
    .onConflictDoNothing();
}
