import { issueCategories } from '@quayside/contract/sale-values';
import { expect, it } from 'vitest';
import { isRead, mailboxOf, referenceOf } from './threads.rules.ts';

it('[ORD-17] every topic has a mailbox', () => {
  expect(Object.keys(mailboxOf).sort()).toEqual([...issueCategories].sort());
});

it('[RT-20] a message is read once the side it was written to has looked since', () => {
  const written = { side: 'SELLER', createdAt: '2026-11-20T09:00:00.000Z' } as const;
  const at = (staffReadAt: string | null) => isRead(written, { sellerReadAt: '2026-11-21T09:00:00.000Z', staffReadAt });
  expect([at(null), at('2026-11-20T08:59:59.999Z'), at('2026-11-20T09:00:00.000Z')]).toEqual([false, false, true]);
  const ofStaff = { ...written, side: 'STAFF' } as const;
  expect(isRead(ofStaff, { sellerReadAt: null, staffReadAt: '2026-11-21T09:00:00.000Z' })).toBe(false);
});

it('a reference is the order’s number and what tells its conversations apart', () => {
  expect(referenceOf('QS-482133-0', '0190a0a0-0000-7000-8000-00000000a1b2')).toBe('QS-482133-0/A1B2');
});
