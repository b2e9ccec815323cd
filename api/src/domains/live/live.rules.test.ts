import { type PermissionName, permissionNames } from '@quayside/contract/permissions';
import { describe, expect, it } from 'vitest';
import { pageTopics } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { hears } from './live.rules.ts';

const [sellerId, userId] = [newId(), newId()];
const hearer = { userId, sellerId, warehouseId: null, permissions: new Set<PermissionName>(['orders.read']) };
const told = (topic: string, to: { sellerId?: string | null; userId?: string | null } = {}) =>
  hears(hearer, { topic, sellerId, warehouseId: null, userId: null, ...to });

describe('who hears of a change', () => {
  it('[GATE-06] the own company, with the right to read what changed', () => {
    expect(told('sale.changed')).toBe(true);
    expect(told('payout.paid')).toBe(false);
    expect(told('claim.opened')).toBe(false);
  });

  it('[GATE-06] never another company, nor those who have none', () => {
    expect(told('sale.changed', { sellerId: newId() })).toBe(false);
    expect(told('sale.changed', { sellerId: null })).toBe(false);
    expect(
      hears({ ...hearer, sellerId: null }, { topic: 'sale.changed', sellerId, warehouseId: null, userId: null }),
    ).toBe(false);
  });

  it('[RT-20] those of us who answer sellers hear of every company’s messages, and of nothing else', () => {
    const staff = { ...hearer, sellerId: null, permissions: new Set<PermissionName>(['orders.read', 'staff.sellers']) };
    const heard = (topic: string, permissions = staff.permissions) =>
      hears({ ...staff, permissions }, { topic, sellerId, warehouseId: null, userId: null });
    expect(heard('thread.message_added')).toBe(true);
    expect(heard('thread.message_added', new Set<PermissionName>(['orders.read', 'staff.payments.approve']))).toBe(
      false,
    );
    expect(['sale.changed', 'payout.paid', 'claim.opened'].map((topic) => heard(topic))).toEqual([false, false, false]);
  });

  it('[GATE-06] what is for one person goes to that person alone', () => {
    expect(told('notification.added', { userId })).toBe(true);
    expect(told('notification.added', { userId: newId() })).toBe(false);
    expect(told('auth.secret_made', { userId })).toBe(false);
  });

  it('[WH-01] people of a warehouse hear of its packages and shipments, and of nothing else', () => {
    const warehouseId = newId();
    const worker = { userId, sellerId: null, warehouseId, permissions: new Set<PermissionName>(['warehouse.receive']) };
    const heard = (topic: string, of: string | null = warehouseId, by = worker) =>
      hears(by, { topic, sellerId, warehouseId: of, userId: null });
    expect(['package.changed', 'warehouse_shipment.changed'].map((topic) => heard(topic))).toEqual([true, true]);
    expect(['sale.changed', 'offer.changed', 'thread.read'].map((topic) => heard(topic))).toEqual([
      false,
      false,
      false,
    ]);
    expect([heard('package.changed', newId()), heard('package.changed', null)]).toEqual([false, false]);
    expect(heard('package.changed', warehouseId, { ...worker, permissions: new Set() })).toBe(false);
  });

  it('[GATE-06] everything that pages alone are told of is heard by somebody', () => {
    const warehouseId = newId();
    const permissions = new Set<PermissionName>(permissionNames);
    const all = [
      { ...hearer, permissions },
      { ...hearer, sellerId: null, warehouseId, permissions },
    ];
    for (const topic of pageTopics)
      expect(
        all.some((one) => hears(one, { topic, sellerId, warehouseId, userId: null })),
        topic,
      ).toBe(true);
  });

  it('[GATE-06] a topic that nobody listed leaves for nobody', () => {
    for (const topic of ['auth.password_changed', 'seller.profile_changed', 'sale', '', 'user.email_changed'])
      expect(told(topic), topic).toBe(false);
  });
});
