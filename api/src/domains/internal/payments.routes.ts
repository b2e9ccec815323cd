/** Staff on payments (INT-04): those that wait for approval, those nobody answers for, those that failed. */

import { qid } from '@quayside/contract/common';
import { paymentReview } from '@quayside/contract/payment-reviews';
import {
  decisionAnswer,
  paymentList,
  paymentOfOrder,
  paymentOfOrderQuery,
  paymentQuery,
  rejectBody,
} from '@quayside/contract/payments';
import {
  bankFileQuery,
  reconcileBody,
  reversalAnswer,
  reversalCost,
  reversalCostQuery,
  reverseBody,
} from '@quayside/contract/payouts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fromWire } from '../../kernel/money.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendFile } from '../../platform/http/downloads.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { settleApproved } from '../claims/claims.public.ts';
import { payoutOf, retryPayout } from '../payouts/payouts.public.ts';
import {
  approvePayment,
  presentPayment as presentDecided,
  rejectPayment,
  reversalCostOf,
  reversePayment,
} from '../sales/sales.public.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { bankFileOf } from './bank-file.ts';
import { refuse } from './internal.errors.ts';
import { shownReview } from './payment-review.ts';
import { presentPayment } from './payments.presenter.ts';
import { companiesPaidOn, paymentPage, payoutOfOrder } from './payments.read-model.ts';
import { reconcilePayment } from './use-cases/reconcile-payment.ts';

const tags = ['internal'];
const params = z.strictObject({ qid });
const permission = 'staff.payments.approve';
const decision = { tags, params, response: { 200: decisionAnswer } };

export const paymentRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    list(routes, deps);
    find(routes, deps);
    review(routes, deps);
    approve(routes, deps);
    reject(routes, deps);
    reconcile(routes, deps);
    retry(routes, deps);
    tellReversalCost(routes, deps);
    reverse(routes, deps);
    bankFile(routes, deps);
  };

function list(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/payments/',
    {
      schema: {
        tags,
        summary: 'Payments that wait for approval, are unresolved or failed, oldest first',
        querystring: paymentQuery,
        response: { 200: paymentList },
      },
      config: { permission, errors: ['not_found'] },
    },
    async (request) => {
      const viewer = actorOf(request);
      const { rows, tabs } = await paymentPage(deps.database, request.query);
      refuseBeyondEnd(request.query, rows);
      const companies = rows.map(({ payout }) => payout.sellerId);
      await noteStaffReads(deps, viewer, 'PAYOUT', companies);
      const results = rows.map((row) => presentPayment(row, viewer));
      return { ...listAnswer(request.query, tabs[request.query.status], results), tabs };
    },
  );
}

function find(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/payments/of-order/',
    {
      schema: {
        tags,
        summary: 'The payment of an order, by the order’s number',
        querystring: paymentOfOrderQuery,
        response: { 200: paymentOfOrder },
      },
      config: { permission, errors: ['order_not_paid'] },
    },
    async (request) => {
      const found = await payoutOfOrder(deps.database, request.query.order);
      if (found === undefined) throw refuse('order_not_paid');
      return { qid: found };
    },
  );
}

function review(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/payments/:qid/',
    {
      schema: {
        tags,
        params,
        summary: 'One payment with its breakdown, the history of the account, earlier payouts and the lines',
        response: { 200: paymentReview },
      },
      config: { permission, errors: ['payment_not_found'] },
    },
    async (request) => {
      const viewer = actorOf(request);
      const shown = await shownReview(deps, request.params.qid, viewer);
      if (!shown) throw refuse('payment_not_found');
      await noteStaffReads(deps, viewer, 'PAYOUT', [shown.sellerId]);
      return shown.review;
    },
  );
}

function approve(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/payments/:qid/approve/',
    {
      schema: { ...decision, summary: 'Approve; above the second limit two people do' },
      config: {
        permission,
        errors: [
          'payment_not_found',
          'invalid_transition',
          'self_approval_refused',
          'claim_blocks_payment',
          'lost_blocks_payment',
          'claim_settled_since',
          'account_exchanged',
        ],
      },
    },
    (request) =>
      writeOnce(deps, writeOf(request), decisionAnswer, (write) =>
        approvePayment(write, { payoutId: request.params.qid }),
      ),
  );
}

