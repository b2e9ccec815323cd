/** Works out the ranks of products, and tells sellers who lost the first place, at most once a day for an offer. */
import { systemActor } from '../../../kernel/actor.ts';
import { days, plus } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit, notifyClients } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { noteRankLost } from '../offers.repository.ts';
import { rankProducts } from '../rank.repository.ts';

export function rankOffers(deps: Deps, productIds: readonly string[]): Promise<void> {
  return openWrite(deps, { actor: systemActor, scope: 'system' }, async ({ db, now }) => {
    const moved = await rankProducts(db, productIds);
    const lost = moved.filter(({ before, after }) => before === 1 && after !== null && after > 1);
    const told = await noteRankLost(
      db,
      lost.map(({ offerId }) => offerId),
      now,
      plus(now, -days(1)),
    );
    for (const { sellerId, id } of told) await emit(db, now, 'offer.rank_lost', { sellerId, offerId: id });
    for (const sellerId of new Set(moved.map((one) => one.sellerId)))
      await notifyClients(db, 'offer.changed', { sellerId, byId: null });
  });
}
