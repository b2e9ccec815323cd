/** Packages as the warehouse sees them; in this release a list that is read. */
import { packageList, packageQuery } from '@quayside/contract/packages';
import type { FastifyInstance } from 'fastify';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { packagePage } from './packages.read-model.ts';

export const packageRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).get(
      '/warehouse/packages/',
      {
        schema: {
          tags: ['warehouse'],
          summary: 'Packages by status, soonest first',
          querystring: packageQuery,
          response: { 200: packageList },
        },
        config: { permission: 'warehouse.receive', errors: ['not_found'] },
      },
      async ({ query }) => {
        const { rows, total } = await packagePage(deps.database, query);
        refuseBeyondEnd(query, rows);
        const results = rows.map(
          ({
            id,
            code,
            status,
            orderNumber,
            sellerName,
            carrier,
            trackingNumber,
            weightKg,
            expectedOn,
            announcedAt,
          }) => ({
            qid: id,
            code,
            status,
            order: orderNumber,
            sellerName,
            carrier,
            trackingNumber,
            weightKg,
            expectedOn,
            announcedAt,
          }),
        );
        return listAnswer(query, total, results);
      },
    );
  };
