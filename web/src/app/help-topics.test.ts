import { expect, it } from 'vitest';
import { helpFor } from './help-topics.ts';

it.each([
  ['/orders/', 'Help: Confirm or decline an order', '/help-center/#orders'],
  ['/my-profile/payment-details/', 'Help: Change bank details', '/help-center/#bank'],
  ['/my-profile/vat/', 'Help: Your first days', '/help-center/#start'],
  ['/notifications/', 'Help center', '/help-center/'],
  ['/orders-of-others/', 'Help center', '/help-center/'],
])('[RT-26] the page %s leads to the article about it', (path, label, to) => {
  expect(helpFor(path)).toEqual({ label, to });
});
