/** What ending a reduction is called and does: one that has not begun is cancelled, and changes no price. */
import { offerMessages } from '@quayside/contract/messages/offers';
import type { BrandDiscount } from '@quayside/contract/offers';

const words = offerMessages.reductions;

export function endingOf({ status, brandName }: Pick<BrandDiscount, 'status' | 'brandName'>) {
  return status === 'SCHEDULED'
    ? { action: words.drop, label: words.dropOf(brandName), text: words.dropText, done: words.dropped }
    : { action: words.remove, label: words.removeOf(brandName), text: words.removeText, done: words.removed };
}
