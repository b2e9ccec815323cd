/** A lost second factor: asked for by its owner, ended by a link or by finding it, granted by our own people. */
import { qid } from '@quayside/contract/common';
import { keepFactorBody, lostFactorList, lostFactorQuery, secondFactor } from '@quayside/contract/second-factors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite } from '../../platform/write.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { presentLoss } from './losses.presenter.ts';
import { lossPage } from './losses.read-model.ts';
import { shownFactor } from './shown-factor.ts';
import { grantLoss } from './use-cases/grant-loss.ts';
import { keepFactor, reportLoss, withdrawLoss } from './use-cases/report-loss.ts';

const params = z.strictObject({ qid });
const none = z.undefined();

export const lostFactorRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    own(routes, deps);
    keep(routes, deps);
    internal(routes, deps);
  };

function own(routes: Routes, deps: Deps): void {
  const tags = ['user'];
  const schema = { tags, response: { 200: secondFactor } };
  const config = { permission: 'signed_in', errors: ['second_factor_off', 'loss_kept', 'too_many_attempts'] } as const;
  routes.post(
    '/user/second-factor/lost/',
    { schema: { ...schema, summary: 'Neither factor nor recovery codes are left: ask us to remove it' }, config },
    async (request) => {
      await reportLoss(deps, actorOf(request).userId);
      return shownFactor(deps, actorOf(request));
    },
  );
  routes.delete(
    '/user/second-factor/lost/',
    {
      schema: { ...schema, summary: 'It was found again: shown, it is no longer lost' },
      config: { permission: 'signed_in', needsProof: 'where_on' },
    },
    async (request) => {
      await withdrawLoss(deps, actorOf(request).userId);
      return shownFactor(deps, actorOf(request));
    },
  );
}

/** Whoever reads the account's mail may press it: no session is asked for. */
function keep(routes: Routes, deps: Deps): void {
  routes.post(
    '/user/second-factor/lost/keep/',
    {
      schema: {
        tags: ['user'],
        summary: 'Keep the second factor, by the link of the mail',
        body: keepFactorBody,
        response: { 204: none },
      },
      config: { permission: 'public', errors: ['loss_link_invalid'] },
    },
    async (request, reply) => {
      await keepFactor(deps, request.body.token);
      return reply.code(204).send();
    },
  );
}

function internal(routes: Routes, deps: Deps): void {
  const tags = ['internal'];
  const permission = 'staff.sellers';
  routes.get(
    '/internal/lost-factors/',
    {
      schema: {
        tags,
        summary: 'Who waits for a lost second factor to be removed',
        querystring: lostFactorQuery,
        response: { 200: lostFactorList },
      },
      config: { permission, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { rows, total } = await lossPage(deps.database, query);
      refuseBeyondEnd(query, rows);
      const companies = rows.flatMap(({ user }) => user.sellerId ?? []);
      await noteStaffReads(deps, actorOf(request), 'COMPANY', companies);
      return listAnswer(query, total, rows.map(presentLoss));
    },
  );
  routes.post(
    '/internal/lost-factors/:qid/grant/',
    {
      schema: { tags, params, summary: 'Remove it, a day after it was asked for', response: { 204: none } },
      config: { permission, needsProof: true, errors: ['loss_not_found', 'loss_not_told', 'loss_too_early'] },
    },
    async (request, reply) => {
      const opening = { ...writeOf(request), scope: 'system' as const };
      await openWrite(deps, opening, (write) => grantLoss(write, request.params.qid));
      return reply.code(204).send();
    },
  );
}
