/** Everything that is kept about one company. */
import { asc, desc, eq } from 'drizzle-orm';
import type { Database, Db } from '../../platform/db/database.ts';
import { addresses } from '../addresses/addresses.tables.ts';
import { bankAccounts } from '../bank-accounts/bank-accounts.tables.ts';
import { claims } from '../claims/claims.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { offers } from '../offers/offers.tables.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import { sales } from '../sales/sales.tables.ts';
import { users } from '../users/users.tables.ts';
import { products } from '../variants/variants.tables.ts';

/** Of each list, newest first. */
const mostRows = 10_000;

export const companyDataOf = (database: Database, sellerId: string) =>
  database.read({ sellerId }, async (db) => ({
    ...(await masterData(db, sellerId)),
    ...(await trade(db, sellerId)),
    ...(await files(db, sellerId)),
  }));

async function masterData(db: Db, sellerId: string) {
  const [people, places, [account]] = await Promise.all([
    db.select().from(users).where(eq(users.sellerId, sellerId)).orderBy(asc(users.id)).limit(mostRows),
    db.select().from(addresses).where(eq(addresses.sellerId, sellerId)).orderBy(asc(addresses.id)).limit(mostRows),
    db.select().from(bankAccounts).where(eq(bankAccounts.sellerId, sellerId)).orderBy(desc(bankAccounts.id)).limit(1),
  ]);
  return { people, places, account };
}

async function trade(db: Db, sellerId: string) {
  const [ordered, orderCount, paid, paidCount, claimed, claimCount] = await Promise.all([
    db.select().from(sales).where(eq(sales.sellerId, sellerId)).orderBy(desc(sales.id)).limit(mostRows),
    db.$count(sales, eq(sales.sellerId, sellerId)),
    db.select().from(payouts).where(eq(payouts.sellerId, sellerId)).orderBy(desc(payouts.id)).limit(mostRows),
    db.$count(payouts, eq(payouts.sellerId, sellerId)),
    db.select().from(claims).where(eq(claims.sellerId, sellerId)).orderBy(desc(claims.id)).limit(mostRows),
    db.$count(claims, eq(claims.sellerId, sellerId)),
  ]);
  return {
    orders: { total: orderCount, rows: ordered },
    payouts: { total: paidCount, rows: paid },
    claims: { total: claimCount, rows: claimed },
  };
}

async function files(db: Db, sellerId: string) {
  const [papers, paperCount, offered, offerCount] = await Promise.all([
    db.select().from(documents).where(eq(documents.sellerId, sellerId)).orderBy(desc(documents.id)).limit(mostRows),
    db.$count(documents, eq(documents.sellerId, sellerId)),
    db
      .select({ offer: offers, gtin: products.gtin, product: products.name })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .where(eq(offers.sellerId, sellerId))
      .orderBy(desc(offers.id))
      .limit(mostRows),
    db.$count(offers, eq(offers.sellerId, sellerId)),
  ]);
  return { documents: { total: paperCount, rows: papers }, offers: { total: offerCount, rows: offered } };
}
