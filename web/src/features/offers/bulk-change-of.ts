import type { BulkBody } from './offers.api.ts';

const percents = { least: -90, most: 500 };
const mostStock = 10_000_000;

/** The change that was typed: percent (comma or point) for prices, a whole number for stock; null while it is neither. */
export function bulkChangeOf(kind: 'price' | 'stock', typed: string): BulkBody['change'] | null {
  const text = typed.trim().replace(',', '.').replace('−', '-').replace('%', '').trim();
  if (text === '' || text.length > 12) return null;
  const value = Number(text);
  if (kind === 'price')
    return value >= percents.least && value <= percents.most && value !== 0
      ? { kind: 'PRICE_PERCENT', percent: value }
      : null;
  return Number.isInteger(value) && value >= 0 && value <= mostStock ? { kind: 'STOCK', stock: value } : null;
}
