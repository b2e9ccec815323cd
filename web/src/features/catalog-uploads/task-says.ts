/** A list's state as the page tells it: its step, a sentence, what that means, and its rows to scale. */
import { countLabel } from '@quayside/contract/count-label';
import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { namedRows } from '@quayside/contract/stock-list-values';
import type { StockListTask } from '@quayside/contract/stock-lists';
import type { Part } from '../../ui/chart/parts-bar.tsx';

export const uploadSteps = ['file', 'columns', 'check', 'apply'] as const;
export type UploadStep = (typeof uploadSteps)[number];

/** Null: nothing is left to do. */
export function stepOf({ status }: Pick<StockListTask, 'status'>): UploadStep | null {
  if (status === 'QUEUED' || status === 'PARSING' || status === 'MAPPING_REQUIRED') return 'columns';
  if (status === 'MATCHING' || status === 'PREVIEW_READY') return 'check';
  return status === 'APPLYING' ? 'apply' : null;
}

/** Rows of the file that can be applied, and the others. */
export function rowsIn({ counts, rowsTotal }: Pick<StockListTask, 'counts' | 'rowsTotal'>) {
  const good = (counts.CREATED ?? 0) + (counts.UPDATED ?? 0) + (counts.UNCHANGED ?? 0);
  return { good, bad: Math.max(0, namedRows(rowsTotal, counts) - good) };
}

export function sentenceOf(task: StockListTask): string {
  const { good, bad } = rowsIn(task);
  const { says } = words;
  if (task.undoneAt !== null) return says.takenBack;
  const sentences: Readonly<Record<StockListTask['status'], string>> = {
    QUEUED: says.reading,
    PARSING: says.reading,
    MAPPING_REQUIRED: says.columns,
    MATCHING: says.checking(task.rowsTotal),
    PREVIEW_READY: task.kind === 'STOCK_LIST' ? says.ready(good, bad) : says.checked(good, bad),
    APPLYING: says.applying(good),
    SUCCEEDED: says.applied(good, bad),
    PARTIALLY_SUCCEEDED: says.applied(good, bad),
    FAILED: says.failed,
    CANCELLED: says.cancelled,
  };
  return sentences[task.status];
}

export function meaningOf(task: StockListTask): string | null {
  const { status, kind, allowedActions, undoneAt } = task;
  if (undoneAt !== null) return words.says.takenBackMeans;
  if (status === 'PREVIEW_READY' && kind === 'STOCK_LIST') return meaningAhead(task);
  if (status === 'APPLYING') return words.says.mayLeave;
  return allowedActions.includes('undo') ? words.says.undo : null;
}

/** What becomes of the offers in rows that are left out. Only a whole list touches what it does not name. */
function meaningAhead(task: StockListTask): string {
  const { good, bad } = rowsIn(task);
  const { REMOVED: removed = 0 } = task.counts;
  const { says } = words;
  if (bad === 0) return says.unchangedYet;
  if (good + removed === 0) return says.mendFirst;
  const unread = unreadIn(task);
  if (unread > 0 && removed > 0) return says.unreadInWhole(unread, removed);
  return good > 0 ? says.mendLater : says.leftOutStay;
}

/** Rows that may name no product we know; of some of them the GTIN meant is clear. */
const unreadIn = ({ counts: { INVALID_GTIN = 0, GTIN_CHECK_DIGIT = 0, GTIN_UNKNOWN = 0 } }: StockListTask): number =>
  INVALID_GTIN + GTIN_CHECK_DIGIT + GTIN_UNKNOWN;

const partOf = (name: string, count: number, look: Part['look']): Part => ({
  ...{ name, count, look },
  figure: countLabel(count),
});

/** What was changed, or would be; nothing where nothing was, or is any more. */
export function partsOf(task: StockListTask): Part[] {
  const { kind, status, undoneAt } = task;
  if (status === 'PREVIEW_READY') return kind === 'STOCK_LIST' ? changesOf(task, words.partsAhead) : foundIn(task);
  const isApplied = status === 'SUCCEEDED' || status === 'PARTIALLY_SUCCEEDED';
  return isApplied && undoneAt === null ? changesOf(task, words.parts) : [];
}

type ChangeWords = Readonly<Record<keyof typeof words.parts, string>>;

function changesOf(task: StockListTask, names: ChangeWords): Part[] {
  const { CREATED = 0, UPDATED = 0, UNCHANGED = 0, REMOVED = 0 } = task.counts;
  return [
    partOf(names.added, CREATED, 'fresh'),
    partOf(names.changed, UPDATED, 'stands'),
    partOf(names.unchanged, UNCHANGED, 'rest'),
    partOf(names.removed, REMOVED, 'gone'),
    partOf(names.bad, rowsIn(task).bad, 'needs'),
  ];
}

/** Of a check: it changes nothing. */
function foundIn(task: StockListTask): Part[] {
  const { good, bad } = rowsIn(task);
  const { partsOfCheck: names } = words;
  const unread = unreadIn(task);
  return [
    partOf(names.known, good, 'fresh'),
    partOf(names.unknown, unread, 'gone'),
    partOf(names.wrong, bad - unread, 'needs'),
  ];
}
