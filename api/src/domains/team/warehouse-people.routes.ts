/** Our own people make and remove warehouse workers and leads (domain page, section 14). */
import { qid } from '@quayside/contract/common';
import { inviteWarehousePersonBody, warehousePeople, warehousePeopleQuery } from '@quayside/contract/warehouse-people';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite } from '../../platform/write.ts';
import { inviteWarehousePerson, removeWarehousePerson } from './use-cases/warehouse-people.ts';
import { presentWarehousePerson } from './warehouse-people.presenter.ts';
import { warehousePeoplePage } from './warehouse-people.read-model.ts';

const tags = ['internal'];
const permission = 'staff.onboarding';
const none = z.undefined();

export const warehousePeopleRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/internal/warehouse-people/',
      {
        schema: {
          tags,
          summary: 'Who works in which warehouse',
          querystring: warehousePeopleQuery,
          response: { 200: warehousePeople },
        },
        config: { permission, errors: ['not_found'] },
      },
      async ({ query }) => {
        const { rows, total, houses } = await warehousePeoplePage(deps.database, query);
        refuseBeyondEnd(query, rows);
        const warehouses = houses.map(({ id, name, city }) => ({ qid: id, name, city }));
        return { ...listAnswer(query, total, rows.map(presentWarehousePerson)), warehouses };
      },
    );
    routes.post(
      '/internal/warehouse-people/',
      {
        schema: { tags, summary: 'Invite somebody', body: inviteWarehousePersonBody, response: { 204: none } },
        config: {
          permission,
          needsProof: true,
          errors: ['warehouse_unknown', 'email_already_exists', 'email_invalid', 'too_many_attempts'],
        },
      },
      async (request, reply) => {
        await inviteWarehousePerson(deps, writeOf(request, { scope: 'none' }), request.body);
        return reply.code(204).send();
      },
    );
    routes.delete(
      '/internal/warehouse-people/:qid/',
      {
        schema: {
          tags,
          summary: 'Remove somebody, or take an invitation back',
          params: z.strictObject({ qid }),
          response: { 204: none },
        },
        config: { permission, needsProof: true, errors: ['member_not_found'] },
      },
      async (request, reply) => {
        const opening = writeOf(request, { scope: 'none' });
        await openWrite(deps, opening, (write) => removeWarehousePerson(write, request.params.qid));
        return reply.code(204).send();
      },
    );
  };
