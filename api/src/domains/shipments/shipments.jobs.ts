/**
 * Timers of shipments: booked ones, our warehouses' too, are followed with their carrier, silent ones are lost after fifteen working days, and
 * removals whose process died are brought to their end.
 */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { eachOfPages } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { sellerOf } from '../sellers/sellers.public.ts';
import {
  type FollowedBooking,
  followedBookings,
  isKnownOfPiece,
} from '../warehouse-shipments/warehouse-shipments.public.ts';
import {
  followedShipments,
  knownEvents,
  type ShipmentRecord,
  type SilentShipment,
  silentShipments,
} from './shipments.repository.ts';
import { lostAfterWorkingDays, numbersOfRound } from './shipments.rules.ts';
import { ingestCarrierEvent, ingestCarrierEvents } from './use-cases/ingest-carrier-events.ts';
import { concludeRemoval } from './use-cases/remove-shipment.ts';

const batch = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

/** All of them, page by page. */
const eachShipment = <T extends { readonly id: string }>(
  page: (after: string) => Promise<readonly T[]>,
  work: (shipment: T) => Promise<void>,
): Promise<void> =>
  eachOfPages('shipments failed', { page: (last: T | undefined) => page(last?.id ?? firstId), size: batch }, work);

/** A day ahead of UTC somewhere: the carrier's own calendar says what has happened. */
const latestDay = ({ clock }: Deps): string => plus(clock.now(), days(1)).slice(0, 10);

/** Asks carriers about what they were booked for. */
async function follow(_: unknown, deps: Deps): Promise<void> {
  const latest = latestDay(deps);
  await eachShipment(
    (after) => deps.database.read('system', (db) => followedShipments(db, latest, after, batch)),
    (shipment) => followOne(shipment, deps),
  );
}

/** Those of our warehouses: a shipment of a seller that fails keeps none of them waiting. */
async function followWarehouses(_: unknown, deps: Deps): Promise<void> {
  const latest = latestDay(deps);
  await eachShipment(
    (after) => deps.database.read('system', (db) => followedBookings(db, latest, after, batch)),
    (booking) => followBooking(booking, deps),
  );
}

async function followOne(shipment: ShipmentRecord, deps: Deps): Promise<void> {
  const { bookingId: id, carrier, trackAndTraceNumbers } = shipment;
  if (id === null) return;
  for (const number of numbersOfRound(trackAndTraceNumbers, deps.clock.now())) {
    const told = await deps.carriers.track({ id, carrier, number });
    const known = await deps.database.read('system', (db) =>
      knownEvents(
        db,
        shipment,
        told.map((event) => event.id),
      ),
    );
    await ingestCarrierEvents(
      deps,
      told.filter((event) => !known.has(event.id)),
    );
  }
}

/** What was brought is not asked about any more, and what is known is not looked at again. */
async function followBooking(booking: FollowedBooking, deps: Deps): Promise<void> {
  const { id, carrier, trackingNumbers, deliveredNumbers } = booking;
  const brought = new Set(deliveredNumbers);
  for (const number of numbersOfRound(trackingNumbers, deps.clock.now())) {
    if (brought.has(number)) continue;
    const told = await deps.carriers.track({ id, carrier, number });
    await ingestCarrierEvents(
      deps,
      told.filter(({ code, at }) => !isKnownOfPiece(booking, { number, code, at })),
    );
  }
}

/** Carriers have not been heard of for fifteen working days in the seller's calendar. */
async function giveUp(_: unknown, deps: Deps): Promise<void> {
  const since = plus(deps.clock.now(), -days(lostAfterWorkingDays));
  await eachShipment(
    (after) => deps.database.read('system', (db) => silentShipments(db, since, after, batch)),
    (shipment) => giveUpOne(shipment, deps),
  );
}

async function giveUpOne(shipment: SilentShipment, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const seller = await deps.database.read('system', (db) => sellerOf(db, shipment.sellerId));
  if (!seller) return;
  const calendar = deps.calendarOf(seller.country, seller.timeZone);
  const numbers = shipment.parcels
    .filter(({ seenAt }) => addWorkingDays(seenAt, lostAfterWorkingDays, calendar) <= now)
    .map(({ number }) => number);
  if (numbers.length === 0) return;
  const lost = {
    // Parcels of one shipment may be given up on different days.
    ...{ id: `lost ${shipment.id} ${now}`, numbers, code: 'LOST' as const, at: now, location: null },
    note: `No scan for ${lostAfterWorkingDays} working days`,
  } as const;
  await openWrite(deps, { actor: systemActor, scope: 'system' }, (write) => ingestCarrierEvent(write, shipment, lost));
}

const removal = z.strictObject({
  sellerId: z.uuid(),
  shipmentId: z.uuid(),
  key: z
    .strictObject({ owner: z.string(), operation: z.string(), key: z.string(), fingerprint: z.string() })
    .nullable(),
});

export const shipmentJobs: readonly Job[] = [
  job('shipments.follow', z.looseObject({}), follow, '*/5 * * * *'),
  job('warehouse_shipments.follow', z.looseObject({}), followWarehouses, '*/5 * * * *'),
  job('shipments.conclude_removal', removal, ({ key, ...which }, deps) => concludeRemoval(deps, which, key)),
  job('shipments.lost', z.looseObject({}), giveUp, '17 * * * *'),
];
