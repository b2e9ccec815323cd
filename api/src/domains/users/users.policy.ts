/**
 * What a person is and may do. Pure: facts in, answer out (domain page, section 14; SES-02, SES-04, SES-12).
 *
 * The database's row is the only source of rights. The e-mail domain alone gives none: it only opens the door to the
 * verification page.
 */
import {
  buyerPermissions,
  type PermissionName,
  sellerPermissions,
  staffRights,
  viewerPermissions,
} from '@quayside/contract/permissions';
import { type Role, roles } from '@quayside/contract/users';

/** What is known of a person. `staffPermissions` is null without a staff record. */
export type Standing = {
  readonly email: string;
  readonly role: string;
  readonly sellerId: string | null;
  readonly buyerId?: string | null;
  readonly isEmailVerified: boolean;
  readonly isWarehouseUser: boolean;
  readonly staffPermissions: readonly string[] | null;
  /** Of the selling company. */
  readonly isSuspended?: boolean;
};

const staffDomains = ['quayside.example', 'test.quayside.example'] as const;

const rolePermissions: Readonly<Record<Role, readonly PermissionName[]>> = {
  OWNER: sellerPermissions,
  ADMIN: sellerPermissions.filter((one) => one !== 'bank.write'),
  ORDERS: [
    'orders.read',
    'orders.confirm',
    'orders.decline',
    'orders.update',
    'shipping.book',
    'documents.manage',
    'claims.read',
    'claims.respond',
    'exports.create',
  ],
  INVENTORY: [
    'offers.read',
    'offers.write',
    'stocklist.upload',
    'gtin_checker.use',
    'discounts.write',
    'insights.read',
  ],
  FINANCE: ['orders.read', 'payments.trigger', 'payouts.read', 'bank.write', 'documents.manage', 'exports.create'],
  VIEWER: sellerPermissions.filter((one) => one.endsWith('.read')),
  WAREHOUSE_WORKER: ['warehouse.receive', 'warehouse.ship'],
  WAREHOUSE_LEAD: ['warehouse.receive', 'warehouse.ship', 'warehouse.resolve'],
  STAFF: [],
  BUYER: [],
};

/**
 * Whether the address belongs to the company's own domain or its test sub-domain. Anything but plain ASCII with one @ is
 * not: look-alike letters and encodings that a mail server would map must never count.
 */
export function isStaffAddress(email: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(email)) return false;
  const [local, domain, ...rest] = email.toLowerCase().split('@');
  if (!local || rest.length > 0) return false;
  return staffDomains.some((one) => one === domain);
}

/** SES-12: a verified address of the own domain and a staff record; either alone is nothing. */
export function isStaff(person: Standing): boolean {
  return person.isEmailVerified && person.staffPermissions !== null && isStaffAddress(person.email);
}

/** SES-04: the WAREHOUSE type needs the person's flag and the build's consent. */
export function isWarehouse(person: Standing, warehouseEnabled: boolean): boolean {
  return person.isWarehouseUser && warehouseEnabled;
}

/**
 * The kind of user. BUYER is everybody the portal does not accept (SES-02); every other accepted user who is neither
 * staff nor warehouse is a SELLER, also one who is accepted by e-mail address only and has no right at all yet.
 */
export function kindOf(person: Standing, warehouseEnabled: boolean): 'STAFF' | 'WAREHOUSE' | 'SELLER' | 'BUYER' {
  if (isStaff(person)) return 'STAFF';
  if (isWarehouse(person, warehouseEnabled)) return 'WAREHOUSE';
  return person.sellerId !== null || isStaffAddress(person.email) ? 'SELLER' : 'BUYER';
}

/**
 * What a suspended company can't do: it finishes its open orders, with their papers, payments and claims, and else reads
 * (domain page, section 7). Team and keys stay in its hands, so that somebody who leaves still loses access.
 */
const closedToSuspended: readonly PermissionName[] = [
  'offers.write',
  'discounts.write',
  'stocklist.upload',
  'gtin_checker.use',
  'company.write',
  'bank.write',
];
const isHeldBack = (permission: PermissionName, { isSuspended = false }: Standing): boolean =>
  permission.startsWith('warehouse.') || (isSuspended && closedToSuspended.includes(permission));

export function permissionsOf(person: Standing, warehouseEnabled: boolean): readonly PermissionName[] {
  const own = Object.entries(rolePermissions).find(([role]) => role === person.role)?.[1] ?? [];
  const ofSeller = person.sellerId === null ? [] : own.filter((one) => !isHeldBack(one, person));
  const ofWarehouse = isWarehouse(person, warehouseEnabled) ? own.filter((one) => one.startsWith('warehouse.')) : [];
  const ofBuyer = person.buyerId && person.sellerId === null ? buyerPermissions : [];
  const ofStaff = isStaff(person) ? staffRights.filter((one) => person.staffPermissions?.includes(one)) : [];
  return [...new Set([...ofSeller, ...ofBuyer, ...ofWarehouse, ...ofStaff])];
}

/** The roles of a selling company that have the permission, without those that have the other one. */
export function rolesWith(permission: PermissionName, unless?: PermissionName): Role[] {
  const given = (role: Role, wanted: PermissionName) => rolePermissions[role].includes(wanted);
  return roles.filter((role) => given(role, permission) && !(unless && given(role, unless)));
}

/** What a role gives in a selling company. */
export const permissionsOfRole = (role: Role): readonly PermissionName[] => rolePermissions[role];

/** Whether the person may look at a company as it sees itself. */
export const mayView = (person: Standing): boolean =>
  isStaff(person) && (person.staffPermissions ?? []).includes('staff.impersonate');

/** Who somebody is in a company that they look at as it sees itself. */
export const viewerStanding = { kind: 'SELLER', role: 'OWNER', permissions: viewerPermissions } as const;
