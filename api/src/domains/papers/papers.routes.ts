/** Papers of an order: the list, and those that are made anew each time. Labels and issued papers have files of their own. */

import { pageQuery, qid } from '@quayside/contract/common';
import { papers } from '@quayside/contract/papers';
import { readers } from '@quayside/contract/readers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { pageOfAll } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { drawnPaper } from './drawn-paper.ts';
import { issuedPaperRoutes } from './papers.issued.routes.ts';
import { labelRoutes } from './papers.labels.routes.ts';
import { presentPapers } from './papers.presenter.ts';
import { orderFor, sourceOf } from './shown-papers.ts';

const tags = ['papers'];
const params = z.strictObject({ qid });

export const paperRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    listPapers(routes, deps);
    for (const paper of printed) printPaper(routes, deps, paper);
    await app.register(labelRoutes(deps));
    await app.register(issuedPaperRoutes(deps));
  };

function listPapers(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/papers/',
    {
      schema: {
        tags,
        params,
        summary: 'What can be printed of one order, and what waits',
        querystring: pageQuery,
        response: { 200: papers },
      },
      config: { permission: { anyOf: readers.order }, errors: ['not_found'] },
    },
    async (request) => {
      const { source } = await sourceOf(deps, actorOf(request), request.params.qid);
      return pageOfAll(request.query, presentPapers(source));
    },
  );
}

const waiting = ['not_found', 'paper_not_ready'];
const printed = [
  {
    type: 'COMMERCIAL_INVOICE',
    path: '/sales/:qid/commercial-invoice/',
    name: 'commercial-invoice',
    summary: 'Commercial invoice with HS code, origin and weights, for goods that leave the country',
    errors: ['not_found', 'commercial_invoice_not_found'],
  },
  {
    type: 'PACKING_LIST',
    path: '/sales/:qid/packing-list/',
    name: 'packing-list',
    summary: 'Packing list',
    errors: waiting,
  },
  {
    type: 'DELIVERY_NOTE',
    path: '/sales/:qid/delivery-note/',
    name: 'delivery-note',
    summary: 'Delivery note',
    errors: waiting,
  },
  {
    type: 'CMR',
    path: '/sales/:qid/cmr/',
    name: 'cmr',
    summary: 'CMR consignment note',
    errors: [...waiting, 'paper_needs_loads'],
  },
] as const;

function printPaper(routes: Routes, deps: Deps, { type, path, name, summary, errors }: (typeof printed)[number]): void {
  routes.get(
    path,
    {
      schema: { tags, params, summary: `${summary}, as a PDF` },
      config: { permission: { anyOf: readers.order }, errors: [...errors] },
    },
    async (request, reply) => {
      const { order } = await orderFor(type, deps, actorOf(request), request.params.qid);
      const content = await drawnPaper({ kind: type, order }, actorOf(request));
      return sendFile(reply, { name: `${name}-${order.orderNumber}.pdf`, type: 'pdf', bytes: content.length, content });
    },
  );
}
