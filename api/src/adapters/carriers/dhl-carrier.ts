/**
 * DHL Express through its published MyDHL API (2.7.0): rates, shipments with labels, pickups, tracking. HTTP Basic.
 *
 * Rates, tracking and cancelling are repeated when no answer comes; making a shipment or a pickup is sent once. A shipment
 * whose answer was lost leaves the booking PENDING: `outcome` finds it again by our own reference. No call reads a pickup,
 * or cancels one without its number: where its answer was lost it is never ordered again, and the booking is told as
 * pickup_not_confirmed, for people to ask DHL. The price is asked first, so that nothing is booked whose price is not known.
 */
import type { z } from 'zod';
import { type Clock, days, plus } from '../../kernel/clock.ts';
import type { WorkCalendarOf } from '../../platform/calendar.ts';
import { type CallOutside, type OutsideReport, outsideCalls } from '../../platform/outside-call.ts';
import type {
  BookingCode,
  BookingOutcome,
  BookingRequest,
  Cargo,
  CarrierOptions,
  CarrierPrice,
  CarriersPort,
} from './carriers.port.ts';
import { codeOf, dhlPickup, dhlRates, dhlShipment, dhlTracking, eventsIn, priceIn, wordsOf } from './dhl-answers.ts';
import { type DhlAccount, pickupBody, ratesBody, referenceOf, shipmentBody } from './dhl-requests.ts';
import { pickupDaysOf } from './pickup-calendar.ts';

const carrier = 'dhl_express';
const cutOffHour = 14;

