/** Money for orders that our own people find in our account. */
import { notedMoney, noteMoneyBody, receivedMoney, receivedQuery } from '@quayside/contract/orders';
import type { FastifyInstance } from 'fastify';
import { personOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { buyerOf } from '../sellers/sellers.public.ts';
import { noteBuyerReads } from '../users/users.public.ts';
import { refuse } from './orders.errors.ts';
import { notedByOthers, orderByNumber, receivedFor } from './orders.receipts.read-model.ts';
import { noteMoney } from './use-cases/note-money.ts';

export const orderReceiptRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    routes.get(
      '/internal/received-money/',
      {
        schema: {
          tags: ['internal'],
          summary: 'What has come for an order, by its number',
          querystring: receivedQuery,
          response: { 200: receivedMoney },
        },
        config: { permission: 'staff.payments.approve', errors: ['order_not_found'] },
      },
      async (request) => {
        const { userId } = personOf(actorOf(request));
        const found = await deps.database.read('system', async (db) => {
          const order = await orderByNumber(db, request.query.orderNumber);
          if (!order) throw refuse('order_not_found');
          const buyer = present(await buyerOf(db, order.buyerId), 'an order has its buyer');
          const others = await notedByOthers(db, order, userId);
          return { order, others, company: buyer.name, receivedMinor: await receivedFor(db, order) };
        });
        const { order, others, company, receivedMinor } = found;
        await noteBuyerReads(deps, actorOf(request), 'CREDIT', [order.buyerId]);
        const wire = (minor: bigint) => toWire(money(minor, order.currency));
        return {
          ...{ orderQid: order.id, orderNumber: order.number, companyQid: order.buyerId, company },
          total: wire(order.goodsMinor + order.shippingMinor - order.walletMinor),
          ...{ received: wire(receivedMinor), notedByOthers: wire(others) },
        };
      },
    );
    routes.post(
      '/internal/received-money/',
      {
        schema: {
          tags: ['internal'],
          summary: 'Note money for an order that no provider tells of; what the order does not need lies in the wallet',
          body: noteMoneyBody,
          response: { 200: notedMoney },
        },
        config: {
          ...{ permission: 'staff.payments.approve', needsProof: true },
          errors: ['order_not_found', 'received_amount', 'received_already', 'received_limit', 'stale_version'],
        },
      },
      (request) =>
        writeOnce(deps, writeOf(request, { scope: 'system' }), notedMoney, async (write) => {
          const { order, amountMinor, walletMinor } = await noteMoney(write, request.body);
          const { id: orderQid, number: orderNumber, buyerId: companyQid, currency } = order;
          const company = present(await buyerOf(write.db, companyQid), 'an order has its buyer').name;
          const wire = (minor: bigint) => toWire(money(minor, currency));
          const others = wire(await notedByOthers(write.db, order, personOf(write.actor).userId));
          const parts = {
            toOrder: wire(amountMinor - walletMinor),
            toWallet: wire(walletMinor),
            notedByOthers: others,
          };
          return { orderQid, orderNumber, companyQid, company, ...parts };
        }),
    );
  };
