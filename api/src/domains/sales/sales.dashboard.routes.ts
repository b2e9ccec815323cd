/** The seller's desk: the dashboard's inbox and figures, and confirming several orders at once (RT-05). */
import { confirmAsRequestedBody, confirmOutcomes, inbox, inboxQuery } from '@quayside/contract/sale-inbox';
import { movesOf, nextActions } from '@quayside/contract/sale-values';
import { sellerStats } from '@quayside/contract/sales';
import type { FastifyInstance } from 'fastify';
import { hours, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { asSeller } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { presentInbox } from './detail/sale-inbox.presenter.ts';
import { saleInbox } from './detail/sale-inbox.read-model.ts';
import { permissionOf } from './sales.policy.ts';
import { sellerFigures } from './sales.read-model.ts';
import { confirmAsRequested } from './use-cases/confirm-as-requested.ts';

const soon = hours(24);

export const saleDeskRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    showInbox(routes, deps);
    showFigures(routes, deps);
    confirmSeveral(routes, deps);
  };

function showInbox(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/inbox/',
    {
      schema: {
        tags: ['sales'],
        summary: 'The most urgent orders that are this person’s move, and what of them ends within 24 hours',
        querystring: inboxQuery,
        response: { 200: inbox },
      },
      config: { permission: 'orders.read' },
    },
    async (request) => {
      const actor = asSeller(actorOf(request));
      const now = deps.clock.now();
      const until = plus(now, soon);
      const moves = movesOf(actor.permissions);
      const range = { size: request.query.size, now, before: until, moves };
      const read = await saleInbox(deps.database, actor.sellerId, range);
      const seller = present(read.seller, 'the signed-in seller exists');
      const calendar = deps.calendarOf(seller.country, seller.timeZone);
      return presentInbox({ ...read, seller }, { viewer: actor, calendar, now, until });
    },
  );
}

function showFigures(routes: Routes, deps: Deps): void {
  routes.get(
    '/sellers/stats/',
    {
      schema: { tags: ['sellers'], summary: 'Figures of the dashboard', response: { 200: sellerStats } },
      config: { permission: 'orders.read' },
    },
    async (request) => {
      const { sellerId, permissions } = asSeller(actorOf(request));
      const moves = movesOf(permissions);
      const now = deps.clock.now();
      const range = { now, before: plus(now, soon), moves };
      const { places, tabs, expiring } = await sellerFigures(deps.database, sellerId, range);
      const waiting = places.filter(({ group, total }) => group === 'CURRENT' && total > 0);
      const byNextAction = Object.fromEntries(
        nextActions.map((name) => [name, waiting.find(({ nextAction }) => nextAction === name)?.total ?? 0]),
      );
      return {
        byNextAction,
        expiringWithin24Hours: expiring,
        tabs,
        needsYou: moves.reduce((sum, move) => sum + (byNextAction[move] ?? 0), 0),
      };
    },
  );
}

function confirmSeveral(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/confirm_as_requested/',
    {
      schema: {
        tags: ['sales'],
        summary: 'Confirm several orders as requested; each in a transaction of its own, with an outcome of its own',
        body: confirmAsRequestedBody,
        response: { 200: confirmOutcomes },
      },
      config: { permission: permissionOf.confirm, errors: ['not_found'] },
    },
    async (request) => {
      const attempts = await confirmAsRequested(deps, writeOf(request), request.body.sales);
      for (const { failure: err } of attempts)
        if (err !== undefined) request.log.error({ err }, 'an order was not confirmed');
      return { results: attempts.map(({ outcome }) => outcome) };
    },
  );
}
