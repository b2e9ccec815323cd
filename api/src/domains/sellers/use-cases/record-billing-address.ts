import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { type SellerRecord, saveBillingFact } from '../sellers.repository.ts';

/**
 * Writes whether the company has a billing address, in the caller's transaction; `seller` is its locked row. A fact
 * that stays the same is told to nobody; a new one makes sales compute their next actions again.
 */
export async function recordBillingAddress(db: Db, now: Instant, seller: SellerRecord, has: boolean): Promise<void> {
  if (seller.hasBillingAddress === has) return;
  await saveBillingFact(db, seller.id, has);
  await emit(db, now, 'seller.profile_changed', { sellerId: seller.id });
}
