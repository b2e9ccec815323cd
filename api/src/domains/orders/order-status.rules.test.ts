import { describe, expect, it } from 'vitest';
import { type SaleFacts, statusOf } from './order-status.rules.ts';

const now = '2026-11-21T08:00:00.000Z';
const sale = (status: string, more: Partial<SaleFacts> = {}): SaleFacts => ({
  status,
  pickedUpAt: null,
  endedAt: status === 'COMPLETED' ? now : null,
  onward: null,
  direct: { deliveredAt: null, assumedAt: null },
  wentBack: false,
  ...more,
});
const sent = { pickedUpAt: now };
const long = '2026-11-01T08:00:00.000Z';
const came = (deliveredAt: string) => ({ direct: { deliveredAt, assumedAt: null } });
const unheard = (assumedAt: string) => ({ direct: { deliveredAt: null, assumedAt } });
const back = { ...sent, wentBack: true };
const inHouse = { onward: { hasLeft: false, hasBegun: false, deliveredAt: null } };
const partlySent = { onward: { hasLeft: false, hasBegun: true, deliveredAt: null } };
const sentOn = { onward: { hasLeft: true, hasBegun: true, deliveredAt: null } };
const brought = (deliveredAt: string) => ({ onward: { hasLeft: true, hasBegun: true, deliveredAt } });

describe('[BUY-08] what an order is follows from its sales', () => {
  it.each([
    ['PAID', [sale('REQUESTED'), sale('REQUESTED')]],
    ['IN_FULFILMENT', [sale('REQUESTED'), sale('CONFIRMED')]],
    ['PARTIALLY_SHIPPED', [sale('PAID', sent), sale('PAID')]],
    ['SHIPPED', [sale('PAID', sent), sale('DECLINED')]],
    ['DELIVERED', [sale('COMPLETED', came(now)), sale('PAID', came(now))]],
    ['COMPLETED', [sale('COMPLETED', { ...came(long), endedAt: long }), sale('EXPIRED')]],
    // A seller who says that it is done has not brought it.
    ['SHIPPED', [sale('COMPLETED'), sale('COMPLETED', came(now))]],
    // What nobody tells of counts as delivered at its time, and stays so when something is heard later.
    ['SHIPPED', [sale('COMPLETED', unheard('2026-11-21T09:00:00.000Z'))]],
    ['DELIVERED', [sale('COMPLETED', unheard(now))]],
    ['COMPLETED', [sale('COMPLETED', unheard(long))]],
    ['COMPLETED', [sale('COMPLETED', { direct: { assumedAt: long, deliveredAt: now } })]],
    ['COMPLETED', [sale('COMPLETED', { direct: { assumedAt: now, deliveredAt: long } })]],
    // What went back was neither delivered nor cancelled.
    ['RETURNED', [sale('COMPLETED', back), sale('DECLINED')]],
    ['DELIVERED', [sale('COMPLETED', back), sale('COMPLETED', came(now))]],
    // What ended was refunded, and what is not paid yet is sent again.
    ['CANCELLED', [sale('CANCELLED', back)]],
    ['IN_FULFILMENT', [sale('CONFIRMED', { ...back, pickedUpAt: null })]],
    ['CANCELLED', [sale('DECLINED'), sale('CANCELLED')]],
    // What our warehouse has is with the seller no more, and not with the buyer yet.
    ['IN_FULFILMENT', [sale('COMPLETED', { ...sent, ...inHouse })]],
    ['PARTIALLY_SHIPPED', [sale('COMPLETED', partlySent)]],
    ['PARTIALLY_SHIPPED', [sale('COMPLETED', inHouse), sale('PAID', sent)]],
    ['SHIPPED', [sale('COMPLETED', sentOn), sale('COMPLETED', came(now))]],
    ['DELIVERED', [sale('PAID', brought(long))]],
    ['DELIVERED', [sale('COMPLETED', { ...brought(now), endedAt: long })]],
    ['COMPLETED', [sale('COMPLETED', { ...brought(long), endedAt: long })]],
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
