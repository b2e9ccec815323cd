/** Documents of the seller's orders: read and downloaded here, sent in `documents.uploads.routes.ts`. */

import { pageQuery, qid } from '@quayside/contract/common';
import { documentList, documentListQuery } from '@quayside/contract/documents';
import { readers } from '@quayside/contract/readers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, pageOfAll, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { readStored } from '../../platform/files/stored-files.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { noteOwners, whereIs, whoseSales } from '../sales/sales.public.ts';
import { refuse } from './documents.errors.ts';
import { presentDocument } from './documents.presenter.ts';
import { documentPage, orderDocument, orderDocuments } from './documents.read-model.ts';
import { documentUploadRoutes } from './documents.uploads.routes.ts';

const tags = ['documents'];
const ofSale = z.strictObject({ qid });
const ofDocument = z.strictObject({ qid, documentQid: qid });

export const documentRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    listAcrossOrders(routes, deps);
    listOfOrder(routes, deps);
    download(routes, deps);
    await app.register(documentUploadRoutes(deps));
  };

function listAcrossOrders(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/documents/',
    {
      schema: {
        tags,
        summary: 'Documents across the seller’s orders, newest first; staff read all, or one company’s',
        querystring: documentListQuery,
        response: { 200: documentList },
      },
      config: { permission: { anyOf: readers.orders }, errors: ['not_found'] },
    },
    async (request) => {
      const { sellerQid, ...query } = request.query;
      const actor = actorOf(request);
      const sellerId = await whoseSales(deps, actor, sellerQid, 'DOCUMENT');
      const scope = actor.sellerId === null || sellerId === null ? 'system' : { sellerId };
      const { rows, total } = await documentPage(deps.database, scope, sellerId, query);
      refuseBeyondEnd(query, rows);
      await noteOwners(deps, actor, rows, 'DOCUMENT');
      return listAnswer(query, total, rows.map(presentDocument));
    },
  );
}

function listOfOrder(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/documents/',
    {
      schema: {
        tags,
        params: ofSale,
        summary: 'Documents of one order, oldest first',
        querystring: pageQuery,
        response: { 200: documentList },
      },
      config: { permission: { anyOf: readers.order }, errors: ['not_found', 'documents_not_found'] },
    },
    async (request) => {
      const where = await whereIs(deps, actorOf(request), request.params.qid, 'DOCUMENT');
      const found = await orderDocuments(deps.database, where);
      if (!found) throw refuse('documents_not_found');
      return pageOfAll(request.query, found.map(presentDocument));
    },
  );
}

function download(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/document/:documentQid/download/',
    {
      schema: { tags, params: ofDocument, summary: 'The content of one document, as an attachment' },
      config: {
        permission: { anyOf: readers.order },
        errors: ['not_found', 'documents_not_found', 'file_store_unavailable'],
      },
    },
    async (request, reply) => {
      const { qid: saleQid, documentQid } = request.params;
      const where = await whereIs(deps, actorOf(request), saleQid, 'DOCUMENT');
      const found = await orderDocument(deps.database, where, documentQid);
      if (!found) throw refuse('documents_not_found');
      const { name, fileType: type, bytes, fileId } = found;
      return sendFile(reply, { name, type, bytes, content: await readStored(deps, fileId) });
    },
  );
}
