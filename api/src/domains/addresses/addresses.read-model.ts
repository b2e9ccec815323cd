/** What the screens read: one trip per screen, one seller's rows. */
import type { AddressListQuery } from '@quayside/contract/addresses';
import { and, arrayOverlaps, asc, eq, sql } from 'drizzle-orm';
import { countCap, offsetOf } from '../../kernel/pagination.ts';
import type { Database } from '../../platform/db/database.ts';
import { buyerOf } from '../sellers/sellers.public.ts';
import { type AddressRecord, ownAddress } from './addresses.repository.ts';
import { addresses } from './addresses.tables.ts';
import { addressesOf, type BuyerAddress, registeredAddress } from './buyer-addresses.repository.ts';

/** A page by company name, and how many there are (counted up to the limit of exact totals). */
export async function addressPage(database: Database, sellerId: string, { usageTypes, ...page }: AddressListQuery) {
  const asked = usageTypes && arrayOverlaps(addresses.usageTypes, usageTypes);
  const mine = and(eq(addresses.sellerId, sellerId), asked);
  const [rows, [counted]] = await database.flight({ sellerId }, (db) => {
    const capped = db.select({ id: addresses.id }).from(addresses).where(mine).limit(countCap).as('capped');
    return [
      db
        .select()
        .from(addresses)
        .where(mine)
        .orderBy(asc(addresses.companyName), asc(addresses.id))
        .limit(page.size)
        .offset(offsetOf(page))
        .execute(),
      db.select({ total: sql<number>`count(*)::int` }).from(capped).execute(),
    ];
  });
  return { rows, total: counted?.total ?? 0 };
}

/** The seller's own; undefined when it is another's or absent. */
export function addressOf(database: Database, sellerId: string, id: string): Promise<AddressRecord | undefined> {
  return database.read({ sellerId }, (db) => ownAddress(db, sellerId, id));
}

/** A buying company's: the one it registered with first, then the others by name. None of a company that is gone. */
export function allAddressesOf(database: Database, buyerId: string): Promise<BuyerAddress[]> {
  return database.read({ buyerId }, async (db) => {
    const buyer = await buyerOf(db, buyerId);
    return buyer ? [registeredAddress(buyer), ...(await addressesOf(db, buyerId))] : [];
  });
}
