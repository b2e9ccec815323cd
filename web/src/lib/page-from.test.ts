import { expect, it } from 'vitest';
import { pageFrom } from './page-from.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=abc', 1],
  ['page=2001', 1],
  ['page=2000', 2_000],
])('[RT-31] the address ?%s shows page %i', (search, page) => {
  expect(pageFrom(new URLSearchParams(search))).toBe(page);
});
