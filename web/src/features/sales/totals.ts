import type { Money } from './sales.api.ts';

/** Adds up amounts of two decimals by currency; different currencies are never added up. */
export function totalsOf(amounts: readonly Money[]): Money[] {
  const cents = new Map<Money['currency'], bigint>();
  for (const { amount, currency } of amounts)
    cents.set(currency, (cents.get(currency) ?? 0n) + BigInt(amount.replace('.', '')));
  return [...cents].map(([currency, total]) => ({ amount: decimalText(total), currency }));
}

/** Cents as decimal text with two places. */
export function decimalText(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
