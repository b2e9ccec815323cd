/** Shipments of a warehouse: open, change, close, hand over. */
import { qid } from '@quayside/contract/common';
import {
  addPackagesQuery,
  changePackagesBody,
  declareBody,
  dispatchBody,
  openShipmentBody,
  readyBody,
  stepBody,
  warehouseShipmentDetail,
  warehouseShipmentList,
  warehouseShipmentQuery,
} from '@quayside/contract/warehouse-shipments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { warehouseOf } from '../packages/packages.public.ts';
import { changeShipment, detailFor } from './shipment-answer.ts';
import { addPackages, removePackages } from './use-cases/change-packages.ts';
import { closeShipment, reopenShipment } from './use-cases/close-shipment.ts';
import { declareProducts } from './use-cases/declare-products.ts';
import { dispatchShipment } from './use-cases/dispatch-shipment.ts';
import { openShipment } from './use-cases/open-shipment.ts';
import { takeOverShipment } from './use-cases/take-over-shipment.ts';
import { undoShipmentStep } from './use-cases/undo-shipment-step.ts';
import { warehouseBookingRoutes } from './warehouse-bookings.routes.ts';
import { shipmentPaperRoutes } from './warehouse-shipments.papers.routes.ts';
import { presentShipment } from './warehouse-shipments.presenter.ts';
import { shipmentPage } from './warehouse-shipments.read-model.ts';
import { shipmentWayRoutes } from './warehouse-shipments.way.routes.ts';

const tags = ['warehouse'];
const params = z.strictObject({ qid });
const permission = 'warehouse.ship';
const response = { 200: warehouseShipmentDetail };
const stepErrors = ['shipment_not_found', 'shipment_not_in_state', 'stale_version'];
const packageErrors = [
  ...['package_not_found', 'shipment_package_not_ready', 'shipment_order_ended', 'shipment_other_destination'],
];

export const warehouseShipmentRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    show(routes, deps);
    open(routes, deps);
    add(routes, deps);
    remove(routes, deps);
    declare(routes, deps);
    ready(routes, deps);
    reopen(routes, deps);
    dispatch(routes, deps);
    takeOver(routes, deps);
    undo(routes, deps);
    await app.register(shipmentPaperRoutes(deps));
    await app.register(shipmentWayRoutes(deps));
    await app.register(warehouseBookingRoutes(deps));
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/shipments/',
    {
      schema: {
        tags,
        summary: 'Shipments of the warehouse, newest first; without a status those that are still here',
        querystring: warehouseShipmentQuery,
        response: { 200: warehouseShipmentList },
      },
      config: { permission, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total, counts } = await shipmentPage(deps.database, warehouseOf(actorOf(request)), query);
      refuseBeyondEnd(query, rows);
      return { ...listAnswer(query, total, rows.map(presentShipment)), counts };
    },
  );
}

function show(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/shipments/:qid/',
    {
      schema: { tags, params, summary: 'One shipment with its packages', response },
      config: { permission, errors: ['shipment_not_found'] },
    },
    (request) => detailFor(deps, request, request.params.qid),
  );
}

function open(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/',
    {
      schema: { tags, summary: 'Begin a shipment with packages of one buyer', body: openShipmentBody, response },
      config: { permission, errors: packageErrors.concat('shipment_not_found') },
    },
    (request) => changeShipment(deps, request, (write) => openShipment(write, request.body.packageQids)),
  );
}

function add(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/:qid/add-packages/',
    {
      schema: {
        tags,
        params,
        summary: 'Put packages into it',
        querystring: addPackagesQuery,
        body: changePackagesBody,
        response,
      },
      config: {
        permission,
        errors: [
          ...stepErrors,
          ...packageErrors,
          'shipment_too_many',
          'shipment_carrier_booked',
          'booking_in_progress',
        ],
      },
    },
    (request) => {
      const shipmentId = request.params.qid;
      return changeShipment(deps, request, async (write) => {
        const hasWaited = request.query.hasWaited === 'true';
        await addPackages(write, { ...request.body, shipmentId, hasWaited });
        return shipmentId;
      });
    },
  );
}

