/** Packages a warehouse expects or holds (domain page, section 5). Difference = received − announced. */
import { z } from 'zod';
import { bayAisles } from './bays.ts';
import { countryCode, instant, listOf, pageQuery, qid, text, version } from './common.ts';
import {
  codeKinds,
  discrepancyTypes,
  endedStatuses,
  longestLabelCode,
  packageActions,
  packageFigures,
  packageResolutions,
  packageStatuses,
  reportableTypes,
} from './package-values.ts';

export { packageStatuses } from './package-values.ts';

export const packageQuery = pageQuery.extend({
  status: z.enum(['INCOMING', ...packageStatuses]).default('INCOMING'),
  figure: z.enum(packageFigures).optional().meta({
    description:
      'Those that a figure of the warehouse counts, whatever their status; with `by=DESTINATION` the groups of that status which hold one of them',
  }),
  search: text(80).optional().meta({ description: 'Package code, order, seller or buyer' }),
  by: z.enum(['DESTINATION', 'BAY']).optional().meta({
    description:
      'BAY: in the order of their bays. DESTINATION: pages by whole groups: `size` and `count` are of groups that go to one buyer and place, and a page holds all packages of its groups. Those whose orders have ended are one group, the first; then what is complete',
  }),
});

export const warehousePackage = z
  .strictObject({
    qid,
    code: z.string(),
    status: z.enum(packageStatuses),
    order: z.string(),
    sellerName: z.string(),
    buyerName: z.string(),
    destinationCountry: countryCode,
    destinationCity: z.string(),
    destinationPlace: z.string().nullable().meta({
      description: 'The address that was chosen with its order, in one line. Null: where its buyer registered',
    }),
    goesWith: z
      .string()
      .meta({ description: 'Packages with the same value go to one buyer and place: they alone leave together' }),
    orderEnded: z
      .enum(endedStatuses)
      .nullable()
      .meta({ description: 'How its order ended without a delivery; null: it is still to be sent on' }),
    carrier: z.string(),
    trackingNumber: z.string(),
    sscc: z.string().nullable(),
    weightKg: z.number(),
    expectedOn: z.iso.date(),
    announcedAt: instant,
    arrivedAt: instant.nullable(),
    confirmedAt: instant.nullable(),
    lostAt: instant.nullable().meta({ description: 'When it was given up as lost' }),
    location: z.string().nullable().meta({ description: 'The bay it stands in' }),
    number: z.int().meta({ description: 'Which of the packages of its order that go to this warehouse' }),
    total: z.int().meta({ description: 'How many packages of its order go to this warehouse' }),
    received: z.int().meta({ description: 'How many of them have arrived' }),
    lineCount: z.int(),
    unitCount: z.int(),
    version: z.int(),
  })
  .meta({ id: 'WarehousePackage' });
export type WarehousePackage = z.infer<typeof warehousePackage>;
export const packageList = listOf(warehousePackage).extend({
  counts: z.partialRecord(z.enum(packageStatuses), z.int()).meta({
    description:
      'Packages of this warehouse by status, but for those that have left; 10001: more than 10000; a status without one is left out',
  }),
});
export type PackageList = z.infer<typeof packageList>;

