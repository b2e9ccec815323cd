/** Who of us looked at what of which company, newest first. */
import { desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { countCap, offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { buyers, sellers } from '../sellers/sellers.tables.ts';
import { buyerReads, staffReads, users } from '../users/users.tables.ts';

type Filter = { readonly companyQid?: string | undefined };
type Kind = (typeof staffReads.$inferSelect)['kind'] | (typeof buyerReads.$inferSelect)['kind'];

export async function staffReadPage(database: Database, page: Page & Filter) {
  const [rows, [counted]] = await database.flight('system', (db) => {
    const capped = unionAll(ofSellers(db, page), ofBuyers(db, page)).limit(countCap).as('capped');
    return [
      unionAll(ofSellers(db, page), ofBuyers(db, page))
        .orderBy(desc(sql`at`), desc(sql`staff_qid`), desc(sql`company_qid`), desc(sql`kind`))
        .limit(page.size)
        .offset(offsetOf(page))
        .execute(),
      db.select({ total: sql<number>`count(*)::int` }).from(capped).execute(),
    ];
  });
  return { rows, total: counted?.total ?? 0 };
}

const ofSellers = (db: Db, { companyQid }: Filter) =>
  db
    .select({
      at: staffReads.at,
      kind: sql<Kind>`${staffReads.kind}`.as('kind'),
      staffQid: sql<string>`${users.id}`.as('staff_qid'),
      staffName: users.account,
      companyQid: sql<string>`${sellers.id}`.as('company_qid'),
      companyName: sellers.name,
    })
    .from(staffReads)
    .innerJoin(users, eq(users.id, staffReads.userId))
    .innerJoin(sellers, eq(sellers.id, staffReads.sellerId))
    .where(companyQid === undefined ? undefined : eq(staffReads.sellerId, companyQid));

const ofBuyers = (db: Db, { companyQid }: Filter) =>
  db
    .select({
      at: buyerReads.at,
      kind: sql<Kind>`${buyerReads.kind}`.as('kind'),
      staffQid: sql<string>`${users.id}`.as('staff_qid'),
      staffName: users.account,
      companyQid: sql<string>`${buyers.id}`.as('company_qid'),
      companyName: buyers.name,
    })
    .from(buyerReads)
    .innerJoin(users, eq(users.id, buyerReads.userId))
    .innerJoin(buyers, eq(buyers.id, buyerReads.buyerId))
    .where(companyQid === undefined ? undefined : eq(buyerReads.buyerId, companyQid));