function reject(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/payments/:qid/reject/',
    {
      schema: { ...decision, summary: 'Reject with a reason; the order returns to the seller', body: rejectBody },
      config: { permission, errors: ['payment_not_found', 'invalid_transition'] },
    },
    (request) =>
      writeOnce(deps, writeOf(request), decisionAnswer, (write) =>
        rejectPayment(write, { ...request.body, payoutId: request.params.qid }),
      ),
  );
}

function reconcile(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/payments/:qid/reconcile/',
    {
      schema: { ...decision, summary: 'Settle an unresolved payout by the bank statement', body: reconcileBody },
      config: {
        permission,
        errors: [
          'payout_not_found',
          'payout_not_unresolved',
          'transfer_not_ended',
          'statement_mismatch',
          'statement_already_matched',
        ],
      },
    },
    (request) => reconcilePayment(deps, writeOf(request), { payoutId: request.params.qid, match: request.body }),
  );
}

function retry(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/payments/:qid/retry/',
    {
      schema: { ...decision, summary: 'Send a failed payout again' },
      config: { permission, errors: ['payout_not_found', 'payout_not_failed'] },
    },
    (request) =>
      writeOnce(deps, writeOf(request), decisionAnswer, async (write) =>
        presentDecided(await retryPayout(write, { payoutId: request.params.qid }), 0),
      ),
  );
}

function tellReversalCost(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/payments/:qid/reversal_cost/',
    {
      schema: {
        ...{ tags, params, querystring: reversalCostQuery },
        summary: 'What a refund of goods would take from the seller; nothing is changed',
        response: { 200: reversalCost },
      },
      config: { permission, errors: ['payment_not_found', 'reversal_not_owed', 'reversal_too_much'] },
    },
    async (request) => {
      const { qid: payoutId } = request.params;
      const cost = await reversalCostOf(deps, payoutId, BigInt(request.query.amount.replace('.', '')));
      const payout = await deps.database.read('system', (db) => payoutOf(db, payoutId));
      await noteStaffReads(deps, actorOf(request), 'PAYOUT', payout ? [payout.sellerId] : []);
      return cost;
    },
  );
}

function reverse(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/payments/:qid/reverse/',
    {
      schema: {
        ...{ tags, params, body: reverseBody },
        summary:
          'Refund goods of a paid order to its buyer, carried over to the seller’s next payout; above the four-eyes limit a second person confirms it',
        response: { 200: reversalAnswer },
      },
      config: {
        permission,
        errors: [
          'payment_not_found',
          'reversal_not_owed',
          'reversal_too_much',
          'currency_differs',
          'stale_version',
          'decision_waits',
        ],
      },
    },
    (request) => {
      const { amount, refundable, reason } = request.body;
      const goods = { goods: fromWire(amount), refundable: refundable && fromWire(refundable) };
      const wanted = { payoutId: request.params.qid, ...goods, reason };
      return writeOnce(deps, writeOf(request), reversalAnswer, (write) =>
        reversePayment(write, wanted, settleApproved),
      );
    },
  );
}

function bankFile(routes: Routes, deps: Deps): void {
  routes.get(
    '/internal/payments/bank-file/',
    {
      schema: {
        tags,
        summary: 'The day’s payouts as an ISO 20022 file (pain.001) for the bank',
        querystring: bankFileQuery,
      },
      config: { permission, errors: ['bank_file_not_found'] },
    },
    async (request, reply) => {
      const { date } = request.query;
      const { name, text } = await bankFileOf(deps, date);
      await noteStaffReads(deps, actorOf(request), 'PAYOUT', await companiesPaidOn(deps.database, date));
      const content = Buffer.from(text);
      return sendFile(reply, { name, type: 'xml', bytes: content.length, content });
    },
  );
}
