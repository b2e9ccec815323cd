/** The payment of a sale: a dry run that tells every rule, and the payment itself. */
import { qid } from '@quayside/contract/common';
import { saleMessages } from '@quayside/contract/messages/sales';
import { payAnswer, payDryRun, versionBody } from '@quayside/contract/sales';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import { money, toWire } from '../../kernel/money.ts';
import { addWorkingDays, localDate } from '../../kernel/working-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { serializerOf } from '../../platform/http/serializer.ts';
import { typed } from '../../platform/http/server.ts';
import { fingerprintOf } from '../../platform/idempotency.ts';
import { currentAccount } from '../bank-accounts/bank-accounts.public.ts';
import { contextOf } from './sale-context.ts';
import { saleDetail, saleDetailIn } from './sale-detail.read-model.ts';
import { sellerChanger } from './sales.actions.routes.ts';
import { refuse } from './sales.errors.ts';
import { presentPayRules, presentSale } from './sales.presenter.ts';
import { netOf, reviewReasonsOf } from './sales.rules.ts';
import { whereIs } from './shown-sale.ts';
import { payComplete } from './use-cases/pay-complete.ts';

const tags = ['sales'];
const params = z.strictObject({ qid });
const headers = z.looseObject({ 'idempotency-key': z.string().min(1).max(255).optional() });
/** Days a bank takes once the provider has sent the money. */
const bankWorkingDays = 2;
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
  'amountExceedsLimit',
  'currencyMismatch',
  'wiseError',
  'payment_provider_silent',
  'idempotency_key_reused',
  'idempotency_in_progress',
];
const writeAnswer = serializerOf(payAnswer);

export const salePaymentRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    const { database, clock, calendarOf } = deps;

    routes.get(
      '/sales/:qid/paycomplete/',
      {
        schema: {
          tags,
          params,
          summary: 'Dry run: every rule with its verdict, the amount and the date',
          response: { 200: payDryRun },
        },
        config: { permission: 'orders.read', errors: ['not_found'] },
      },
      async (request) => {
        const { scope, ids } = await whereIs(deps, actorOf(request), request.params.qid);
        const [detail, account] = await Promise.all([
          saleDetail(database, scope, ids),
          database.read(scope, (db) => currentAccount(db, ids.sellerId)),
        ]);
        if (!detail) throw refuse('not_found');
        const { sale, seller } = detail;
        const now = clock.now();
        const context = contextOf(sale, seller, now);
        const calendar = calendarOf(seller.country, seller.timeZone);
        const needsApproval = reviewReasonsOf(context).length > 0;
        return {
          rules: presentPayRules(context),
          amount: toWire(money(netOf(sale, seller.feeBasisPoints).net.minor, sale.currency)),
          accountEnding: account?.ending ?? null,
          expectedOn: localDate(
            addWorkingDays(now, bankWorkingDays + (needsApproval ? 1 : 0), calendar),
            seller.timeZone,
          ),
          needsApproval,
          replyBy: needsApproval ? addWorkingDays(now, 1, calendar) : null,
          missingProfile: [...context.seller.missingProfile],
        };
      },
    );

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
        const key = request.headers['idempotency-key'] ?? saleId;
        const answer = await payComplete(
          deps,
          sellerChanger(request),
          { saleId, version: request.body.version, key, fingerprint: fingerprintOf(request.body) },
          async ({ db, now, sale }) => {
            const paid = presentSale(
              present(await saleDetailIn(db, { sellerId: sale.sellerId, saleId }), 'the sale was just paid'),
              viewer,
              now,
            );
            const replyBy = paid.payout?.replyBy;
            const code = 'paymentWillBeRevisedAndEnabledByOurTeam' as const;
            return writeAnswer(replyBy ? { ...paid, notice: { code, message: saleMessages[code], replyBy } } : paid);
          },
        );
        return payAnswer.parse(JSON.parse(answer));
      },
    );
  };
