import { expect, it } from 'vitest';
import { nearestReason, unservedReason } from './unserved.rules.ts';

const facts = { status: 'ACTIVE', blockedReason: null, sellerStatus: 'ACTIVE', isDestinationServed: true };
const reasonOf = (more: Partial<Parameters<typeof unservedReason>[0]>) => unservedReason({ ...facts, ...more });

it('[BUY-05] an offer that does not serve a buyer says why, the lasting reason first', () => {
  expect(reasonOf({ status: 'OUT_OF_STOCK' })).toBe('INSUFFICIENT_STOCK');
  expect(reasonOf({ isDestinationServed: false })).toBe('DESTINATION_NOT_SERVED');
  expect(reasonOf({ isDestinationServed: false, sellerStatus: 'PAUSED' })).toBe('DESTINATION_NOT_SERVED');
  expect(reasonOf({ sellerStatus: 'PAUSED', status: 'OUT_OF_STOCK' })).toBe('SELLER_NOT_ACTIVE');
  expect(reasonOf({ sellerStatus: 'SUSPENDED' })).toBe('SELLER_NOT_ACTIVE');
  expect(reasonOf({ status: 'BLOCKED', blockedReason: 'BRAND_RESTRICTED' })).toBe('BRAND_RESTRICTED');
});

it('[BUY-05] what was never there for buyers says nothing', () => {
  for (const status of ['INACTIVE', 'EXPIRED_LIST', 'UNMATCHED', 'PENDING_REVIEW'])
    expect(reasonOf({ status })).toBe(null);
  expect(reasonOf({ status: 'BLOCKED', blockedReason: 'COMPLIANCE' })).toBe(null);
  for (const sellerStatus of ['ONBOARDING', 'IN_REVIEW', 'REJECTED', 'CLOSED'])
    expect(reasonOf({ sellerStatus })).toBe(null);
});

it('[BUY-05] of several offers the one nearest to being sent tells it', () => {
  expect(nearestReason(['BRAND_RESTRICTED', 'SELLER_NOT_ACTIVE', 'DESTINATION_NOT_SERVED'])).toBe('SELLER_NOT_ACTIVE');
  expect(nearestReason([])).toBe(null);
});
