import { type Actor, forbidden, personOf } from '../../kernel/actor.ts';
import type { Owner } from './saved-views.types.ts';

/**
 * Whose views a person has: their own, kept with the company they sell for. Warehouse and staff belong to none: theirs are kept
 * under their own id. Buyers have no lists here.
 */
export function viewerOf(actor: Actor): Owner {
  if (actor.kind === 'BUYER') throw forbidden('seller');
  const { userId } = personOf(actor);
  return { sellerId: actor.sellerId ?? userId, userId };
}
