/** Every permission, by the names of the domain page, section 14. `checkout.write` and `claims.submit` are the buyers'. */
export const sellerPermissions = [
  'stocklist.upload',
  'gtin_checker.use',
  'orders.read',
  'orders.confirm',
  'orders.decline',
  'orders.update',
  'shipping.book',
  'documents.manage',
  'payments.trigger',
  'payouts.read',
  'offers.read',
  'offers.write',
  'discounts.write',
  'claims.read',
  'claims.respond',
  'insights.read',
  'company.write',
  'bank.write',
  'team.manage',
  'apikeys.manage',
  'exports.create',
] as const;
/**
 * What one of our own people has who looks at a company as it sees itself: no payment, bank, team, key or export, and no yes to
 * a claim that costs the company money.
 */
export const viewerPermissions = sellerPermissions.filter(
  (one) =>
    !['payments.trigger', 'bank.write', 'team.manage', 'apikeys.manage', 'exports.create', 'claims.respond'].includes(
      one,
    ),
);
export const buyerPermissions = ['claims.read', 'claims.submit', 'checkout.write'] as const;
export const warehousePermissions = ['warehouse.receive', 'warehouse.ship', 'warehouse.resolve'] as const;
export const staffPermissions = [
  'staff.sellers',
  'staff.onboarding',
  'staff.claims',
  'staff.payments.approve',
  'staff.content',
  'staff.impersonate',
  'staff.test_sale',
  'staff.audit',
] as const;

/** What one of our own people may be given: the checker is a right of its own (domain page, section 14). */
export const staffRights = [...staffPermissions, 'gtin_checker.use'] as const;

export const permissionNames = [
  ...sellerPermissions,
  'claims.submit',
  'checkout.write',
  ...warehousePermissions,
  ...staffPermissions,
] as const;
export type PermissionName = (typeof permissionNames)[number];
