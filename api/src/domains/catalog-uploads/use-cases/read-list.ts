/** Job: a stored list is read, and its columns are guessed or known from an earlier list. */
import { buffer } from 'node:stream/consumers';
import type { StockListMapping } from '@quayside/contract/stock-lists';
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readStored } from '../../../platform/files/stored-files.ts';
import { readSheet, type Sheet } from '../../../platform/sheets/read-sheet.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import type { FailureCode } from '../catalog-uploads.errors.ts';
import { nobody, previewRows } from '../catalog-uploads.limits.ts';
import { fireList } from '../catalog-uploads.machine.ts';
import { layoutsOf, listOf } from '../catalog-uploads.read-model.ts';
import { type ListRecord, lockList } from '../catalog-uploads.repository.ts';
import { digestOfHeadings } from '../headings-digest.ts';
import { guessMapping, headingCandidates, isComplete } from '../mapping.rules.ts';
import { matchSheet } from './match-rows.ts';
import { moveList } from './move-list.ts';

type Ids = { readonly sellerId: string; readonly id: string };

const inList = <T>(deps: Deps, { sellerId }: Ids, work: (write: Write) => Promise<T>): Promise<T> =>
  openWrite(deps, { actor: systemActor, scope: { sellerId } }, work);

/** Reads the file and finds its columns; goes on to the rows when none is in doubt. Begun anew, it goes on where it was. */
export async function readList(deps: Deps, ids: Ids): Promise<void> {
  const list = await listOf(deps.database, ids);
  if (list?.status === 'MATCHING') return matchList(deps, ids);
  if (!list || !('to' in fireList('read', list.status))) return;
  await inList(deps, ids, async (write) => moveList(write, list, 'read'));
  const sheet = await sheetOf(deps, list);
  const failure = failureOf(sheet);
  if (sheet === null || failure !== null) return fail(deps, ids, failure ?? 'fileIssue');
  const known = await knownLayout(deps, list, sheet);
  const mapping = known ?? guessMapping(sheet.rows);
  const preview = sheet.rows.slice(0, previewRows);
  const isMapped = isComplete(mapping);
  const isLayoutKnown = known !== null;
  await inList(deps, ids, async (write) => {
    const locked = await lockList(write.db, ids);
    if (locked?.status === 'PARSING')
      await moveList(write, locked, isMapped ? 'map' : 'ask_mapping', { mapping, preview, isLayoutKnown });
  });
  if (isMapped) await matchSheet(deps, { ...list, mapping, isLayoutKnown }, sheet, mapping);
}

/** Reads the rows by the columns that were chosen. */
export async function matchList(deps: Deps, ids: Ids): Promise<void> {
  const list = await listOf(deps.database, ids);
  if (list?.status !== 'MATCHING' || !list.mapping || !isComplete(list.mapping)) return;
  const sheet = await sheetOf(deps, list);
  if (!sheet) return fail(deps, ids, 'fileIssue');
  await matchSheet(deps, list, sheet, list.mapping);
}

/** The columns of an earlier list with the same headings; null when there is none. */
async function knownLayout(deps: Deps, { sellerId }: ListRecord, { rows }: Sheet): Promise<StockListMapping | null> {
  if (sellerId === nobody) return null;
  const candidates = headingCandidates(rows).map((headingRow) => ({
    headingRow,
    headings: digestOfHeadings(rows[headingRow - 1] ?? []),
  }));
  if (candidates.length === 0) return null;
  const layouts = await layoutsOf(
    deps.database,
    sellerId,
    candidates.map(({ headings }) => headings),
  );
  const found = candidates.find(({ headings }) => layouts.has(headings));
  const mapping = found && layouts.get(found.headings);
  return mapping ? { ...mapping, headingRow: found.headingRow } : null;
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
