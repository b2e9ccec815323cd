/** Labels, packing list and manifest of a shipment. */
import { qid } from '@quayside/contract/common';
import { shipmentLabelQuery } from '@quayside/contract/papers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { drawnFile } from '../../platform/pdf/pdf-drawer.ts';
import { warehouseOf } from '../packages/packages.public.ts';
import { drawnLabels } from '../papers/papers.public.ts';
import type { Manifest } from './layouts/manifest.ts';
import type { PackingList } from './layouts/packing-list.ts';
import { labelsOf, manifestOf, packingListOf } from './shipment-papers.ts';
import { refuse } from './warehouse-shipments.errors.ts';
import { placesOf, shipmentDetailIn } from './warehouse-shipments.read-model.ts';

const tags = ['warehouse'];
const params = z.strictObject({ qid });
const permission = 'warehouse.ship';
const layout = new URL('./layouts/packing-list.ts', import.meta.url);
const manifestLayout = new URL('./layouts/manifest.ts', import.meta.url);

export const shipmentPaperRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    labels(routes, deps);
    packingList(routes, deps);
    manifest(routes, deps);
  };

function labels(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/shipments/:qid/labels/',
    {
      schema: {
        tags,
        params,
        summary: 'A label with its SSCC for each package',
        querystring: shipmentLabelQuery,
      },
      config: { permission, errors: ['shipment_not_found', 'shipment_no_labels', 'shipment_package_not_inside'] },
    },
    async (request, reply) => {
      const { format, packageQid } = request.query;
      const { shipment, packages, places } = await shipmentFor(deps, request, request.params.qid);
      if (packages.some(({ package: one }) => one.sscc === null)) throw refuse('shipment_no_labels');
      const set = labelsOf(shipment, packages, places, packageQid);
      if (set.labels.length === 0) throw refuse('shipment_package_not_inside');
      const content = await drawnLabels(format, set, actorOf(request));
      return sendFile(reply, {
        name: `labels-${shipment.number}.${format}`,
        type: format,
        bytes: content.length,
        content,
      });
    },
  );
}

function packingList(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/shipments/:qid/packing-list/',
    {
      schema: { tags, params, summary: 'What is in the shipment, package by package' },
      config: { permission, errors: ['shipment_not_found'] },
    },
    async (request, reply) => {
      const { shipment, packages, places } = await shipmentFor(deps, request, request.params.qid);
      const list = packingListOf(shipment, packages, places, deps.clock.now());
      const content = await drawnFile<PackingList>(layout, list, actorOf(request).userId);
      const name = `packing-list-${shipment.number}.pdf`;
      return sendFile(reply, { name, type: 'pdf', bytes: content.length, content });
    },
  );
}

function manifest(routes: Routes, deps: Deps): void {
  routes.get(
    '/warehouse/shipments/:qid/manifest/',
    {
      schema: { tags, params, summary: 'What was handed over, to whom, with the signature' },
      config: { permission, errors: ['shipment_not_found', 'shipment_not_handed_over'] },
    },
    async (request, reply) => {
      const { shipment, packages, places } = await shipmentFor(deps, request, request.params.qid);
      const list = manifestOf(shipment, packages, places);
      if (!list) throw refuse('shipment_not_handed_over');
      const content = await drawnFile<Manifest>(manifestLayout, list, actorOf(request).userId);
      const name = `manifest-${shipment.number}.pdf`;
      return sendFile(reply, { name, type: 'pdf', bytes: content.length, content });
    },
  );
}

async function shipmentFor(deps: Deps, request: FastifyRequest, id: string) {
  const warehouseId = warehouseOf(actorOf(request));
  const found = await deps.database.read('system', (db) => shipmentDetailIn(db, warehouseId, id));
  if (!found) throw refuse('shipment_not_found');
  const { warehouse, destination } = await placesOf(deps.database, found.shipment);
  return {
    ...found,
    places: { from: present(warehouse, 'a shipment has its warehouse'), to: present(destination, 'and its buyer') },
  };
}
