/** Packages of one buyer and destination that leave a warehouse together (domain page, section 5). */
import { z } from 'zod';
import { countryCode, instant, listOf, pageQuery, qid, text, version } from './common.ts';
import {
  customsFacts,
  hsCodePattern,
  mostPackages,
  toldByLead,
  warehouseJourneys,
  warehouseShipmentActions,
  warehouseShipmentStatuses,
} from './package-values.ts';
import { warehousePackage } from './packages.ts';
import { signature } from './signature.ts';

const packageQids = z.array(qid).min(1).max(mostPackages);

export const warehouseShipmentQuery = pageQuery.extend({
  status: z.enum(warehouseShipmentStatuses).optional(),
  isTroubled: z
    .literal('true')
    .optional()
    .meta({ description: 'Only what is on its way and delayed, coming back or lost; status does not count then' }),
});
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
    journey: z
      .enum(warehouseJourneys)
      .nullable()
      .meta({ description: 'What its carrier told last; null: nothing yet' }),
    journeyAt: instant.nullable(),
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

const hsCode = z.string().regex(hsCodePattern).meta({ description: '6, 8 or 10 digits of the Harmonised System' });
export const customsProduct = z
  .strictObject({
    gtin: z.string().nullable().meta({ description: 'Null: nobody told what is in these packages' }),
    productName: z.string().nullable(),
    hsCode: z.string().nullable(),
    originCountry: z.string().nullable(),
    facts: z.array(z.enum(customsFacts)).meta({ description: 'What is missing' }),
    packages: z.array(z.string()),
  })
  .meta({ id: 'CustomsProduct' });
export type CustomsProduct = z.infer<typeof customsProduct>;

export const warehouseShipmentDetail = warehouseShipment
  .extend({
    packages: z.array(warehousePackage),
    signature: signature.nullable().meta({ description: 'Of who took the packages' }),
    missing: z.array(warehousePackage).meta({
      description: 'Confirmed packages for the same buyer and destination that are in no shipment, at most 100 of them',
    }),
    missingCount: z.int().meta({ description: 'How many such packages there are' }),
    customs: z.array(customsProduct).nullable().meta({
      description: 'What customs are told, incomplete products first. Null: no customs on its way, or it is closed',
    }),
    events: z.array(z.strictObject({ at: instant, action: z.string(), actorName: z.string(), note: z.string() })),
    allowedActions: z.array(z.enum(warehouseShipmentActions)),
  })
  .meta({ id: 'WarehouseShipmentDetail' });
export type WarehouseShipmentDetail = z.infer<typeof warehouseShipmentDetail>;

export const openShipmentBody = z.strictObject({ packageQids });
export const changePackagesBody = z.strictObject({ packageQids, version });
export const addPackagesQuery = z.strictObject({
  hasWaited: z
    .literal('true')
    .optional()
    .meta({ description: 'Scanned before and sent later: refused where it would cancel a booked carrier' }),
});
export const readyBody = z.strictObject({
  carrier: text(40).optional().meta({ description: 'Left out only where a carrier is booked' }),
  trackingNumber: text(40).optional().meta({
    description: 'Left out only when our own truck brings it, or the booked carrier gave one',
  }),
  weightKg: z.number().min(0.1).max(30_000),
  version,
});
export const dispatchBody = z.strictObject({
  driverName: text(80).optional().meta({ description: 'Needed where nobody signs' }),
  signature: signature.optional().meta({ description: 'Of who takes the packages' }),
  scannedPackageQids: packageQids.meta({ description: 'Every package, as it was scanned out' }),
  version,
});
export const carrierNewsBody = z.strictObject({
  code: z.enum(toldByLead),
  note: text(200).optional().meta({ description: 'Who said it, and how' }),
  version,
});
export const declareBody = z.strictObject({
  products: z
    .array(
      z.strictObject({
        gtin: z.string().regex(/^\d{14}$/),
        hsCode: hsCode.optional(),
        originCountry: countryCode.optional(),
      }),
    )
    .min(1)
    .max(200),
  version,
});
export const stepBody = z.strictObject({ version });
