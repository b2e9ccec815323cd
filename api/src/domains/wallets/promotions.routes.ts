/** What our own people give buyers to spend (domain page, section 12). */
import { qid } from '@quayside/contract/common';
import { givePromotionBody, promotion } from '@quayside/contract/orders';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { money, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { givePromotion } from './use-cases/give-promotion.ts';

export const promotionRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).post(
      '/internal/wallets/:qid/promotions/',
      {
        schema: {
          tags: ['internal'],
          params: z.strictObject({ qid }),
          summary: 'Give a buyer something to spend until a day',
          body: givePromotionBody,
          response: { 200: promotion },
        },
        config: {
          ...{ permission: 'staff.payments.approve', needsProof: true },
          errors: ['wallet_not_found', 'promotion_amount', 'promotion_end', 'promotion_limit'],
        },
      },
      (request) =>
        writeOnce(deps, writeOf(request), promotion, async (write) => {
          const given = await givePromotion(write, { ...request.body, buyerId: request.params.qid });
          const { id, amountMinor, currency, expiresAt, reason, buyerId: walletQid } = given;
          return { qid: id, walletQid, amount: toWire(money(amountMinor, currency)), expiresAt, reason };
        }),
    );
  };
