/** What our warehouse found otherwise than announced, for the seller of the order, with the very photos. */
import { pageQuery, qid } from '@quayside/contract/common';
import { saleDifferences } from '@quayside/contract/packages';
import { readers } from '@quayside/contract/readers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pageOfAll } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { readStored } from '../../platform/files/stored-files.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { refuseSale, saleOf, whereIs } from '../sales/sales.public.ts';
import { refuse } from './packages.errors.ts';
import { differencesOfSale, photoOfSale } from './packages.seller.read-model.ts';

const tags = ['sales'];
const params = z.strictObject({ qid });
const photoParams = z.strictObject({ qid, photoQid: qid });
const permission = { anyOf: readers.order };

export const packageSellerRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const placeOf = async (request: FastifyRequest, saleId: string) => {
      const { scope, ids } = await whereIs(deps, actorOf(request), saleId);
      const sale = await deps.database.read(scope, (db) => saleOf(db, ids.sellerId, ids.saleId));
      if (!sale || sale.status === 'AWAITING_BUYER_PAYMENT') throw refuseSale('not_found');
      return { scope, ids };
    };
    const routes = typed(app);
    routes.get(
      '/sales/:qid/warehouse-differences/',
      {
        schema: {
          tags,
          params,
          summary: 'What our warehouse found otherwise than announced, newest first',
          querystring: pageQuery,
          response: { 200: saleDifferences },
        },
        config: { permission, errors: ['not_found'] },
      },
      async (request) => {
        const { scope, ids } = await placeOf(request, request.params.qid);
        return pageOfAll(request.query, await differencesOfSale(deps.database, scope, ids));
      },
    );
    routes.get(
      '/sales/:qid/warehouse-differences/photos/:photoQid/',
      {
        schema: { tags, params: photoParams, summary: 'A photo of such a difference, as our warehouse took it' },
        config: { permission, errors: ['not_found', 'package_photo_not_found', 'file_store_unavailable'] },
      },
      async (request, reply) => {
        const { scope, ids } = await placeOf(request, request.params.qid);
        const found = await photoOfSale(deps.database, scope, ids, request.params.photoQid);
        if (!found) throw refuse('package_photo_not_found');
        const { name, type, bytes, fileId } = found;
        return sendFile(reply, { name, type, bytes, content: await readStored(deps, fileId) });
      },
    );
  };
