/**
 * Job: the good rows of a list become offers, in one transaction that can be undone within a day. Ended in the middle,
 * such as by a killed server, nothing of it is there, and the job does all of it again.
 */

import { namedRows } from '@quayside/contract/stock-list-values';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { applyListedOffers, type Listed } from '../../offers/offers.public.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { applyBatch } from '../catalog-uploads.limits.ts';
import { listOf, selectList } from '../catalog-uploads.read-model.ts';
import { lockList, type RowRecord, rowsToApply, saveProgress } from '../catalog-uploads.repository.ts';
import { senderOf } from '../list-actor.ts';
import { moveList } from './move-list.ts';

type Ids = { readonly sellerId: string; readonly id: string };

export async function carryOutList(deps: Deps, ids: Ids): Promise<void> {
  const found = await listOf(deps.database, ids);
  if (!found) return;
  const scope = { sellerId: ids.sellerId };
  await openWrite(deps, { actor: senderOf(found), scope }, async (write) => {
    // One list of a company at a time; the list's own row stays free, for its progress is written beside this transaction.
    await lockSeller(write.db, ids.sellerId);
    const [list] = await selectList(write.db, ids);
    if (list?.status !== 'APPLYING') return;
    const { batchId, applied } = await applyListedOffers(write, ids.sellerId, partsToApply(write.db, ids), (done) =>
      deps.database.write(scope, (db) => saveProgress(db, ids, done)),
    );
    const isWhole = applied === namedRows(list.rowsTotal, list.counts);
    const locked = await lockList(write.db, ids);
    if (!locked) return;
    await moveList(write, locked, isWhole ? 'applied' : 'partly_applied', { batchId, rowsDone: list.rowsTotal });
    await emit(write.db, write.now, 'stock_list.applied', { sellerId: ids.sellerId, listId: ids.id });
  });
}

/** A part is small enough to be held in memory, however long the list is. */
async function* partsToApply(db: Db, ids: Ids): AsyncGenerator<Listed> {
  for (let after = 0; ; ) {
    const rows = await rowsToApply(db, ids, after, applyBatch);
    yield {
      offers: rows.filter(({ code }) => code !== 'REMOVED').flatMap(listedOf),
      removed: rows.flatMap(({ code, productId }) => (code === 'REMOVED' && productId !== null ? [productId] : [])),
    };
    const last = rows.at(-1);
    if (rows.length < applyBatch || !last) return;
    after = last.line;
  }
}

const listedOf = ({ productId, priceMinor, stock, unitSize, floorMinor }: RowRecord) =>
  productId === null || priceMinor === null || stock === null || unitSize === null
    ? []
    : [{ productId, priceMinor, stock, unitSize, floorMinor }];
