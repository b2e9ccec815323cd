/** Views of lists that a person of a selling company saved; everybody sees their own. */
import { idempotencyHeaders, qid } from '@quayside/contract/common';
import {
  changeViewBody,
  createViewBody,
  savedView,
  savedViewList,
  savedViewQuery,
} from '@quayside/contract/saved-views';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listAnswer } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { asSeller, type SellerActor } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { askedOnce, idempotencyErrors } from '../../platform/http/idempotency-key.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { presentView } from './saved-views.presenter.ts';
import { savedViewsOf } from './saved-views.read-model.ts';
import { changeView } from './use-cases/change-view.ts';
import { createView } from './use-cases/create-view.ts';
import { removeView } from './use-cases/remove-view.ts';

const tags = ['user'];
const params = z.strictObject({ qid });
const ownerOf = (request: FastifyRequest): SellerActor => asSeller(actorOf(request));

export const savedViewRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    create(routes, deps);
    change(routes, deps);
    remove(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/user/saved-views/',
    {
      schema: {
        tags,
        summary: 'Own views of a list, by name',
        querystring: savedViewQuery,
        response: { 200: savedViewList },
      },
      config: { permission: 'signed_in' },
    },
    async (request) => {
      const views = await savedViewsOf(deps.database, ownerOf(request), request.query.screen);
      return listAnswer({ page: 1, size: views.length }, views.length, views.map(presentView));
    },
  );
}

function create(routes: Routes, deps: Deps): void {
  routes.post(
    '/user/saved-views/',
    {
      schema: {
        tags,
        headers: idempotencyHeaders,
        summary: 'Save a view; the same key saves one',
        body: createViewBody,
        response: { 200: savedView },
      },
      config: { permission: 'signed_in', errors: ['view_name_taken', 'too_many_views', ...idempotencyErrors] },
    },
    (request) => {
      const owner = ownerOf(request);
      return createView(deps, owner, request.body, askedOnce(request, owner.userId, 'saved-views.create'));
    },
  );
}

function change(routes: Routes, deps: Deps): void {
  routes.patch(
    '/user/saved-views/:qid/',
    {
      schema: { tags, params, summary: 'Rename or change a view', body: changeViewBody, response: { 200: savedView } },
      config: { permission: 'signed_in', errors: ['saved_view_not_found', 'stale_version', 'view_name_taken'] },
    },
    async (request) => presentView(await changeView(deps, ownerOf(request), request.params.qid, request.body)),
  );
}

function remove(routes: Routes, deps: Deps): void {
  routes.delete(
    '/user/saved-views/:qid/',
    {
      schema: { tags, params, summary: 'Delete a view', response: { 204: z.null() } },
      config: { permission: 'signed_in', errors: ['saved_view_not_found'] },
    },
    async (request, reply) => {
      await removeView(deps, ownerOf(request), request.params.qid);
      return reply.code(204).send(null);
    },
  );
}
