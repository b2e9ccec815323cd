/** What buyers owe of orders on credit, for our own people: without what comes back, a limit would be used up for ever. */
import { pageQuery, qid } from '@quayside/contract/common';
import { owedOrder, owedOrderList, repayOrderBody } from '@quayside/contract/orders';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { buyerOf } from '../sellers/sellers.public.ts';
import { noteBuyerReads } from '../users/users.public.ts';
import { owedPage, presentOwed } from './orders.credit.read-model.ts';
import { repayOrder } from './use-cases/repay-order.ts';

const tags = ['internal'];
const permission = 'staff.payments.approve';

export const owedOrderRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/internal/credit-orders/',
      {
        schema: {
          tags,
          summary: 'Orders on credit that are not paid back, the earliest due first',
          querystring: pageQuery,
          response: { 200: owedOrderList },
        },
        config: { permission, errors: ['not_found'] },
      },
      async (request) => {
        const { query } = request;
        const { rows, total } = await deps.database.read('system', (db) => owedPage(db, query));
        refuseBeyondEnd(query, rows);
        const companies = rows.map(({ order }) => order.buyerId);
        await noteBuyerReads(deps, actorOf(request), 'CREDIT', companies);
        return listAnswer(
          query,
          total,
          rows.map(({ order, buyerName }) => presentOwed(order, buyerName)),
        );
      },
    );
    routes.post(
      '/internal/credit-orders/:qid/repaid/',
      {
        schema: {
          tags,
          params: z.strictObject({ qid }),
          summary: 'Note money that came back for an order on credit',
          body: repayOrderBody,
          response: { 200: owedOrder },
        },
        config: {
          permission,
          needsProof: true,
          errors: ['order_not_found', 'order_not_owed', 'repayment_too_much', 'received_limit', 'stale_version'],
        },
      },
      (request) =>
        writeOnce(deps, writeOf(request), owedOrder, async (write) => {
          const order = await repayOrder(write, { orderId: request.params.qid, ...request.body });
          const buyer = present(await buyerOf(write.db, order.buyerId), 'an order has its buyer');
          return presentOwed(order, buyer.name);
        }),
    );
  };
