/** Who asks about claims, and in whose rows the claim or sale stands. Another company's answers like an absent one. */

import { forbidden } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { refuse } from './claims.errors.ts';
import { partiesOfSale, type Reader, sellerIdOfClaim } from './claims.read-model.ts';

export function readerOf({ kind, userId, sellerId, buyerId }: SignedInActor): Reader {
  if (sellerId !== null) return { side: 'SELLER', sellerId };
  if (buyerId !== null) return { side: 'BUYER', buyerId };
  if (kind !== 'STAFF') throw forbidden('claims.read');
  return { side: 'STAFF', userId };
}

/** The seller in whose rows the claim stands; that staff look at it is kept. */
export async function sellerOfClaim(deps: Deps, actor: SignedInActor, claimId: string): Promise<string> {
  const sellerId = await sellerIdOfClaim(deps.database, readerOf(actor), claimId);
  if (sellerId === undefined) throw refuse('claim_not_found');
  await noteStaffReads(deps, actor, 'CLAIM', [sellerId]);
  return sellerId;
}

/** The seller whose sale it is, where the person may claim for it or look at it. */
export async function sellerOfSale({ database }: Deps, actor: SignedInActor, saleId: string): Promise<string> {
  const reader = readerOf(actor);
  const parties = await partiesOfSale(database, saleId);
  const isTheirs =
    reader.side === 'STAFF' ||
    (reader.side === 'SELLER' ? parties?.sellerId === reader.sellerId : parties?.buyerId === reader.buyerId);
  if (!parties || !isTheirs) throw refuse('claim_sale_not_found');
  return parties.sellerId;
}
