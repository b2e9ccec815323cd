import { expect, it } from 'vitest';
import { acceptanceOf } from './acceptance.ts';

const euro = (amount: string) => ({ amount, currency: 'EUR' }) as const;

it('[CLM-05] accepting is told with what it gives, not with what is claimed', () => {
  const { text, question } = acceptanceOf({ amount: euro('50.00'), amountIfAccepted: euro('20.00') });
  expect(text).toMatch(/^€\u00A020\.00 is refunded to the buyer\./);
  expect(question).toBe('Accept this claim for €\u00A020.00?');
});
