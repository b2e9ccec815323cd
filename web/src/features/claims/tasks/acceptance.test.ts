import { expect, it } from 'vitest';
import { acceptanceOf } from './acceptance.ts';

const euro = (amount: string) => ({ amount, currency: 'EUR' }) as const;
const refunded = (amount: string) => ({ saleProcessingDetails: { refundedAmount: euro(amount) } });

it('[CLM-05] accepting is told with what it gives, not with what is claimed', () => {
  const claim = { amount: euro('50.00'), amountIfAccepted: euro('20.00'), ...refunded('0.00') };
  const { text, question } = acceptanceOf(claim);
  expect(text).toMatch(/^€\u00A020\.00 is refunded to the buyer\. We deduct only the part above/);
  expect(question).toBe('Accept this claim for €\u00A020.00?');
});

it('[CLM-05] accepting after an appeal is told with what goes beyond the refund before, and what is deducted in all', () => {
  const claim = { amount: euro('50.00'), amountIfAccepted: euro('50.00') };
  const { text } = acceptanceOf({ ...claim, ...refunded('20.01') });
  expect(text).toMatch(/^€\u00A029\.99 is refunded to the buyer, who keeps the €\u00A020\.01 refunded before\./);
  expect(text).toContain('€\u00A050.00 in all, of which we deduct only');
  expect(acceptanceOf({ ...claim, ...refunded('50.00') }).text).toMatch(/^Nothing more is refunded to the buyer/);
});
