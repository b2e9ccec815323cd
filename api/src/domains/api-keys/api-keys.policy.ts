/** Whose keys somebody sees and makes. */
import { type Actor, forbidden } from '../../kernel/actor.ts';
import type { Owner } from './api-keys.types.ts';

/** Sellers' people who manage their programs; buyers' people who order. */
export const permission = { anyOf: ['apikeys.manage', 'checkout.write'] } as const;

/** The company the actor works for; 403 for everybody else. */
export function ownerOf({ sellerId, buyerId }: Actor): Owner {
  if (sellerId !== null) return { sellerId };
  if (buyerId !== null) return { buyerId };
  throw forbidden(permission.anyOf.join(' or '));
}
