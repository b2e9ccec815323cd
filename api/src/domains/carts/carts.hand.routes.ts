/** Allocations are changed by hand (BUY-06). */

import { allocationLineBody, type Cart, cart, cartVersionQuery } from '@quayside/contract/carts';
import { qid } from '@quayside/contract/common';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import type { Routes } from '../../platform/http/server.ts';
import type { WriteRequest } from '../../platform/http/write-of.ts';
import { changeCart, marketFor, wholeCart } from './cart-answer.ts';
import { allocateByHand, removeByHand } from './use-cases/allocate-cart.ts';

const tags = ['carts'];
const permission = 'checkout.write' as const;
const handParams = z.strictObject({ qid, lineQid: qid });
const response = { 200: cart };
const cartErrors = ['cart_not_found'];
const handErrors = [
  ...cartErrors,
  'stale_version',
  'cart_not_allocated',
  'allocation_not_found',
  'cart_line_not_found',
  'product_not_found',
  'invalid_unit_size',
  'allocation_line_quantity_exceeded',
  'cart_line_quantity_exceeded',
];

type ByHand = WriteRequest & {
  readonly params: z.infer<typeof handParams>;
  readonly body: z.infer<typeof allocationLineBody>;
};

export function cartHandRoutes(routes: Routes, deps: Deps): void {
  const put = (summary: string) => ({
    schema: { tags, params: handParams, summary, body: allocationLineBody, response },
    config: { permission, errors: handErrors },
  });
  const allocate = async (request: ByHand): Promise<Cart> => {
    const { qid: allocationId, lineQid: lineId } = request.params;
    const market = await marketFor(deps, await wholeCart(deps, request), lineId);
    return changeCart(deps, request, (write) =>
      allocateByHand(write, { allocationId, lineId, ...request.body }, market),
    );
  };
  // The specification names both. They do the same, so that a client need not know what stands there.
  routes.post(
    '/carts/active/allocations/:qid/lines/:lineQid/',
    put('Set how many pieces of a line this seller sends, whether or not it sends some of it already'),
    allocate,
  );
  routes.patch(
    '/carts/active/allocations/:qid/lines/:lineQid/',
    put('The same as the POST: set how many pieces of a line this seller sends'),
    allocate,
  );
  routes.delete(
    '/carts/active/allocations/:qid/lines/:lineQid/',
    {
      schema: {
        ...{ tags, params: handParams, querystring: cartVersionQuery, response },
        summary: 'Nothing of the line from this seller any more',
      },
      config: {
        permission,
        errors: [...cartErrors, 'stale_version', 'cart_not_allocated', 'allocation_not_found', 'cart_line_not_found'],
      },
    },
    async (request) => {
      const { qid: allocationId, lineQid: lineId } = request.params;
      const market = await marketFor(deps, await wholeCart(deps, request), lineId);
      const { version } = request.query;
      return changeCart(deps, request, (write) => removeByHand(write, { allocationId, lineId, version }, market));
    },
  );
}
