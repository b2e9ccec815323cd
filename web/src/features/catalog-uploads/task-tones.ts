import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import type { StockListTask } from '@quayside/contract/stock-lists';
import type { BadgeTone } from '../../ui/facts/status-badge.tsx';

export function taskTone({ status, undoneAt }: Pick<StockListTask, 'status' | 'undoneAt'>): BadgeTone {
  if (undoneAt !== null) return 'neutral';
  if (status === 'FAILED') return 'error';
  if (status === 'SUCCEEDED') return 'success';
  if (status === 'PARTIALLY_SUCCEEDED' || status === 'MAPPING_REQUIRED') return 'caution';
  return status === 'CANCELLED' ? 'neutral' : 'info';
}

/** A check ends where a list is ready to be applied. */
export function statusText({ kind, status, undoneAt }: Pick<StockListTask, 'kind' | 'status' | 'undoneAt'>): string {
  if (undoneAt !== null) return words.says.takenBack;
  return kind !== 'STOCK_LIST' && status === 'PREVIEW_READY' ? words.checked : words.statuses[status];
}
