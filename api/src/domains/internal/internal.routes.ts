/** Staff: what a carrier told by telephone, and test sales (absent in production, CFG-03). */

import { qid } from '@quayside/contract/common';
import { testSaleAnswer, testSaleBody } from '@quayside/contract/sale-actions';
import { shipmentDetail, toldEventBody } from '@quayside/contract/shipments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { createTestSale } from '../sales/sales.public.ts';
import { ownerOfShipment, recordCarrierEvent } from '../shipments/shipments.public.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { testClaimRoutes } from './test-claims.routes.ts';

const tags = ['internal'];
const params = z.strictObject({ qid });

export const internalRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    tellShipmentEvent(routes, deps);
    if (deps.config.environment === 'production') return;
    makeTestSale(routes, deps);
    await app.register(testClaimRoutes(deps));
  };

function makeTestSale(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/test-sale/',
    {
      schema: {
        tags,
        summary: 'Make a new order for a seller',
        body: testSaleBody,
        response: { 200: testSaleAnswer },
      },
      config: { permission: 'staff.test_sale', errors: ['seller_not_found', 'seller_without_offers'] },
    },
    (request) => writeOnce(deps, writeOf(request), testSaleAnswer, (write) => createTestSale(write, request.body)),
  );
}

function tellShipmentEvent(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/shipments/:qid/events/',
    {
      schema: {
        tags,
        params,
        summary: 'Tell what a carrier said of a shipment',
        body: toldEventBody,
        response: { 200: shipmentDetail },
      },
      config: { permission: 'staff.sellers', errors: ['shipment_not_found'] },
    },
    async (request) => {
      const { qid: id } = request.params;
      const shown = await writeOnce(deps, writeOf(request), shipmentDetail, (write) =>
        recordCarrierEvent(write, { ...request.body, id }),
      );
      const sellerId = await ownerOfShipment(deps, id);
      if (sellerId) await noteStaffReads(deps, actorOf(request), 'ORDER', [sellerId]);
      return shown;
    },
  );
}
