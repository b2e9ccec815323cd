/** A company as other domains' screens read it. */
import type { Database } from '../../platform/db/database.ts';
import { type BuyerRecord, buyerOf, type SellerRecord, sellerOf } from './sellers.repository.ts';

export const sellerById = (database: Database, id: string): Promise<SellerRecord | null> =>
  database.read({ sellerId: id }, (db) => sellerOf(db, id));

export const buyerById = (database: Database, id: string): Promise<BuyerRecord | null> =>
  database.read({ buyerId: id }, (db) => buyerOf(db, id));
