/** Prices of brands follow from the reductions that are in force now. */
import type { Write } from '../../platform/write.ts';
import { queueRanks, repriceBrands } from '../offers/offers.public.ts';
import { markApplied } from './brand-discounts.repository.ts';

export async function reprice(write: Write, sellerId: string, brandIds: readonly string[]): Promise<void> {
  const moved = await repriceBrands(write.db, sellerId, brandIds, write.now);
  await markApplied(write.db, sellerId, brandIds, write.now);
  await queueRanks(write, moved);
}
