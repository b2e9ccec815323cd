/** What can be done with a sale. Each write answers the sale as it is afterwards. */

import { qid } from '@quayside/contract/common';
import { reductionCost, reductionCostBody } from '@quayside/contract/reductions';
import {
  cancelAnswer,
  cancelBody,
  confirmBody,
  declineBody,
  draftLineBody,
  draftLinesBody,
  extendBody,
  updateBody,
  versionBody,
} from '@quayside/contract/sale-actions';
import { sale } from '@quayside/contract/sales';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { personOf } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { asSeller } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { presentDecision } from '../decisions/decisions.public.ts';
import { reductionCostOf } from './quantities/reduction-cost.ts';
import { incompleteCodes, permissionOf } from './sales.policy.ts';
import { saleAfter, whereIs } from './shown-sale.ts';
import { cancelSale } from './use-cases/cancel-sale.ts';
import { completeSale } from './use-cases/complete-sale.ts';
import { confirmQuantities } from './use-cases/confirm-quantities.ts';
import { declineSale } from './use-cases/decline-sale.ts';
import { extendDeadline } from './use-cases/extend-deadline.ts';
import { markRead } from './use-cases/mark-read.ts';
import { saveDraftQuantities } from './use-cases/save-drafts.ts';
import { updateSale } from './use-cases/update-sale.ts';

const tags = ['sales'];
const params = z.strictObject({ qid });
const lineParams = z.strictObject({ qid, lineQid: qid });
const ofSale = { tags, params, response: { 200: sale } };
const always = ['not_found', 'stale_version', 'invalid_transition'];
const draftErrors = [
  ...always,
  ...['sla_not_accepted', 'sale_expired', 'booking_blocks_lowering', 'collected_blocks_lowering'],
  'claim_blocks_lowering',
  ...['line_not_found', 'line_twice', 'QUANTITY_EXCEEDS_REQUESTED_AMOUNT'],
];

export const saleActionRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    read(routes, deps);
    confirm(routes, deps);
    showReductionCost(routes, deps);
    decline(routes, deps);
    update(routes, deps);
    saveDrafts(routes, deps);
    saveDraft(routes, deps);
    complete(routes, deps);
    extend(routes, deps);
    cancel(routes, deps);
  };

function read(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/read/',
    {
      schema: { ...ofSale, summary: 'Mark as read, for the whole company' },
      config: { permission: permissionOf.read, errors: ['not_found'] },
    },
    (request) => {
      const { qid: saleId } = request.params;
      return writeOnce(deps, writeOf(request), sale, async (write) => {
        await markRead(write, { saleId });
        return saleAfter(write, saleId);
      });
    },
  );
}

function confirm(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/confirm_saleline_quantities/',
    {
      schema: {
        ...ofSale,
        summary: 'Confirm quantities; lines left out are confirmed as they are',
        body: confirmBody,
      },
      config: {
        permission: permissionOf.confirm,
        errors: [
          ...draftErrors,
          'SALE_LINES_REDUCTION_REASON_REQUIRED',
          'quantity_not_multiple_of_unit_size',
          'all_lines_zero',
          'quantities_only_down',
          'reason_text_required',
        ],
      },
    },
    (request) => {
      const { qid: saleId } = request.params;
      return writeOnce(deps, writeOf(request), sale, async (write) => {
        await confirmQuantities(write, { ...request.body, saleId });
        return saleAfter(write, saleId);
      });
    },
  );
}

function showReductionCost(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/reduction_cost/',
    {
      schema: {
        tags,
        params,
        summary: 'What lowering quantities would cost; nothing is changed',
        body: reductionCostBody,
        response: { 200: reductionCost },
      },
      config: {
        permission: permissionOf.confirm,
        errors: [
          'not_found',
          'line_not_found',
          'line_twice',
          'QUANTITY_EXCEEDS_REQUESTED_AMOUNT',
          'quantity_not_multiple_of_unit_size',
          'all_lines_zero',
          'quantities_only_down',
        ],
      },
    },
    (request) => reductionCostOf(deps, asSeller(actorOf(request)), request.params.qid, request.body.lines),
  );
}

function decline(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/decline/',
    {
      schema: { ...ofSale, summary: 'Decline with reasons; the buyer is refunded in full', body: declineBody },
      config: {
        permission: permissionOf.decline,
        errors: [
          ...always,
          'sla_not_accepted',
          'sale_expired',
          'booking_blocks_decline',
          'collected_blocks_decline',
          'claim_blocks_decline',
          'reason_text_required',
        ],
      },
    },
    (request) => {
      const { qid: saleId } = request.params;
      return writeOnce(deps, writeOf(request), sale, async (write) => {
        await declineSale(write, { ...request.body, saleId });
        return saleAfter(write, saleId);
      });
    },
  );
}

