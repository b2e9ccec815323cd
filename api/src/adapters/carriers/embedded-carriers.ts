/**
 * The embedded carriers: they keep a book of pickups with a calendar of working days, cut-offs and a limit per day,
 * issue numbers, print labels and tell how the goods move.
 *
 * A pickup city named "Nowhere" is never served (carrier_unavailable). DB Schenker's dispatcher decides some seconds
 * after being asked, so that a booking can be seen PENDING.
 */
import { type Clock, plus, seconds } from '../../kernel/clock.ts';
import type { WorkCalendarOf } from '../../platform/calendar.ts';
import type { Database } from '../../platform/db/database.ts';
import { carrierLabel } from './carrier-label.ts';
import {
  type Booked,
  type BookingOutcome,
  type BookingRequest,
  type Cargo,
  type CarrierOption,
  type CarrierOptions,
  type CarriersPort,
  lineRefusal,
  type PickupPlace,
  type RefusedOption,
} from './carriers.port.ts';
import { piecesOf, priceOf, refusalOf, type Service, services } from './embedded-services.ts';
import { issuedNumbers, pickupReference } from './issued-numbers.ts';
import { pickupDaysOf } from './pickup-calendar.ts';
import { keepPickup, type Pickup, pickupOf, setPickupStatus, takenAt, takenInSlot } from './pickups.repository.ts';
import { journeyOf } from './simulated-journey.ts';

/** How long a dispatcher takes. */
const decisionTime = seconds(6);

export function embeddedCarriers(database: Database, clock: Clock, calendarOf: WorkCalendarOf): CarriersPort {
  const daysOf = (service: Service, { country, timeZone }: PickupPlace) =>
    pickupDaysOf(clock.now(), service, calendarOf(country, timeZone));

  async function book(request: BookingRequest): Promise<BookingOutcome> {
    const service = services.find(({ carrier }) => carrier === request.carrier);
    if (!service) return { status: 'FAILED', code: 'carrier_unavailable' };
    const known = await database.read('none', (db) => pickupOf(db, request.id));
    if (known) return outcomeOf(known, service, request, clock);
    const code = lineRefusal(request.from) ?? refusalOf(service, request);
    if (code) return { status: 'FAILED', code };
    const pickup = await keep(service, request);
    return pickup
      ? outcomeOf(pickup, service, request, clock)
      : { status: 'FAILED', code: 'pickup_date_not_available_exception' };
  }

  /** Writes the pickup into the book; null when the day is not free. */
  function keep(service: Service, request: BookingRequest): Promise<Pickup | null> {
    const { id, carrier, pickupDate, from } = request;
    if (!daysOf(service, from).includes(pickupDate)) return Promise.resolve(null);
    return database.write('none', async (db) => {
      const slot = { carrier, place: placeOf(from), pickupDate };
      if ((await takenInSlot(db, slot)) >= service.pickupsPerDay) return null;
      const pickup: Pickup = {
        ...slot,
        id,
        status: service.isDecidedLater ? 'pending' : 'scheduled',
        country: from.country,
        timeZone: from.timeZone,
        transitDays: service.transitDays,
        createdAt: clock.now(),
      };
      await keepPickup(db, pickup);
      return pickup;
    });
  }

  return {
    options: (cargo) => optionsFor(cargo, database, daysOf),
    book,
    outcome: book,
    cancel: async ({ id }) => {
      const pickup = await database.read('none', (db) => pickupOf(db, id));
      const journey = pickup ? journeyOf(pickup, '', calendarOf(pickup.country, pickup.timeZone), clock.now()) : [];
      if (journey.length > 0) return 'too_late';
      await database.write('none', (db) => setPickupStatus(db, id, 'cancelled'));
      return 'cancelled';
    },
    track: async ({ id, number }) => {
      const pickup = await database.read('none', (db) => pickupOf(db, id));
      if (!pickup || pickup.status === 'cancelled') return [];
      return journeyOf(pickup, number, calendarOf(pickup.country, pickup.timeZone), clock.now());
    },
  };
}

async function optionsFor(
  cargo: Cargo,
  database: Database,
  daysOf: (service: Service, from: PickupPlace) => string[],
): Promise<CarrierOptions> {
  const taken = await database.read('none', (db) => takenAt(db, placeOf(cargo.from)));
  const isFree = ({ carrier, pickupsPerDay }: Service, date: string) =>
    !taken.some((one) => one.carrier === carrier && one.pickupDate === date && one.taken >= pickupsPerDay);
  const options: CarrierOption[] = [];
  const refused: RefusedOption[] = [];
  for (const service of services) {
    const { carrier, transitDays, cutOffHour } = service;
    const pickupDates = daysOf(service, cargo.from).filter((date) => isFree(service, date));
    const full = pickupDates.length === 0 ? 'pickup_date_not_available_exception' : null;
    const code = refusalOf(service, cargo) ?? full;
    if (code) refused.push({ carrier, code });
    else
      options.push({
        carrier,
        transitDays,
        priceMinor: priceOf(service, cargo),
        currency: cargo.currency,
        cutOff: `${String(cutOffHour).padStart(2, '0')}:00`,
        pickupDates,
      });
  }
  return { options, refused };
}

const placeOf = ({ country, city }: PickupPlace): string => `${country} ${city.toLowerCase()}`;

async function outcomeOf(
  { status, createdAt }: Pickup,
  service: Service,
  request: BookingRequest,
  clock: Clock,
): Promise<BookingOutcome> {
  if (status === 'cancelled') return { status: 'FAILED', code: 'carrier_unavailable' };
  if (status === 'pending' && plus(createdAt, decisionTime) > clock.now()) return { status: 'PENDING' };
  const trackingNumbers = issuedNumbers(request.carrier, request.id, piecesOf(request.loads));
  const booked: Booked = {
    status: 'SUCCEEDED',
    reference: pickupReference(request.id),
    priceMinor: priceOf(service, request),
    currency: request.currency,
    trackingNumbers,
    label: await carrierLabel(request, trackingNumbers),
  };
  return booked;
}
