/** Answers of the DHL Express MyDHL API, read for what we need of them, and its errors in our codes. */
import { currencies } from '@quayside/contract/common';
import type { CarrierEventCode } from '@quayside/contract/shipments';
import { z } from 'zod';
import type { BookingCode, CarrierEvent, CarrierPrice } from './carriers.port.ts';

export const dhlRates = z.looseObject({
  products: z.array(
    z.looseObject({
      totalPrice: z.array(
        z.looseObject({ currencyType: z.string().optional(), priceCurrency: z.string().optional(), price: z.number() }),
      ),
      deliveryCapabilities: z.looseObject({ totalTransitDays: z.coerce.number().optional() }).optional(),
    }),
  ),
});
export const dhlShipment = z.looseObject({
  shipmentTrackingNumber: z.string(),
  documents: z.array(z.looseObject({ typeCode: z.string(), imageFormat: z.string(), content: z.string() })).default([]),
});
export const dhlPickup = z.looseObject({ dispatchConfirmationNumbers: z.array(z.string()).min(1) });
export const dhlTracking = z.looseObject({
  shipments: z.array(
    z.looseObject({
      shipmentTrackingNumber: z.string(),
      events: z
        .array(
          z.looseObject({
            date: z.string(),
            time: z.string(),
            typeCode: z.string(),
            serviceArea: z.array(z.looseObject({ description: z.string().optional() })).default([]),
          }),
        )
        .default([]),
    }),
  ),
});
const dhlProblem = z.looseObject({
  detail: z.string().default(''),
  title: z.string().default(''),
  message: z.string().default(''),
  additionalDetails: z.array(z.string()).default([]),
});

/** All words of a problem: the number at the head of `detail`, and what is named in the additional details. */
export function wordsOf(body: unknown): string {
  const problem = dhlProblem.safeParse(body);
  if (!problem.success) return '';
  const { detail, title, message, additionalDetails } = problem.data;
  return [detail, title, message, ...additionalDetails].join('\n');
}

/**
 * Our code for a refusal. The published document names no number for an impossible pickup day, so the words count; what
 * cannot be put right by the seller is carrier_unavailable.
 */
export function codeOf(body: unknown): BookingCode {
  const words = wordsOf(body);
  if (/addressLine1: expected maxLength/.test(words)) return 'seller_shipping_address_line_one_too_long';
  if (/addressLine2: expected maxLength/.test(words)) return 'seller_shipping_address_line_two_too_long';
  if (/weight/i.test(words)) return 'weight_out_of_range';
  if (/plannedPickupDate|plannedShippingDate|cut-?off/i.test(words) || speaksOfPickupDay(words))
    return 'pickup_date_not_available_exception';
  return 'carrier_unavailable';
}

/** Letters between "pickup" and "day" in one thought. */
const oneThought = 40;

function speaksOfPickupDay(words: string): boolean {
  for (const { 0: name, index } of words.matchAll(/pick-?up|shipping|shipment/gi)) {
    const next = words.slice(index + name.length, index + name.length + oneThought + 'date'.length);
    if (/date|day|time/i.test(next)) return true;
  }
  return false;
}

/** The price in the currency we are billed in, else in any we know; null when none is told. */
export function priceIn(rates: z.infer<typeof dhlRates>): CarrierPrice | null {
  const prices = (rates.products[0]?.totalPrice ?? []).flatMap(({ currencyType, priceCurrency, price }) => {
    const currency = currencies.find((one) => one === priceCurrency);
    return currency ? [{ currencyType, currency, priceMinor: BigInt(Math.round(price * 100)) }] : [];
  });
  const told = prices.find(({ currencyType }) => currencyType === 'BILLC') ?? prices[0];
  return told ? { priceMinor: told.priceMinor, currency: told.currency } : null;
}

/** Checkpoint codes by what they mean for whoever waits; others say nothing new. */
const meanings: Readonly<Record<string, CarrierEventCode>> = {
  PU: 'PICKED_UP',
  PL: 'IN_TRANSIT',
  DF: 'IN_TRANSIT',
  AF: 'IN_TRANSIT',
  AR: 'IN_TRANSIT',
  WC: 'OUT_FOR_DELIVERY',
  OH: 'EXCEPTION',
  NH: 'EXCEPTION',
  CA: 'EXCEPTION',
  BA: 'EXCEPTION',
  UD: 'EXCEPTION',
  OK: 'DELIVERED',
  DL: 'DELIVERED',
  RT: 'RETURNED',
};

export function eventsIn({ shipments }: z.infer<typeof dhlTracking>, number: string): CarrierEvent[] {
  const found = shipments.find((one) => one.shipmentTrackingNumber === number)?.events ?? [];
  return found.flatMap(({ date, time, typeCode, serviceArea }) => {
    const code = meanings[typeCode];
    const at = `${date}T${time}.000Z`;
    if (!code || Number.isNaN(Date.parse(at))) return [];
    return [
      {
        id: `${number} ${typeCode} ${at}`,
        carrier: 'dhl_express',
        number,
        code,
        at,
        location: serviceArea[0]?.description ?? null,
      },
    ];
  });
}
