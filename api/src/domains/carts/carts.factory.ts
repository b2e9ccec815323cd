/** Carts for tests. */
import { and, eq, inArray } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { allocationLines, allocations, cartLines, carts } from './carts.tables.ts';

/** An allocated cart of one line from one seller; the one that was open before has ended. */
export async function makeCart(db: Db, buyerId: string) {
  const [id, lineId, allocationId] = [newId(), newId(), newId()];
  const at = '2026-11-20T09:00:00.000Z';
  const of = { buyerId, cartId: id };
  await db
    .update(carts)
    .set({ status: 'EMPTIED' })
    .where(and(eq(carts.buyerId, buyerId), inArray(carts.status, ['ACTIVE', 'OPTIMIZING', 'ALLOCATED'])));
  await db.insert(carts).values({
    ...{
      buyerId,
      id,
      status: 'ALLOCATED',
      currency: 'EUR',
      destinationCountry: 'DE',
      gap: 0,
      createdAt: at,
      updatedAt: at,
    },
  });
  await db.insert(cartLines).values({
    ...{ ...of, id: lineId, productId: newId(), gtin: '04006381333931', productName: 'Soap', brandName: 'Lindqvist' },
    quantity: 10,
  });
  await db.insert(allocations).values({
    ...{ ...of, id: allocationId, sellerId: newId(), sellerName: 'Waldhuis', status: 'VALID' },
    ...{ minimumMinor: 0n, shippingMinor: 0n },
  });
  await db.insert(allocationLines).values({
    ...{ ...of, allocationId, lineId, offerId: newId(), quantity: 10, unitSize: 1, unitPriceMinor: 100n },
    reason: 'CHEAPEST',
  });
  return { id, lineId, allocationId };
}
