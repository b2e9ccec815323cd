/** Shipments that have left: what their carriers say, and what comes back. */
import { qid } from '@quayside/contract/common';
import { carrierNewsBody, stepBody, warehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { changeShipment } from './shipment-answer.ts';
import { takeBackShipment, tellCarrierNews } from './use-cases/follow-shipment.ts';

const tags = ['warehouse'];
const params = z.strictObject({ qid });
const response = { 200: warehouseShipmentDetail };
const stepErrors = ['shipment_not_found', 'shipment_not_in_state', 'stale_version'];

export const shipmentWayRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    carrierNews(routes, deps);
    takeBack(routes, deps);
  };

function carrierNews(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/:qid/carrier-news/',
    {
      schema: {
        tags,
        params,
        summary: 'Tell what the carrier said of it, or that our own truck delivered it',
        body: carrierNewsBody,
        response,
      },
      config: { permission: 'warehouse.ship', errors: [...stepErrors, 'shipment_lead_tells'] },
    },
    (request) => {
      const shipmentId = request.params.qid;
      return changeShipment(deps, request, async (write) => {
        await tellCarrierNews(write, { ...request.body, shipmentId });
        return shipmentId;
      });
    },
  );
}

function takeBack(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/:qid/take-back/',
    {
      schema: { tags, params, summary: 'What its carrier brought back stands here again', body: stepBody, response },
      config: { permission: 'warehouse.resolve', errors: stepErrors },
    },
    (request) => {
      const shipmentId = request.params.qid;
      return changeShipment(deps, request, async (write) => {
        await takeBackShipment(write, { ...request.body, shipmentId });
        return shipmentId;
      });
    },
  );
}
