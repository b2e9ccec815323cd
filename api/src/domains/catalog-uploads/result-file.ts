/** The list as it was sent, with one column more that says what became of each row. */

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { csvOf } from '@quayside/contract/csv';
import { stockListMessages as messages } from '@quayside/contract/messages/stock-lists';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Deps } from '../../platform/deps.ts';
import { readStored } from '../../platform/files/stored-files.ts';
import { type OpenSheet, openSheet, partsOf } from '../../platform/sheets/read-sheet.ts';
import { workbookStream } from '../../platform/sheets/workbook-stream.ts';
import { refuse } from './catalog-uploads.errors.ts';
import { beyondSheet, rowBatch } from './catalog-uploads.limits.ts';
import { presentRow } from './catalog-uploads.presenter.ts';
import { rowsBetween } from './catalog-uploads.read-model.ts';
import type { ListRecord, RowRecord } from './catalog-uploads.repository.ts';

export type ResultFile = { readonly type: 'csv' | 'xlsx'; readonly content: Readable };

/** A workbook for a workbook, text for text, written while it is sent. Refuses with `fileIssue` when the file can no longer be read. */
export async function resultFile(deps: Deps, list: ListRecord): Promise<ResultFile> {
  const sheet = await openSheet(await buffer(await readStored(deps, list.fileId)), list.fileType, {
    whose: list.sellerId,
  });
  if (!sheet) throw refuse('fileIssue');
  const rows = toldRows(deps, list, sheet);
  return list.fileType === 'csv' || list.fileType === 'tsv'
    ? { type: 'csv', content: Readable.from(csvLines(rows)) }
    : { type: 'xlsx', content: workbookStream(writeXlsxStream(rows, { name: messages.result })) };
}

async function* toldRows(deps: Deps, list: ListRecord, sheet: OpenSheet): AsyncGenerator<string[]> {
  try {
    for await (const { from, rows } of partsOf(sheet)) {
      const found = await rowsBetween(deps.database, list, from, from + rows.length);
      const results = new Map(found.map((row) => [row.line, resultOf(row)]));
      for (const [index, cells] of rows.entries()) {
        const line = from + index + 1;
        const said = line === list.mapping?.headingRow ? messages.result : (results.get(line) ?? '');
        yield [...cells, ...blanks(sheet.width - cells.length), said];
      }
    }
    yield* removedRows(deps, list, sheet.width);
  } finally {
    sheet.close();
  }
}

/** Offers that are in no row come last, with what is known of them. */
async function* removedRows({ database }: Deps, list: ListRecord, width: number): AsyncGenerator<string[]> {
  for (let from = beyondSheet; ; from += rowBatch) {
    const rows = await rowsBetween(database, list, from, from + rowBatch);
    for (const row of rows) yield [row.gtin, row.productName ?? '', ...blanks(width - 2), resultOf(row)];
    if (rows.length < rowBatch) return;
  }
}

async function* csvLines(rows: AsyncGenerator<string[]>): AsyncGenerator<string> {
  let first = true;
  for await (const row of rows) {
    // The mark of the encoding stands at the beginning of the file alone.
    yield first ? csvOf([row]) : csvOf([row]).slice(1);
    first = false;
  }
}

const blanks = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => '');

function resultOf(record: RowRecord): string {
  const { code, suggestion } = presentRow(record);
  const said = messages.codes[code];
  return suggestion === null ? said : `${said}. ${messages.suggestion(suggestion)}`;
}
