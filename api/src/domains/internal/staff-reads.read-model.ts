/** Who of us looked at what of which company, newest first. */
import { desc, eq, sql } from 'drizzle-orm';
import { countCap, offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database } from '../../platform/db/database.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { staffReads, users } from '../users/users.tables.ts';

export async function staffReadPage(database: Database, page: Page & { readonly sellerQid?: string | undefined }) {
  const ofCompany = page.sellerQid === undefined ? undefined : eq(staffReads.sellerId, page.sellerQid);
  const [rows, [counted]] = await database.flight('system', (db) => {
    const capped = db.select({ at: staffReads.at }).from(staffReads).where(ofCompany).limit(countCap).as('capped');
    return [
      db
        .select({
          at: staffReads.at,
          kind: staffReads.kind,
          staffQid: users.id,
          staffName: users.account,
          sellerQid: sellers.id,
          sellerName: sellers.name,
        })
        .from(staffReads)
        .innerJoin(users, eq(users.id, staffReads.userId))
        .innerJoin(sellers, eq(sellers.id, staffReads.sellerId))
        .where(ofCompany)
        .orderBy(desc(staffReads.at), desc(staffReads.userId), desc(staffReads.sellerId), desc(staffReads.kind))
        .limit(page.size)
        .offset(offsetOf(page))
        .execute(),
      db.select({ total: sql<number>`count(*)::int` }).from(capped).execute(),
    ];
  });
  return { rows, total: counted?.total ?? 0 };
}
