/**
 * Every POST of a signed-in caller accepts an Idempotency-Key (domain page, conventions); other methods where the route
 * says so. The document names the header and its refusals without the route doing so.
 */
import { idempotencyHeaders } from '@quayside/contract/common';
import type { FastifyInstance } from 'fastify';

/** What the key itself may be refused with. */
export const idempotencyErrors = ['idempotency_key_reused', 'idempotency_in_progress'] as const;

/** To be called before the document's own hook is registered: it reads what stands here. */
export function acceptKeys(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST' || route.config?.permission === 'public') return;
    const errors = new Set([...(route.config?.errors ?? []), ...idempotencyErrors]);
    route.schema = { headers: idempotencyHeaders, ...route.schema };
    route.config = { ...route.config, errors: [...errors] };
  });
}
