/** Booking carriers. Dates are local dates of the pickup place; prices are minor units of `currency`. */
import type { Currency } from '@quayside/contract/common';

export type CarrierOption = {
  readonly carrier: string;
  readonly priceMinor: bigint;
  readonly transitDays: number;
  readonly pickupDates: readonly string[];
};
export type PickupAddress = {
  readonly country: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
};
export type BookingRequest = {
  /** The booking's own id: repeating it books nothing new. */
  readonly id: string;
  readonly carrier: string;
  readonly pickupDate: string;
  readonly from: PickupAddress;
  readonly toCountry: string;
  readonly pieces: number;
  readonly weightKg: number;
  readonly currency: Currency;
};
export type BookingCode =
  | 'pickup_date_not_available_exception'
  | 'seller_shipping_address_line_one_too_long'
  | 'seller_shipping_address_line_two_too_long'
  | 'carrier_unavailable'
  | 'weight_out_of_range';
export type BookingOutcome =
  | { readonly status: 'SUCCEEDED'; readonly reference: string; readonly priceMinor: bigint }
  | { readonly status: 'FAILED'; readonly code: BookingCode };

export type CarriersPort = {
  options(request: Omit<BookingRequest, 'id' | 'carrier' | 'pickupDate'>): Promise<readonly CarrierOption[]>;
  book(request: BookingRequest): Promise<BookingOutcome>;
};
