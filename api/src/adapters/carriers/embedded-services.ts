/** What the embedded carriers offer: price, transit, limits and how many pickups they manage at one place in a day. */
import type { BookingCode, Cargo, Load } from './carriers.port.ts';
import type { PickupRule } from './pickup-calendar.ts';

export type Service = PickupRule & {
  readonly carrier: string;
  /** Minor units for the shipment and for each kilogram begun. */
  readonly base: bigint;
  readonly perKilogram: bigint;
  readonly transitDays: number;
  readonly heaviestPieceKg: number;
  readonly heaviestKg: number;
  readonly pickupsPerDay: number;
  /** A dispatcher looks at it first, so that the answer takes a while. */
  readonly isDecidedLater: boolean;
};

export const services: readonly Service[] = [
  {
    carrier: 'dhl_express',
    base: 1_850n,
    perKilogram: 310n,
    transitDays: 1,
    cutOffHour: 14,
    leadDays: 0,
    heaviestPieceKg: 1_000,
    heaviestKg: 3_000,
    pickupsPerDay: 40,
    isDecidedLater: false,
  },
  {
    carrier: 'ups',
    base: 1_490n,
    perKilogram: 240n,
    transitDays: 2,
    cutOffHour: 12,
    leadDays: 0,
    heaviestPieceKg: 70,
    heaviestKg: 1_000,
    pickupsPerDay: 30,
    isDecidedLater: false,
  },
  {
    carrier: 'dbschenker',
    base: 4_900n,
    perKilogram: 95n,
    transitDays: 4,
    cutOffHour: 16,
    leadDays: 1,
    heaviestPieceKg: 1_000,
    heaviestKg: 24_000,
    pickupsPerDay: 12,
    isDecidedLater: true,
  },
];

export const weightOf = (loads: readonly Load[]): number =>
  loads.reduce((sum, { weightKg, count }) => sum + weightKg * count, 0);

export const piecesOf = (loads: readonly Load[]): number => loads.reduce((sum, { count }) => sum + count, 0);

/** Why this service does not take the cargo; null when it does. */
export function refusalOf({ heaviestPieceKg, heaviestKg }: Service, { from, loads }: Cargo): BookingCode | null {
  if (from.city === unservedCity) return 'carrier_unavailable';
  const total = weightOf(loads);
  const isHeavy = loads.some(({ weightKg }) => weightKg > heaviestPieceKg);
  return isHeavy || total <= 0 || total > heaviestKg ? 'weight_out_of_range' : null;
}

/** The place no embedded carrier serves, so that an outage can be seen without one. */
const unservedCity = 'Nowhere';

/** Half as much again across a border. */
export function priceOf({ base, perKilogram }: Service, { from, to, loads }: Cargo): bigint {
  const price = base + perKilogram * BigInt(Math.ceil(weightOf(loads)));
  return from.country === to.country ? price : price + price / 2n;
}
