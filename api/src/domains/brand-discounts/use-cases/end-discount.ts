/** Ends a reduction at once; one that was to come is forgotten. */
import { sellerIdOf } from '../../../kernel/actor.ts';
import type { Write } from '../../../platform/write.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { refuse } from '../brand-discounts.errors.ts';
import { endOne, lockDiscount } from '../brand-discounts.repository.ts';
import { reprice } from '../reprice.ts';

/** Refuses with `brand_discount_not_found`, also for one that has ended. */
export async function endDiscount(write: Write, { id }: { readonly id: string }): Promise<void> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  await lockSeller(db, sellerId);
  const discount = await lockDiscount(db, sellerId, id);
  if (!discount || (discount.endsAt !== null && discount.endsAt <= now)) throw refuse('brand_discount_not_found');
  await endOne(db, discount, now);
  await reprice(write, sellerId, [discount.brandId]);
}
