/** Price, stock, floor, selling unit or state of one offer. */
import type { changeOfferBody } from '@quayside/contract/offers';
import type { z } from 'zod';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { requireVersion } from '../../../kernel/versions.ts';
import type { Write } from '../../../platform/write.ts';
import { changed, minorOf, type OfferPatch, queueRanks } from '../offer-changes.ts';
import { refuse } from '../offers.errors.ts';
import { discountsOf, floorOf, presentOffer } from '../offers.presenter.ts';
import { type OfferDetail, offersById } from '../offers.read-model.ts';
import { lockOffers, saveOffers } from '../offers.repository.ts';

type Body = z.infer<typeof changeOfferBody>;

/**
 * Refuses with `offer_not_found`, `stale_version` (with `current`), `offer_blocked`, `offer_currency_differs`, `price_zero` or
 * `price_below_floor`. Gives the id of the product, whose ranks follow.
 */
export async function changeOffer(
  write: Write,
  { id, version, ...body }: Body & { readonly id: string },
): Promise<{ readonly productId: string }> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  const [before] = await lockOffers(db, sellerId, [id]);
  if (!before) throw refuse('offer_not_found');
  const [found] = await offersById(db, sellerId, [id], now);
  const detail = present(found, 'it was just locked');
  requireVersion(version, before, () => presentOffer(detail));
  if (body.status === 'ACTIVE' && before.blockedReason !== null) throw refuse('offer_blocked');
  const after = changed(before, patchOf(detail, body), discountsOf(detail), now);
  await saveOffers(db, sellerId, [after]);
  await queueRanks(write, [before.productId]);
  return { productId: before.productId };
}

function patchOf(detail: OfferDetail, { price, floor, stock, unitSize, status }: Omit<Body, 'version'>): OfferPatch {
  const { currency } = detail.offer;
  const floorMinor = floor === undefined ? detail.offer.floorMinor : floor && minorOf(floor, currency);
  const lowest = floor === undefined ? floorOf(detail) : (floorMinor ?? detail.brandFloorMinor);
  const priceMinor = price === undefined ? detail.offer.priceMinor : minorOf(price, currency);
  if (price !== undefined && lowest !== null && priceMinor < lowest) throw refuse('price_below_floor');
  return {
    ...{ priceMinor, floorMinor },
    ...(stock === undefined ? {} : { stock }),
    ...(unitSize === undefined ? {} : { unitSize }),
    ...(status === undefined ? {} : { status }),
  };
}
