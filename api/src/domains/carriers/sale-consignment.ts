/** Reads of carriers and bookings. */

import type { Database, Scope } from '../../platform/db/database.ts';
import { refuseSale, saleOf } from '../sales/sales.public.ts';
import { sellerOf } from '../sellers/sellers.public.ts';
import { labelOfSale } from './carriers.repository.ts';
import { type Consignment, consignmentOf } from './consignment.ts';

type Ids = { readonly sellerId: string; readonly saleId: string };

/** What is to be carried for a sale, read without a lock. Refuses with `not_found` or `shipping_incomplete`. */
export function saleConsignment(database: Database, scope: Scope, { sellerId, saleId }: Ids): Promise<Consignment> {
  return database.read(scope, async (db) => {
    const [sale, seller] = await Promise.all([saleOf(db, sellerId, saleId), sellerOf(db, sellerId)]);
    if (!sale || !seller || sale.statusGroup === 'HIDDEN') throw refuseSale('not_found');
    return consignmentOf(db, { sale, seller });
  });
}

/** The label of the booking that counts. */
export const saleLabel = (database: Database, scope: Scope, { sellerId, saleId }: Ids) =>
  database.read(scope, (db) => labelOfSale(db, sellerId, saleId));
