/** Who is asking: made from the session on every request, never from the body or a header's claim. */

import type { PermissionName } from '@quayside/contract/permissions';
import { type Actor, type ActorKind, forbidden } from '../../kernel/actor.ts';
import type { Instant } from '../../kernel/clock.ts';

/** A signed-in person. */
export type SignedInActor = Actor & {
  readonly kind: Exclude<ActorKind, 'CARRIER' | 'SYSTEM'>;
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly role: string;
  readonly isVerified: boolean;
  readonly secondFactor: SecondFactor;
  /** Until when one of our own people looks at the company as it sees itself. */
  readonly viewsUntil?: Instant;
  /** A program of the company, not a person. */
  readonly isKey?: true;
};

/** Whether the person has one, and when it was shown in this session. */
export type SecondFactor = { readonly isOn: boolean; readonly provedAt: Instant | null };

/** Somebody who acts for one selling company. */
export type SellerActor = SignedInActor & { readonly sellerId: string };

/**
 * What a route asks for: `public` (nobody need be signed in), `signed_in`, or one permission of the domain page,
 * section 14. Of several any one, or all.
 */
export type Permission =
  | 'public'
  | 'signed_in'
  | { readonly anyOf: readonly PermissionName[] }
  | { readonly allOf: readonly PermissionName[] }
  | PermissionName;

/** The actor as a member of a selling company; 403 for everybody else. */
export function asSeller(actor: SignedInActor): SellerActor {
  if (actor.sellerId === null) throw forbidden('seller');
  return { ...actor, sellerId: actor.sellerId };
}

export function isAllowed(actor: SignedInActor, permission: Permission): boolean {
  if (permission === 'public' || permission === 'signed_in') return true;
  const has = (one: PermissionName): boolean => actor.permissions.has(one);
  if (typeof permission === 'string') return has(permission);
  return 'anyOf' in permission ? permission.anyOf.some(has) : permission.allOf.every(has);
}

/** The permission as the published document names it. */
export function nameOf(permission: Permission): string {
  if (typeof permission === 'string') return permission;
  return 'anyOf' in permission ? permission.anyOf.join(' or ') : permission.allOf.join(' and ');
}

/** What a 403 answer names: of all that are needed the first that is missing. */
export function missingOf(actor: SignedInActor, permission: Permission): string {
  if (typeof permission === 'string' || 'anyOf' in permission) return nameOf(permission);
  return permission.allOf.find((one) => !actor.permissions.has(one)) ?? nameOf(permission);
}
