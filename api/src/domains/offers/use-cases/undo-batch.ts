/** Takes a change of many offers back: within a day, and while no order has come in for them since. */
import { blockedReasons, offerStatuses } from '@quayside/contract/offer-values';
import { z } from 'zod';
import { sellerIdOf } from '../../../kernel/actor.ts';
import type { Write } from '../../../platform/write.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { changed, queueRanks } from '../offer-changes.ts';
import { refuse } from '../offers.errors.ts';
import { discountsOf } from '../offers.presenter.ts';
import { isOrderedSince, type OfferDetail, offersById } from '../offers.read-model.ts';
import {
  batchPart,
  deleteOffers,
  lockBatch,
  lockOffers,
  markUndone,
  partsOfBatch,
  saveOffers,
} from '../offers.repository.ts';
import { undoRefusal } from '../offers.rules.ts';
import type { OfferBefore } from '../offers.tables.ts';

const status = z.enum(offerStatuses);
const blockedReason = z.enum(blockedReasons).nullable();
type Undone = { readonly restored: number; readonly kept: number };

/**
 * Refuses with `batch_not_found`, `batch_undone`, `batch_too_old` or `batch_used`. Gives how many offers are as before, and
 * how many stay because somebody changed them since: nobody's later work is lost.
 */
export async function undoBatch(write: Write, { id }: { readonly id: string }): Promise<Undone> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  await lockSeller(db, sellerId);
  const batch = await lockBatch(db, sellerId, id);
  if (!batch) throw refuse('batch_not_found');
  const refusal = undoRefusal(batch, now);
  if (refusal !== null) throw refuse(refusal);
  const parts = await partsOfBatch(db, sellerId, id);
  for (const part of parts) {
    const ids = (await batchPart(db, sellerId, id, part)).map((one) => one.id);
    await lockOffers(db, sellerId, ids);
    if (await isOrderedSince(db, sellerId, ids, batch.madeAt)) throw refuse('batch_used');
  }
  let [restoredCount, kept] = [0, 0];
  for (const part of parts) {
    const before = await batchPart(db, sellerId, id, part);
    const undone = await undoPart(write, sellerId, before);
    restoredCount += undone;
    kept += before.length - undone;
  }
  await markUndone(db, sellerId, id, now);
  return { restored: restoredCount, kept };
}

/** Puts back what nobody touched since; gives how many. */
async function undoPart(write: Write, sellerId: string, before: readonly OfferBefore[]): Promise<number> {
  const locked = await lockOffers(
    write.db,
    sellerId,
    before.map(({ id }) => id),
  );
  const versions = new Map(locked.map(({ id, version }) => [id, version]));
  const undone = before.filter(
    ({ id, versionAfter }) => versions.has(id) && (versionAfter === undefined || versions.get(id) === versionAfter),
  );
  await putBack(write, sellerId, undone);
  await queueRanks(
    write,
    locked.map(({ productId }) => productId),
  );
  return undone.length;
}

async function putBack({ db, now }: Write, sellerId: string, undone: readonly OfferBefore[]): Promise<void> {
  const known = new Map(undone.filter(({ isNew }) => !isNew).map((one) => [one.id, one]));
  const details = await offersById(db, sellerId, [...known.keys()], now);
  await saveOffers(
    db,
    sellerId,
    details.flatMap((detail) => {
      const before = known.get(detail.offer.id);
      return before ? [restored(detail, before, now)] : [];
    }),
  );
  await deleteOffers(
    db,
    sellerId,
    undone.filter(({ isNew }) => isNew).map(({ id }) => id),
  );
}

function restored(detail: OfferDetail, before: OfferBefore, now: string) {
  const patch = {
    ...{ status: status.parse(before.status), stock: before.stock, unitSize: before.unitSize },
    priceMinor: BigInt(before.priceMinor),
    floorMinor: before.floorMinor === null ? null : BigInt(before.floorMinor),
    // A price that was blocked is blocked again with it.
    ...(before.blockedReason === undefined
      ? {}
      : { blockedReason: blockedReason.parse(before.blockedReason), blockedNote: before.blockedNote ?? null }),
  };
  return changed(detail.offer, patch, discountsOf(detail), now);
}
