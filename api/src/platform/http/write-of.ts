/** How a request opens a write: who, in whose rows, and what its Idempotency-Key stands for. */
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/actor.ts';
import type { Scope } from '../db/database.ts';
import { fingerprintOf } from '../idempotency.ts';
import type { KeyedOpening } from '../write.ts';
import type { SignedInActor } from './actor.ts';
import { actorOf } from './guard.ts';

export type WriteOptions = {
  /** Whose rows change. Without it the actor's own company's; anybody's for staff, the warehouse and the product. */
  readonly scope?: Scope;
  /** The person's own things: the key is the person's, not the company's. */
  readonly isPersonal?: boolean;
  /** What was asked, where body and path don't say it: the digest of a file. */
  readonly asked?: unknown;
};

/** What of a request a write needs. */
export type WriteRequest = Pick<FastifyRequest, 'body' | 'params' | 'headers' | 'routeOptions' | 'actor'>;

/**
 * The opening of a route's write. A key belongs to the company whose rows change, else to the person; it stands for one
 * operation, one actor and one body: sent with another it is refused (`idempotency_key_reused`).
 */
export function writeOf(request: WriteRequest, options: WriteOptions = {}): KeyedOpening {
  const actor = actorOf(request);
  const scope = options.scope ?? scopeOf(actor);
  return {
    actor,
    scope,
    key: keyOf(request, actor, options.isPersonal ? actor.userId : ownerOf(scope, actor), options),
  };
}

/** The rows of the actor's company; all rows for those who work for every company. */
export function scopeOf({ sellerId, buyerId }: Actor): Scope {
  if (sellerId !== null) return { sellerId };
  return buyerId === null ? 'system' : { buyerId };
}

function ownerOf(scope: Scope, { userId }: SignedInActor): string {
  if (typeof scope === 'string') return userId;
  return 'sellerId' in scope ? scope.sellerId : scope.buyerId;
}

function keyOf(request: WriteRequest, { userId }: SignedInActor, owner: string, { asked }: WriteOptions) {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  const { method, url } = request.routeOptions;
  const fingerprint = fingerprintOf({ userId, params: request.params, body: asked ?? request.body });
  return { owner, operation: `${String(method)} ${url ?? ''}`, key, fingerprint };
}
