import { describe, expect, it } from 'vitest';
import { type SaleFacts, statusOf } from './order-status.rules.ts';

const now = '2026-11-21T08:00:00.000Z';
const sale = (status: string, more: Partial<SaleFacts> = {}): SaleFacts => ({
  status,
  pickedUpAt: null,
  updatedAt: now,
  ...more,
});
const sent = { pickedUpAt: now };

describe('[BUY-08] what an order is follows from its sales', () => {
  it.each([
    ['PAID', [sale('REQUESTED'), sale('REQUESTED')]],
    ['IN_FULFILMENT', [sale('REQUESTED'), sale('CONFIRMED')]],
    ['PARTIALLY_SHIPPED', [sale('PAID', sent), sale('PAID')]],
    ['SHIPPED', [sale('PAID', sent), sale('DECLINED')]],
    ['DELIVERED', [sale('COMPLETED'), sale('COMPLETED')]],
    ['COMPLETED', [sale('COMPLETED', { updatedAt: '2026-11-01T08:00:00.000Z' }), sale('EXPIRED')]],
    ['CANCELLED', [sale('DECLINED'), sale('CANCELLED')]],
  ] as const)('%s', (status, sales) => expect(statusOf(true, sales, now)).toBe(status));

  it('PENDING_PAYMENT until it is paid', () =>
    expect(statusOf(false, [sale('REQUESTED')], now)).toBe('PENDING_PAYMENT'));
});
