/** Staff: payments that wait for approval, and test sales (absent in production, CFG-03). */
import { qid } from '@quayside/contract/common';
import { decisionAnswer, paymentList, paymentQuery, rejectBody, reviewReasons } from '@quayside/contract/payments';
import { testSaleAnswer, testSaleBody } from '@quayside/contract/sale-actions';
import { shipmentDetail, toldEventBody } from '@quayside/contract/shipments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { money, toWire } from '../../kernel/money.ts';
import { listAnswer, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import {
  approvePayment,
  createTestSale,
  type PaymentDecision,
  rejectPayment,
  staffChanger,
} from '../sales/sales.public.ts';
import { tellEvent } from '../shipments/shipments.public.ts';
import { paymentsInReview } from './payments.read-model.ts';

const tags = ['internal'];
const params = z.strictObject({ qid });
const decisionErrors = ['payment_not_found', 'invalid_transition'];

export const internalRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);

    routes.get(
      '/internal/payments/',
      {
        schema: {
          tags,
          summary: 'Payments that wait for approval',
          querystring: paymentQuery,
          response: { 200: paymentList },
        },
        config: { permission: 'staff.payments.approve', errors: ['not_found'] },
      },
      async (request) => {
        const { userId } = actorOf(request);
        const { rows, total } = await paymentsInReview(deps.database, request.query, userId);
        refuseBeyondEnd(request.query, rows);
        return listAnswer(request.query, total, rows.map(presentPayment));
      },
    );

    routes.post(
      '/internal/payments/:qid/approve/',
      {
        schema: {
          tags,
          params,
          summary: 'Approve; above the second limit two people do',
          response: { 200: decisionAnswer },
        },
        config: { permission: 'staff.payments.approve', errors: [...decisionErrors, 'self_approval_refused'] },
      },
      async (request) => presentDecision(await approvePayment(deps, staffChanger(request), request.params.qid)),
    );

    routes.post(
      '/internal/payments/:qid/reject/',
      {
        schema: {
          tags,
          params,
          summary: 'Reject with a reason; the order returns to the seller',
          body: rejectBody,
          response: { 200: decisionAnswer },
        },
        config: { permission: 'staff.payments.approve', errors: decisionErrors },
      },
      async (request) =>
        presentDecision(await rejectPayment(deps, staffChanger(request), request.params.qid, request.body.reason)),
    );

    tellShipmentEvent(routes, deps);
    if (deps.config.environment !== 'production') {
      routes.post(
        '/internal/test-sale/',
        {
          schema: {
            tags,
            summary: 'Make a new order for a seller',
            body: testSaleBody,
            response: { 200: testSaleAnswer },
          },
          config: { permission: 'staff.test_sale', errors: ['seller_not_found', 'seller_without_offers'] },
        },
        async (request) => createTestSale(deps, request.body),
      );
    }
  };

function tellShipmentEvent(routes: Routes, deps: Deps): void {
  routes.post(
    '/internal/shipments/:qid/events/',
    {
      schema: {
        tags,
        params,
        summary: 'Tell what a carrier said of a shipment',
        body: toldEventBody,
        response: { 200: shipmentDetail },
      },
      config: { permission: 'staff.sellers', errors: ['shipment_not_found'] },
    },
    async (request) => tellEvent(deps, staffChanger(request), request.params.qid, request.body),
  );
}

type Row = Awaited<ReturnType<typeof paymentsInReview>>['rows'][number];

function presentPayment({ payout, sellerName, approvals, approvedByMe }: Row) {
  return {
    qid: payout.id,
    saleQid: payout.saleId,
    order: payout.orderNumber,
    sellerName,
    amount: toWire(money(payout.amountMinor, payout.currency)),
    requestedAt: payout.requestedAt,
    replyBy: payout.replyBy ?? payout.requestedAt,
    reasons: reviewReasons.filter((reason) => payout.reviewReasons.includes(reason)),
    approvals,
    approvalsNeeded: payout.approvalsNeeded,
    approvedByMe,
  };
}

function presentDecision({ payout, approvals }: PaymentDecision) {
  return {
    qid: payout.id,
    saleQid: payout.saleId,
    status: payout.status,
    approvals,
    approvalsNeeded: payout.approvalsNeeded,
  };
}
