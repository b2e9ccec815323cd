/**
 * Reads an amount as people type it: "1.234,56", "1,234.56", "1234,5", "12" and "1 234.56" are all understood. A single
 * separator with exactly three digits behind it groups thousands ("1.234" is 1234.00).
 *
 * @returns decimal text with two places, or null where the text is no amount, has more than two decimals, or groups
 * anything but thousands ("12..3", "1.234.56", "0.125"): a slip of the finger is never a price ten times as high.
 */
export function amountFrom(typed: string): string | null {
  const text = typed.replaceAll(/[\s\u00A0']/g, '');
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const decimalAt = decimalPosition(text);
  const grouped = decimalAt === -1 ? text : text.slice(0, decimalAt);
  if (!isGrouped(grouped)) return null;
  const whole = grouped.replaceAll(/[.,]/g, '');
  const cents = decimalAt === -1 ? '' : text.slice(decimalAt + 1);
  if (cents.length > 2 || whole.length > 13) return null;
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}

/** Digits alone, or thousands set apart by one kind of separator. */
function isGrouped(whole: string): boolean {
  if (/^\d+$/.test(whole)) return true;
  return !(whole.includes('.') && whole.includes(',')) && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(whole);
}

/** Adds cents to decimal text; never below zero. */
export function stepAmount(amount: string, cents: number): string {
  const total = BigInt(amount.replace('.', '')) + BigInt(cents);
  const digits = (total < 0n ? 0n : total).toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The last separator is the decimal one, unless all are alike and group thousands. */
function decimalPosition(text: string): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return -1;
  const separator = text.charAt(last);
  const isMixed = text.includes('.') && text.includes(',');
  const isRepeated = text.indexOf(separator) !== last;
  if (!isMixed && (isRepeated || text.length - last - 1 === 3)) return -1;
  return last;
}
