/** What our own people looked at, for those who look after the audit. */
import { staffReadList, staffReadQuery } from '@quayside/contract/staff-reads';
import type { FastifyInstance } from 'fastify';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { staffReadPage } from './staff-reads.read-model.ts';

export const staffReadRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).get(
      '/internal/staff-reads/',
      {
        schema: {
          tags: ['internal'],
          summary: 'Who of the staff looked at what of which company, newest first',
          querystring: staffReadQuery,
          response: { 200: staffReadList },
        },
        config: { permission: 'staff.audit', errors: ['not_found'] },
      },
      async ({ query }) => {
        const { rows, total } = await staffReadPage(deps.database, query);
        refuseBeyondEnd(query, rows);
        return listAnswer(query, total, rows);
      },
    );
  };