function remove(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/:qid/remove-packages/',
    {
      schema: {
        tags,
        params,
        summary: 'Take packages out of it; the last one ends it',
        body: changePackagesBody,
        response,
      },
      config: { permission, errors: [...stepErrors, 'shipment_package_not_inside'] },
    },
    (request) => {
      const shipmentId = request.params.qid;
      return changeShipment(deps, request, async (write) => {
        await removePackages(write, { ...request.body, shipmentId });
        return shipmentId;
      });
    },
  );
}

function declare(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/:qid/customs-data/',
    {
      schema: {
        tags,
        params,
        summary: 'Tell what customs ask of its products; only a lead changes what is known',
        body: declareBody,
        response,
      },
      config: { permission, errors: [...stepErrors, 'shipment_product_not_inside', 'shipment_customs_known'] },
    },
    (request) => {
      const shipmentId = request.params.qid;
      return changeShipment(deps, request, async (write) => {
        await declareProducts(write, { ...request.body, shipmentId });
        return shipmentId;
      });
    },
  );
}

function ready(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/:qid/ready/',
    {
      schema: { tags, params, summary: 'Close it: packed, weighed, with its carrier', body: readyBody, response },
      config: {
        permission,
        errors: [
          ...stepErrors,
          'shipment_empty',
          'shipment_carrier_unknown',
          'shipment_number_wrong',
          'shipment_carrier_booked',
          'shipment_pickup_over',
          'shipment_cancelling_carrier',
          'shipment_customs_incomplete',
        ],
      },
    },
    (request) => {
      const shipmentId = request.params.qid;
      return changeShipment(deps, request, async (write) => {
        await closeShipment(write, { ...request.body, shipmentId });
        return shipmentId;
      });
    },
  );
}

function reopen(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/:qid/reopen/',
    {
      schema: { tags, params, summary: 'Open a closed shipment again; its labels are void', body: stepBody, response },
      config: { permission: 'warehouse.resolve', errors: stepErrors },
    },
    (request) => {
      const shipmentId = request.params.qid;
      return changeShipment(deps, request, async (write) => {
        await reopenShipment(write, { ...request.body, shipmentId });
        return shipmentId;
      });
    },
  );
}

function dispatch(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/:qid/dispatch/',
    {
      schema: {
        tags,
        params,
        summary: 'Hand it over: every package scanned out, the driver named or signing',
        body: dispatchBody,
        response,
      },
      config: {
        permission,
        errors: [...stepErrors, 'shipment_driver_missing', 'shipment_not_all_scanned', 'shipment_package_not_inside'],
      },
    },
    (request) => {
      const shipmentId = request.params.qid;
      return changeShipment(deps, request, async (write) => {
        await dispatchShipment(write, { ...request.body, shipmentId });
        return shipmentId;
      });
    },
  );
}

function takeOver(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/:qid/take-over/',
    {
      schema: { tags, params, summary: 'Go on with a shipment another worker began', body: stepBody, response },
      config: { permission, errors: [...stepErrors, 'shipment_take_over_off'] },
    },
    (request) => {
      const shipmentId = request.params.qid;
      return changeShipment(deps, request, async (write) => {
        await takeOverShipment(write, { ...request.body, shipmentId });
        return shipmentId;
      });
    },
  );
}

function undo(routes: Routes, deps: Deps): void {
  routes.post(
    '/warehouse/shipments/:qid/undo/',
    {
      schema: { tags, params, summary: 'Take back the last step, within ten minutes', body: stepBody, response },
      config: {
        permission,
        errors: ['shipment_not_found', 'shipment_nothing_to_undo', 'shipment_package_not_ready', 'stale_version'],
      },
    },
    (request) => {
      const shipmentId = request.params.qid;
      return changeShipment(deps, request, async (write) => {
        await undoShipmentStep(write, { ...request.body, shipmentId });
        return shipmentId;
      });
    },
  );
}
