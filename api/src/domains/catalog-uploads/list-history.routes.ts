/** What a company sent before, and each list as a file with what became of its rows. */
import { pageQuery, qid } from '@quayside/contract/common';
import { fileTypes } from '@quayside/contract/file-values';
import { stockListHistory } from '@quayside/contract/stock-lists';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sellerIdOf } from '../../kernel/actor.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { refuse } from './catalog-uploads.errors.ts';
import { presentEntry } from './catalog-uploads.presenter.ts';
import { listOf, listPage } from './catalog-uploads.read-model.ts';
import { listPermission, mayRead, seesOnlyChecks } from './list-rights.ts';
import { resultFile } from './result-file.ts';

const tags = ['stock lists'];

export const historyRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    history(routes, deps);
    result(routes, deps);
  };

function history(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/stock-upload/',
    {
      schema: {
        tags,
        operationId: 'listStockUploads',
        summary: 'Lists that were sent in the last 30 days, newest first',
        querystring: pageQuery,
        response: { 200: stockListHistory },
      },
      config: { permission: listPermission, errors: ['not_found'] },
    },
    async (request) => {
      const actor = actorOf(request);
      const { rows, total } = await listPage(
        deps.database,
        { sellerId: sellerIdOf(actor), onlyChecks: seesOnlyChecks(actor) },
        request.query,
      );
      refuseBeyondEnd(request.query, rows);
      return listAnswer(request.query, total, rows.map(presentEntry));
    },
  );
}

function result(routes: Routes, deps: Deps): void {
  routes.get(
    '/offers/stock-upload/:qid/result/',
    {
      schema: {
        tags,
        params: z.strictObject({ qid }),
        summary: 'The whole list with one column more: what became of each row',
      },
      config: { permission: listPermission, errors: ['task_not_found', 'fileIssue', 'file_store_unavailable'] },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const list = await listOf(deps.database, { sellerId: sellerIdOf(actor), id: request.params.qid });
      if (!list || !mayRead(actor, list)) throw refuse('task_not_found');
      const { type, content } = await resultFile(deps, list);
      return reply
        .header('content-disposition', `attachment; filename="stock-list-${list.createdAt.slice(0, 10)}.${type}"`)
        .header('x-content-type-options', 'nosniff')
        .type(type === 'csv' ? 'text/csv; charset=utf-8' : fileTypes.xlsx.contentType)
        .send(content);
    },
  );
}
