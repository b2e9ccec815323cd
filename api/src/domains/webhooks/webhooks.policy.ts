/** Whose endpoints somebody sees and changes. */
import { type Actor, forbidden } from '../../kernel/actor.ts';
import type { Owner } from './webhooks.types.ts';

/** Sellers' people who manage their programs; buyers' people who order. */
export const permission = { anyOf: ['apikeys.manage', 'checkout.write'] } as const;

/** The id of the kind of company a row does not belong to. */
const nobody = '00000000-0000-0000-0000-000000000000';

export const ofSeller = (sellerId: string): Owner => ({ sellerId, buyerId: nobody });
export const ofBuyer = (buyerId: string): Owner => ({ sellerId: nobody, buyerId });

/** The company the actor works for; 403 for everybody else. */
export function ownerOf({ sellerId, buyerId }: Actor): Owner {
  if (sellerId !== null) return ofSeller(sellerId);
  if (buyerId !== null) return ofBuyer(buyerId);
  throw forbidden(permission.anyOf.join(' or '));
}

/** The rows of that company alone. */
export const rowsOf = ({ sellerId, buyerId }: Owner): { sellerId: string } | { buyerId: string } =>
  sellerId === nobody ? { buyerId } : { sellerId };
