import type { StockListEntry, StockListRow, StockListTask } from '@quayside/contract/stock-lists';
import type { Instant } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import { undoRefusal } from '../offers/offers.public.ts';
import { failureMessage } from './catalog-uploads.errors.ts';
import { beyondSheet } from './catalog-uploads.limits.ts';
import { actionsOf } from './catalog-uploads.machine.ts';
import type { TaskRecord } from './catalog-uploads.read-model.ts';
import type { ListRecord, RowRecord } from './catalog-uploads.repository.ts';

export function presentTask({ list, madeAt, undoneAt }: TaskRecord, now: Instant): StockListTask {
  const canUndo = madeAt !== null && undoRefusal({ madeAt, undoneAt }, now) === null;
  const { id: qid, kind, status, fileName, rowsTotal, rowsDone, counts, failureCode, mapping, preview } = list;
  const { batchId, createdAt, expiresAt, version, scope, offersInStock, isLayoutKnown, createdByName } = list;
  return {
    ...{ qid, kind, status, fileName, rowsTotal, rowsDone, counts, mapping, createdAt, expiresAt, version },
    ...{ scope, offersInStock, isLayoutKnown, createdBy: createdByName },
    progress: progressOf(list),
    failure: failureOf(failureCode),
    preview: preview.map((row) => [...row]),
    batchQid: batchId,
    undoneAt,
    allowedActions: actionsOf(status, kind !== 'STOCK_LIST', canUndo),
  };
}

const failureOf = (code: string | null) => (code === null ? null : { code, message: failureMessage(code) });

/** A line of the history. */
export const presentEntry = ({ list, undoneAt }: Pick<TaskRecord, 'list' | 'undoneAt'>): StockListEntry => {
  const { id: qid, kind, scope, status, fileName, rowsTotal, counts, failureCode, createdByName, createdAt } = list;
  const about = { qid, kind, scope, status, fileName, rowsTotal, counts, createdAt };
  return { ...about, undoneAt, createdBy: createdByName, failure: failureOf(failureCode) };
};

function progressOf({ status, rowsTotal, rowsDone }: ListRecord): number {
  const isOver = ['PREVIEW_READY', 'SUCCEEDED', 'PARTIALLY_SUCCEEDED', 'FAILED', 'CANCELLED'].includes(status);
  if (isOver) return 100;
  return rowsTotal === 0 ? 0 : Math.min(99, Math.floor((rowsDone * 100) / rowsTotal));
}

export const presentRow = (row: RowRecord): StockListRow => {
  const { line, gtin, productName, code, value, suggestion, priceMinor, floorMinor, currency, stock, unitSize } = row;
  const inCurrency = (minor: bigint | null) =>
    minor === null || currency === null ? null : toWire(money(minor, currency));
  return {
    ...{ gtin, productName, code, value, suggestion, stock, unitSize },
    line: line > beyondSheet ? null : line,
    ...{ price: inCurrency(priceMinor), floor: inCurrency(floorMinor) },
  };
};
