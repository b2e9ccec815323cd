/** Shipments of the seller's orders. */
import { qid } from '@quayside/contract/common';
import {
  createShipmentAnswer,
  createShipmentBody,
  shipmentList,
  shipmentListQuery,
  shipmentRow,
} from '@quayside/contract/shipments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { asSeller } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { sellerChanger } from '../sales/sales.public.ts';
import { refuse } from './shipments.errors.ts';
import { type ShipmentRecord, shipmentOf, shipmentsOf } from './shipments.read-model.ts';
import { addShipment } from './use-cases/add-shipment.ts';
import { removeShipment } from './use-cases/remove-shipment.ts';

const tags = ['shipments'];
const params = z.strictObject({ qid });

export const shipmentRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    listShipments(routes, deps);
    showShipment(routes, deps);
    addNumbers(routes, deps);
    removeNumbers(routes, deps);
  };

function listShipments(routes: Routes, deps: Deps): void {
  routes.get(
    '/shipments/',
    {
      schema: {
        tags,
        summary: 'Newest shipments, or those of one order',
        querystring: shipmentListQuery,
        response: { 200: shipmentList },
      },
      config: { permission: 'orders.read' },
    },
    async (request) => {
      const { sellerId } = asSeller(actorOf(request));
      const found = await deps.database.read({ sellerId }, (db) => shipmentsOf(db, sellerId, request.query.saleQid));
      return {
        count: found.length,
        countIsExact: true,
        page: 1,
        size: found.length,
        results: found.map(presentShipment),
      };
    },
  );
}

function showShipment(routes: Routes, deps: Deps): void {
  routes.get(
    '/shipments/:qid/',
    {
      schema: { tags, params, summary: 'One shipment', response: { 200: shipmentRow } },
      config: { permission: 'orders.read', errors: ['shipment_not_found'] },
    },
    async (request) => {
      const { sellerId } = asSeller(actorOf(request));
      const found = await deps.database.read({ sellerId }, (db) => shipmentOf(db, sellerId, request.params.qid));
      if (!found) throw refuse('shipment_not_found');
      return presentShipment(found);
    },
  );
}

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
      config: {
        permission: 'orders.update',
        errors: ['not_found', 'invalid_transition', 'unknown_carrier', 'invalid_shipment_codes'],
      },
    },
    async (request) => {
      const { shipment, removed } = await addShipment(deps, sellerChanger(request), request.body);
      const { saleQid: _sale, order: _order, ...shown } = presentShipment(shipment);
      return { shipment: shown, removed };
    },
  );
}

function removeNumbers(routes: Routes, deps: Deps): void {
  routes.delete(
    '/shipments/:qid/',
    {
      schema: { tags, params, summary: 'Remove a shipment the carrier has not scanned', response: { 204: z.null() } },
      config: { permission: 'orders.update', errors: ['shipment_not_found', 'already_scanned'] },
    },
    async (request, reply) => {
      await removeShipment(deps, sellerChanger(request), request.params.qid);
      return reply.code(204).send(null);
    },
  );
}

function presentShipment({
  id,
  saleId,
  orderNumber,
  status,
  carrier,
  trackAndTraceNumbers,
  createdAt,
}: ShipmentRecord) {
  return { qid: id, saleQid: saleId, order: orderNumber, status, carrier, trackAndTraceNumbers, createdAt };
}
