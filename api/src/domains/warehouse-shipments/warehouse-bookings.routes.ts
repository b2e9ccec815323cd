/** A carrier booked for a shipment of a warehouse: who can be booked, the booking, its label. */
import { idempotencyHeaders, qid } from '@quayside/contract/common';
import {
  bookableQuery,
  cancelledBookingQuery,
  type WarehouseBookingAnswer,
  warehouseBookable,
  warehouseBookingAnswer,
  warehouseBookingBody,
} from '@quayside/contract/warehouse-bookings';
import { warehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { localDate } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { idempotencyErrors } from '../../platform/http/accept-keys.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { presentOffers } from '../carriers/carriers.public.ts';
import { warehouseOf } from '../packages/packages.public.ts';
import { cargoFor, checkLoads } from './booking-request.ts';
import { changeShipment } from './shipment-answer.ts';
import { bookForShipment } from './use-cases/book-for-shipment.ts';
import { cancelBookingOf, tellNotToCome } from './use-cases/cancel-carrier.ts';
import { presentBookings } from './warehouse-bookings.presenter.ts';
import { bookingsOf, labelOf } from './warehouse-bookings.read-model.ts';
import { refuse } from './warehouse-shipments.errors.ts';
import { shipmentDetailIn, timeZoneOfWarehouse } from './warehouse-shipments.read-model.ts';

const tags = ['warehouse'];
const params = z.strictObject({ qid });
const permission = 'warehouse.ship';
const response = { 200: warehouseBookingAnswer };
const loadErrors = ['load_too_heavy', 'load_too_large'];
const stepErrors = ['shipment_not_found', 'shipment_not_in_state', 'stale_version'];
const bookingErrors = [
  ...stepErrors,
  ...loadErrors,
  'shipment_empty',
  'shipment_order_ended',
  'shipment_carrier_booked',
  'shipment_cancelling_carrier',
  'logistics_off',
  'pickup_date_not_available_exception',
  'seller_shipping_address_line_one_too_long',
  'seller_shipping_address_line_two_too_long',
  'weight_out_of_range',
  'booking_in_progress',
  'pickup_not_confirmed',
  'carrier_unavailable',
];

export const warehouseBookingRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    listBookable(routes, deps);
    show(routes, deps);
    book(routes, deps);
    cancel(routes, deps);
    label(routes, deps);
  };

function listBookable(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/shipments/:qid/bookable-carriers/',
    {
      schema: {
        tags,
        params,
        summary: 'Carriers that can be booked for it, with price and pickup days, and those that do not take the load',
        querystring: bookableQuery,
        response: { 200: warehouseBookable },
      },
      config: { permission, errors: ['shipment_not_found', 'logistics_off', ...loadErrors] },
    },
    async (request) => {
      if (!deps.flags.logistics) throw refuse('logistics_off');
      const { loads } = request.query;
      checkLoads(loads);
      const warehouseId = warehouseOf(actorOf(request));
      const cargo = await cargoFor(deps.database, { warehouseId, shipmentId: request.params.qid, loads });
      return presentOffers(await deps.carriers.options(cargo), (code) => refuse(code).message);
    },
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/shipments/:qid/carrier_booking/',
    {
      schema: { tags, params, summary: 'The booking of a carrier that counts, and the last attempt', response },
      config: { permission, errors: ['shipment_not_found'] },
    },
    (request) => answer(deps, request, request.params.qid),
  );
}

function book(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/:qid/carrier_booking/',
    {
      schema: {
        tags,
        params,
        summary: 'Book a carrier for it; the same key never books twice',
        body: warehouseBookingBody,
        response,
      },
      config: { permission, errors: bookingErrors },
    },
    async (request) => {
      const shipmentId = request.params.qid;
      await bookForShipment(deps, writeOf(request, { scope: 'system' }), { ...request.body, shipmentId });
      return answer(deps, request, shipmentId);
    },
  );
}

function cancel(routes: Routes, deps: Deps): void {
  routes.delete(
    '/warehouse/shipments/:qid/carrier_booking/',
    {
      schema: {
        tags,
        params,
        summary: 'Cancel its booking: the carrier is told not to come',
        headers: idempotencyHeaders,
        querystring: cancelledBookingQuery,
        response: { 200: warehouseShipmentDetail },
      },
      config: {
        permission,
        errors: [
          ...stepErrors,
          'shipment_not_booked',
          'too_late_to_cancel',
          'carrier_unavailable',
          'cancellation_unanswered',
          ...idempotencyErrors,
        ],
      },
    },
    async (request) => {
      const shipmentId = request.params.qid;
      const bookingId = request.query.booking;
      const place = { warehouseId: warehouseOf(actorOf(request)), shipmentId, bookingId };
      const told = await tellNotToCome(deps, writeOf(request, { scope: 'system' }), place);
      return changeShipment(deps, request, async (write) => {
        await cancelBookingOf(write, { shipmentId, bookingId, told });
        return shipmentId;
      });
    },
  );
}

function label(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/shipments/:qid/carrier_booking/label/',
    {
      schema: { tags, params, summary: 'The booked carrier’s label as a PDF, one page per piece' },
      config: { permission, errors: ['shipment_not_found', 'label_not_available'] },
    },
    async (request, reply) => {
      const { number, held: pdf } = await ofShipment(deps, request, request.params.qid, labelOf);
      if (!pdf) throw refuse('label_not_available');
      const content = Buffer.from(pdf);
      return sendFile(reply, { name: `carrier-label-${number}.pdf`, type: 'pdf', bytes: content.length, content });
    },
  );
}

async function answer(deps: Deps, request: FastifyRequest, id: string): Promise<WarehouseBookingAnswer> {
  const warehouseId = warehouseOf(actorOf(request));
  const { held } = await ofShipment(deps, request, id, async (db) => ({
    bookings: await bookingsOf(db, id),
    timeZone: await timeZoneOfWarehouse(db, warehouseId),
  }));
  return presentBookings(held.bookings, localDate(deps.clock.now(), held.timeZone));
}

/** What `read` gives of the shipment, when it is one of the worker's warehouse. */
function ofShipment<T>(deps: Deps, request: FastifyRequest, id: string, read: (db: Db, id: string) => Promise<T>) {
  return deps.database.read('system', async (db) => {
    const found = await shipmentDetailIn(db, warehouseOf(actorOf(request)), id);
    if (!found) throw refuse('shipment_not_found');
    return { number: found.shipment.number, held: await read(db, id) };
  });
}
