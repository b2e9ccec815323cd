/** Writes of addresses. Every query says whose rows it means; row-level security is the net beneath. */
import { and, arrayContains, arrayOverlaps, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { addresses } from './addresses.tables.ts';

export type AddressRecord = typeof addresses.$inferSelect;

const own = (sellerId: string, id: string) => and(eq(addresses.sellerId, sellerId), eq(addresses.id, id));

/** The seller's own; undefined when it is another's or absent. */
export async function ownAddress(db: Db, sellerId: string, id: string): Promise<AddressRecord | undefined> {
  const [found] = await db.select().from(addresses).where(own(sellerId, id));
  return found;
}

export async function insertAddress(db: Db, address: AddressRecord): Promise<void> {
  await db.insert(addresses).values(address);
}

export async function saveAddress(db: Db, { sellerId, id, ...change }: AddressRecord): Promise<void> {
  await db.update(addresses).set(change).where(own(sellerId, id));
}

/** False when there was none to delete. */
export async function deleteAddress(db: Db, sellerId: string, id: string): Promise<boolean> {
  const rows = await db.delete(addresses).where(own(sellerId, id)).returning({ id: addresses.id });
  return rows.length === 1;
}

export async function hasBillingAddress(db: Db, sellerId: string): Promise<boolean> {
  const isBilling = and(eq(addresses.sellerId, sellerId), arrayContains(addresses.usageTypes, ['BILLING']));
  const rows = await db.select({ id: addresses.id }).from(addresses).where(isBilling).limit(1);
  return rows.length === 1;
}

/** Where goods are collected: the oldest pickup address, else the oldest shipping address; undefined without either. */
export async function pickupAddressOf(db: Db, sellerId: string): Promise<AddressRecord | undefined> {
  const usable = and(eq(addresses.sellerId, sellerId), arrayOverlaps(addresses.usageTypes, ['PICKUP', 'SHIPPING']));
  const found = await db.select().from(addresses).where(usable).orderBy(asc(addresses.id)).limit(200);
  return found.find(({ usageTypes }) => usageTypes.includes('PICKUP')) ?? found[0];
}
