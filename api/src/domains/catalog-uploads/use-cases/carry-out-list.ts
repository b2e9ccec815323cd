/**
 * Job: the good rows of a list become offers, in one transaction that can be undone within a day. Ended in the middle,
 * such as by a killed server, nothing of it is there, and the job does all of it again.
 */

import { namedRows, type StockListStatus } from '@quayside/contract/stock-list-values';
import { systemActor } from '../../../kernel/actor.ts';
import { type Instant, plus } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import { applyListedOffers, type BelowFloor, type Listed } from '../../offers/offers.public.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { applyBatch, turnPause } from '../catalog-uploads.limits.ts';
import { atWork } from '../catalog-uploads.machine.ts';
import { listOf, selectList } from '../catalog-uploads.read-model.ts';
import {
  insertRemoved,
  isBehindAnother,
  type ListRecord,
  lockList,
  type RowRecord,
  rowsToApply,
  saveProgress,
  tellBelowFloor,
} from '../catalog-uploads.repository.ts';
import { senderOf } from '../list-actor.ts';
import { isUndoubted } from './match-rows.ts';
import { askPerson, moveList, startApplying } from './move-list.ts';

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
    if (await isBehindAnother(write.db, list)) return startApplying(write, list, plus(write.now, turnPause));
    const grown = await grownSince(write.db, list);
    if (grown && !(list.isFeed && isUndoubted(list, grown.counts))) return askAgain(write, list, grown);
    const { batchId, applied, belowFloor } = await applyListedOffers(
      write,
      ids.sellerId,
      partsToApply(write.db, ids),
      (done) => deps.database.write(scope, (db) => saveProgress(db, ids, done)),
    );
    const isWhole = applied === namedRows(list.rowsTotal, list.counts);
    const locked = await lockList(write.db, ids);
    if (!locked) return;
    const counts = await countsAfter(write.db, { ...locked, ...grown }, belowFloor);
    await moveList(write, locked, isWhole ? 'applied' : 'partly_applied', {
      ...grown,
      ...{ batchId, counts, rowsDone: list.rowsTotal },
    });
    await emit(write.db, write.now, 'stock_list.applied', { sellerId: ids.sellerId, listId: ids.id });
  });
}

type Grown = Pick<ListRecord, 'counts' | 'offersInStock'>;

/**
 * Offers that came into stock since the rows of a whole list were read, such as by another list that was applied meanwhile,
 * are in none of its rows: they become rows, and what the list counts with them is given. Null where there are none.
 */
async function grownSince(db: Db, list: ListRecord): Promise<Grown | null> {
  if (list.scope !== 'WHOLE') return null;
  const { removed, inStock } = await insertRemoved(db, list);
  if (removed === 0) return null;
  return { counts: { ...list.counts, REMOVED: (list.counts.REMOVED ?? 0) + removed }, offersInStock: inStock };
}

/** What nobody was shown is not taken out of stock: the list is shown once more, with it. */
async function askAgain(write: Write, list: ListRecord, grown: Grown): Promise<void> {
  const locked = await lockList(write.db, list);
  if (!locked) return;
  await moveList(write, locked, 'ask_again', {
    ...grown,
    // Its folder was told before that it waits.
    ...{ rowsDone: locked.rowsTotal, failureCode: 'stock_list_grown', folderTold: null },
  });
  await askPerson(write, locked);
}

/**
 * Tried as often as a job is, the list fails, so that nobody waits for it for ever; whoever may send stock lists hears of one. A reader
 * that fails in the end leaves alone what is being applied already: `from` says where the list must be, `since` how long ago it came there.
 */
export async function giveUpList(deps: Deps, ids: Ids, from: readonly StockListStatus[] = atWork, since?: Instant) {
  await openWrite(deps, { actor: systemActor, scope: { sellerId: ids.sellerId } }, async (write) => {
    const list = await lockList(write.db, ids);
    if (!list || !from.includes(list.status) || (since && list.movedAt >= since)) return;
    await moveList(write, list, 'fail', { failureCode: 'stock_list_not_applied' });
    // Of a feed it is told already; a check applies nothing, and whoever made it looks at it.
    if (!list.isFeed && list.kind === 'STOCK_LIST') await askPerson(write, list);
  });
}

/** Rows that were refused are counted as that. */
async function countsAfter(db: Db, list: ListRecord, belowFloor: readonly BelowFloor[]): Promise<ListRecord['counts']> {
  if (belowFloor.length === 0) return list.counts;
  const counts = { ...list.counts };
  for (const { code, rows } of await tellBelowFloor(db, list, belowFloor)) {
    counts[code] = (counts[code] ?? 0) - rows;
    if (counts[code] === 0) delete counts[code];
    counts.PRICE_BELOW_FLOOR = (counts.PRICE_BELOW_FLOOR ?? 0) + rows;
  }
  return counts;
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
