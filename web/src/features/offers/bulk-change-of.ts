import type { BulkBody } from './offers.api.ts';

const percents = { least: -90, most: 500 };
const mostStock = 10_000_000;

/**
 * The change that was typed: percent (comma or point, two decimals) for prices, a whole number for stock ("1000", "1,000",
 * "1.000"); null while it is neither.
 */
export function bulkChangeOf(kind: 'price' | 'stock', typed: string): BulkBody['change'] | null {
  const text = typed.trim();
  return kind === 'price' ? percentIn(text) : stockIn(text);
}

function percentIn(text: string): BulkBody['change'] | null {
  const plain = text.replace(',', '.').replace('−', '-').replace(/ ?%$/, '');
  if (!/^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(plain)) return null;
  const percent = Number(plain);
  const isWithin = percent >= percents.least && percent <= percents.most && percent !== 0;
  return isWithin ? { kind: 'PRICE_PERCENT', percent } : null;
}

function stockIn(text: string): BulkBody['change'] | null {
  if (!/^(?:\d{1,8}|[1-9]\d{0,2}(?:[., ]\d{3}){1,2})$/.test(text)) return null;
  const stock = Number(text.replaceAll(/\D/g, ''));
  return stock <= mostStock ? { kind: 'STOCK', stock } : null;
}
