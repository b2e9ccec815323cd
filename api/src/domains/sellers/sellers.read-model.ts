/** A company as other domains' screens read it. */
import { asc, count, eq } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { type BuyerRecord, buyerOf, type SellerRecord, sellerOf } from './sellers.repository.ts';
import { buyers } from './sellers.tables.ts';

export const sellerById = (database: Database, id: string): Promise<SellerRecord | null> =>
  database.read({ sellerId: id }, (db) => sellerOf(db, id));

export const buyerById = (database: Database, id: string): Promise<BuyerRecord | null> =>
  database.read({ buyerId: id }, (db) => buyerOf(db, id));

/** Buyers whose application nobody has judged, longest first. */
export async function waitingCredit(db: Db, page: Page) {
  const waiting = eq(buyers.creditStatus, 'APPLIED');
  const rows = await db
    .select()
    .from(buyers)
    .where(waiting)
    .orderBy(asc(buyers.creditAppliedAt), asc(buyers.id))
    .limit(page.size)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(buyers).where(waiting);
  return { rows, total: counted?.total ?? 0 };
}

/** Buyers with credit, by name. */
export async function grantedCredit(db: Db, page: Page) {
  const granted = eq(buyers.creditStatus, 'APPROVED');
  const rows = await db
    .select()
    .from(buyers)
    .where(granted)
    .orderBy(asc(buyers.name), asc(buyers.id))
    .limit(page.size)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(buyers).where(granted);
  return { rows, total: counted?.total ?? 0 };
}
