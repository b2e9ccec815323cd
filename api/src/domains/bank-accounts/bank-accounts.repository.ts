/** Reads of the accounts sellers are paid to. */
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { bankAccounts } from './bank-accounts.tables.ts';

export type BankAccount = typeof bankAccounts.$inferSelect;

export async function insertAccount(db: Db, account: BankAccount): Promise<void> {
  await db.insert(bankAccounts).values(account);
}

/** The newest account of the seller, the one that is paid to. */
export async function currentAccount(db: Db, sellerId: string): Promise<BankAccount | undefined> {
  const [found] = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.sellerId, sellerId))
    .orderBy(desc(bankAccounts.id))
    .limit(1)
    .execute();
  return found;
}

/** Whether the seller is paid to another account by now than this one. */
export async function isExchanged(db: Db, sellerId: string, id: string): Promise<boolean> {
  const current = await currentAccount(db, sellerId);
  if (!current || current.id === id) return false;
  return current.providerReference !== (await accountOf(db, sellerId, id)).reference;
}

/** What the payments port calls the account, and whose it is. */
export async function accountOf(
  db: Db,
  sellerId: string,
  id: string,
): Promise<{ readonly reference: string; readonly holder: string }> {
  const [found] = await db
    .select({ reference: bankAccounts.providerReference, holder: bankAccounts.holder })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.sellerId, sellerId), eq(bankAccounts.id, id)));
  if (!found) throw new Error('Assertion failed: a payout names an account that exists');
  return found;
}
