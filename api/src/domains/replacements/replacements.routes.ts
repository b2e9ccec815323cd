/** What the seller is asked for, and the two answers. */

import { qid } from '@quayside/contract/common';
import {
  declineReplacementBody,
  offerReplacementBody,
  replacement,
  replacementList,
} from '@quayside/contract/replacements';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { asSeller } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { presentReplacement } from './replacements.presenter.ts';
import { openReplacements } from './replacements.read-model.ts';
import { answerReplacement } from './use-cases/answer-replacement.ts';

const tags = ['replacements'];
const params = z.strictObject({ qid });
const always = ['not_found', 'stale_version', 'replacement_closed'];

export const replacementRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    answer(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/replacements/',
    {
      schema: {
        tags,
        summary: 'Units missing elsewhere that this seller is asked for, soonest answer first',
        response: { 200: replacementList },
      },
      config: { permission: 'orders.read' },
    },
    async (request) => {
      const { sellerId } = asSeller(actorOf(request));
      const open = await openReplacements(deps.database, sellerId, deps.clock.now());
      return { results: open.map(presentReplacement) };
    },
  );
}

function answer(routes: Routes, deps: Deps): void {
  routes.post(
    '/replacements/:qid/offer/',
    {
      schema: {
        tags,
        params,
        summary: 'Offer units at the own price; the buyer decides',
        body: offerReplacementBody,
        response: { 200: replacement },
      },
      config: {
        permission: 'orders.confirm',
        errors: [...always, 'replacement_too_many', 'replacement_not_multiple'],
      },
    },
    (request) =>
      writeOnce(deps, writeOf(request), replacement, async (write) =>
        presentReplacement(await answerReplacement(write, { ...request.body, id: request.params.qid })),
      ),
  );
  routes.post(
    '/replacements/:qid/decline/',
    {
      schema: { tags, params, summary: 'Not this time', body: declineReplacementBody, response: { 200: replacement } },
      config: { permission: 'orders.confirm', errors: always },
    },
    (request) =>
      writeOnce(deps, writeOf(request), replacement, async (write) => {
        const declined = { ...request.body, id: request.params.qid, quantity: null };
        return presentReplacement(await answerReplacement(write, declined));
      }),
  );
}
