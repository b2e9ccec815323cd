/** What a buyer ordered, and what became of it. */

import { cartUploadAnswer } from '@quayside/contract/carts';
import { pageQuery, qid } from '@quayside/contract/common';
import { orderClaims, orderLines, orderSales } from '@quayside/contract/order-parts';
import { order, orderList, orderQuery, orderStepBody } from '@quayside/contract/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { money, toWire } from '../../kernel/money.ts';
import { listAnswer, pageOfAll, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { writeOf } from '../../platform/http/write-of.ts';
import { writeOnce } from '../../platform/write.ts';
import { addWanted, wantedGoods } from '../carts/carts.public.ts';
import { buyerIdOf } from '../offers/offers.public.ts';
import { arrivedAt } from './order-status.rules.ts';
import { owedOrderRoutes } from './orders.credit.routes.ts';
import { orderIssueRoutes } from './orders.issues.routes.ts';
import { keysOf, linesOf, onwardOfSales, presentOnward, shipmentsOfSales } from './orders.parts.read-model.ts';
import { orderQuestionRoutes } from './orders.questions.routes.ts';
import { claimsOfSales, orderNow, orderOf, orderPage } from './orders.read-model.ts';
import { orderReceiptRoutes } from './orders.receipts.routes.ts';
import { orderReplacementRoutes } from './orders.replacements.routes.ts';

const tags = ['orders'];
const permission = 'checkout.write';
const params = z.strictObject({ qid });
const errors = ['order_not_found'];
const listErrors = [...errors, 'not_found'];

export const orderRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    reads(routes, deps);
    salesOfOrder(routes, deps);
    linesOfOrder(routes, deps);
    claimsOfOrder(routes, deps);
    reorder(routes, deps);
    await app.register(orderIssueRoutes(deps));
    await app.register(orderReplacementRoutes(deps));
    await app.register(owedOrderRoutes(deps));
    await app.register(orderQuestionRoutes(deps));
    await app.register(orderReceiptRoutes(deps));
  };

const orderFor = (deps: Deps, request: FastifyRequest, id: string) =>
  orderOf(deps.database, buyerIdOf(actorOf(request)), id);

function reads(routes: Routes, deps: Deps): void {
  routes.get(
    '/orders/',
    {
      schema: {
        tags,
        summary: 'Orders of the company, newest first',
        querystring: orderQuery,
        response: { 200: orderList },
      },
      config: { permission, errors: ['not_found'] },
    },
    async (request) => {
      const { query } = request;
      const { results, total } = await orderPage(deps.database, buyerIdOf(actorOf(request)), query, deps.clock.now());
      refuseBeyondEnd(query, results);
      return listAnswer(query, total, results);
    },
  );
  routes.get(
    '/orders/:qid/',
    { schema: { tags, params, summary: 'One order', response: { 200: order } }, config: { permission, errors } },
    async (request) => {
      const found = await orderFor(deps, request, request.params.qid);
      return deps.database.read('system', (db) => orderNow(db, found, deps.clock.now()));
    },
  );
}

function salesOfOrder(routes: Routes, deps: Deps): void {
  routes.get(
    '/orders/:qid/sales/',
    {
      schema: { tags, params, summary: 'Its parts by seller', querystring: pageQuery, response: { 200: orderSales } },
      config: { permission, errors: listErrors },
    },
    async (request) => {
      const { sales } = await orderFor(deps, request, request.params.qid);
      const keys = keysOf(sales);
      const [sent, onward] = await deps.database.flight('system', (db) => [
        shipmentsOfSales(db, keys),
        onwardOfSales(db, keys),
      ]);
      return pageOfAll(
        request.query,
        sales.map(({ sale, sellerName, ...way }) => ({
          ...{ qid: sale.id, number: sale.orderNumber, sellerName, status: sale.status, lineCount: sale.lineCount },
          total: toWire(money(sale.totalMinor, sale.currency)),
          ...{ declineReasons: sale.declineReasons, confirmedAt: sale.confirmedAt, shippedAt: sale.pickedUpAt },
          deliveredAt: arrivedAt(way, deps.clock.now()),
          trackAndTraceNumbers: sent
            .filter(({ saleId }) => saleId === sale.id)
            .flatMap(({ trackAndTraceNumbers }) => trackAndTraceNumbers),
          onwardShipments: onward.filter(({ saleId }) => saleId === sale.id).map(presentOnward),
        })),
      );
    },
  );
}