export type DhlSettings = {
  readonly baseUrl: string;
  readonly user: string;
  readonly password: string;
  readonly account: DhlAccount;
};
type Around = {
  readonly clock: Clock;
  readonly calendarOf: WorkCalendarOf;
  readonly report: (report: OutsideReport) => void;
  readonly timeoutMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

export function dhlCarrier({ baseUrl, user, password, account }: DhlSettings, around: Around): CarriersPort {
  const { clock, calendarOf, ...calling } = around;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const call = outsideCalls({ ...calling, name: 'dhl', baseUrl, headers: { authorization }, clock });
  const daysFor = ({ from }: Cargo) =>
    pickupDaysOf(clock.now(), { cutOffHour, leadDays: 0 }, calendarOf(from.country, from.timeZone));
  return {
    options: (cargo) => quoted(call, cargo, account, daysFor(cargo)),
    book: async (request) => {
      if (!daysFor(request).includes(request.pickupDate)) return failed('pickup_date_not_available_exception');
      const rate = await rateOf(call, request, account, request.pickupDate);
      return 'code' in rate ? failed(rate.code) : makeShipment(call, request, account, rate);
    },
    outcome: (request) => sought(call, request, account, clock),
    cancel: async ({ reference, reason }) => {
      if (reference === null) return 'unknown';
      const query = new URLSearchParams({ requestorName: 'Quayside', reason });
      const path = `/pickups/${encodeURIComponent(reference)}`;
      const answer = await call({
        method: 'DELETE',
        path: `${path}?${query}`,
        about: '/pickups/{x}',
        isRepeatable: true,
      });
      if (typeof answer === 'string') return 'silent';
      // What is not there, or was cancelled before, is cancelled.
      const isGone = answer.status < 300 || answer.status === 404 || /already cancel/i.test(wordsOf(answer.body));
      return isGone ? 'cancelled' : 'too_late';
    },
    track: async ({ number }) => {
      const path = `/shipments/${encodeURIComponent(number)}/tracking?trackingView=all-checkpoints`;
      const answer = await read(call, path, '/shipments/{x}/tracking', dhlTracking);
      return answer ? eventsIn(answer, number) : [];
    },
  };
}

const failed = (code: BookingCode): BookingOutcome => ({ status: 'FAILED', code });

async function quoted(
  call: CallOutside,
  cargo: Cargo,
  account: DhlAccount,
  pickupDates: readonly string[],
): Promise<CarrierOptions> {
  const firstDay = pickupDates[0];
  const rate: Rate | NoRate = firstDay
    ? await rateOf(call, cargo, account, firstDay)
    : { code: 'pickup_date_not_available_exception' };
  if ('code' in rate) return { options: [], refused: [{ carrier, code: rate.code }] };
  return { options: [{ carrier, ...rate, cutOff: `${cutOffHour}:00`, pickupDates }], refused: [] };
}

type Rate = CarrierPrice & { readonly transitDays: number };
type NoRate = { readonly code: BookingCode };

async function rateOf(
  call: CallOutside,
  cargo: Cargo,
  account: DhlAccount,
  pickupDate: string,
): Promise<Rate | NoRate> {
  const body = ratesBody(cargo, account, pickupDate);
  const answer = await call({ method: 'POST', path: '/rates', about: '/rates', body, isRepeatable: true });
  if (typeof answer === 'string') return { code: 'carrier_unavailable' };
  const rates = dhlRates.safeParse(answer.body);
  const price = answer.status === 200 && rates.success ? priceIn(rates.data) : null;
  if (price === null) return { code: codeOf(answer.body) };
  return { ...price, transitDays: rates.data?.products[0]?.deliveryCapabilities?.totalTransitDays ?? 1 };
}

async function makeShipment(
  call: CallOutside,
  request: BookingRequest,
  account: DhlAccount,
  { priceMinor, currency }: CarrierPrice,
): Promise<BookingOutcome> {
  const answer = await call({
    method: 'POST',
    path: '/shipments',
    about: '/shipments',
    body: shipmentBody(request, account),
    headers: { 'Message-Reference': referenceOf(request) },
    isRepeatable: false,
  });
  if (answer === 'unreached') return failed('carrier_unavailable');
  if (answer === 'silent') return { status: 'PENDING' };
  const made = dhlShipment.safeParse(answer.body);
  if (answer.status !== 201 || !made.success) return failed(codeOf(answer.body));
  const label = made.data.documents.find(({ typeCode }) => typeCode === 'label');
  return makePickup(call, request, account, {
    priceMinor,
    currency,
    number: made.data.shipmentTrackingNumber,
    label: label ? new Uint8Array(Buffer.from(label.content, 'base64')) : null,
  });
}

type Made = CarrierPrice & { readonly number: string; readonly label: Uint8Array | null };

async function makePickup(
  call: CallOutside,
  request: BookingRequest,
  account: DhlAccount,
  { priceMinor, currency, number, label }: Made,
): Promise<BookingOutcome> {
  const answer = await call({
    method: 'POST',
    path: '/pickups',
    about: '/pickups',
    body: pickupBody(request, account, number),
    headers: { 'Message-Reference': referenceOf(request) },
    isRepeatable: false,
  });
  if (answer === 'unreached') return failed('carrier_unavailable');
  if (answer === 'silent') return failed('pickup_not_confirmed');
  if (answer.status !== 201) return failed(codeOf(answer.body));
  const reference = dhlPickup.safeParse(answer.body).data?.dispatchConfirmationNumbers[0];
  if (reference === undefined) return failed('pickup_not_confirmed');
  return { status: 'SUCCEEDED', reference, priceMinor, currency, trackingNumbers: [number], label };
}

/** A shipment whose answer was lost, by our reference. Whether its pickup was ordered nobody can tell. */
async function sought(
  call: CallOutside,
  request: BookingRequest,
  account: DhlAccount,
  clock: Clock,
): Promise<BookingOutcome> {
  const query = new URLSearchParams({
    shipmentReference: referenceOf(request),
    shipmentReferenceType: 'CU',
    shipperAccountNumber: account.number,
    dateRangeFrom: plus(clock.now(), -days(2)).slice(0, 10),
    dateRangeTo: plus(clock.now(), days(1)).slice(0, 10),
  });
  const answer = await read(call, `/tracking?${query}`, '/tracking', dhlTracking);
  return answer && answer.shipments.length > 0 ? failed('pickup_not_confirmed') : { status: 'PENDING' };
}

async function read<Schema extends z.ZodType>(
  call: CallOutside,
  path: string,
  about: string,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const answer = await call({ method: 'GET', path, about, isRepeatable: true });
  if (typeof answer === 'string' || answer.status !== 200) return null;
  return schema.safeParse(answer.body).data ?? null;
}
