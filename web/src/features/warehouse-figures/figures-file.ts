/** The figures as a table of four columns, which any spreadsheet can turn as it likes. */
import { csvOf } from '@quayside/contract/csv';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { warehouseFigureMessages as words } from '@quayside/contract/messages/warehouse-figures';
import type { WarehouseFigures } from '@quayside/contract/warehouse-figures';

type Row = [figure: string, of: string, what: string, value: string];
type Value = string | number | null;

/** One row for each of these facts. */
const facts = (figure: string, of: string, values: readonly (readonly [what: string, value: Value])[]): Row[] =>
  values.map(([what, value]) => [figure, of, what, value === null ? '' : String(value)]);

export const figuresFile = (figures: WarehouseFigures): Blob =>
  new Blob([csvOf([[...words.fileColumns], ...rowsOf(figures)])], { type: 'text/csv' });

export function rowsOf({ waiting, throughput, discrepancies, dispatches }: WarehouseFigures): Row[] {
  return [
    ...waitingRows(waiting),
    ...throughputRows(throughput),
    ...discrepancyRows(discrepancies),
    ...dispatchRows(dispatches),
  ];
}

function waitingRows({ ages, oldest }: WarehouseFigures['waiting']): Row[] {
  const { title, columns, oldestColumns } = words.waiting;
  const last = ages.at(-1)?.days;
  return [
    ...ages.flatMap(({ days, toCount, inBay, onHold }) =>
      facts(title, words.waiting.ago(days, days === last), [
        [columns.toCount, toCount],
        [columns.inBay, inBay],
        [columns.onHold, onHold],
      ]),
    ),
    ...oldest.flatMap(({ code, location, sellerName, days }) =>
      facts(words.waiting.oldest, code, [
        [oldestColumns.bay, location],
        [oldestColumns.seller, sellerName],
        [oldestColumns.days, days],
      ]),
    ),
  ];
}

function throughputRows({ hours, workers }: WarehouseFigures['throughput']): Row[] {
  const { title, columns, workerColumns } = words.throughput;
  return [
    ...hours.flatMap(({ hour, received, sent, usual }) =>
      facts(title, words.throughput.hour(hour), [
        [columns.received, received],
        [columns.sent, sent],
        [columns.usual, usual],
      ]),
    ),
    ...workers.flatMap(({ name, received, putAway, scans }) =>
      facts(words.throughput.workers, name, [
        [workerColumns.received, received],
        [workerColumns.putAway, putAway],
        [workerColumns.scans, scans],
      ]),
    ),
  ];
}

function discrepancyRows({ weeks, types, sellers }: WarehouseFigures['discrepancies']): Row[] {
  const { title, columns, typeColumns, sellerColumns } = words.discrepancies;
  return [
    ...weeks.flatMap(({ from, received, differing, share }) =>
      facts(title, from, [
        [columns.received, received],
        [columns.differing, differing],
        [columns.share, share],
      ]),
    ),
    ...types.flatMap(({ type, count }) =>
      facts(words.discrepancies.types, warehouseMessages.types[type], [[typeColumns.count, count]]),
    ),
    ...sellers.flatMap(({ name, count, received }) =>
      facts(words.discrepancies.sellers, name, [
        [sellerColumns.count, count],
        [sellerColumns.received, received],
      ]),
    ),
  ];
}

function dispatchRows({ days, latest }: WarehouseFigures['dispatches']): Row[] {
  const { title, columns, latestColumns, causes } = words.dispatches;
  return [
    ...days.flatMap(({ on, sent, packedLate, carrierLate }) =>
      facts(title, on, [
        [columns.sent, sent],
        [columns.packedLate, packedLate],
        [columns.carrierLate, carrierLate],
      ]),
    ),
    ...latest.flatMap(({ number, dueAt, shippedAt, cause }) =>
      facts(words.dispatches.latest, number, [
        [latestColumns.due, dueAt],
        [latestColumns.left, shippedAt],
        [latestColumns.cause, causes[cause]],
      ]),
    ),
  ];
}
