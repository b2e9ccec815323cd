import { describe, expect, it } from 'vitest';
import { makeUser } from '../../testing/user.factory.ts';
import { decideGate } from './portal-gate.tsx';
import { isPortalUser, portalHome, userTypeOf } from './user-type.ts';

const facts = { isWarehouseEnabled: true };
const signedIn = (given: Parameters<typeof makeUser>[0] = {}) =>
  ({ status: 'VERIFIED', user: makeUser(given) }) as const;
const warehouse = { isWarehouseUser: true, isSeller: false };

describe('the gate of the portal', () => {
  it('[GATE-01] nothing but the placeholder while the status is not known', () => {
    expect(decideGate({ status: 'NOT_SET' }, '/orders/', 'SELLER', facts)).toEqual({ kind: 'wait' });
  });

  it('[GATE-02] INVALID leads to the login with the path and its query', () => {
    const decision = decideGate({ status: 'INVALID' }, '/orders/?status=CURRENT&page=2', 'SELLER', facts);
    expect(decision).toEqual({ kind: 'go', to: '/login/?redirectPath=%2Forders%2F%3Fstatus%3DCURRENT%26page%3D2' });
  });

  it.each([{ isPhoneVerified: false }, { isEmailVerified: false }])(
    '[GATE-03] with %j the activation comes first',
    (missing) => {
      expect(decideGate(signedIn(missing), '/dashboard/', 'SELLER', facts)).toEqual({
        kind: 'go',
        to: '/activate-account/',
      });
    },
  );

  it('[GATE-05] a page for the other user type is left', () => {
    expect(decideGate(signedIn(), '/warehouse/incoming/', 'WAREHOUSE', facts)).toEqual({
      kind: 'leave',
      to: '/#for-warehouse-users',
    });
    expect(decideGate(signedIn(warehouse), '/orders/', 'SELLER', facts)).toEqual({
      kind: 'leave',
      to: '/#for-sellers',
    });
  });

  it('[GATE-01] a verified user of the right type enters, and pages for nobody in particular admit both', () => {
    expect(decideGate(signedIn(), '/orders/', 'SELLER', facts)).toEqual({ kind: 'enter' });
    expect(decideGate(signedIn(warehouse), '/help/', null, facts)).toEqual({ kind: 'enter' });
  });
});

describe('kinds of users', () => {
  it('[SES-02] only staff, warehouse users and sellers are let in', () => {
    expect(isPortalUser(makeUser())).toBe(true);
    expect(isPortalUser(makeUser(warehouse))).toBe(true);
    expect(isPortalUser(makeUser({ isSeller: false, isStaff: true }))).toBe(true);
    expect(isPortalUser(makeUser({ isSeller: false }))).toBe(false);
  });

  it('[SES-04] WAREHOUSE needs the flag of the user and the consent of the build', () => {
    expect(userTypeOf(makeUser(warehouse), true)).toBe('WAREHOUSE');
    expect(userTypeOf(makeUser(warehouse), false)).toBe('SELLER');
    expect(userTypeOf(makeUser({ isSeller: false, isStaff: true }), true)).toBe('SELLER');
  });

  it('[GATE-04] the portal begins at the dashboard, for warehouse users at the incoming packages', () => {
    expect(portalHome('SELLER')).toBe('/dashboard/');
    expect(portalHome('WAREHOUSE')).toBe('/warehouse/incoming/');
  });
});
