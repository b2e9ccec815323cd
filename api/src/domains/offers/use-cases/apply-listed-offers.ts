/** Offers as a list of the company gives them: new ones are added, known ones changed, all of them confirmed. */

import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { beforeOf, changed, type OfferPatch, queueRanks } from '../offer-changes.ts';
import { discountsOf, floorOf } from '../offers.presenter.ts';
import { productsToOffer } from '../offers.products.read-model.ts';
import { type OfferDetail, offersById } from '../offers.read-model.ts';
import {
  insertBatch,
  insertBatchPart,
  insertOffers,
  lockOffersOf,
  type OfferRecord,
  saveOffers,
} from '../offers.repository.ts';
import { effectiveOf } from '../offers.rules.ts';
import type { OfferBefore } from '../offers.tables.ts';
import { searchTokensOf } from '../search-tokens.ts';

export type ListedOffer = {
  readonly productId: string;
  readonly priceMinor: bigint;
  readonly stock: number;
  readonly unitSize: number;
  /** Null: the list tells none, and the offer's own stays. */
  readonly floorMinor: bigint | null;
};
export type Listed = {
  readonly offers: readonly ListedOffer[];
  /** Products a whole list no longer names: their offers have no stock any more. */
  readonly removed: readonly string[];
};
/** A product whose floor was raised above the price of the list while that waited. */
export type BelowFloor = { readonly productId: string; readonly floorMinor: bigint };
/** `applied`: offers of the list without those below their floor. */
type Applied = { readonly batchId: string; readonly applied: number; readonly belowFloor: readonly BelowFloor[] };
type Step = {
  readonly before: readonly OfferBefore[];
  readonly moved: readonly string[];
  readonly applied: number;
  readonly belowFloor: readonly BelowFloor[];
};

/**
 * Takes the list in parts, of a few thousand offers each. Gives the change that undoes all of it. Of a product named twice in
 * a part the first counts. Amounts are in the company's currency.
 */
export async function applyListedOffers(
  write: Write,
  sellerId: string,
  parts: AsyncIterable<Listed>,
  onProgress: (done: number) => Promise<void>,
): Promise<Applied> {
  const { db, now, actor } = write;
  await lockSeller(db, sellerId);
  const batchId = newId();
  await insertBatch(db, {
    ...{ sellerId, id: batchId, source: 'UPLOAD', madeBy: actor.userId, madeByName: actor.name, madeAt: now },
  });
  let [part, applied] = [0, 0];
  const belowFloor: BelowFloor[] = [];
  for await (const { offers, removed } of parts) {
    for (const step of [await applyBatch(write, sellerId, offers), await sellOut(write, sellerId, removed)]) {
      await insertBatchPart(db, { sellerId, batchId, part, before: step.before });
      await queueRanks(write, step.moved);
      part += 1;
      applied += step.applied;
      belowFloor.push(...step.belowFloor);
    }
    await onProgress(applied);
  }
  return { batchId, applied, belowFloor };
}

async function applyBatch(write: Write, sellerId: string, listed: readonly ListedOffer[]): Promise<Step> {
  const { db, now } = write;
  const rows = new Map([...listed].reverse().map((row) => [row.productId, row]));
  const locked = await lockOffersOf(db, sellerId, [...rows.keys()]);
  const details = await offersById(
    db,
    sellerId,
    locked.map(({ id }) => id),
    now,
  );
  const planned = details.flatMap((detail) => {
    const row = rows.get(detail.offer.productId);
    return row ? [{ detail, row }] : [];
  });
  const fitting = planned.filter(({ detail, row }) => !isBelowFloor(row, floorOf(detail)));
  const after = fitting.map(({ detail, row }) =>
    changed(detail.offer, patchOf(detail, row, now), discountsOf(detail), now),
  );
  await saveOffers(db, sellerId, after);
  for (const { productId } of locked) rows.delete(productId);
  const { added, tooLow } = await addNew(write, sellerId, rows);
  const moved = fitting.filter(({ detail: { offer } }, index) => isOther(offer, after[index]));
  return {
    before: [
      ...moved.map(({ detail: { offer } }) => beforeOf(offer, false)),
      ...added.map((offer) => beforeOf(offer, true)),
    ],
    moved: [...moved.map(({ detail: { offer } }) => offer.productId), ...added.map(({ productId }) => productId)],
    applied: fitting.length + added.length,
    belowFloor: [...tooLow, ...planned.flatMap(({ detail, row }) => lowOf(row, floorOf(detail)))],
  };
}

