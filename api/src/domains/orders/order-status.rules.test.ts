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
  ] as const)('%s', (status, sales) => expect(statusOf({ paidAt: now, endedBy: null }, sales, now)).toBe(status));

  it('PENDING_PAYMENT until it is paid', () =>
    expect(statusOf({ paidAt: null, endedBy: null }, [sale('REQUESTED')], now)).toBe('PENDING_PAYMENT'));

  it.each([
    ['EXPIRED', 'TIMEOUT'],
    ['CANCELLED', 'REFUSED'],
  ] as const)('%s when its money did not come (%s)', (status, endedBy) =>
    expect(statusOf({ paidAt: null, endedBy }, [sale('CANCELLED')], now)).toBe(status),
  );
});
