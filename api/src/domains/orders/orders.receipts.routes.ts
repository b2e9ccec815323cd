/** Money for orders that our own people find in our account. */
import { notedMoney, noteMoneyBody } from '@quayside/contract/orders';
import type { FastifyInstance } from 'fastify';
import { present } from '../../kernel/errors.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { buyerOf } from '../sellers/sellers.public.ts';
import { noteMoney } from './use-cases/note-money.ts';

export const orderReceiptRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).post(
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
          errors: ['order_not_found', 'received_amount', 'received_already', 'received_limit'],
        },
      },
      (request) =>
        writeOnce(deps, writeOf(request, { scope: 'system' }), notedMoney, async (write) => {
          const { order, amountMinor, walletMinor } = await noteMoney(write, request.body);
          const { id: orderQid, number: orderNumber, buyerId: companyQid, currency } = order;
          const company = present(await buyerOf(write.db, companyQid), 'an order has its buyer').name;
          const wire = (minor: bigint) => toWire(money(minor, currency));
          const parts = { toOrder: wire(amountMinor - walletMinor), toWallet: wire(walletMinor) };
          return { orderQid, orderNumber, companyQid, company, ...parts };
        }),
    );
  };
