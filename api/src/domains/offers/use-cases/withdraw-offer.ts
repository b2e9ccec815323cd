/** Takes one offer away for good. */
import { sellerIdOf } from '../../../kernel/actor.ts';
import type { Write } from '../../../platform/write.ts';
import { queueRanks } from '../offer-changes.ts';
import { refuse } from '../offers.errors.ts';
import { deleteOffers, lockOffers } from '../offers.repository.ts';

/** Refuses with `offer_not_found`, and with `offer_blocked`: offered anew it would be sold. */
export async function withdrawOffer(write: Write, { id }: { readonly id: string }): Promise<void> {
  const sellerId = sellerIdOf(write.actor);
  const [offer] = await lockOffers(write.db, sellerId, [id]);
  if (!offer) throw refuse('offer_not_found');
  if (offer.blockedReason !== null) throw refuse('offer_blocked');
  await deleteOffers(write.db, sellerId, [id]);
  await queueRanks(write, [offer.productId]);
}
