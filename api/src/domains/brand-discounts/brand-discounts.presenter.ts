/** How a price reduction looks on the wire. */
import type { BrandDiscount } from '@quayside/contract/offers';
import type { Instant } from '../../kernel/clock.ts';
import type { DiscountRow } from './brand-discounts.read-model.ts';

export function presentDiscount({ discount, brandName, offers }: DiscountRow, now: Instant): BrandDiscount {
  const { id, brandId, basisPoints, startsAt, endsAt, version } = discount;
  const status = endsAt !== null && endsAt <= now ? 'ENDED' : startsAt > now ? 'SCHEDULED' : 'ACTIVE';
  return {
    ...{ brandDiscountQid: id, brandQid: brandId, brandName, discount: basisPoints / 100 },
    ...{ startsAt, endsAt, status, offers, version },
  };
}
