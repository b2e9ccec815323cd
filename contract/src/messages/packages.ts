/** Words of the warehouse's package lists. */
import { counted } from '../count-label.ts';
import type { WarehousePackage } from '../packages.ts';

export const packageMessages = {
  incomingTitle: 'Incoming packages',
  caption: 'Expected packages, soonest first',
  columns: {
    code: 'Package, order',
    seller: 'Seller',
    carrier: 'Carrier, tracking number',
    weight: 'Weight',
    expectedOn: 'Expected, status',
  },
  packageCode: 'package code',
  trackingNumber: 'tracking number',
  orderNumber: 'order number',
  contents: (lines: number, units: number) => `${counted(lines, 'line')}, ${counted(units, 'piece')}`,
  weight: (kilograms: number) => `${kilograms.toFixed(1)} kg`,
  statuses: {
    ANNOUNCED: 'Expected',
    ARRIVED: 'Arrived',
    ON_HOLD: 'On hold',
    CONFIRMED: 'In the warehouse',
    IN_SHIPMENT: 'In a shipment',
    READY_TO_SHIP: 'Ready to ship',
    SHIPPED: 'Shipped',
    DELIVERED: 'Delivered',
    RETURNED_TO_SELLER: 'Returned to seller',
    MISSING: 'Missing',
    DISPOSED: 'Disposed of',
  } satisfies Record<WarehousePackage['status'], string>,
  late: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  groups: { late: 'Late', today: 'Today', later: 'Later' },
  empty: 'Nothing expected today',
  emptyText: 'Packages appear here as soon as sellers announce them.',
  failed: 'There was an error loading the packages, please try again.',
} as const;