/** The floor that the list tells counts before the one that is known. */
const lowOf = ({ productId, priceMinor, floorMinor: told }: ListedOffer, known: bigint | null): BelowFloor[] => {
  const floorMinor = told ?? known;
  return floorMinor !== null && priceMinor < floorMinor ? [{ productId, floorMinor }] : [];
};
const isBelowFloor = (row: ListedOffer, known: bigint | null): boolean => lowOf(row, known).length > 0;

function patchOf({ offer }: OfferDetail, row: ListedOffer, now: string): OfferPatch {
  const { priceMinor, stock, unitSize, floorMinor } = row;
  return {
    ...{ priceMinor, stock, unitSize, listedAt: now, floorMinor: floorMinor ?? offer.floorMinor },
    ...(offer.status === 'EXPIRED_LIST' ? { status: 'ACTIVE' } : {}),
  };
}

const isOther = (before: OfferRecord, after: OfferRecord | undefined): boolean =>
  after !== undefined &&
  (['status', 'priceMinor', 'effectiveMinor', 'stock', 'unitSize', 'floorMinor'] as const).some(
    (name) => before[name] !== after[name],
  );

/** Their offers stay, with price and history, and sell again when a list names them. */
async function sellOut({ db, now }: Write, sellerId: string, productIds: readonly string[]): Promise<Step> {
  const locked = await lockOffersOf(db, sellerId, productIds);
  const details = await offersById(
    db,
    sellerId,
    locked.filter(({ stock }) => stock > 0).map(({ id }) => id),
    now,
  );
  const after = details.map((detail) => changed(detail.offer, { stock: 0 }, discountsOf(detail), now));
  await saveOffers(db, sellerId, after);
  return {
    before: details.map(({ offer }) => beforeOf(offer, false)),
    moved: details.map(({ offer }) => offer.productId),
    ...{ applied: 0, belowFloor: [] },
  };
}

async function addNew(
  { db, now }: Write,
  sellerId: string,
  rows: ReadonlyMap<string, ListedOffer>,
): Promise<{ added: OfferRecord[]; tooLow: BelowFloor[] }> {
  if (rows.size === 0) return { added: [], tooLow: [] };
  const seller = present(await lockSeller(db, sellerId), 'a list belongs to a company');
  const products = await productsToOffer(db, sellerId, [...rows.keys()], now);
  const tooLow = products.flatMap(({ id, brandFloorMinor }) => {
    const row = rows.get(id);
    return row ? lowOf(row, brandFloorMinor) : [];
  });
  const refused = new Set(tooLow.map(({ productId }) => productId));
  const made = products.flatMap(({ id: productId, gtin, name: productName, brandName, discount }) => {
    const row = rows.get(productId);
    if (!row || refused.has(productId)) return [];
    const { priceMinor, stock, unitSize, floorMinor } = row;
    const effectiveMinor = effectiveOf(priceMinor, { seller: seller.discountBasisPoints, brand: discount ?? 0 });
    const offer: OfferRecord = {
      ...{
        sellerId,
        id: newId(),
        productId,
        blockedReason: null,
        blockedNote: null,
        floorMinor,
        currency: seller.currency,
      },
      status: stock >= unitSize ? 'ACTIVE' : 'OUT_OF_STOCK',
      ...{ priceMinor, effectiveMinor, priceChangedAt: now, unitSize, stock, hiddenIn: [], listedAt: now },
      ...{ rank: null, winningMinor: null, rankLostAt: null, updatedAt: now, version: 1 },
    };
    return [{ offer, tokens: searchTokensOf({ gtin, productName, brandName }) }];
  });
  await insertOffers(db, made);
  return { added: made.map(({ offer }) => offer), tooLow };
}
