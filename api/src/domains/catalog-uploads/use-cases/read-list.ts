/** Job: a stored list is read, and its columns are guessed or known from an earlier list. */
import { buffer } from 'node:stream/consumers';
import type { StockListMapping } from '@quayside/contract/stock-lists';
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readStored } from '../../../platform/files/stored-files.ts';
import { type OpenSheet, openSheet } from '../../../platform/sheets/read-sheet.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import type { FailureCode } from '../catalog-uploads.errors.ts';
import { headRows, nobody, previewRows } from '../catalog-uploads.limits.ts';
import { fireList } from '../catalog-uploads.machine.ts';
import { layoutsOf, listOf } from '../catalog-uploads.read-model.ts';
import { type ListRecord, lockList } from '../catalog-uploads.repository.ts';
import { digestOfHeadings } from '../headings-digest.ts';
import { guessMapping, headingCandidates, isComplete } from '../mapping.rules.ts';
import { matchSheet } from './match-rows.ts';
import { moveList } from './move-list.ts';

type Rows = readonly (readonly string[])[];
type Ids = { readonly sellerId: string; readonly id: string };

const inList = <T>(deps: Deps, { sellerId }: Ids, work: (write: Write) => Promise<T>): Promise<T> =>
  openWrite(deps, { actor: systemActor, scope: { sellerId } }, work);

/** Reads the file and finds its columns; goes on to the rows when none is in doubt. Begun anew, it goes on where it was. */
export async function readList(deps: Deps, ids: Ids): Promise<void> {
  const list = await listOf(deps.database, ids);
  if (list?.status === 'MATCHING') return matchList(deps, ids);
  if (!list || !('to' in fireList('read', list.status))) return;
  await inList(deps, ids, async (write) => moveList(write, list, 'read'));
  await withSheet(deps, list, (sheet) => {
    const failure = failureOf(sheet);
    return failure === null ? mapSheet(deps, list, sheet) : fail(deps, ids, failure);
  });
}

async function mapSheet(deps: Deps, list: ListRecord, sheet: OpenSheet): Promise<void> {
  const ids = { sellerId: list.sellerId, id: list.id };
  const head = await sheet.slice(0, headRows);
  const known = await knownLayout(deps, list, head);
  const mapping = known ?? guessMapping(head);
  const preview = head.slice(0, previewRows);
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
  const { mapping } = list;
  await withSheet(deps, list, (sheet) => matchSheet(deps, list, sheet, mapping));
}

/** The columns of an earlier list with the same headings; null when there is none. */
async function knownLayout(deps: Deps, { sellerId }: ListRecord, rows: Rows): Promise<StockListMapping | null> {
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

/** A list whose file cannot be read fails. */
async function withSheet(deps: Deps, list: ListRecord, work: (sheet: OpenSheet) => Promise<void>): Promise<void> {
  const sheet = await openSheet(await buffer(await readStored(deps, list.fileId)), list.fileType, {
    whose: list.sellerId,
  });
  if (!sheet) return fail(deps, list, 'fileIssue');
  try {
    await work(sheet);
  } finally {
    sheet.close();
  }
}

function failureOf({ isCut, filled }: OpenSheet): FailureCode | null {
  if (isCut) return 'stock_list_too_long';
  return filled < 2 ? 'stock_list_empty' : null;
}

const fail = (deps: Deps, ids: Ids, failureCode: FailureCode): Promise<void> =>
  inList(deps, ids, async (write) => {
    const list = await lockList(write.db, ids);
    if (list && 'to' in fireList('fail', list.status)) await moveList(write, list, 'fail', { failureCode });
  });
