/** Who waits for us to take a lost factor away, oldest first. */
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database } from '../../platform/db/database.ts';
import { buyers, sellers } from '../sellers/sellers.tables.ts';
import { users } from '../users/users.tables.ts';
import { factorLosses } from './second-factors.tables.ts';

export async function lossPage(database: Database, page: Page) {
  const isOpen = and(isNull(factorLosses.cancelledAt), isNull(factorLosses.grantedAt));
  const [rows, [counted]] = await database.flight('none', (db) => [
    db
      .select({ loss: factorLosses, user: users, seller: sellers.name, buyer: buyers.name })
      .from(factorLosses)
      .innerJoin(users, eq(users.id, factorLosses.userId))
      .leftJoin(sellers, eq(sellers.id, users.sellerId))
      .leftJoin(buyers, eq(buyers.id, users.buyerId))
      .where(isOpen)
      .orderBy(asc(factorLosses.askedAt), asc(factorLosses.id))
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db.select({ total: count() }).from(factorLosses).where(isOpen).execute(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
