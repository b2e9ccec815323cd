/** How carriers and what they offer look on the wire. */
import type { BookableCarriers } from '@quayside/contract/sale-actions';
import type { CarrierList } from '@quayside/contract/shipments';
import { type BookingCode, type CarrierOptions, longestAddressLine } from '../../adapters/carriers/carriers.port.ts';
import { money, toWire } from '../../kernel/money.ts';
import { refuse } from './carriers.errors.ts';
import { type Carrier, carrierByQid } from './carriers.list.ts';
import type { Consignment } from './consignment.ts';

export const presentCarrier = ({
  qid,
  name,
  takesBookings,
  example,
  trackingUrl,
}: Carrier): CarrierList['results'][number] => ({ qid, name, takesBookings, trackingExample: example, trackingUrl });

export function presentOptions(
  { from, addressQid }: Consignment,
  offered: CarrierOptions,
  readyFrom: string,
): BookableCarriers {
  const { company, line1, line2, postalCode, city, country } = from;
  return {
    readyFrom,
    ...presentOffers(offered, (code) => refuse(code).message),
    from: { addressQid, companyName: company, line1, line2, postalCode, city, country },
    longestAddressLine,
  };
}

/** Who would carry it, the best offer first, and who would not; `messageOf` says why. */
export const presentOffers = (
  { options, refused }: CarrierOptions,
  messageOf: (code: BookingCode) => string,
): Pick<BookableCarriers, 'results' | 'refused'> => ({
  results: [...options].sort(inOrder).map(({ carrier, priceMinor, currency, transitDays, cutOff, pickupDates }) => ({
    carrier,
    name: nameOf(carrier),
    price: toWire(money(priceMinor, currency)),
    transitDays,
    cutOff,
    pickupDates: [...pickupDates],
  })),
  refused: refused.map(({ carrier, code }) => ({ carrier, name: nameOf(carrier), code, message: messageOf(code) })),
});

type Option = CarrierOptions['options'][number];

/** The cheapest of the earliest pickup day first (ORD-11). */
function inOrder(a: Option, b: Option): number {
  const [one = '', other = ''] = [a.pickupDates[0], b.pickupDates[0]];
  if (one !== other) return one < other ? -1 : 1;
  if (a.priceMinor !== b.priceMinor) return a.priceMinor < b.priceMinor ? -1 : 1;
  return a.transitDays - b.transitDays;
}

const nameOf = (carrier: string): string => carrierByQid(carrier)?.name ?? carrier;
