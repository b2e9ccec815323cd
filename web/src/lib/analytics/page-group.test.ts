import { expect, it } from 'vitest';
import { pageGroup } from './page-group.ts';

it.each([
  ['/', '/'],
  ['/orders/', '/orders/'],
  ['/orders/01a20a25-92d5-7471-af46-40ec60fd3646/contact/', '/orders/:id/contact/'],
  ['/brands/lindqvist/', '/brands/:slug/'],
  ['/categories/soap', '/categories/:slug/'],
  ['/legal/terms/', '/legal/terms/'],
])('[INTG-17] %s is counted as %s', (path, group) => {
  expect(pageGroup(path)).toBe(group);
});
