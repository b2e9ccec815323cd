import type { StockListRow, StockListTask } from '@quayside/contract/stock-lists';
import { money, toWire } from '../../kernel/money.ts';
import { failureMessage } from './catalog-uploads.errors.ts';
import { actionsOf } from './catalog-uploads.machine.ts';
import type { ListRecord, RowRecord } from './catalog-uploads.repository.ts';

export function presentTask(list: ListRecord): StockListTask {
  const { id: qid, kind, status, fileName, rowsTotal, rowsDone, counts, failureCode, mapping, preview } = list;
  const { batchId, createdAt, expiresAt, version } = list;
  return {
    ...{ qid, kind, status, fileName, rowsTotal, rowsDone, counts, mapping, createdAt, expiresAt, version },
    progress: progressOf(list),
    failure: failureCode === null ? null : { code: failureCode, message: failureMessage(failureCode) },
    preview: preview.map((row) => [...row]),
    batchQid: batchId,
    allowedActions: actionsOf(status, kind !== 'STOCK_LIST', batchId !== null),
  };
}

function progressOf({ status, rowsTotal, rowsDone }: ListRecord): number {
  const isOver = ['PREVIEW_READY', 'SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'FAILED', 'CANCELLED'].includes(status);
  if (isOver) return 100;
  return rowsTotal === 0 ? 0 : Math.min(99, Math.floor((rowsDone * 100) / rowsTotal));
}

export const presentRow = (row: RowRecord): StockListRow => {
  const { line, gtin, productName, code, value, suggestion, priceMinor, currency, stock, unitSize } = row;
  return {
    ...{ line, gtin, productName, code, value, suggestion, stock, unitSize },
    price: priceMinor === null || currency === null ? null : toWire(money(priceMinor, currency)),
  };
};
