/** Packages a warehouse expects or holds. Difference = received − announced. */
import { z } from 'zod';
import { instant, listOf, pageQuery, qid } from './common.ts';

export const packageStatuses = [
  'ANNOUNCED',
  'ARRIVED',
  'ON_HOLD',
  'CONFIRMED',
  'IN_SHIPMENT',
  'READY_TO_SHIP',
  'SHIPPED',
  'DELIVERED',
  'RETURNED_TO_SELLER',
  'MISSING',
  'DISPOSED',
] as const;
export const packageQuery = pageQuery.extend({ status: z.enum(['INCOMING', ...packageStatuses]).default('INCOMING') });
export const warehousePackage = z
  .strictObject({
    qid,
    code: z.string(),
    status: z.enum(packageStatuses),
    order: z.string(),
    sellerName: z.string(),
    carrier: z.string(),
    trackingNumber: z.string(),
    weightKg: z.number(),
    expectedOn: z.iso.date(),
    announcedAt: instant,
  })
  .meta({ id: 'WarehousePackage' });
export type WarehousePackage = z.infer<typeof warehousePackage>;
export const packageList = listOf(warehousePackage);
export type PackageList = z.infer<typeof packageList>;
