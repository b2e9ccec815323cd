/**
 * Booking carriers and following what they carry. Dates are local dates of the pickup place; prices are minor units of
 * the `currency` beside them, which need not be the order's; weights kilograms, lengths centimetres.
 */
import type { Currency } from '@quayside/contract/common';
import type { CarrierEventCode } from '@quayside/contract/shipments';
import type { Instant } from '../../kernel/clock.ts';

export type PickupPlace = {
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly timeZone: string;
};
/** `line2` may be empty. */
export type Destination = {
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
};
/** Equal parcels or pallets. */
export type Load = {
  readonly loadType: 'PARCEL' | 'PALLET';
  readonly count: number;
  readonly weightKg: number;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
};
export type Cargo = {
  readonly from: PickupPlace;
  readonly to: Destination;
  readonly loads: readonly Load[];
  readonly currency: Currency;
};
/** What a carrier bills, in the currency it bills in. */
export type CarrierPrice = { readonly priceMinor: bigint; readonly currency: Currency };
export type CarrierOption = CarrierPrice & {
  readonly carrier: string;
  readonly transitDays: number;
  /** Local time of the day by which a pickup has to be booked, such as 14:00. */
  readonly cutOff: string;
  readonly pickupDates: readonly string[];
};
export type RefusedOption = { readonly carrier: string; readonly code: BookingCode };
export type CarrierOptions = { readonly options: readonly CarrierOption[]; readonly refused: readonly RefusedOption[] };

export type BookingRequest = Cargo & {
  /** The booking's own id: repeating it books nothing new. */
  readonly id: string;
  readonly carrier: string;
  readonly pickupDate: string;
  /** What people call the order. */
  readonly order: string;
};
/** Why a carrier is not booked. The first three are the specification's. */
export const bookingCodes = [
  'pickup_date_not_available_exception',
  'seller_shipping_address_line_one_too_long',
  'seller_shipping_address_line_two_too_long',
  'carrier_unavailable',
  'weight_out_of_range',
  /** Whether the carrier comes is not known and cannot be asked by program: somebody has to ask it. */
  'pickup_not_confirmed',
] as const;
export type BookingCode = (typeof bookingCodes)[number];
export type Booked = CarrierPrice & {
  readonly status: 'SUCCEEDED';
  /** What the pickup is cancelled by. */
  readonly reference: string;
  readonly trackingNumbers: readonly string[];
  /** PDF to print, one page per piece; null when the carrier gave none. */
  readonly label: Uint8Array | null;
};
export type BookingOutcome =
  | Booked
  /** The carrier has not decided, or its answer was lost: `outcome` is asked later. */
  | { readonly status: 'PENDING' }
  | { readonly status: 'FAILED'; readonly code: BookingCode };
export type Cancelling = {
  readonly id: string;
  readonly carrier: string;
  /** Null while the carrier's answer is not known. */
  readonly reference: string | null;
  readonly reason: string;
};
/**
 * `too_late`: the carrier has the goods. `silent`: no answer; nothing is known to have changed. `unknown`: the carrier
 * cannot be asked, for want of its reference.
 */
export type CancelOutcome = 'cancelled' | 'too_late' | 'silent' | 'unknown';

export type CarrierEvent = {
  /** The carrier's own id of the event: the same one counts once. */
  readonly id: string;
  readonly carrier: string;
  readonly number: string;
  readonly code: CarrierEventCode;
  readonly at: Instant;
  readonly location: string | null;
};

export type CarriersPort = {
  /** Who would carry this, for how much and from when; who would not, and why. */
  options(cargo: Cargo): Promise<CarrierOptions>;
  /** Never throws: what cannot be known is PENDING. */
  book(request: BookingRequest): Promise<BookingOutcome>;
  /** What became of a booking whose answer is not known. Orders nothing that may have been ordered before. */
  outcome(request: BookingRequest): Promise<BookingOutcome>;
  /** Safe to repeat. */
  cancel(booking: Cancelling): Promise<CancelOutcome>;
  /** What the carrier tells of a number it was booked for, oldest first; nothing when it does not answer. */
  track(booked: {
    readonly id: string;
    readonly carrier: string;
    readonly number: string;
  }): Promise<readonly CarrierEvent[]>;
};

/** A line of an address that a carrier prints: longer ones are refused (published DHL Express contract, 2.7.0). */
export const longestAddressLine = 45;

/** The line that is too long for every carrier, told before any of them is asked; null when both fit. */
export function lineRefusal({ line1, line2 }: Pick<PickupPlace, 'line1' | 'line2'>): BookingCode | null {
  if (line1.length > longestAddressLine) return 'seller_shipping_address_line_one_too_long';
  return line2.length > longestAddressLine ? 'seller_shipping_address_line_two_too_long' : null;
}