const packageLine = z.strictObject({
  qid: qid.meta({ description: 'Of the order’s line' }),
  gtin: z.string(),
  productName: z.string(),
  brandName: z.string(),
  unitSize: z.int(),
  announced: z.int(),
  received: z.int().nullable().meta({ description: 'null: not counted yet' }),
  damaged: z.int(),
  lot: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
});
const discrepancy = z.strictObject({
  qid,
  type: z.enum(discrepancyTypes),
  lineQid: qid.nullable(),
  quantity: z.int(),
  note: z.string(),
  photos: z.array(z.strictObject({ qid, name: z.string() })),
  reportedAt: instant,
  reportedByName: z.string(),
  resolution: z.enum(packageResolutions).nullable(),
  resolvedAt: instant.nullable(),
  resolvedByName: z.string().nullable(),
});
/** What our warehouse found otherwise than the seller announced, as the seller reads it. */
export const saleDifferences = listOf(
  z.strictObject({
    qid,
    packageCode: z.string(),
    type: z.enum(discrepancyTypes),
    lineQid: qid.nullable(),
    productName: z.string().nullable(),
    quantity: z.int(),
    note: z.string(),
    photos: z.array(z.strictObject({ qid, name: z.string() })),
    reportedAt: instant,
    resolution: z.enum(packageResolutions).nullable(),
    resolvedAt: instant.nullable().meta({ description: 'Without a resolution: it was taken back' }),
  }),
).meta({ id: 'SaleDifferenceList' });
export type SaleDifference = z.infer<typeof saleDifferences>['results'][number];
const packageEvent = z.strictObject({
  at: instant,
  action: z.string(),
  actorName: z.string(),
  scannedByName: z.string().nullable().meta({ description: 'Who scanned it, where somebody else sent the scan' }),
  from: z.enum(packageStatuses).nullable(),
  to: z.enum(packageStatuses),
  note: z.string(),
});
export const packageDetail = warehousePackage
  .extend({
    shipment: z.strictObject({ qid, number: z.string() }).nullable(),
    proposedLocation: z.string().meta({ description: 'Where to put it' }),
    lines: z.array(packageLine),
    discrepancies: z.array(discrepancy),
    events: z.array(packageEvent).meta({ description: 'Newest first' }),
    allowedActions: z.array(z.enum(packageActions)),
    resolutions: z.array(z.enum(packageResolutions)).meta({ description: 'What a lead can decide of it' }),
  })
  .meta({ id: 'WarehousePackageDetail' });
export type PackageDetail = z.infer<typeof packageDetail>;

/** The aisles of a warehouse, H for what is on hold, R for what goes back. */
export const bayLabelQuery = z.strictObject({ aisle: z.enum(bayAisles).optional() });

export const lookupQuery = z.strictObject({ code: text(200) });
export const lookupAnswer = z
  .strictObject({
    matchedBy: z.enum(codeKinds),
    results: z
      .array(warehousePackage)
      .meta({ description: 'Soonest first; several for a GTIN, and for a label that no package alone has' }),
  })
  .meta({ id: 'PackageLookup' });
export type PackageLookup = z.infer<typeof lookupAnswer>;

const location = text(12);
const scanned = {
  scannedAt: instant.optional().meta({ description: 'When it was scanned, if that was earlier' }),
  scannedBy: qid.optional().meta({ description: 'Who of this warehouse scanned it, if that was somebody else' }),
};
export const arriveBody = z.strictObject({ ...scanned, version });
export const confirmBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        lineQid: qid,
        received: z.int().min(0).max(1_000_000),
        lot: text(20).optional(),
        expiresOn: z.iso.date().optional(),
      }),
    )
    .max(500)
    .optional(),
  isAsAnnounced: z.boolean().optional().meta({ description: 'Lines that are not named hold what was announced' }),
  location: location.optional(),
  ...scanned,
  version,
});
const wholeNumber = z.coerce.number().int();
export const reportFields = z.strictObject({
  type: z.enum(reportableTypes),
  quantity: wholeNumber.min(0).max(1_000_000),
  lineQid: qid.optional(),
  note: text(1_000).optional(),
  version: wholeNumber.min(1).optional(),
});
export const unannouncedFields = z.strictObject({
  code: text(longestLabelCode).meta({ description: 'What the label says' }),
  order: text(40).meta({ description: 'The order it belongs to' }),
  note: text(1_000).optional(),
});
export const resolveBody = z.strictObject({
  resolution: z.enum(packageResolutions),
  raiseClaim: z.boolean().default(false).meta({
    description:
      'Whether we claim what is missing or damaged from the seller, with the photos as evidence; not with a resolution that another one follows',
  }),
  note: text(1_000).optional(),
  location: location.optional(),
  version,
});
export const giveUpBody = z.strictObject({
  raiseClaim: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether we claim what was in it as a lost shipment, so that its buyer is refunded' }),
  note: text(1_000).optional(),
  version,
});
export const moveBody = z.strictObject({
  location: z
    .string()
    .regex(/^[A-Z]-\d{2}$/)
    .meta({ description: 'The bay it is put into, such as C-07' }),
  ...scanned,
  version,
});
export const undoBody = z.strictObject({ version });
