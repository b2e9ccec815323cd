/** Views of lists that a person of a selling company saved; everybody sees their own. */
import { qid } from '@quayside/contract/common';
import {
  changeViewBody,
  createViewBody,
  savedView,
  savedViewList,
  savedViewQuery,
} from '@quayside/contract/saved-views';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pageOfAll } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { openWrite, writeOnce } from '../../platform/write.ts';
import { viewerOf } from './saved-views.policy.ts';
import { presentView } from './saved-views.presenter.ts';
import { savedViewsOf } from './saved-views.read-model.ts';
import { changeView } from './use-cases/change-view.ts';
import { createView } from './use-cases/create-view.ts';
import { removeView } from './use-cases/remove-view.ts';

const tags = ['user'];
const params = z.strictObject({ qid });

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
      const views = await savedViewsOf(deps.database, viewerOf(actorOf(request)), request.query.screen);
      return pageOfAll(request.query, views.map(presentView));
    },
  );
}

function create(routes: Routes, deps: Deps): void {
  routes.post(
    '/user/saved-views/',
    {
      schema: {
        tags,
        summary: 'Save a view; the same key saves one',
        body: createViewBody,
        response: { 200: savedView },
      },
      config: { permission: 'signed_in', errors: ['view_name_taken', 'too_many_views'] },
    },
    (request) =>
      writeOnce(deps, writeOf(request, { isPersonal: true }), savedView, async (write) =>
        presentView(await createView(write, request.body)),
      ),
  );
}

function change(routes: Routes, deps: Deps): void {
  routes.patch(
    '/user/saved-views/:qid/',
    {
      schema: { tags, params, summary: 'Rename or change a view', body: changeViewBody, response: { 200: savedView } },
      config: { permission: 'signed_in', errors: ['saved_view_not_found', 'stale_version', 'view_name_taken'] },
    },
    (request) =>
      openWrite(deps, writeOf(request), async (write) =>
        presentView(await changeView(write, { ...request.body, id: request.params.qid })),
      ),
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
      await openWrite(deps, writeOf(request), (write) => removeView(write, { id: request.params.qid }));
      return reply.code(204).send(null);
    },
  );
}
