import { roles } from '@quayside/contract/users';
import { describe, expect, it } from 'vitest';
import { isStaff, isStaffAddress, kindOf, permissionsOf, type Standing } from './users.policy.ts';

const nobody: Standing = {
  email: 'a@waldhuis.example',
  role: 'VIEWER',
  sellerId: null,
  isEmailVerified: true,
  isWarehouseUser: false,
  staffPermissions: null,
};
const sellerId = '01a1fd72-d24b-7207-9622-16146e34d563';

/** Suffix, subdomain, look-alike, case, plus, quoting, blanks, marks that turn text around. */
const tricks = [
  'a@quayside.example.evil.example',
  'a@evil-quayside.example',
  'a@quayside.example.',
  'a@.quayside.example',
  'a@sub.quayside.example',
  'a@test.test.quayside.example',
  'a@testquayside.example',
  'a@test-quayside.example',
  'a@quayside.examples',
  'a@quayside.exampl',
  'a@quaysid.example',
  'a@quays1de.example',
  'a@quayside.com',
  'quayside.example@evil.example',
  'a@evil.example@quayside.example',
  '"a@quayside.example"@evil.example',
  'a@evil.example?@quayside.example',
  'a@quayside.example@',
  '@quayside.example',
  'quayside.example',
  '',
  'a@',
  'a@quayside%2Eexample',
  'a@quayside\u3002example',
  'a@ｑuayside.example',
  'a@quаyside.example',
  'a@quay\u00ADside.example',
  'a@quayside.example\u0000',
  'a@quayside.example\n',
  ' a@quayside.example',
  'a@quayside.example ',
  'a@[quayside.example]',
  'a@xn--quyside-4of.example',
  'a\u202E@quayside.example',
  'a@quayside.example(x)',
];

describe('staff by e-mail address', () => {
  it('[SES-12] thirty tricks and more are tried, no one twice', () => {
    expect(new Set(tricks).size).toBe(tricks.length);
    expect(tricks.length).toBeGreaterThanOrEqual(30);
  });

  it.each(['a@quayside.example', 'a@test.quayside.example', 'A@QUAYSIDE.EXAMPLE', 'a+b@Quayside.Example'])(
    '[SES-12] %s is the own domain',
    (email) => {
      expect(isStaffAddress(email)).toBe(true);
      expect(isStaff({ ...nobody, email, staffPermissions: [] })).toBe(true);
    },
  );

  it.each(tricks)('[SES-12] %j is not', (email) => {
    expect(isStaffAddress(email)).toBe(false);
    expect(isStaff({ ...nobody, email, staffPermissions: ['staff.audit'] })).toBe(false);
  });

  it('[SES-12] unverified, or without a record, it is no staff', () => {
    const own = { ...nobody, email: 'a@quayside.example' };
    expect(isStaff({ ...own, staffPermissions: null })).toBe(false);
    expect(isStaff({ ...own, isEmailVerified: false, staffPermissions: ['staff.audit'] })).toBe(false);
  });
});

describe('kinds', () => {
  it.each([
    ['a seller', { sellerId }, true, 'SELLER'],
    ['a warehouse user', { isWarehouseUser: true }, true, 'WAREHOUSE'],
    ['a warehouse user where the build says no', { isWarehouseUser: true }, false, 'BUYER'],
    ['a seller with the warehouse flag where the build says no', { isWarehouseUser: true, sellerId }, false, 'SELLER'],
    ['a warehouse role without the flag', { role: 'WAREHOUSE_LEAD' }, true, 'BUYER'],
    ['a buyer', { role: 'BUYER' }, true, 'BUYER'],
    ['staff', { email: 'a@quayside.example', staffPermissions: [] }, true, 'STAFF'],
    [
      'an unverified address of the own domain',
      { email: 'a@quayside.example', isEmailVerified: false, staffPermissions: [] },
      true,
      'SELLER',
    ],
  ] as const)('[SES-02, SES-04] %s', (_what, facts, warehouseEnabled, kind) => {
    expect(kindOf({ ...nobody, ...facts }, warehouseEnabled)).toBe(kind);
  });
});

describe('permissions', () => {
  const of = (role: string) =>
    permissionsOf({ ...nobody, role, sellerId, isWarehouseUser: role.startsWith('WAREHOUSE') }, true);

  it('roles have what the domain page says', () => {
    expect(of('OWNER')).toHaveLength(21);
    expect(of('OWNER').filter((one) => !of('ADMIN').includes(one))).toEqual(['bank.write']);
    expect(of('FINANCE')).toEqual([
      'orders.read',
      'payments.trigger',
      'payouts.read',
      'bank.write',
      'documents.manage',
      'exports.create',
    ]);
    expect(of('VIEWER')).toEqual(['orders.read', 'payouts.read', 'offers.read', 'claims.read', 'insights.read']);
    expect(of('WAREHOUSE_LEAD')).toEqual(['warehouse.receive', 'warehouse.ship', 'warehouse.resolve']);
    expect(of('ORDERS')).not.toContain('payments.trigger');
  });

  it('a suspended company finishes its orders and reads; offers, company facts and bank details stay as they are', () => {
    const of = (role: string, isSuspended: boolean) => permissionsOf({ ...nobody, sellerId, role, isSuspended }, true);
    const lost = (role: string) => of(role, false).filter((one) => !of(role, true).includes(one));
    const closed = [
      'bank.write',
      'company.write',
      'discounts.write',
      'gtin_checker.use',
      'offers.write',
      'stocklist.upload',
    ];
    expect([...lost('OWNER')].sort()).toEqual(closed);
    expect(lost('ORDERS')).toEqual([]);
    expect(lost('VIEWER')).toEqual([]);
    expect(of('FINANCE', true)).toContain('payments.trigger');
  });

  it('nobody but staff has a staff permission, whatever the role or record says', () => {
    for (const role of [...roles, 'staff.audit', '__proto__', 'constructor', 'toString']) {
      const permissions = permissionsOf(
        { ...nobody, role, sellerId, isWarehouseUser: true, staffPermissions: ['staff.audit', 'bank.write'] },
        true,
      );
      expect(permissions.filter((one) => one.startsWith('staff.'))).toEqual([]);
    }
  });

  it('a staff record gives the staff permissions it names, and nothing beside', () => {
    const staff = {
      ...nobody,
      email: 'a@quayside.example',
      role: 'STAFF',
      staffPermissions: ['staff.audit', 'bank.write'],
    };
    expect(permissionsOf(staff, true)).toEqual(['staff.audit']);
  });

  it('without a seller there are no seller permissions, without the warehouse flag none of warehouses', () => {
    expect(permissionsOf({ ...nobody, role: 'OWNER' }, true)).toEqual([]);
    expect(permissionsOf({ ...nobody, role: 'WAREHOUSE_LEAD', sellerId }, true)).toEqual([]);
  });
});
