/** The cart is shared out among sellers (BUY-05). */

import { type Cart, cart, optimizeBody } from '@quayside/contract/carts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import type { Routes } from '../../platform/http/server.ts';
import { buyerIdOf } from '../offers/offers.public.ts';
import { changeCart } from './cart-answer.ts';
import type { WholeCart } from './carts.read-model.ts';
import { beginPlan, endPlan, planCart } from './plan-cart.ts';
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
    const begun = await beginPlan(deps, buyerIdOf(actorOf(request)), version).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    // A call that is repeated is answered as before, whatever has become of the cart.
    if (begun instanceof Refusal) return changeCart(deps, request, () => Promise.reject(begun));
    try {
      return await allocated(deps, request, begun, asked);
    } catch (error) {
      const isOutdated = error instanceof Refusal && error.code === 'stale_version' && version === undefined;
      if (!isOutdated || plan === mostPlans) throw error;
    }
  }
}

type Asked = Omit<z.infer<typeof optimizeBody>, 'version'>;

async function allocated(deps: Deps, request: FastifyRequest, begun: WholeCart, asked: Asked): Promise<Cart> {
  let [isWritten, isKept] = [false, false];
  try {
    const planned = await planCart(deps, begun, asked);
    const answer = await changeCart(deps, request, async (write) => {
      await allocateCart(write, planned);
      isWritten = true;
    });
    // A call that is repeated is answered as before, and writes no plan.
    isKept = isWritten;
    return answer;
  } finally {
    if (!isKept) await endPlan(deps, begun);
  }
}
