/** The payment of a sale: a dry run that tells every rule, and the payment itself. */

import { qid } from '@quayside/contract/common';
import { saleMessages } from '@quayside/contract/messages/sales';
import { readers } from '@quayside/contract/readers';
import { payAnswer, payDryRun, versionBody } from '@quayside/contract/sale-actions';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sellerIdOf } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { actorOf } from '../../../platform/http/guard.ts';
import { type Routes, typed } from '../../../platform/http/server.ts';
import { writeOf } from '../../../platform/http/write-of.ts';
import type { SaleChange } from '../locked-sale.ts';
import { saleAfter } from '../shown-sale.ts';
import { type PayAnswer, payComplete } from '../use-cases/pay-complete.ts';
import { payDryRunOf } from './pay-dry-run.ts';
import { payKeyOf } from './pay-keys.ts';

const tags = ['sales'];
const params = z.strictObject({ qid });
const payErrors = [
  'not_found',
  'stale_version',
  'invalid_transition',
  'sale_expired',
  'sla_not_accepted',
  'claim_blocks_payment',
  'lost_blocks_payment',
  'profile_incomplete',
  'shipping_incomplete',
  'exceedsShippingAmountLimit',
  'EXCEEDED_MAXIMUM_VAT_AMOUNT',
  'amountExceedsLimit',
  'currencyMismatch',
  'wiseError',
  'payment_provider_silent',
];

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
        summary: 'Trigger the payment; the same key never pays twice',
        body: versionBody,
        response: { 200: payAnswer },
      },
      config: { permission: 'payments.trigger', errors: payErrors },
    },
    (request) => {
      const { qid: saleId } = request.params;
      const opening = writeOf(request);
      const key = payKeyOf({ sellerId: sellerIdOf(opening.actor), saleId, body: request.body, key: opening.key?.key });
      return payComplete(deps, { ...opening, key }, { ...request.body, saleId }, tell);
    },
  );
}

/** What is told of the payment, made inside the transaction that pays. */
async function tell(change: SaleChange): Promise<PayAnswer> {
  const paid = await saleAfter(change, change.sale.id, change.sale.sellerId);
  const replyBy = paid.payout?.replyBy;
  const code = 'paymentWillBeRevisedAndEnabledByOurTeam' as const;
  return replyBy ? { ...paid, notice: { code, message: saleMessages[code], replyBy } } : paid;
}
