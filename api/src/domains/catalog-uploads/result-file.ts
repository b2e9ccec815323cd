/** The list as it was sent, with one column more that says what became of each row. */

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { stockListMessages as messages } from '@quayside/contract/messages/stock-lists';
import { writeXlsxStream } from 'hucre/xlsx';
import { csvOf } from '../../kernel/csv.ts';
import type { Deps } from '../../platform/deps.ts';
import { readStored } from '../../platform/files/stored-files.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import { workbookStream } from '../../platform/sheets/workbook-stream.ts';
import { refuse } from './catalog-uploads.errors.ts';
import { rowBatch } from './catalog-uploads.limits.ts';
import { presentRow } from './catalog-uploads.presenter.ts';
import { rowsAfter } from './catalog-uploads.read-model.ts';
import type { ListRecord, RowRecord } from './catalog-uploads.repository.ts';

export type ResultFile = { readonly type: 'csv' | 'xlsx'; readonly content: Readable };

/** A workbook for a workbook, text for text. Refuses with `fileIssue` when the file can no longer be read. */
export async function resultFile(deps: Deps, list: ListRecord): Promise<ResultFile> {
  const sheet = await readSheet(await buffer(await readStored(deps, list.fileId)), list.fileType);
  if (!sheet) throw refuse('fileIssue');
  const results = new Map<number, string>();
  const removed: string[][] = [];
  for (let sent = 0; ; sent += rowBatch) {
    const rows = await rowsAfter(deps.database, list, sent, rowBatch);
    for (const row of rows) {
      if (row.code === 'REMOVED') removed.push([row.gtin, row.productName ?? '', resultOf(row)]);
      else results.set(row.line, resultOf(row));
    }
    if (rows.length < rowBatch) break;
  }
  const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const told = sheet.rows.map((row, index) => [
    ...row,
    ...Array.from({ length: width - row.length }, () => ''),
    index + 1 === list.mapping?.headingRow ? messages.result : (results.get(index + 1) ?? ''),
  ]);
  const rows = [...told, ...removed.map((cells) => [...cells.slice(0, -1), ...padding(width), ...cells.slice(-1)])];
  const isText = list.fileType === 'csv' || list.fileType === 'tsv';
  return isText
    ? { type: 'csv', content: Readable.from([csvOf(rows)]) }
    : { type: 'xlsx', content: workbookStream(writeXlsxStream(rows, { name: messages.result })) };
}

/** Between GTIN and name of an offer that is in no row, and the column of the result. */
const padding = (width: number): string[] => Array.from({ length: Math.max(0, width - 2) }, () => '');

function resultOf(record: RowRecord): string {
  const { code, suggestion } = presentRow(record);
  const said = messages.codes[code];
  return suggestion === null ? said : `${said}. ${messages.suggestion(suggestion)}`;
}
