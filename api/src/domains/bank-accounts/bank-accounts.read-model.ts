/** The account a company is paid to, for its page. */
import type { Database } from '../../platform/db/database.ts';
import { type BankAccount, currentAccount } from './bank-accounts.repository.ts';

export const accountInUse = (database: Database, sellerId: string): Promise<BankAccount | undefined> =>
  database.read({ sellerId }, (db) => currentAccount(db, sellerId));
