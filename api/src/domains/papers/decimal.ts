import { readable } from '../../kernel/money.ts';
import type { Minor } from './papers.types.ts';

/** Minor units as a decimal with a point and two places: `123456` is `1234.56`. */
export function decimal(minor: Minor): string {
  const digits = minor.replace('-', '').padStart(3, '0');
  return `${minor.startsWith('-') ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The same as people read it on a paper: `1,234.56`. */
export function readableDecimal(minor: Minor): string {
  return readable(decimal(minor));
}
