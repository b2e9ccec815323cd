/**
 * Job: the good rows of a list become offers, in one transaction that can be undone within a day. Ended in the middle,
 * such as by a killed server, nothing of it is there, and the job does all of it again.
 */

import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { applyListedOffers } from '../../offers/offers.public.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { listOf, selectList } from '../catalog-uploads.read-model.ts';
import { lockList, type RowRecord, rowsToApply, saveProgress } from '../catalog-uploads.repository.ts';
import { personActorOf } from '../list-actor.ts';
import { moveList } from './move-list.ts';

type Ids = { readonly sellerId: string; readonly id: string };

export async function carryOutList(deps: Deps, ids: Ids): Promise<void> {
  const found = await listOf(deps.database, ids);
  if (!found) return;
  const scope = { sellerId: ids.sellerId };
  await openWrite(deps, { actor: personActorOf(found), scope }, async (write) => {
    // One list of a company at a time; the list's own row stays free, for its progress is written beside this transaction.
    await lockSeller(write.db, ids.sellerId);
    const [list] = await selectList(write.db, ids);
    if (list?.status !== 'APPLYING') return;
    const rows = await rowsToApply(write.db, ids);
    const offers = rows.filter(({ code }) => code !== 'REMOVED').flatMap(listedOf);
    const removed = rows.flatMap(({ code, productId }) =>
      code === 'REMOVED' && productId !== null ? [productId] : [],
    );
    const { batchId, leftOut } = await applyListedOffers(write, ids.sellerId, { offers, removed }, (done) =>
      deps.database.write(scope, (db) => saveProgress(db, ids, done)),
    );
    const isWhole = offers.length === list.rowsTotal && leftOut === 0;
    const locked = await lockList(write.db, ids);
    if (!locked) return;
    await moveList(write, locked, isWhole ? 'applied' : 'partly_applied', { batchId, rowsDone: list.rowsTotal });
    await emit(write.db, write.now, 'stock_list.applied', { sellerId: ids.sellerId, listId: ids.id });
  });
}

const listedOf = ({ productId, priceMinor, stock, unitSize, floorMinor }: RowRecord) =>
  productId === null || priceMinor === null || stock === null || unitSize === null
    ? []
    : [{ productId, priceMinor, stock, unitSize, floorMinor }];
