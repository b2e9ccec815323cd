/** Who is asking: made from the session on every request, never from the body or a header's claim. */

import { commonMessages } from '@quayside/contract/messages/common';
import { Refusal } from '../../kernel/errors.ts';

export type ActorKind = 'SELLER' | 'WAREHOUSE' | 'BUYER' | 'STAFF';

export type Actor = {
  readonly kind: ActorKind;
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly sellerId: string | null;
  readonly buyerId: string | null;
  readonly isVerified: boolean;
  readonly permissions: ReadonlySet<string>;
};

/** Somebody who acts for one selling company. */
export type SellerActor = Actor & { readonly sellerId: string };

/**
 * What a route asks for: `public` (nobody need be signed in), `signed_in`, or one permission of the domain page,
 * section 14. Several mean any one of them.
 */
export type Permission = 'public' | 'signed_in' | { readonly anyOf: readonly string[] } | (string & {});

export function forbidden(permission: string): Refusal {
  return new Refusal('permission_denied', 403, commonMessages.permission_denied, { permission });
}

/** The actor as a member of a selling company; 403 for everybody else. */
export function asSeller(actor: Actor): SellerActor {
  if (actor.sellerId === null) throw forbidden('seller');
  return { ...actor, sellerId: actor.sellerId };
}

export function isAllowed(actor: Actor, permission: Permission): boolean {
  if (permission === 'public' || permission === 'signed_in') return true;
  if (typeof permission === 'string') return actor.permissions.has(permission);
  return permission.anyOf.some((one) => actor.permissions.has(one));
}

/** The permission named in a 403 answer. */
export function nameOf(permission: Permission): string {
  return typeof permission === 'string' ? permission : permission.anyOf.join(' or ');
}
