/** Logistic labels by GS1: cartons of the lines, parcels and pallets of the load. PDF, or ZPL for thermal printers. */

import { qid } from '@quayside/contract/common';
import { cartonLabelQuery, labelQuery } from '@quayside/contract/papers';
import { readers } from '@quayside/contract/readers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { drawnPaper } from './drawn-paper.ts';
import type { LabelSet } from './papers.types.ts';
import { orderFor } from './shown-papers.ts';
import { labelCartons } from './use-cases/label-cartons.ts';
import { labelLoads } from './use-cases/label-loads.ts';

const tags = ['papers'];
const params = z.strictObject({ qid });
const permission = { anyOf: readers.order };

export const labelRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    cartonLabels(routes, deps);
    palletLabels(routes, deps);
  };

function cartonLabels(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/carton-labels/',
    {
      schema: {
        tags,
        params,
        summary: 'A label for each carton: SSCC, GTIN, count and lot',
        querystring: cartonLabelQuery,
      },
      config: {
        permission,
        errors: ['not_found', 'paper_not_ready', 'paper_line_not_found', 'no_labels', 'too_many_labels'],
      },
    },
    async (request, reply) => {
      const { format, lineQid = null, lot = null, ...part } = request.query;
      const { order, ...asked } = await orderFor('SHIPPING_LABEL', deps, actorOf(request), request.params.qid);
      const set = await labelCartons(deps, asked, order, { lineId: lineQid, lot, ...part });
      return sendLabels(reply, format, set, 'carton-labels');
    },
  );
}

function palletLabels(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/pallet-labels/',
    {
      schema: { tags, params, summary: 'A label with an SSCC for each parcel and pallet', querystring: labelQuery },
      config: {
        permission,
        errors: ['not_found', 'paper_not_ready', 'paper_needs_loads', 'no_labels', 'too_many_labels'],
      },
    },
    async (request, reply) => {
      const { order, ...asked } = await orderFor('PALLET_LABEL', deps, actorOf(request), request.params.qid);
      const { format, ...part } = request.query;
      return sendLabels(reply, format, await labelLoads(deps, asked, order, part), 'pallet-labels');
    },
  );
}

async function sendLabels(
  reply: FastifyReply,
  format: 'pdf' | 'zpl',
  set: LabelSet,
  kind: string,
): Promise<FastifyReply> {
  const content = await drawnPaper({ kind: 'LABELS', format, set }, actorOf(reply.request));
  const name = `${kind}-${set.orderNumber}.${format}`;
  return sendFile(reply, { name, type: format, bytes: content.length, content });
}
