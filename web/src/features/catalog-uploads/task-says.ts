/** A list's state as the page tells it: its step, a sentence, what that means, and its rows to scale. */
import { countLabel } from '@quayside/contract/count-label';
import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
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
  return { good, bad: Math.max(0, rowsTotal - good) };
}

export function sentenceOf(task: StockListTask): string {
  const { good, bad } = rowsIn(task);
  const { says } = words;
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
  const { status, kind, allowedActions } = task;
  if (status === 'PREVIEW_READY' && kind === 'STOCK_LIST')
    return rowsIn(task).bad === 0 ? words.says.unchangedYet : words.says.mendLater;
  if (status === 'APPLYING') return words.says.mayLeave;
  return allowedActions.includes('undo') ? words.says.undo : null;
}

export function partsOf(task: StockListTask): Part[] {
  const { CREATED = 0, UPDATED = 0, UNCHANGED = 0, REMOVED = 0 } = task.counts;
  const { parts } = words;
  const part = (name: string, count: number, look: Part['look']) => ({ name, count, figure: countLabel(count), look });
  return [
    part(parts.added, CREATED, 'fresh'),
    part(parts.changed, UPDATED, 'stands'),
    part(parts.unchanged, UNCHANGED, 'rest'),
    part(parts.removed, REMOVED, 'gone'),
    part(parts.bad, rowsIn(task).bad, 'needs'),
  ];
}
