/** Where the parcels of an order are, each for itself. Pure. */
import type { Sale } from '@quayside/contract/sales';

export interface Parcel {
  readonly number: string;
  readonly status: string;
}
type Shipment = Pick<
  Sale['shipments'][number],
  'status' | 'trackAndTraceNumbers' | 'apart' | 'createdAt' | 'lastEventAt'
>;

/** Each number with where it is: what went wrong first, then what is elsewhere than the rest. */
export function parcelsOf({
  status,
  trackAndTraceNumbers,
  apart = [],
}: Pick<Shipment, 'status' | 'trackAndTraceNumbers' | 'apart'>): Parcel[] {
  const elsewhere = new Map(apart.map((one) => [one.number, one.status]));
  const parcels = trackAndTraceNumbers.map((number) => ({ number, status: elsewhere.get(number) ?? status }));
  const place = (one: Parcel) => (isTrouble(one.status) ? 0 : elsewhere.has(one.number) ? 1 : 2);
  return parcels.toSorted((a, b) => place(a) - place(b));
}

export const isTrouble = (status: string): boolean => status === 'RETURNED_TO_SENDER' || status === 'LOST';

export interface Trouble {
  readonly all: number;
  readonly returned: number;
  readonly lost: number;
}

/** How many came back or got lost; null where none did, or other goods were sent since. */
export function troubleOf(shipments: readonly Shipment[]): Trouble | null {
  const sent = shipments.filter(({ status }) => status !== 'DRAFT' && status !== 'CANCELLED');
  const parcels = sent.flatMap(parcelsOf);
  const count = (wanted: string) => parcels.filter(({ status }) => status === wanted).length;
  const [returned, lost] = [count('RETURNED_TO_SENDER'), count('LOST')];
  const last = sent.filter((one) => parcelsOf(one).some(({ status }) => isTrouble(status))).at(-1);
  const isSentAnew = sent.some(({ createdAt }) => createdAt > (last?.lastEventAt ?? ''));
  return returned + lost === 0 || isSentAnew ? null : { all: parcels.length, returned, lost };
}

/** Nothing of it is on its way, or came: all is with its seller again. */
export const isAllBack = (shipments: readonly Shipment[]): boolean => {
  const trouble = troubleOf(shipments);
  return trouble !== null && trouble.returned === trouble.all;
};
