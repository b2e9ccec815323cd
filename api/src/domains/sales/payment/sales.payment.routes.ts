/** The payment of a sale: a dry run that tells every rule, and the payment itself. */

import { idempotencyHeaders as headers, qid } from '@quayside/contract/common';
import { saleMessages } from '@quayside/contract/messages/sales';
import { readers } from '@quayside/contract/readers';
import { payAnswer, payDryRun, versionBody } from '@quayside/contract/sale-actions';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { present } from '../../../kernel/errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { SignedInActor } from '../../../platform/http/actor.ts';
import { actorOf } from '../../../platform/http/guard.ts';
import { idempotencyErrors } from '../../../platform/http/idempotency-key.ts';
import { serializerOf } from '../../../platform/http/serializer.ts';
import { type Routes, typed } from '../../../platform/http/server.ts';
import { fingerprintOf } from '../../../platform/idempotency.ts';
import { saleDetailIn } from '../detail/sale-detail.read-model.ts';
import type { SaleChange } from '../in-sale.ts';
import { sellerChanger } from '../sales.actions.routes.ts';
import { presentSale } from '../sales.presenter.ts';
import { payComplete } from '../use-cases/pay-complete.ts';
import { payDryRunOf } from './pay-dry-run.ts';

const tags = ['sales'];
const params = z.strictObject({ qid });
const payErrors = [
  'not_found',
  'stale_version',
  'invalid_transition',
  'sale_expired',
  'sla_not_accepted',
  'profile_incomplete',
  'shipping_incomplete',
  'exceedsShippingAmountLimit',
  'EXCEEDED_MAXIMUM_VAT_AMOUNT',
  'vat_below_any_rate',
  'amountExceedsLimit',
  'currencyMismatch',
  'wiseError',
  'payment_provider_silent',
  ...idempotencyErrors,
];
const writeAnswer = serializerOf(payAnswer);

export const salePaymentRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    dryRun(routes, deps);
    pay(routes, deps);
  };

function dryRun(routes: Routes, deps: Deps): void {
  routes.get(
    '/sales/:qid/paycomplete/',
    {
      schema: {
        tags,
        params,
        summary: 'Dry run: every rule with its verdict, the amount and the date',
        response: { 200: payDryRun },
      },
      config: { permission: { anyOf: readers.order }, errors: ['not_found'] },
    },
    async (request) => payDryRunOf(deps, actorOf(request), request.params.qid),
  );
}

function pay(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/paycomplete/',
    {
      schema: {
        tags,
        params,
        headers,
        summary: 'Trigger the payment; the same key never pays twice',
        body: versionBody,
        response: { 200: payAnswer },
      },
      config: { permission: 'payments.trigger', errors: payErrors },
    },
    async (request) => {
      const saleId = request.params.qid;
      const viewer = actorOf(request);
      const key = request.headers['idempotency-key'];
      const answer = await payComplete(
        deps,
        sellerChanger(request),
        { saleId, version: request.body.version, key, fingerprint: fingerprintOf(request.body) },
        (change) => told(change, viewer),
      );
      return payAnswer.parse(JSON.parse(answer));
    },
  );
}

/** The answer's text, made inside the transaction that pays. */
async function told({ db, now, sale }: SaleChange, viewer: SignedInActor): Promise<string> {
  const detail = await saleDetailIn(db, { sellerId: sale.sellerId, saleId: sale.id });
  const paid = presentSale(present(detail, 'the sale was just paid'), viewer, now);
  const replyBy = paid.payout?.replyBy;
  const code = 'paymentWillBeRevisedAndEnabledByOurTeam' as const;
  return writeAnswer(replyBy ? { ...paid, notice: { code, message: saleMessages[code], replyBy } } : paid);
}
