/** Whose watchlist it is, and the market it is watched in. */
import type { Currency } from '@quayside/contract/common';
import type { Actor } from '../../kernel/actor.ts';
import { sellerIdOf } from '../../kernel/actor.ts';
import type { Region } from '../../kernel/destination-region.ts';
import { present } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { destinationIn } from '../offers/offers.public.ts';
import { lockBuyer, lockSeller, sellerOf } from '../sellers/sellers.public.ts';

export type Watcher = {
  readonly side: 'SELLER' | 'BUYER';
  readonly ownerId: string;
  readonly currency: Currency;
  readonly region: Region;
  /** Where a buyer's goods go: offers that serve just this country count, too. Null for sellers. */
  readonly country: string | null;
};

/** A seller watches the market that ranks its offers, a buyer what serves its country. 403 for everybody else. */
export async function watcherIn(db: Db, actor: Actor): Promise<Watcher> {
  if (actor.buyerId !== null) {
    const { currency, region, country } = await destinationIn(db, actor.buyerId);
    return { side: 'BUYER', ownerId: actor.buyerId, currency, region, country };
  }
  const seller = present(await sellerOf(db, sellerIdOf(actor)), 'the signed-in seller exists');
  const { id: ownerId, currency, sellTo } = seller;
  return { side: 'SELLER', ownerId, currency, region: sellTo[0] ?? 'EUROPE', country: null };
}

/** The same, with the company's row locked: two who add at once count one after the other. */
export async function lockedWatcher(db: Db, actor: Actor): Promise<Watcher> {
  if (actor.buyerId !== null) await lockBuyer(db, actor.buyerId);
  else await lockSeller(db, sellerIdOf(actor));
  return watcherIn(db, actor);
}
