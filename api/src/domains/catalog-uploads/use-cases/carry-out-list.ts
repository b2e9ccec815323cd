/** Job: the good rows of a list become offers, in one transaction that can be undone within a day. */

import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { applyListedOffers } from '../../offers/offers.public.ts';
import { listOf } from '../catalog-uploads.read-model.ts';
import { lockList, rowsToApply } from '../catalog-uploads.repository.ts';
import { personActorOf } from '../list-actor.ts';
import { moveList } from './move-list.ts';

type Ids = { readonly sellerId: string; readonly id: string };

export async function carryOutList(deps: Deps, ids: Ids): Promise<void> {
  const found = await listOf(deps.database, ids);
  if (!found) return;
  await openWrite(deps, { actor: personActorOf(found), scope: { sellerId: ids.sellerId } }, async (write) => {
    const list = await lockList(write.db, ids);
    if (list?.status !== 'APPLYING') return;
    const rows = await rowsToApply(write.db, ids);
    const listed = rows.flatMap(({ productId, priceMinor, stock, unitSize }) =>
      productId === null || priceMinor === null || stock === null || unitSize === null
        ? []
        : [{ productId, priceMinor, stock, unitSize }],
    );
    const { batchId } = await applyListedOffers(write, ids.sellerId, listed);
    const isWhole = rows.length === list.rowsTotal;
    await moveList(write, list, isWhole ? 'applied' : 'partly_applied', { batchId, rowsDone: list.rowsTotal });
    await emit(write.db, write.now, 'stock_list.applied', { sellerId: ids.sellerId, listId: ids.id });
  });
}
