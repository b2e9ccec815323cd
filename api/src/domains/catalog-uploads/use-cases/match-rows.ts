/** Each row of a sheet is told what it would do, and a whole list which offers it no longer names. */
import { namedRows } from '@quayside/contract/stock-list-values';
import type { StockListMapping } from '@quayside/contract/stock-lists';
import { systemActor } from '../../../kernel/actor.ts';
import { normaliseGtin } from '../../../kernel/gtin.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type OpenSheet, partsOf } from '../../../platform/sheets/read-sheet.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import { mostChangedPercent, nobody } from '../catalog-uploads.limits.ts';
import { knownProducts } from '../catalog-uploads.read-model.ts';
import {
  deleteRows,
  insertRemoved,
  insertRows,
  type ListRecord,
  lockList,
  saveList,
  saveProgress,
} from '../catalog-uploads.repository.ts';
import {
  type CodeCounts,
  countCodes,
  isMoreThan,
  type Known,
  type ListRow,
  matchRow,
  rowReader,
} from '../rows.rules.ts';
import { askPerson, moveList, startApplying } from './move-list.ts';

const inList = <T>(deps: Deps, { sellerId }: ListRecord, work: (write: Write) => Promise<T>): Promise<T> =>
  openWrite(deps, { actor: systemActor, scope: { sellerId } }, work);

/** In batches, so that progress is seen and no transaction is long; begun anew, it begins at the first row. */
export async function matchSheet(
  deps: Deps,
  list: ListRecord,
  sheet: OpenSheet,
  mapping: StockListMapping,
): Promise<void> {
  await inList(deps, list, async ({ db }) => {
    await deleteRows(db, list);
    await saveList(db, list, { rowsTotal: sheet.filled, rowsDone: 0 });
  });
  const read = rowReader(mapping);
  const counts: CodeCounts = {};
  let done = 0;
  for await (const { from, rows } of partsOf(sheet, mapping.headingRow)) {
    const batch = read(rows, from);
    done += batch.length;
    const doneNow = done;
    countCodes(await inList(deps, list, (write) => matchBatch(write, list, batch, doneNow)), counts);
  }
  await inList(deps, list, (write) => conclude(write, list, done, counts));
}

async function matchBatch(
  { db }: Write,
  list: ListRecord,
  batch: readonly ListRow[],
  done: number,
): Promise<ListRow[]> {
  const gtins = [...new Set(batch.map(productGtinOf))].filter((gtin) => gtin !== null);
  const found = gtins.length === 0 ? [] : await knownProducts(db, list.sellerId, gtins);
  const byGtin = new Map(found.map((one) => [one.gtin, one]));
  const known: Known = { currency: list.sellerId === nobody ? null : list.currency, products: byGtin };
  const matched = batch.map((row) => matchRow(row, known));
  await insertRows(
    db,
    list,
    matched.map((row) => {
      const product = byGtin.get(productGtinOf(row) ?? '');
      return { ...row, productId: product?.id ?? null, productName: product?.name ?? null };
    }),
  );
  await saveProgress(db, list, done);
  return matched;
}

/** The product a row is about, also where something else of the row is wrong. */
const productGtinOf = ({ gtin, code, suggestion }: ListRow): string | null =>
  code === 'EMPTY_ROW'
    ? null
    : code === 'GTIN_CHECK_DIGIT' || code === 'INVALID_GTIN'
      ? suggestion && normaliseGtin(suggestion)
      : gtin;

async function conclude(write: Write, list: ListRecord, rowsTotal: number, found: CodeCounts): Promise<void> {
  const locked = await lockList(write.db, list);
  if (locked?.status !== 'MATCHING') return;
  if (namedRows(rowsTotal, found) === 0) return moveList(write, locked, 'fail', { failureCode: 'stock_list_empty' });
  const isWhole = locked.kind === 'STOCK_LIST' && locked.scope === 'WHOLE';
  const { removed, inStock } = isWhole ? await insertRemoved(write.db, list) : { removed: 0, inStock: 0 };
  const counts = removed === 0 ? found : { ...found, REMOVED: removed };
  const matched = { counts, rowsTotal, rowsDone: rowsTotal, offersInStock: inStock };
  await moveList(write, locked, 'matched', matched);
  if (!locked.isFeed) return;
  if (!isUndoubted(locked, counts)) return askPerson(write, locked);
  await applyByItself(write, { ...locked, ...matched, status: 'PREVIEW_READY', version: locked.version + 1 });
}

/** Whether a feed is applied by itself: its columns are known, and it changes and takes away less than 30 % of what it names and has. */
export function isUndoubted({ isLayoutKnown, kind }: ListRecord, counts: CodeCounts): boolean {
  const { CREATED = 0, UPDATED = 0, UNCHANGED = 0, REMOVED = 0 } = counts;
  const known = UPDATED + UNCHANGED + REMOVED;
  if (kind !== 'STOCK_LIST' || !isLayoutKnown || CREATED + known === 0) return false;
  return !isMoreThan(UPDATED + REMOVED, known, mostChangedPercent);
}

async function applyByItself(write: Write, list: ListRecord): Promise<void> {
  await moveList(write, list, 'apply');
  await startApplying(write, list);
}
