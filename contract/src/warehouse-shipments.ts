/** Packages of one buyer and destination that leave a warehouse together (domain page, section 5). */
import { z } from 'zod';
import { countryCode, instant, listOf, pageQuery, qid, text, version } from './common.ts';
import { mostPackages, warehouseShipmentActions, warehouseShipmentStatuses } from './package-values.ts';
import { warehousePackage } from './packages.ts';

const packageQids = z.array(qid).min(1).max(mostPackages);

export const warehouseShipmentQuery = pageQuery.extend({ status: z.enum(warehouseShipmentStatuses).optional() });
export const warehouseShipment = z
  .strictObject({
    qid,
    number: z.string(),
    status: z.enum(warehouseShipmentStatuses),
    buyerName: z.string(),
    destinationCountry: countryCode,
    destinationCity: z.string(),
    ownerQid: qid,
    ownerName: z.string(),
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    weightKg: z.number().nullable(),
    driverName: z.string().nullable(),
    packageCount: z.int(),
    createdAt: instant,
    readyAt: instant.nullable(),
    shippedAt: instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'WarehouseShipment' });
export type WarehouseShipment = z.infer<typeof warehouseShipment>;
export const warehouseShipmentList = listOf(warehouseShipment).extend({
  counts: z.partialRecord(z.enum(warehouseShipmentStatuses), z.int()),
});
export type WarehouseShipmentList = z.infer<typeof warehouseShipmentList>;

export const warehouseShipmentDetail = warehouseShipment
  .extend({
    packages: z.array(warehousePackage),
    missing: z
      .array(warehousePackage)
      .meta({ description: 'Confirmed packages for the same buyer and destination that are in no shipment' }),
    events: z.array(z.strictObject({ at: instant, action: z.string(), actorName: z.string(), note: z.string() })),
    allowedActions: z.array(z.enum(warehouseShipmentActions)),
  })
  .meta({ id: 'WarehouseShipmentDetail' });
export type WarehouseShipmentDetail = z.infer<typeof warehouseShipmentDetail>;

export const openShipmentBody = z.strictObject({ packageQids });
export const changePackagesBody = z.strictObject({ packageQids, version });
export const readyBody = z.strictObject({
  carrier: text(40),
  trackingNumber: text(40).optional().meta({ description: 'Left out only when our own truck brings it' }),
  weightKg: z.number().min(0.1).max(30_000),
  version,
});
export const dispatchBody = z.strictObject({
  driverName: text(80),
  scannedPackageQids: packageQids.meta({ description: 'Every package, as it was scanned out' }),
  version,
});
export const stepBody = z.strictObject({ version });
