/** What can be done with a sale. Each write answers the sale as it is afterwards. */
import { idempotencyHeaders, qid } from '@quayside/contract/common';
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
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { present } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { asSeller } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { askedOnce, idempotencyErrors } from '../../platform/http/idempotency-key.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { decisionOf, presentDecision, type Reviewer } from '../decisions/decisions.public.ts';
import type { Changer } from './in-sale.ts';
import { reductionCostOf } from './quantities/reduction-cost.ts';
import { permissionOf } from './sales.policy.ts';
import { shownSale } from './shown-sale.ts';
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
  'sla_not_accepted',
  'sale_expired',
  'booking_blocks_lowering',
  'line_not_found',
  'line_twice',
  'QUANTITY_EXCEEDS_REQUESTED_AMOUNT',
];

/** The signed-in seller as the one who changes a sale. */
export function sellerChanger(
  request: FastifyRequest,
): Changer & { readonly sellerId: string; readonly userId: string } {
  const { userId, sellerId, name, permissions } = asSeller(actorOf(request));
  return { kind: 'SELLER', userId, sellerId, name, permissions };
}

/** Staff change any seller's sale. */
export function staffChanger(request: FastifyRequest): Reviewer {
  const { userId, name, permissions } = actorOf(request);
  return { kind: 'STAFF', userId, sellerId: null, name, permissions };
}

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
    async (request) => {
      await markRead(deps, sellerChanger(request), request.params.qid);
      return shownSale(deps, actorOf(request), request.params.qid);
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
          ...always,
          'sla_not_accepted',
          'sale_expired',
          'booking_blocks_lowering',
          'line_not_found',
          'line_twice',
          'SALE_LINES_REDUCTION_REASON_REQUIRED',
          'QUANTITY_EXCEEDS_REQUESTED_AMOUNT',
          'quantity_not_multiple_of_unit_size',
          'all_lines_zero',
          'quantities_only_down',
          'reason_text_required',
        ],
      },
    },
    async (request) => {
      await confirmQuantities(deps, sellerChanger(request), request.params.qid, request.body);
      return shownSale(deps, actorOf(request), request.params.qid);
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
        errors: [...always, 'sla_not_accepted', 'sale_expired', 'booking_blocks_decline', 'reason_text_required'],
      },
    },
    async (request) => {
      await declineSale(deps, sellerChanger(request), request.params.qid, request.body);
      return shownSale(deps, actorOf(request), request.params.qid);
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
          'currency_differs',
          'EXCEEDED_MAXIMUM_SHIPPING_FEE_AMOUNT',
          'EXCEEDED_MAXIMUM_VAT_AMOUNT',
          'vat_below_any_rate',
        ],
      },
    },
    async (request) => {
      await updateSale(deps, sellerChanger(request), request.params.qid, request.body);
      return shownSale(deps, actorOf(request), request.params.qid);
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
    async (request) => {
      await saveDraftQuantities(deps, sellerChanger(request), request.params.qid, request.body);
      return shownSale(deps, actorOf(request), request.params.qid);
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
    async (request) => {
      const { qid: saleId, lineQid } = request.params;
      await saveDraftQuantities(deps, sellerChanger(request), saleId, {
        lines: [{ qid: lineQid, draftQuantity: request.body.draftQuantity }],
      });
      return shownSale(deps, actorOf(request), saleId);
    },
  );
}

function complete(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/complete/',
    {
      schema: { ...ofSale, summary: 'Complete: no longer editable, moves to past orders', body: versionBody },
      config: { permission: permissionOf.complete, errors: [...always, 'tracking_incomplete', 'documents_missing'] },
    },
    async (request) => {
      await completeSale(deps, sellerChanger(request), request.params.qid, request.body.version);
      return shownSale(deps, actorOf(request), request.params.qid);
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
      await extendDeadline(deps, staffChanger(request), request.params.qid, request.body);
      return shownSale(deps, actorOf(request), request.params.qid);
    },
  );
}

function cancel(routes: Routes, deps: Deps): void {
  routes.post(
    '/sales/:qid/cancel/',
    {
      schema: {
        ...{ tags, params, headers: idempotencyHeaders, body: cancelBody },
        summary: 'Staff cancel an unpaid sale; above the four-eyes limit a second person confirms it',
        response: { 200: cancelAnswer },
      },
      config: {
        permission: permissionOf.cancel,
        errors: [...always, 'carrier_has_goods', 'decision_waits', ...idempotencyErrors],
      },
    },
    async (request) => {
      const staff = staffChanger(request);
      const { qid: saleId } = request.params;
      const asked = askedOnce(request, staff.userId, `sales.cancel.${saleId}`);
      const decisionId = await cancelSale(deps, staff, saleId, request.body, asked);
      const decision = present(await decisionOf(deps.database, decisionId), 'it was just recorded');
      const secondApproval = decision.status === 'PROPOSED' ? presentDecision(decision, staff) : null;
      return { ...(await shownSale(deps, actorOf(request), saleId)), secondApproval };
    },
  );
}
