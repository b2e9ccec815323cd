/** The cart is shared out among sellers (BUY-05). */

import { cart, optimizeBody } from '@quayside/contract/carts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../../kernel/errors.ts';
import { requireVersion } from '../../kernel/versions.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import type { Routes } from '../../platform/http/server.ts';
import { buyerIdOf } from '../offers/offers.public.ts';
import { changeCart } from './cart-answer.ts';
import { planCart } from './plan-cart.ts';
import { allocateCart } from './use-cases/allocate-cart.ts';

export function optimiseRoute(routes: Routes, deps: Deps): void {
  routes.post(
    '/carts/active/optimize/',
    {
      schema: {
        tags: ['carts'],
        summary: 'Share the cart out among sellers, as cheaply as can be',
        body: optimizeBody,
        response: { 200: cart },
      },
      config: { permission: 'checkout.write', errors: ['cart_not_found', 'stale_version', 'cart_empty'] },
    },
    (request) => optimised(deps, request, request.body),
  );
}

const mostPlans = 3;

/** The plan is found outside the transaction; a cart that changed meanwhile is planned again. */
async function optimised(deps: Deps, request: FastifyRequest, { version, ...asked }: z.infer<typeof optimizeBody>) {
  for (let plan = 1; ; plan += 1) {
    const planned = await planCart(deps, buyerIdOf(actorOf(request)), asked);
    requireVersion(version, planned);
    try {
      return await changeCart(deps, request, (write) => allocateCart(write, planned));
    } catch (error) {
      const isOutdated = error instanceof Refusal && error.code === 'stale_version' && version === undefined;
      if (!isOutdated || plan === mostPlans) throw error;
    }
  }
}
