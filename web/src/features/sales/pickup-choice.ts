/** Which carrier and pickup day a booking is made for (ORD-11). Pure. */
import type { BookableCarriers } from '@quayside/contract/sale-actions';

export interface PickupChoice {
  carrier: string;
  pickupDate: string;
}

type Offered = readonly Pick<BookableCarriers['results'][number], 'carrier' | 'pickupDates'>[];

/**
 * What is chosen, or the first carrier with a free day and that day. A day that is offered no more is no choice: the next
 * one is shown, so that what is shown is what is sent. Until somebody chooses, it is the first day on which the goods are
 * ready, where there is one. Null when nobody has a free day.
 */
export function choiceOf(offered: Offered, chosen: PickupChoice | null, readyFrom = ''): PickupChoice | null {
  const free = offered.filter(({ pickupDates }) => pickupDates.length > 0);
  const found = free.find(({ carrier }) => carrier === chosen?.carrier) ?? free[0];
  const [first] = found?.pickupDates ?? [];
  if (!found || first === undefined) return null;
  const kept = found.pickupDates.find((date) => found.carrier === chosen?.carrier && date === chosen.pickupDate);
  const ready = found.pickupDates.find((date) => date >= readyFrom);
  return { carrier: found.carrier, pickupDate: kept ?? ready ?? first };
}

export type CarrierTag = 'CHEAPEST' | 'FASTEST';
type Priced = Pick<BookableCarriers['results'][number], 'price' | 'transitDays' | 'pickupDates'>;

/** What sets a carrier apart from the others; nothing where there is no other, or where all are alike in it. */
export function carrierTags(one: Priced, all: readonly Priced[]): CarrierTag[] {
  const tags: CarrierTag[] = [];
  const [costs, arrivals] = [all.map(costOf), all.map(arrivalOf)];
  if (costs.some((cost) => cost !== costOf(one)) && costOf(one) === Math.min(...costs)) tags.push('CHEAPEST');
  if (arrivals.some((at) => at !== arrivalOf(one)) && arrivalOf(one) === Math.min(...arrivals)) tags.push('FASTEST');
  return tags;
}

/** For comparing alone: never for money that is shown. */
const costOf = ({ price }: Priced): number => Number(price.amount);
const dayLength = 86_400_000;
const arrivalOf = ({ pickupDates, transitDays }: Priced): number =>
  pickupDates[0] === undefined ? Number.POSITIVE_INFINITY : Date.parse(pickupDates[0]) + transitDays * dayLength;
