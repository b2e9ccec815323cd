/** Orders of buyers for tests. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { orderSales, orders } from './orders.tables.ts';

type Part = { readonly sellerId: string; readonly saleId: string };
type Parts = Part & { readonly buyerId: string; readonly others?: readonly Part[] };

/** A paid order of one sale, or of more with `others`. */
export async function makeOrder(db: Db, { buyerId, sellerId, saleId, others = [] }: Parts): Promise<{ id: string }> {
  const id = newId();
  const at = '2026-11-20T09:00:00.000Z';
  await db.insert(orders).values({
    ...{
      buyerId,
      id,
      number: `QS-${id.slice(-9).toUpperCase()}`,
      currency: 'EUR',
      goodsMinor: 100n,
      shippingMinor: 0n,
    },
    receivedMinor: 100n,
    ...{ walletMinor: 0n, paymentMethod: 'CARD', destinationCountry: 'DE', createdAt: at, paidAt: at },
  });
  const parts = [{ sellerId, saleId }, ...others];
  await db.insert(orderSales).values(parts.map((part) => ({ buyerId, orderId: id, ...part })));
  return { id };
}