function update(routes: Routes, deps: Deps): void {
  routes.patch(
    '/sales/:qid/',
    {
      schema: { ...ofSale, summary: 'Shipping method, parcels and pallets, fee, VAT, reference', body: updateBody },
      config: {
        permission: permissionOf.update,
        errors: [
          ...always,
          'sla_not_accepted',
          'sale_expired',
          'change_shipping_method',
          'already_scanned',
          'logistics_off',
          'load_too_heavy',
          'load_too_large',
          'pallet_type_required',
          'pallet_type_of_parcel',
          'pallet_size_fixed',
          'currency_differs',
          'EXCEEDED_MAXIMUM_SHIPPING_FEE_AMOUNT',
          'EXCEEDED_MAXIMUM_VAT_AMOUNT',
        ],
      },
    },
    (request) => {
      const { qid: saleId } = request.params;
      return writeOnce(deps, writeOf(request), sale, async (write) => {
        await updateSale(write, { ...request.body, saleId });
        return saleAfter(write, saleId);
      });
    },
  );
}

function saveDrafts(routes: Routes, deps: Deps): void {
  routes.put(
    '/sales/:qid/lines/',
    {
      schema: { ...ofSale, summary: 'Save draft quantities of several lines', body: draftLinesBody },
      config: { permission: permissionOf.confirm, errors: draftErrors },
    },
    (request) => {
      const { qid: saleId } = request.params;
      return writeOnce(deps, writeOf(request), sale, async (write) => {
        await saveDraftQuantities(write, { ...request.body, saleId });
        return saleAfter(write, saleId);
      });
    },
  );
}

function saveDraft(routes: Routes, deps: Deps): void {
  routes.put(
    '/sales/:qid/lines/:lineQid/',
    {
      schema: { ...ofSale, params: lineParams, summary: 'Save the draft quantity of one line', body: draftLineBody },
      config: { permission: permissionOf.confirm, errors: draftErrors },
    },
    (request) => {
      const { qid: saleId, lineQid } = request.params;
      const lines = [{ qid: lineQid, draftQuantity: request.body.draftQuantity }];
      return writeOnce(deps, writeOf(request), sale, async (write) => {
        await saveDraftQuantities(write, { saleId, lines });
        return saleAfter(write, saleId);
      });
    },
  );
}

function complete(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/complete/',
    {
      schema: { ...ofSale, summary: 'Complete: no longer editable, moves to past orders', body: versionBody },
      config: { permission: permissionOf.complete, errors: [...always, ...incompleteCodes] },
    },
    (request) => {
      const { qid: saleId } = request.params;
      return writeOnce(deps, writeOf(request), sale, async (write) => {
        await completeSale(write, { saleId, version: request.body.version });
        return saleAfter(write, saleId);
      });
    },
  );
}

function extend(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/extend/',
    {
      schema: { ...ofSale, summary: 'Grant more time, once, before the deadline', body: extendBody },
      config: { permission: permissionOf.extend, errors: [...always, 'already_extended', 'sale_expired'] },
    },
    async (request) => {
      const { qid: saleId } = request.params;
      const { ids } = await whereIs(deps, actorOf(request), saleId);
      return writeOnce(deps, writeOf(request), sale, async (write) => {
        await extendDeadline(write, { ...request.body, saleId });
        return saleAfter(write, saleId, ids.sellerId);
      });
    },
  );
}

function cancel(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/cancel/',
    {
      schema: {
        ...{ tags, params, body: cancelBody },
        summary: 'Staff cancel an unpaid sale; above the four-eyes limit a second person confirms it',
        response: { 200: cancelAnswer },
      },
      config: {
        permission: permissionOf.cancel,
        errors: [...always, 'carrier_has_goods', 'decision_waits'],
      },
    },
    async (request) => {
      const { qid: saleId } = request.params;
      const { ids } = await whereIs(deps, actorOf(request), saleId);
      return writeOnce(deps, writeOf(request), cancelAnswer, async (write) => {
        const decision = await cancelSale(write, { ...request.body, saleId });
        const secondApproval = decision.status === 'PROPOSED' ? presentDecision(decision, personOf(write.actor)) : null;
        return { ...(await saleAfter(write, saleId, ids.sellerId)), secondApproval };
      });
    },
  );
}
