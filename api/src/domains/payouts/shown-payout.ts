/** Whose payouts a person sees: a seller the own company's, staff any. Another company's answers 404. */

import { forbidden } from '../../kernel/actor.ts';
import type { Scope } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { refuse } from './payouts.errors.ts';
import { type PayoutDetail, payoutDetail, sellerIdOfPayout } from './payouts.read-model.ts';

/** For a list: a seller's own, or the company staff name. */
export async function whosePayouts(
  deps: Deps,
  actor: SignedInActor,
  named: string | undefined,
): Promise<{ scope: Scope; sellerId: string }> {
  if (actor.sellerId !== null) {
    if (named !== undefined && named !== actor.sellerId) throw refuse('payout_not_found');
    return { scope: { sellerId: actor.sellerId }, sellerId: actor.sellerId };
  }
  if (actor.kind !== 'STAFF' || named === undefined) throw forbidden('seller');
  await noteStaffReads(deps, actor, 'PAYOUT', [named]);
  return { scope: 'system', sellerId: named };
}

export async function shownPayout(deps: Deps, actor: SignedInActor, payoutId: string): Promise<PayoutDetail> {
  const sellerId = actor.sellerId ?? (await sellerIdOfPayout(deps.database, payoutId));
  const scope = actor.sellerId === null ? 'system' : { sellerId: actor.sellerId };
  const found = sellerId === undefined ? null : await payoutDetail(deps.database, scope, { sellerId, payoutId });
  if (!found) throw refuse('payout_not_found');
  if (actor.sellerId === null) await noteStaffReads(deps, actor, 'PAYOUT', [found.payout.sellerId]);
  return found;
}
