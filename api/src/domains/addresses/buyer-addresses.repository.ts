/** Addresses of a buying company. Every query says whose rows it means; row-level security is the net beneath. */
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type BuyerRecord, lockBuyer } from '../sellers/sellers.public.ts';
import { buyerAddresses } from './addresses.tables.ts';

export type BuyerAddress = typeof buyerAddresses.$inferSelect;

/** So many a company may have. */
export const mostAddresses = 200;

const own = (buyerId: string, id: string) => and(eq(buyerAddresses.buyerId, buyerId), eq(buyerAddresses.id, id));

/** The one the company registered with: it has the company's own id, and changes with the company alone. */
export const registeredAddress = (buyer: BuyerRecord): BuyerAddress => ({
  ...{ buyerId: buyer.id, id: buyer.id, companyName: buyer.name, usageTypes: ['BILLING', 'SHIPPING'] },
  ...{ line1: buyer.line1, line2: '', postalCode: buyer.postalCode, city: buyer.city, region: '' },
  ...{ country: buyer.country, createdAt: buyer.createdAt, version: 1 },
});

/** All but the registered one, by name. */
export function addressesOf(db: Db, buyerId: string): Promise<BuyerAddress[]> {
  return db
    .select()
    .from(buyerAddresses)
    .where(eq(buyerAddresses.buyerId, buyerId))
    .orderBy(asc(buyerAddresses.companyName), asc(buyerAddresses.id))
    .limit(mostAddresses);
}

/** The company's own, the registered one too; undefined when it is another's or absent. */
export async function buyerAddress(db: Db, buyer: BuyerRecord, id: string): Promise<BuyerAddress | undefined> {
  if (id === buyer.id) return registeredAddress(buyer);
  const [found] = await db.select().from(buyerAddresses).where(own(buyer.id, id));
  return found;
}

export async function insertBuyerAddress(db: Db, address: BuyerAddress): Promise<void> {
  await db.insert(buyerAddresses).values(address);
}

export async function saveBuyerAddress(db: Db, { buyerId, id, ...change }: BuyerAddress): Promise<void> {
  await db.update(buyerAddresses).set(change).where(own(buyerId, id));
}

export async function deleteBuyerAddress(db: Db, buyerId: string, id: string): Promise<void> {
  await db.delete(buyerAddresses).where(own(buyerId, id));
}

/** Locked, so that two who add the last one at once do not both. */
export const lockOwner = (db: Db, buyerId: string): Promise<BuyerRecord | undefined> => lockBuyer(db, buyerId);
