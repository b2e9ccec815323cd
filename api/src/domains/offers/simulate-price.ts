/**
 * What a price would do to an own offer: rank, what wins then, what remains. It tells nothing else of the market, and not
 * too often: a few hundred answers would be a list of rivals' prices.
 */
import type { simulation } from '@quayside/contract/offers';
import type { z } from 'zod';
import { days, minutes, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { money, share, subtract, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { countAttempt } from '../auth/auth.public.ts';
import { sellerOf } from '../sellers/sellers.public.ts';
import { rankAt } from './market.read-model.ts';
import { refuse } from './offers.errors.ts';
import { triesPerMinute } from './offers.limits.ts';
import { discountsOf, floorOf } from './offers.presenter.ts';
import { askedSince, type OfferDetail } from './offers.read-model.ts';
import { effectiveOf } from './offers.rules.ts';

const askedDays = 30;

/** Refuses with `price_zero` or `too_many_attempts` (with `waitSeconds`). */
export async function simulatePrice(
  deps: Deps,
  detail: OfferDetail,
  priceMinor: bigint,
): Promise<z.infer<typeof simulation>> {
  if (priceMinor <= 0n) throw refuse('price_zero');
  const { sellerId, id, productId, currency } = detail.offer;
  await countAttempt(deps, [{ kind: 'offer.try', subject: sellerId, maximum: triesPerMinute, windowMs: minutes(1) }]);
  const effectiveMinor = effectiveOf(priceMinor, discountsOf(detail));
  const since = plus(deps.clock.now(), -days(askedDays));
  const { seller, asked } = await deps.database.read({ sellerId }, async (db) => ({
    seller: present(await sellerOf(db, sellerId), 'the signed-in seller exists'),
    asked: await askedSince(db, sellerId, detail.gtin, since),
  }));
  const market = { currency, region: seller.sellTo[0] ?? 'EUROPE' };
  const { rank, winningMinor } = await deps.database.read('system', (db) =>
    rankAt(db, { productId, offerId: id, effectiveMinor }, market),
  );
  const effective = money(effectiveMinor, currency);
  const floor = floorOf(detail);
  return {
    effectivePrice: toWire(effective),
    rank,
    winningPrice: toWire(money(winningMinor, currency)),
    remains: toWire(subtract(effective, share(effective, seller.feeBasisPoints))),
    askedIn30Days: asked,
    isBelowFloor: floor !== null && priceMinor < floor,
  };
}
