import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { type SellerRecord, saveBillingFact, saveShipsFrom } from '../sellers.repository.ts';

type Addresses = {
  readonly hasBilling: boolean;
  /** Where goods are collected; undefined while no address says so. */
  readonly shipsFrom: { readonly line1: string; readonly line2: string; readonly city: string } | undefined;
};

/**
 * Writes where goods are collected and whether the company has a billing address, in the caller's transaction; `seller` is its locked row. A fact
 * that stays the same is told to nobody; a new one makes sales compute their next actions again.
 */
export async function recordAddresses(
  db: Db,
  now: Instant,
  seller: SellerRecord,
  { hasBilling, shipsFrom }: Addresses,
): Promise<void> {
  if (shipsFrom) await saveShipsFrom(db, seller.id, shipsFrom);
  if (seller.hasBillingAddress === hasBilling) return;
  await saveBillingFact(db, seller.id, hasBilling);
  await emit(db, now, 'seller.profile_changed', { sellerId: seller.id });
}
