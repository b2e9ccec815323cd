/** What a write's key stands for: sent twice with it, it happens once. */
import type { FastifyRequest } from 'fastify';
import { fingerprintOf, type IdempotencyScope } from '../idempotency.ts';

/** Codes a route that takes the header may answer. */
export const idempotencyErrors = ['idempotency_key_reused', 'idempotency_in_progress'];

type Keyed = Pick<FastifyRequest, 'body' | 'params'> & {
  readonly headers: { readonly 'idempotency-key'?: string | undefined };
};

/** What the request's key stands for; null without the header. `owner` is the company or person whose key it is. */
export function askedOnce(request: Keyed, owner: string, operation: string): IdempotencyScope | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  return { owner, operation, key, fingerprint: fingerprintOf({ body: request.body, params: request.params }) };
}