function linesOfOrder(routes: Routes, deps: Deps): void {
  routes.get(
    '/orders/:qid/lines/',
    {
      schema: {
        tags,
        params,
        summary: 'Its lines, with what was confirmed and refunded',
        querystring: pageQuery,
        response: { 200: orderLines },
      },
      config: { permission, errors: listErrors },
    },
    async (request) => {
      const { sales, order: own } = await orderFor(deps, request, request.params.qid);
      const lines = await deps.database.read('system', (db) => linesOf(db, keysOf(sales)));
      return pageOfAll(
        request.query,
        lines.map(({ id: qid, saleId: saleQid, status, gtin, productName, brandName, unitPriceMinor, ...line }) => {
          const { requestedQuantity, confirmedQuantity, shippedQuantity, claimedQuantity, refundedQuantity } = line;
          return {
            ...{ qid, saleQid, status, gtin, productName, brandName, reductionReason: line.reductionReason },
            ...{ requestedQuantity, confirmedQuantity, shippedQuantity, claimedQuantity, refundedQuantity },
            unitPrice: toWire(money(unitPriceMinor, own.currency)),
          };
        }),
      );
    },
  );
}

function claimsOfOrder(routes: Routes, deps: Deps): void {
  routes.get(
    '/orders/:qid/claims/',
    {
      schema: {
        tags,
        params,
        summary: 'Claims about it, the company’s own and those we made for it, newest first',
        querystring: pageQuery,
        response: { 200: orderClaims },
      },
      config: { permission, errors: listErrors },
    },
    async (request) => {
      const buyerId = buyerIdOf(actorOf(request));
      const { sales } = await orderFor(deps, request, request.params.qid);
      const ids = sales.map(({ sale }) => sale.id);
      const found = await deps.database.read({ buyerId }, (db) => claimsOfSales(db, buyerId, ids));
      return pageOfAll(
        request.query,
        found.map(({ id, number, saleId, type, status, claimedMinor, refundedMinor, currency, submittedAt }) => ({
          ...{ qid: id, number, saleQid: saleId, type, status, submittedAt },
          claimed: toWire(money(claimedMinor, currency)),
          refunded: toWire(money(refundedMinor, currency)),
        })),
      );
    },
  );
}

function reorder(routes: Routes, deps: Deps): void {
  routes.post(
    '/orders/:qid/reorder/',
    {
      schema: {
        tags,
        params,
        summary: 'Put the same goods into the cart; what is not there is told',
        body: orderStepBody,
        response: { 200: cartUploadAnswer },
      },
      config: { permission, errors: [...errors, 'cart_full', 'cart_line_quantity_exceeded', 'cart_currency'] },
    },
    async (request) => {
      const { sales } = await orderFor(deps, request, request.params.qid);
      const lines = await deps.database.read('system', (db) => linesOf(db, keysOf(sales)));
      const wanted = [...Map.groupBy(lines, ({ gtin }) => gtin)].map(([gtin, own], index) => ({
        ...{ line: index + 1, gtin },
        quantity: own.reduce((sum, { requestedQuantity }) => sum + requestedQuantity, 0),
      }));
      const found = await wantedGoods(deps, request, wanted);
      return writeOnce(deps, writeOf(request), cartUploadAnswer, (write) => addWanted(write, found));
    },
  );
}
