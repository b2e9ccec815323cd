import type { PermissionName } from '@quayside/contract/permissions';
import { describe, expect, it } from 'vitest';
import type { SiteInfo } from '../lib/site-info.ts';
import { makeUser } from '../testing/user.factory.ts';
import { navigationFor } from './navigation.ts';

const facts: SiteInfo = {
  apiBase: '/api',
  siteUrl: 'https://x.example',
  environment: 'development',
  supportMailbox: '',
  reviewsUrl: null,
  outside: {},
  footer: [],
  isWarehouseEnabled: true,
};
const labels = (...args: Parameters<typeof navigationFor>) =>
  navigationFor(...args).map((section) => section.items.map((item) => item.label));

describe('the menu', () => {
  it('[LAY-10] a seller sees the seller entries in their order, orders with status and page', () => {
    const [main] = navigationFor(makeUser(), 'SELLER', facts, '/dashboard/');
    expect(main?.items.map((item) => [item.label, item.to])).toEqual([
      ['Dashboard', '/dashboard/'],
      ['Orders', '/orders/?status=CURRENT&page=1'],
      ['Inventory', '/inventory/?page=1'],
      ['Price reductions', '/price-reductions/'],
      ['Trending products', '/trending-products/'],
      ['Insights', '/insights/'],
      ['Help center', '/help-center/'],
    ]);
  });

  it('[LAY-14] claims and payouts stand under the orders of whoever may read them', () => {
    const below = (path: string, ...permissions: PermissionName[]) =>
      navigationFor(makeUser({ permissions }), 'SELLER', facts, path)[0]
        ?.items.flatMap((item) => item.below ?? [])
        .map(({ label, isCurrent }) => [label, isCurrent]);
    expect(below('/claims/0198/', 'claims.read', 'payouts.read')).toEqual([
      ['Claims', true],
      ['Payouts', false],
    ]);
    expect(below('/payouts/', 'payouts.read')).toEqual([['Payouts', true]]);
    expect(below('/orders/')).toEqual([]);
  });

  it('[LAY-12] staff see the internal pages they have a right to, and no others', () => {
    const of = (...permissions: PermissionName[]) =>
      labels(makeUser({ isStaff: true, permissions }), 'SELLER', facts, '/')[1];
    expect(of('staff.payments.approve', 'staff.audit')).toEqual(['Payments', 'Buyers’ money', 'Staff audit']);
    expect(of('staff.sellers')).toEqual([
      'Sellers',
      'Lost second factors',
      'Blocked offers',
      'Product requests',
      'Messages',
    ]);
    expect(of('staff.onboarding')).toEqual(['Seller GTIN checker', 'Seller onboarding', 'Warehouse people']);
    expect(of('staff.claims')).toEqual(['Claims']);
    expect(of('staff.test_sale')).toEqual(['Create test sale']);
    expect(of()).toBeUndefined();
  });

  it('[LAY-12] production hides the test sale', () => {
    const permissions: PermissionName[] = [
      'staff.payments.approve',
      'staff.sellers',
      'staff.claims',
      'staff.test_sale',
    ];
    const staff = makeUser({ isStaff: true, permissions });
    expect(labels(staff, 'SELLER', facts, '/')).toEqual([
      ['Dashboard', 'Orders', 'Inventory', 'Price reductions', 'Trending products', 'Insights', 'Help center'],
      [
        'Sellers',
        'Lost second factors',
        'Blocked offers',
        'Product requests',
        'Payments',
        'Buyers’ money',
        'Messages',
        'Claims',
        'Create test sale',
      ],
    ]);
    expect(labels(staff, 'SELLER', { ...facts, environment: 'production' }, '/')).toEqual([
      ['Dashboard', 'Orders', 'Inventory', 'Price reductions', 'Trending products', 'Insights', 'Help center'],
      [
        'Sellers',
        'Lost second factors',
        'Blocked offers',
        'Product requests',
        'Payments',
        'Buyers’ money',
        'Messages',
        'Claims',
      ],
    ]);
    expect(labels(makeUser(), 'SELLER', facts, '/')).toHaveLength(1);
  });

  it('[LAY-13] a warehouse user sees only the warehouse', () => {
    expect(labels(makeUser({ isWarehouseUser: true }), 'WAREHOUSE', facts, '/')).toEqual([
      ['Incoming packages', 'In the warehouse', 'Shipments', 'Ready to ship'],
    ]);
  });

  it('[LAY-14] the active item follows the path, a detail belongs to its list', () => {
    const current = (path: string) =>
      navigationFor(makeUser(), 'SELLER', facts, path)[0]
        ?.items.filter((item) => item.isCurrent)
        .map((item) => item.label);
    expect(current('/orders/0198/')).toEqual(['Orders']);
    expect(current('/claims/0198/')).toEqual([]);
    expect(current('/dashboard')).toEqual(['Dashboard']);
    expect(current('/ordersomething/')).toEqual([]);
  });
});
