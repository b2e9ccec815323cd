/**
 * The embedded carrier: keeps a calendar of working days and prices by weight and distance.
 *
 * It fails on request: a pickup city named "Nowhere" is never served (carrier_unavailable). Address lines longer than 45
 * characters are refused, as the published DHL Express contract does.
 */
import type { Clock } from '../../kernel/clock.ts';
import { addWorkingDays, localDate } from '../../kernel/working-time.ts';
import type { WorkCalendarOf } from '../../platform/calendar.ts';
import type { BookingCode, BookingRequest, CarriersPort } from './carriers.port.ts';

const services = [
  { carrier: 'dhl_express', perKilogram: 310n, base: 1_850n, transitDays: 1 },
  { carrier: 'ups', perKilogram: 240n, base: 1_490n, transitDays: 2 },
  { carrier: 'dbschenker', perKilogram: 95n, base: 4_900n, transitDays: 4 },
] as const;
const maximumLine = 45;
const offeredDays = 5;

export function embeddedCarrier(clock: Clock, calendarOf: WorkCalendarOf): CarriersPort {
  const pickupDates = (country: string): string[] => {
    const calendar = calendarOf(country, 'UTC');
    const dates: string[] = [];
    for (let at = clock.now(); dates.length < offeredDays; ) {
      at = addWorkingDays(at, 1, calendar);
      dates.push(localDate(at, 'UTC'));
    }
    return dates;
  };
  return {
    options: async ({ from, weightKg, toCountry }) =>
      services.map((service) => ({
        carrier: service.carrier,
        priceMinor: priceOf(service, weightKg, from.country === toCountry),
        transitDays: service.transitDays,
        pickupDates: pickupDates(from.country),
      })),
    book: async (request) => {
      const service = services.find((one) => one.carrier === request.carrier);
      const code = service ? refusalOf(request, pickupDates(request.from.country)) : 'carrier_unavailable';
      if (!service || code) return { status: 'FAILED', code: code ?? 'carrier_unavailable' };
      return {
        status: 'SUCCEEDED',
        reference: `QC${request.id.replaceAll('-', '').slice(-10).toUpperCase()}`,
        priceMinor: priceOf(service, request.weightKg, request.from.country === request.toCountry),
      };
    },
  };
}

function refusalOf(request: BookingRequest, dates: readonly string[]): BookingCode | null {
  if (request.from.line1.length > maximumLine) return 'seller_shipping_address_line_one_too_long';
  if (request.from.line2.length > maximumLine) return 'seller_shipping_address_line_two_too_long';
  if (request.from.city === 'Nowhere') return 'carrier_unavailable';
  if (!dates.includes(request.pickupDate)) return 'pickup_date_not_available_exception';
  if (request.weightKg <= 0 || request.weightKg > 24_000) return 'weight_out_of_range';
  return null;
}

function priceOf(service: (typeof services)[number], weightKg: number, isDomestic: boolean): bigint {
  const weight = service.base + service.perKilogram * BigInt(Math.ceil(weightKg));
  return isDomestic ? weight : weight + weight / 2n;
}
