/** Jobs: a stored list is read, its columns guessed, and each row told what it would do. */
import { buffer } from 'node:stream/consumers';
import type { StockListMapping } from '@quayside/contract/stock-lists';
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readStored } from '../../../platform/files/stored-files.ts';
import { readSheet, type Sheet } from '../../../platform/sheets/read-sheet.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import type { FailureCode } from '../catalog-uploads.errors.ts';
import { nobody, previewRows, rowBatch } from '../catalog-uploads.limits.ts';
import { fireList } from '../catalog-uploads.machine.ts';
import { knownProducts, listOf } from '../catalog-uploads.read-model.ts';
import {
  deleteRows,
  insertRows,
  type ListRecord,
  lockList,
  saveList,
  saveProgress,
} from '../catalog-uploads.repository.ts';
import { guessMapping, isComplete } from '../mapping.rules.ts';
import { countCodes, type Known, type ListRow, matchRow, readRows } from '../rows.rules.ts';
import { moveList } from './move-list.ts';

type Ids = { readonly sellerId: string; readonly id: string };

const inList = <T>(deps: Deps, { sellerId }: Ids, work: (write: Write) => Promise<T>): Promise<T> =>
  openWrite(deps, { actor: systemActor, scope: { sellerId } }, work);

/** Reads the file and guesses its columns; goes on to the rows when all of them are found. */
export async function readList(deps: Deps, ids: Ids): Promise<void> {
  const list = await listOf(deps.database, ids);
  if (!list || !('to' in fireList('read', list.status))) return;
  await inList(deps, ids, async (write) => moveList(write, list, 'read'));
  const sheet = await sheetOf(deps, list);
  const failure = failureOf(sheet);
  if (sheet === null || failure !== null) return fail(deps, ids, failure ?? 'fileIssue');
  const mapping = guessMapping(sheet.rows);
  const preview = sheet.rows.slice(0, previewRows);
  const isMapped = isComplete(mapping);
  await inList(deps, ids, async (write) => {
    const locked = await lockList(write.db, ids);
    if (locked?.status === 'PARSING')
      await moveList(write, locked, isMapped ? 'map' : 'ask_mapping', { mapping, preview });
  });
  if (isMapped) await matchSheet(deps, { ...list, mapping }, sheet, mapping);
}

/** Reads the rows by the columns that were chosen. */
export async function matchList(deps: Deps, ids: Ids): Promise<void> {
  const list = await listOf(deps.database, ids);
  if (list?.status !== 'MATCHING' || !list.mapping || !isComplete(list.mapping)) return;
  const sheet = await sheetOf(deps, list);
  if (!sheet) return fail(deps, ids, 'fileIssue');
  await matchSheet(deps, list, sheet, list.mapping);
}

async function sheetOf(deps: Deps, { fileId, fileType }: ListRecord): Promise<Sheet | null> {
  return readSheet(await buffer(await readStored(deps, fileId)), fileType);
}

function failureOf(sheet: Sheet | null): FailureCode | null {
  if (!sheet) return 'fileIssue';
  if (sheet.isCut) return 'stock_list_too_long';
  const filled = sheet.rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  return filled.length < 2 ? 'stock_list_empty' : null;
}

const fail = (deps: Deps, ids: Ids, failureCode: FailureCode): Promise<void> =>
  inList(deps, ids, async (write) => {
    const list = await lockList(write.db, ids);
    if (list && 'to' in fireList('fail', list.status)) await moveList(write, list, 'fail', { failureCode });
  });

/** In batches, so that progress is seen and no transaction is long; begun anew, it begins at the first row. */
async function matchSheet(deps: Deps, list: ListRecord, { rows }: Sheet, mapping: StockListMapping): Promise<void> {
  const read = readRows(rows, mapping);
  await inList(deps, list, async ({ db }) => {
    await deleteRows(db, list);
    await saveList(db, list, { rowsTotal: read.length, rowsDone: 0 });
  });
  const done: ListRow[] = [];
  for (let from = 0; from < read.length; from += rowBatch) {
    const batch = read.slice(from, from + rowBatch);
    done.push(...(await inList(deps, list, (write) => matchBatch(write, list, batch, from))));
  }
  await inList(deps, list, async (write) => {
    const locked = await lockList(write.db, list);
    if (locked?.status !== 'MATCHING') return;
    if (read.length === 0) await moveList(write, locked, 'fail', { failureCode: 'stock_list_empty' });
    else await moveList(write, locked, 'matched', { counts: countCodes(done), rowsDone: read.length });
  });
}

async function matchBatch(
  { db }: Write,
  list: ListRecord,
  batch: readonly ListRow[],
  from: number,
): Promise<ListRow[]> {
  const gtins = batch.filter(({ code }) => code === 'UNCHANGED').map(({ gtin }) => gtin);
  const found = gtins.length === 0 ? [] : await knownProducts(db, list.sellerId, gtins);
  const byGtin = new Map(found.map((one) => [one.gtin, one]));
  const known: Known = {
    currency: list.sellerId === nobody ? null : list.currency,
    products: new Map(
      found.map(({ gtin, offer, brandFloor }) => [
        gtin,
        { offer: offer && { ...offer, floorMinor: offer.floorMinor ?? brandFloor } },
      ]),
    ),
  };
  const matched = batch.map((row) => matchRow(row, known));
  await insertRows(
    db,
    matched.map((row) => ({
      ...{ ...row, sellerId: list.sellerId, listId: list.id },
      productId: byGtin.get(row.gtin)?.id ?? null,
      productName: byGtin.get(row.gtin)?.name ?? null,
    })),
  );
  await saveProgress(db, list, from + batch.length);
  return matched;
}
