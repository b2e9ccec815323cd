/** What a company's layout of columns is kept under. */
import { createHash } from 'node:crypto';
import { headingsOf } from './mapping.rules.ts';

export const digestOfHeadings = (row: readonly string[]): string =>
  createHash('sha256').update(headingsOf(row)).digest('hex');
