/** Takes one offer away for good. */
import { sellerIdOf } from '../../../kernel/actor.ts';
import type { Write } from '../../../platform/write.ts';
import { queueRanks } from '../offer-changes.ts';
import { refuse } from '../offers.errors.ts';
import { deleteOffers, lockOffers } from '../offers.repository.ts';

/** Refuses with `offer_not_found`. */
export async function withdrawOffer(write: Write, { id }: { readonly id: string }): Promise<void> {
  const sellerId = sellerIdOf(write.actor);
  const [offer] = await lockOffers(write.db, sellerId, [id]);
  if (!offer) throw refuse('offer_not_found');
  await deleteOffers(write.db, sellerId, [id]);
  await queueRanks(write, [offer.productId]);
}
