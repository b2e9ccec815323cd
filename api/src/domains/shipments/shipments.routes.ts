/** Shipments of the seller's orders; warehouses read those on their way to them. */
import { idempotencyHeaders, qid } from '@quayside/contract/common';
import {
  changeShipmentBody,
  createShipmentAnswer,
  createShipmentBody,
  shipmentDetail,
  shipmentList,
  shipmentListQuery,
} from '@quayside/contract/shipments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../kernel/actor.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { idempotencyErrors } from '../../platform/http/accept-keys.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { warehouseOf } from '../packages/packages.public.ts';
import { carrierEventRoutes } from './carrier-events.routes.ts';
import { refuse } from './shipments.errors.ts';
import { presentDetail, presentShipment } from './shipments.presenter.ts';
import { detailFor, type ShipmentReader, shipmentPage } from './shipments.read-model.ts';
import { addShipment } from './use-cases/add-shipment.ts';
import { changeShipment } from './use-cases/change-shipment.ts';
import { removeShipment, sellerOfRemoved } from './use-cases/remove-shipment.ts';

const tags = ['shipments'];
const params = z.strictObject({ qid });
const readers = { anyOf: ['orders.read', 'warehouse.receive'] } as const;

const readerOf = (actor: Actor): ShipmentReader =>
  actor.sellerId === null ? { warehouseId: warehouseOf(actor) } : { sellerId: actor.sellerId };

export const shipmentRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    listShipments(routes, deps);
    showShipment(routes, deps);
    addNumbers(routes, deps);
    changeNumbers(routes, deps);
    removeNumbers(routes, deps);
    await app.register(carrierEventRoutes(deps));
  };

function listShipments(routes: Routes, deps: Deps): void {
  routes.get(
    '/shipments/',
    {
      schema: {
        tags,
        summary: 'Shipments, or those of one order, newest first; for a warehouse, what is on its way to it',
        querystring: shipmentListQuery,
        response: { 200: shipmentList },
      },
      config: { permission: readers, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total } = await shipmentPage(deps.database, readerOf(actorOf(request)), query);
      refuseBeyondEnd(query, rows);
      return listAnswer(query, total, rows.map(presentShipment));
    },
  );
}

function showShipment(routes: Routes, deps: Deps): void {
  routes.get(
    '/shipments/:qid/',
    {
      schema: { tags, params, summary: 'One shipment and what its carrier told', response: { 200: shipmentDetail } },
      config: { permission: readers, errors: ['shipment_not_found'] },
    },
    async (request) => {
      const shown = await detailFor(deps.database, readerOf(actorOf(request)), request.params.qid);
      if (!shown) throw refuse('shipment_not_found');
      return presentDetail(shown.found, shown.events);
    },
  );
}

const numberErrors = [
  'invalid_transition',
  'unknown_carrier',
  'invalid_shipment_codes',
  'too_many_numbers',
  ...idempotencyErrors,
];

function addNumbers(routes: Routes, deps: Deps): void {
  routes.post(
    '/shipments/',
    {
      schema: {
        tags,
        summary: 'Add track and trace numbers; invalid ones are dropped and named',
        body: createShipmentBody,
        response: { 200: createShipmentAnswer },
      },
      config: { permission: 'orders.update', errors: ['not_found', 'change_shipping_method', ...numberErrors] },
    },
    (request) => writeOnce(deps, writeOf(request), createShipmentAnswer, (write) => addShipment(write, request.body)),
  );
}

function changeNumbers(routes: Routes, deps: Deps): void {
  routes.patch(
    '/shipments/:qid/',
    {
      schema: {
        tags,
        params,
        headers: idempotencyHeaders,
        summary: 'Other numbers or another carrier, until the carrier has scanned the first one',
        body: changeShipmentBody,
        response: { 200: createShipmentAnswer },
      },
      config: {
        permission: 'orders.update',
        errors: [
          'shipment_not_found',
          'already_scanned',
          'order_completed',
          'numbers_come_from_booking',
          ...numberErrors,
        ],
      },
    },
    (request) =>
      writeOnce(deps, writeOf(request), createShipmentAnswer, (write) =>
        changeShipment(write, { ...request.body, id: request.params.qid }),
      ),
  );
}

function removeNumbers(routes: Routes, deps: Deps): void {
  routes.delete(
    '/shipments/:qid/',
    {
      schema: {
        tags,
        params,
        headers: idempotencyHeaders,
        summary: 'Remove a shipment no carrier has scanned; its booking is cancelled',
        response: { 204: z.null() },
      },
      config: {
        permission: { anyOf: ['orders.update', 'warehouse.resolve'] },
        errors: [
          'shipment_not_found',
          'already_scanned',
          'order_completed',
          'too_late_to_cancel',
          'carrier_unavailable',
          ...idempotencyErrors,
        ],
      },
    },
    async (request, reply) => {
      const id = request.params.qid;
      const sellerId = await sellerOfRemoved(deps, actorOf(request), id);
      await removeShipment(deps, writeOf(request, { scope: { sellerId } }), { sellerId, id });
      return reply.code(204).send(null);
    },
  );
}
