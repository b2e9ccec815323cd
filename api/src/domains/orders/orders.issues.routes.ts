/** What a buyer asks or tells us about an order, and what we answered (BUY-08). */
import { pageQuery, qid } from '@quayside/contract/common';
import { orderIssueList } from '@quayside/contract/order-questions';
import { orderIssueAnswer, orderIssueBody } from '@quayside/contract/orders';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { buyerIdOf } from '../offers/offers.public.ts';
import { refuse } from './orders.errors.ts';
import { issuePage, presentIssue } from './orders.questions.read-model.ts';
import { findOrder, orderOf } from './orders.read-model.ts';
import { askAboutOrder } from './use-cases/ask-about-order.ts';

const tags = ['orders'];
const permission = 'checkout.write';
const params = z.strictObject({ qid });
const errors = ['order_not_found'];

export const orderIssueRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    ask(routes, deps);
    list(routes, deps);
  };

function ask(routes: Routes, deps: Deps): void {
  routes.post(
    '/orders/:qid/issue/',
    {
      schema: {
        tags,
        params,
        summary: 'Ask or tell us something about it, such as a wish to cancel',
        body: orderIssueBody,
        response: { 200: orderIssueAnswer },
      },
      config: { permission, errors },
    },
    async (request) => {
      const { order: own, sales } = await orderOf(deps.database, buyerIdOf(actorOf(request)), request.params.qid);
      const { saleQid } = request.body;
      if (saleQid !== undefined && !sales.some(({ sale }) => sale.id === saleQid)) throw refuse('order_not_found');
      const asked = { ...request.body, buyerId: own.buyerId, orderId: own.id };
      return writeOnce(deps, writeOf(request), orderIssueAnswer, async (write) => ({
        qid: await askAboutOrder(write, asked),
      }));
    },
  );
}

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/orders/:qid/issues/',
    {
      schema: {
        tags,
        params,
        summary: 'What the company asked about it, newest first, with our answers',
        querystring: pageQuery,
        response: { 200: orderIssueList },
      },
      config: { permission, errors: [...errors, 'not_found'] },
    },
    async ({ actor, params: asked, query }) => {
      const buyerId = buyerIdOf(actorOf({ actor }));
      const { rows, total } = await deps.database.read({ buyerId }, async (db) => {
        const order = await findOrder(db, buyerId, asked.qid);
        if (!order) throw refuse('order_not_found');
        return issuePage(db, order, query);
      });
      refuseBeyondEnd(query, rows);
      return listAnswer(query, total, rows.map(presentIssue));
    },
  );
}
