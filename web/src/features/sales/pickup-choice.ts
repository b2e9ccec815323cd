/** Which carrier and pickup day a booking is made for (ORD-11). Pure. */
import type { BookableCarriers } from '@quayside/contract/sale-actions';

export interface PickupChoice {
  carrier: string;
  pickupDate: string;
}

type Offered = readonly Pick<BookableCarriers['results'][number], 'carrier' | 'pickupDates'>[];

/**
 * What is chosen, or the first carrier with a free day and that day. A day that is offered no more is no choice: the next
 * one is shown, so that what is shown is what is sent. Null when nobody has a free day.
 */
export function choiceOf(offered: Offered, chosen: PickupChoice | null): PickupChoice | null {
  const free = offered.filter(({ pickupDates }) => pickupDates.length > 0);
  const found = free.find(({ carrier }) => carrier === chosen?.carrier) ?? free[0];
  const [first] = found?.pickupDates ?? [];
  if (!found || first === undefined) return null;
  const kept = found.pickupDates.find((date) => found.carrier === chosen?.carrier && date === chosen.pickupDate);
  return { carrier: found.carrier, pickupDate: kept ?? first };
}
