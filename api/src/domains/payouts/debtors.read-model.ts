/** Selling companies that owe us what they can pay by bank, and those of which such a payment was noted. In system scope. */
import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Db } from '../../platform/db/database.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { isDueNow } from './carry-overs.repository.ts';
import { carryOvers } from './payouts.tables.ts';

type Debtor = Pick<typeof sellers.$inferSelect, 'id' | 'name' | 'status'>;
/** `waiting`: those that sell no more, so that no payout takes it. */
type Asked = Page & { readonly waiting: boolean };

const owing = (db: Db) =>
  db
    .select({ id: carryOvers.sellerId })
    .from(carryOvers)
    .where(isDueNow)
    .groupBy(carryOvers.sellerId, carryOvers.currency)
    .having(sql`sum(${carryOvers.openMinor}) > 0`);
const noted = (db: Db) =>
  db
    .select({ id: carryOvers.sellerId })
    .from(carryOvers)
    .where(and(eq(carryOvers.kind, 'SETTLEMENT'), isNull(carryOvers.takesBack)));

/** Those that owe first. */
export async function debtorPage(db: Db, { waiting, ...page }: Asked): Promise<{ rows: Debtor[]; total: number }> {
  const owes = inArray(sellers.id, owing(db));
  const found = waiting ? and(owes, ne(sellers.status, 'ACTIVE')) : or(owes, inArray(sellers.id, noted(db)));
  const rows = await db
    .select({ id: sellers.id, name: sellers.name, status: sellers.status })
    .from(sellers)
    .where(found)
    .orderBy(desc(owes ?? sql`true`), asc(sellers.name), asc(sellers.id))
    .limit(page.size)
    .offset(offsetOf(page));
  return { rows, total: await db.$count(sellers, found) };
}
