/** Allocations are changed by hand (BUY-06). */

import { allocationLineBody, cart } from '@quayside/contract/carts';
import { qid } from '@quayside/contract/common';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import type { Routes } from '../../platform/http/server.ts';
import { changeCart, marketFor, wholeCart } from './cart-answer.ts';
import { allocateByHand, removeByHand } from './use-cases/allocate-cart.ts';

const tags = ['carts'];
const permission = 'checkout.write';
const handParams = z.strictObject({ qid, lineQid: qid });
const response = { 200: cart };
const cartErrors = ['cart_not_found', 'stale_version'];
const handErrors = [
  ...cartErrors,
  'cart_not_allocated',
  'allocation_not_found',
  'cart_line_not_found',
  'product_not_found',
  'invalid_unit_size',
  'allocation_line_quantity_exceeded',
  'cart_line_quantity_exceeded',
];

export function cartHandRoutes(routes: Routes, deps: Deps): void {
  routes.post(
    '/carts/active/allocations/:qid/lines/:lineQid/',
    {
      schema: {
        tags,
        params: handParams,
        summary: 'So many pieces of a line from this seller',
        body: allocationLineBody,
        response,
      },
      config: { permission, errors: handErrors },
    },
    async (request) => {
      const { qid: allocationId, lineQid: lineId } = request.params;
      const market = await marketFor(deps, await wholeCart(deps, request), lineId);
      return changeCart(deps, request, (write) =>
        allocateByHand(write, { allocationId, lineId, quantity: request.body.quantity }, market),
      );
    },
  );
  routes.patch(
    '/carts/active/allocations/:qid/lines/:lineQid/',
    {
      schema: {
        tags,
        params: handParams,
        summary: 'Other quantity from this seller',
        body: allocationLineBody,
        response,
      },
      config: { permission, errors: handErrors },
    },
    async (request) => {
      const { qid: allocationId, lineQid: lineId } = request.params;
      const market = await marketFor(deps, await wholeCart(deps, request), lineId);
      return changeCart(deps, request, (write) =>
        allocateByHand(write, { allocationId, lineId, quantity: request.body.quantity }, market),
      );
    },
  );
  routes.delete(
    '/carts/active/allocations/:qid/lines/:lineQid/',
    {
      schema: { tags, params: handParams, summary: 'Nothing of the line from this seller', response },
      config: {
        permission,
        errors: [...cartErrors, 'cart_not_allocated', 'allocation_not_found', 'cart_line_not_found'],
      },
    },
    async (request) => {
      const { qid: allocationId, lineQid: lineId } = request.params;
      const market = await marketFor(deps, await wholeCart(deps, request), lineId);
      return changeCart(deps, request, (write) => removeByHand(write, allocationId, lineId, market));
    },
  );
}
