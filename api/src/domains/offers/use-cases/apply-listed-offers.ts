/** Offers as a list of the company gives them: new ones are added, known ones changed, all of them confirmed. */

import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { changed, queueRanks } from '../offer-changes.ts';
import { discountsOf } from '../offers.presenter.ts';
import { productsToOffer } from '../offers.products.read-model.ts';
import { offersById } from '../offers.read-model.ts';
import { insertBatch, insertOffers, lockOffersOf, type OfferRecord, saveOffers } from '../offers.repository.ts';
import { effectiveOf } from '../offers.rules.ts';
import type { OfferBefore } from '../offers.tables.ts';
import { searchTokensOf } from '../search-tokens.ts';

export type ListedOffer = {
  readonly productId: string;
  readonly priceMinor: bigint;
  readonly stock: number;
  readonly unitSize: number;
};

const batch = 2_000;

/** Gives the change that undoes all of it. A product named twice takes the first. Amounts are in the company's currency. */
export async function applyListedOffers(
  write: Write,
  sellerId: string,
  listed: readonly ListedOffer[],
): Promise<{ readonly batchId: string }> {
  const { db, now, actor } = write;
  await lockSeller(db, sellerId);
  const before: OfferBefore[] = [];
  for (let from = 0; from < listed.length; from += batch)
    before.push(...(await applyBatch(write, sellerId, listed.slice(from, from + batch))));
  const batchId = newId();
  await insertBatch(db, {
    ...{ sellerId, id: batchId, source: 'UPLOAD', madeBy: actor.userId, madeByName: actor.name, madeAt: now, before },
  });
  await queueRanks(
    write,
    listed.map(({ productId }) => productId),
  );
  return { batchId };
}

async function applyBatch(write: Write, sellerId: string, listed: readonly ListedOffer[]): Promise<OfferBefore[]> {
  const { db, now } = write;
  const known = await lockOffersOf(
    db,
    sellerId,
    listed.map(({ productId }) => productId),
  );
  const details = await offersById(
    db,
    sellerId,
    known.map(({ id }) => id),
    now,
  );
  const after = details.flatMap((detail) => {
    const row = listed.find(({ productId }) => productId === detail.offer.productId);
    if (!row) return [];
    const { priceMinor, stock, unitSize } = row;
    const status = detail.offer.status === 'EXPIRED_LIST' ? ({ status: 'ACTIVE' } as const) : {};
    return [changed(detail.offer, { priceMinor, stock, unitSize, listedAt: now, ...status }, discountsOf(detail), now)];
  });
  await saveOffers(db, sellerId, after);
  const added = await addNew(
    write,
    sellerId,
    listed.filter(({ productId }) => !known.some((one) => one.productId === productId)),
  );
  return [...known.map((one) => beforeOf(one, false)), ...added.map((one) => beforeOf(one, true))];
}

async function addNew({ db, now }: Write, sellerId: string, listed: readonly ListedOffer[]): Promise<OfferRecord[]> {
  if (listed.length === 0) return [];
  const seller = present(await lockSeller(db, sellerId), 'a list belongs to a company');
  const products = await productsToOffer(
    db,
    sellerId,
    listed.map(({ productId }) => productId),
    now,
  );
  const made = products.flatMap(({ id: productId, gtin, name: productName, brandName, discount }) => {
    const row = listed.find((one) => one.productId === productId);
    if (!row) return [];
    const { priceMinor, stock, unitSize } = row;
    const effectiveMinor = effectiveOf(priceMinor, { seller: seller.discountBasisPoints, brand: discount ?? 0 });
    const offer: OfferRecord = {
      ...{ sellerId, id: newId(), productId, blockedReason: null, floorMinor: null, currency: seller.currency },
      status: stock >= unitSize ? 'ACTIVE' : 'OUT_OF_STOCK',
      ...{ priceMinor, effectiveMinor, priceChangedAt: now, unitSize, stock, hiddenIn: [], listedAt: now },
      ...{ rank: null, winningMinor: null, rankLostAt: null, updatedAt: now, version: 1 },
    };
    return [{ offer, tokens: searchTokensOf({ gtin, productName, brandName }) }];
  });
  await insertOffers(db, made);
  return made.map(({ offer }) => offer);
}

const beforeOf = (
  { id, status, priceMinor, floorMinor, stock, unitSize }: OfferRecord,
  isNew: boolean,
): OfferBefore => ({
  ...{ id, isNew, status, stock, unitSize },
  priceMinor: priceMinor.toString(),
  floorMinor: floorMinor?.toString() ?? null,
});
