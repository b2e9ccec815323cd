import { type PermissionName, warehousePermissions } from '@quayside/contract/permissions';

/** Who hears of what. Pure. A topic that is not listed here leaves for nobody. */

/** The permission a change asks for, by the noun its topic begins with. */
const heardWith: Readonly<Record<string, PermissionName>> = {
  sale: 'orders.read',
  replacement: 'orders.read',
  payment: 'orders.read',
  shipment: 'orders.read',
  document: 'orders.read',
  thread: 'orders.read',
  payout: 'payouts.read',
  claim: 'claims.read',
  offer: 'offers.read',
  package: 'orders.read',
};
/** What our own people hear of every company, with the right to act on it. */
const heardByStaffWith: Readonly<Record<string, PermissionName>> = { thread: 'staff.sellers' };

/** What people of a warehouse hear of it, whichever of its rights they hold. */
const heardInWarehouse = ['package', 'warehouse_shipment'];

/** Told to the person they are about, whatever the person may do. */
const personal = ['notification'];

type Rights = {
  readonly kind: string;
  readonly role: string;
  readonly sellerId: string | null;
  readonly warehouseId: string | null;
  readonly isVerified: boolean;
  readonly permissions: ReadonlySet<PermissionName>;
};

/** Whether a stream that was opened with the one set of rights may go on with the other. */
export function hasSameRights(one: Rights, other: Rights): boolean {
  return (
    one.kind === other.kind &&
    one.role === other.role &&
    one.sellerId === other.sellerId &&
    one.warehouseId === other.warehouseId &&
    one.isVerified === other.isVerified &&
    one.permissions.size === other.permissions.size &&
    [...one.permissions].every((permission) => other.permissions.has(permission))
  );
}

export type Hearer = {
  readonly userId: string;
  readonly sellerId: string | null;
  readonly warehouseId: string | null;
  readonly permissions: ReadonlySet<PermissionName>;
};
type Addressed = {
  readonly topic: string;
  readonly sellerId: string | null;
  readonly warehouseId: string | null;
  readonly userId: string | null;
};

/** Whether this person is told: own company, warehouse or name, and the right to read what changed. */
export function hears(hearer: Hearer, { topic, sellerId, warehouseId, userId }: Addressed): boolean {
  const noun = topic.slice(0, topic.indexOf('.'));
  if (userId !== null) return personal.includes(noun) && userId === hearer.userId;
  if (hearer.warehouseId !== null)
    return (
      warehouseId === hearer.warehouseId &&
      heardInWarehouse.includes(noun) &&
      warehousePermissions.some((right) => hearer.permissions.has(right))
    );
  if (sellerId === null || (hearer.sellerId !== null && sellerId !== hearer.sellerId)) return false;
  const needed = (hearer.sellerId === null ? heardByStaffWith : heardWith)[noun];
  if (needed === undefined) return false;
  return hearer.permissions.has(needed);
}
