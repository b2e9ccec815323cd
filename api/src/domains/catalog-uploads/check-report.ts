/** The result of a check as comma-separated text, read and sent a batch at a time; safe against formulas (`kernel/csv`). */
import { Readable } from 'node:stream';
import { csvOf } from '@quayside/contract/csv';
import { stockListMessages } from '@quayside/contract/messages/stock-lists';
import type { Deps } from '../../platform/deps.ts';
import { rowBatch } from './catalog-uploads.limits.ts';
import { presentRow } from './catalog-uploads.presenter.ts';
import { rowsAfter } from './catalog-uploads.read-model.ts';
import type { ListRecord, RowRecord } from './catalog-uploads.repository.ts';

const heading = [
  'Row',
  'GTIN',
  'Product',
  'Result',
  'In the file',
  'Suggestion',
  'Price',
  'Currency',
  'Inventory',
  'Selling unit',
];

export function checkReport({ database }: Deps, list: ListRecord): Readable {
  async function* pieces() {
    yield csvOf([heading]);
    for (let sent = 0; sent < list.rowsTotal; sent += rowBatch) {
      const rows = await rowsAfter(database, list, sent, rowBatch);
      yield csvOf(rows.map(cellsOf)).slice(1);
    }
  }
  return Readable.from(pieces());
}

function cellsOf(record: RowRecord): string[] {
  const { line, gtin, productName, code, value, suggestion, price, stock, unitSize } = presentRow(record);
  return [
    line === null ? '' : String(line),
    gtin,
    productName ?? '',
    code === 'CREATED' ? 'Product known' : stockListMessages.codes[code],
    value,
    suggestion ?? '',
    price?.amount ?? '',
    price?.currency ?? '',
    stock?.toString() ?? '',
    unitSize?.toString() ?? '',
  ];
}
