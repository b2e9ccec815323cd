/** Takes a change of many offers back: within a day, and while no order has come in for them since. */
import { offerStatuses } from '@quayside/contract/offer-values';
import { z } from 'zod';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { hours, plus } from '../../../kernel/clock.ts';
import type { Write } from '../../../platform/write.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { changed, queueRanks } from '../offer-changes.ts';
import { refuse } from '../offers.errors.ts';
import { undoHours } from '../offers.limits.ts';
import { discountsOf } from '../offers.presenter.ts';
import { isOrderedSince, type OfferDetail, offersById } from '../offers.read-model.ts';
import { deleteOffers, lockBatch, lockOffers, markUndone, saveOffers } from '../offers.repository.ts';
import type { OfferBefore } from '../offers.tables.ts';

const status = z.enum(offerStatuses);
/** Offers put back with one statement. */
const atOnce = 2_000;

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
  if (batch.undoneAt !== null) throw refuse('batch_undone');
  if (batch.madeAt < plus(now, -hours(undoHours))) throw refuse('batch_too_old');
  const ids = batch.before.map((one) => one.id);
  const locked = await lockOffers(db, sellerId, ids);
  if (await isOrderedSince(db, sellerId, ids, batch.madeAt)) throw refuse('batch_used');
  const versions = new Map(locked.map(({ id: offerId, version }) => [offerId, version]));
  const isUntouched = ({ id: offerId, versionAfter }: OfferBefore) =>
    versions.has(offerId) && (versionAfter === undefined || versions.get(offerId) === versionAfter);
  const undone = batch.before.filter(isUntouched);
  for (let from = 0; from < undone.length; from += atOnce)
    await putBack(write, sellerId, undone.slice(from, from + atOnce));
  await markUndone(db, sellerId, id, now);
  await queueRanks(
    write,
    locked.map(({ productId }) => productId),
  );
  return { restored: undone.length, kept: batch.before.length - undone.length };
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
  };
  return changed(detail.offer, patch, discountsOf(detail), now);
}
