import type { StockListTask } from '@quayside/contract/stock-lists';
import type { BadgeTone } from '../../ui/facts/status-badge.tsx';

export function taskTone({ status }: Pick<StockListTask, 'status'>): BadgeTone {
  if (status === 'FAILED') return 'error';
  if (status === 'SUCCEEDED') return 'success';
  if (status === 'PARTIALLY_SUCCEEDED' || status === 'MAPPING_REQUIRED') return 'caution';
  return status === 'CANCELLED' ? 'neutral' : 'info';
}
