/** The buyer's cart: lines, file, optimiser, and changes by hand. */

import {
  addByIdBody,
  addLineBody,
  allocationList,
  cart,
  cartLineList,
  cartList,
  cartQuery,
  cartStepBody,
  cartVersionQuery,
  changeLineBody,
  droppedLineList,
} from '@quayside/contract/carts';
import { pageQuery, qid } from '@quayside/contract/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listAnswer, pageOfAll, refuseBeyondEnd } from '../../kernel/pagination.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { buyerIdOf, destinationIn, destinationOf, marketOf } from '../offers/offers.public.ts';
import { changeCart, marketFor, productByGtin, productById, wholeCart } from './cart-answer.ts';
import { refuseQuantity } from './carts.errors.ts';
import { cartHandRoutes } from './carts.hand.routes.ts';
import { optimiseRoute } from './carts.optimise.routes.ts';
import { presentAllocations, presentCart, presentLines } from './carts.presenter.ts';
import { cartPage, productsOfLine } from './carts.read-model.ts';
import { cartUploadRoutes } from './carts.uploads.routes.ts';
import { addLine, changeLine, emptyCart, removeLine } from './use-cases/change-cart.ts';

const tags = ['carts'];
const permission = 'checkout.write';
const params = z.strictObject({ qid });
const response = { 200: cart };
const readErrors = ['cart_not_found'];
const cartErrors = [...readErrors, 'stale_version'];
const lineErrors = ['cart_line_quantity_exceeded', 'cart_currency', 'cart_full'];

export const cartRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = typed(app);
    reads(routes, deps);
    parts(routes, deps);
    adding(routes, deps);
    changing(routes, deps);
    whole(routes, deps);
    cartHandRoutes(routes, deps);
    optimiseRoute(routes, deps);
    await app.register(cartUploadRoutes(deps));
  };

function reads(routes: Routes, deps: Deps): void {
  routes.get(
    '/carts/',
    {
      schema: {
        tags,
        summary: 'Carts of the company, newest first',
        querystring: cartQuery,
        response: { 200: cartList },
      },
      config: { permission, errors: ['not_found'] },
    },
    async (request) => {
      const { carts, total } = await cartPage(deps.database, buyerIdOf(actorOf(request)), request.query);
      refuseBeyondEnd(request.query, carts);
      return listAnswer(
        request.query,
        total,
        carts.map((one) => presentCart(one, deps.clock.now())),
      );
    },
  );
  routes.get(
    '/carts/active/',
    {
      schema: { tags, summary: 'The open cart; `carts/active/lines/` begins one', response },
      config: { permission, errors: readErrors },
    },
    async (request) => presentCart(await wholeCart(deps, request), deps.clock.now()),
  );
}

function parts(routes: Routes, deps: Deps): void {
  routes.get(
    '/carts/active/lines/',
    {
      schema: {
        tags,
        summary: 'Its lines with the best price',
        querystring: pageQuery,
        response: { 200: cartLineList },
      },
      config: { permission, errors: [...readErrors, 'not_found'] },
    },
    async (request) => {
      const found = await wholeCart(deps, request);
      const destination = await destinationOf(deps, found.cart.buyerId);
      const ids = found.lines.map(({ productId }) => productId);
      return pageOfAll(request.query, presentLines(found, await marketOf(deps, ids, destination)));
    },
  );
  routes.get(
    '/carts/active/dropped-lines/',
    {
      schema: {
        tags,
        summary: 'What is shared out to nobody, and why',
        querystring: pageQuery,
        response: { 200: droppedLineList },
      },
      config: { permission, errors: [...readErrors, 'not_found'] },
    },
    async (request) => {
      const { lines } = await wholeCart(deps, request);
      return pageOfAll(
        request.query,
        lines.flatMap(({ id: lineQid, gtin, productName, droppedQuantity: quantity, droppedReason: reason }) =>
          quantity === null || reason === null ? [] : [{ lineQid, gtin, productName, quantity, reason }],
        ),
      );
    },
  );
  routes.get(
    '/carts/active/allocations/',
    {
      schema: {
        tags,
        summary: 'Who sends what, for how much',
        querystring: pageQuery,
        response: { 200: allocationList },
      },
      config: { permission, errors: [...readErrors, 'not_found'] },
    },
    async (request) => {
      const found = await wholeCart(deps, request);
      return pageOfAll(request.query, presentAllocations(found, await marketFor(deps, found)));
    },
  );
}

function adding(routes: Routes, deps: Deps): void {
  routes.post(
    '/carts/active/lines/',
    {
      schema: {
        tags,
        summary: 'Add a product by its GTIN; pieces of one that is in the cart are added to its line',
        body: addLineBody,
        response,
      },
      config: { permission, errors: [...lineErrors, 'stale_version', 'invalid_gtin', 'unknown_gtin'] },
    },
    async (request) => {
      const { gtin, version, ...line } = request.body;
      const found = await productByGtin(deps, request, gtin);
      return changeCart(deps, request, (write) => addLine(write, { ...found.product, ...line }, found, version));
    },
  );
  routes.post(
    '/carts/active/lines/:qid/',
    {
      schema: {
        tags,
        params,
        summary: 'Add a product by the id of an offer or the product',
        body: addByIdBody,
        response,
      },
      config: { permission, errors: [...lineErrors, 'stale_version', 'product_not_found', 'invalid_unit_size'] },
    },
    async (request) => {
      const found = await productById(deps, request, request.params.qid);
      const { unitSize } = found;
      const { version, ...line } = request.body;
      if (unitSize !== null && line.quantity % unitSize !== 0) throw refuseQuantity('invalid_unit_size', { unitSize });
      return changeCart(deps, request, (write) => addLine(write, { ...found.product, ...line }, found, version));
    },
  );
}

function changing(routes: Routes, deps: Deps): void {
  routes.patch(
    '/carts/active/lines/:qid/',
    {
      schema: {
        tags,
        params,
        summary: 'Change quantity or target price; what was shared out is taken back',
        body: changeLineBody,
        response,
      },
      config: {
        permission,
        errors: [...cartErrors, 'cart_line_not_found', 'cart_line_quantity_exceeded', 'cart_currency'],
      },
    },
    async (request) => {
      const buyerId = buyerIdOf(actorOf(request));
      const [products, destination] = await deps.database.flight({ buyerId }, (db) => [
        productsOfLine(db, buyerId, request.params.qid),
        destinationIn(db, buyerId),
      ]);
      const ids = products.map(({ productId }) => productId);
      const serving = await marketOf(deps, ids, destination);
      return changeCart(deps, request, (write) =>
        changeLine(write, { ...request.body, lineId: request.params.qid }, serving),
      );
    },
  );
  routes.delete(
    '/carts/active/lines/:qid/',
    {
      schema: { tags, params, summary: 'Take a line out', querystring: cartVersionQuery, response },
      config: { permission, errors: [...cartErrors, 'cart_line_not_found'] },
    },
    (request) => changeCart(deps, request, (write) => removeLine(write, request.params.qid, request.query.version)),
  );
}

function whole(routes: Routes, deps: Deps): void {
  routes.post(
    '/carts/active/empty/',
    {
      schema: { tags, summary: 'End the cart; the next line begins another', body: cartStepBody, response },
      config: { permission, errors: cartErrors },
    },
    (request) => changeCart(deps, request, (write) => emptyCart(write, request.body.version)),
  );
}
