import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import type { StockListTask } from '@quayside/contract/stock-lists';
import type { BadgeTone } from '../../ui/facts/status-badge.tsx';

export function taskTone({ status }: Pick<StockListTask, 'status'>): BadgeTone {
  if (status === 'FAILED') return 'error';
  if (status === 'SUCCEEDED') return 'success';
  if (status === 'PARTIALLY_SUCCEEDED' || status === 'MAPPING_REQUIRED') return 'caution';
  return status === 'CANCELLED' ? 'neutral' : 'info';
}

/** A check ends where a list is ready to be applied. */
export const statusText = ({ kind, status }: Pick<StockListTask, 'kind' | 'status'>): string =>
  kind !== 'STOCK_LIST' && status === 'PREVIEW_READY' ? words.checked : words.statuses[status];
