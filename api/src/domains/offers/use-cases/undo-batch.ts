/** Takes a change of many offers back: within a day, and while no order has come in for them since. */
import { offerStatuses } from '@quayside/contract/offer-values';
import { z } from 'zod';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { hours, plus } from '../../../kernel/clock.ts';
import type { Write } from '../../../platform/write.ts';
import { changed, queueRanks } from '../offer-changes.ts';
import { refuse } from '../offers.errors.ts';
import { undoHours } from '../offers.limits.ts';
import { discountsOf } from '../offers.presenter.ts';
import { isOrderedSince, offersById } from '../offers.read-model.ts';
import { deleteOffer, lockBatch, lockOffers, markUndone, saveOffers } from '../offers.repository.ts';

const status = z.enum(offerStatuses);

/** Refuses with `batch_not_found`, `batch_undone`, `batch_too_old` or `batch_used`. Gives how many offers are as before. */
export async function undoBatch(write: Write, { id }: { readonly id: string }): Promise<number> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  const batch = await lockBatch(db, sellerId, id);
  if (!batch) throw refuse('batch_not_found');
  if (batch.undoneAt !== null) throw refuse('batch_undone');
  if (batch.madeAt < plus(now, -hours(undoHours))) throw refuse('batch_too_old');
  const ids = batch.before.map((one) => one.id);
  const present = await lockOffers(db, sellerId, ids);
  if (await isOrderedSince(db, sellerId, ids, batch.madeAt)) throw refuse('batch_used');
  const details = await offersById(db, sellerId, ids, now);
  const restored = present.flatMap((offer) => {
    const before = batch.before.find((one) => one.id === offer.id);
    const detail = details.find((one) => one.offer.id === offer.id);
    if (!before || !detail || before.isNew) return [];
    const patch = {
      ...{ status: status.parse(before.status), stock: before.stock, unitSize: before.unitSize },
      priceMinor: BigInt(before.priceMinor),
      floorMinor: before.floorMinor === null ? null : BigInt(before.floorMinor),
    };
    return [changed(offer, patch, discountsOf(detail), now)];
  });
  await saveOffers(db, sellerId, restored);
  const added = batch.before.filter(({ isNew }) => isNew);
  for (const { id: offerId } of added) await deleteOffer(db, sellerId, offerId);
  await markUndone(db, sellerId, id, now);
  await queueRanks(
    write,
    present.map(({ productId }) => productId),
  );
  return restored.length + added.length;
}
