/**
 * A sale: the part of a buyer's order that one seller fulfils. Sellers read "order".
 *
 * States, reasons and limits: the domain page, sections 1 to 4. Every read carries `status`, `nextAction` and
 * `allowedActions`; the portal draws its buttons from the last.
 */
import { z } from 'zod';
import { countryCode, instant, listOf, money, pageQuery, qid, regions } from './common.ts';
import { documentTypes } from './document-values.ts';
import { saleDocument } from './documents.ts';
import { fieldErrorMessages } from './messages/field-errors.ts';
import {
  bookingStatuses,
  cancelReasons,
  declineReasons,
  lineStatuses,
  loadTypes,
  nextActions,
  palletTypes,
  payoutStatuses,
  reductionReasons,
  saleActions,
  saleGroups,
  saleSorts,
  saleStatuses,
  shippingMethods,
  taskNames,
  taskStatuses,
} from './sale-values.ts';

export const saleListQuery = pageQuery.extend({
  status: z.enum([...saleGroups, 'ALL', ...saleStatuses]).default('CURRENT'),
  sort: z.enum(saleSorts).optional(),
  destination: z.union([countryCode, z.enum([...regions, 'WAREHOUSE'])]).optional(),
  nextAction: z
    .string()
    .regex(/^[A-Z_]+(,[A-Z_]+){0,10}$/, fieldErrorMessages.values)
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(nextActions)))
    .optional()
    .meta({ description: 'One or several, separated by commas' }),
  search: z.string().trim().max(80).optional(),
  sellerQid: qid.optional().meta({ description: 'Staff only: whose orders; without it those of all companies' }),
});
export type SaleListQuery = z.infer<typeof saleListQuery>;

const destination = z.strictObject({
  kind: z.enum(['BUYER', 'WAREHOUSE']),
  country: countryCode,
  city: z.string(),
  region: z.enum(regions),
});

const saleShape = {
  qid,
  order: z.string().meta({ description: 'Order number, as people say it' }),
  status: z.enum(saleStatuses),
  hasRead: z.boolean(),
  nextAction: z.enum(nextActions),
  allowedActions: z.array(z.enum(saleActions)),
  destination,
  buyerName: z.string(),
  buyerReference: z.string().nullable(),
  lineCount: z.int(),
  total: money.meta({ description: 'Goods: confirmed once confirmed, requested before' }),
  shippingMethod: z.enum(shippingMethods).nullable(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  expiredAt: instant.nullable().meta({ description: 'While open: the deadline, the same value as expiresAt' }),
  expiredFrom: z.enum(saleStatuses).nullable(),
  endedAt: instant.nullable().meta({ description: 'When it was completed, declined, cancelled or expired' }),
  version: z.int(),
};

const sellerOfRow = z.strictObject({ qid, name: z.string() });

/** So many pictures stand in a row of a list. */
export const picturesOfRow = 3;

export const saleRow = z
  .strictObject({
    ...saleShape,
    pictures: z
      .array(z.string().nullable())
      .max(picturesOfRow)
      .meta({ description: 'Addresses of the pictures of the first lines’ products; null where a product has none' }),
    seller: sellerOfRow.optional().meta({ description: 'Whose it is, where staff read the orders of all companies' }),
  })
  .meta({ id: 'SaleRow' });
export type SaleRow = z.infer<typeof saleRow>;
export const saleList = listOf(saleRow)
  .extend({ tabs: z.strictObject({ CURRENT: z.int(), PAST: z.int() }) })
  .meta({ id: 'SaleList' });
export type SaleList = z.infer<typeof saleList>;

export const saleLine = z
  .strictObject({
    qid,
    status: z.enum(lineStatuses),
    gtin: z.string(),
    productName: z.string(),
    brandName: z.string(),
    picture: z.string().nullable().meta({ description: 'Address of the product’s picture on this server' }),
    unitSize: z.int(),
    requestedQuantity: z.int(),
    draftQuantity: z.int().nullable(),
    confirmedQuantity: z.int().nullable(),
    shippedQuantity: z.int(),
    receivedQuantity: z.int().meta({ description: 'Counted by a warehouse of ours' }),
    damagedQuantity: z.int(),
    claimedQuantity: z.int(),
    refundedQuantity: z.int(),
    reductionReason: z.enum(reductionReasons).nullable(),
    reductionNote: z.string().nullable(),
    unitPrice: money,
    total: money,
  })
  .meta({ id: 'SaleLine' });
export type SaleLine = z.infer<typeof saleLine>;
export const saleLines = listOf(saleLine);

const centimetres = z.number().positive().max(400);
export const load = z.strictObject({
  loadType: z.enum(loadTypes),
  palletType: z.enum(palletTypes).nullable(),
  count: z.int().min(1).max(200),
  lengthCm: centimetres,
  widthCm: centimetres,
  heightCm: centimetres,
  weightKg: z.number().positive().max(2_000).meta({ description: 'Per piece' }),
});
export type Load = z.infer<typeof load>;

export const saleShipment = z
  .strictObject({
    qid,
    status: z.string(),
    carrier: z.string(),
    trackAndTraceNumbers: z.array(z.string()),
    apart: z
      .array(z.strictObject({ number: z.string(), status: z.string() }))
      .optional()
      .meta({ description: 'Of an order: numbers that are elsewhere than the shipment as a whole' }),
    pickupDate: z.iso.date().nullable().meta({ description: 'Day the booked carrier collects' }),
    lastEventAt: instant.nullable().meta({ description: 'When the carrier was last heard of' }),
    isBooked: z.boolean().meta({ description: 'Carried by a booking made here' }),
    isRemovable: z.boolean().meta({ description: 'No carrier has scanned it yet' }),
    createdAt: instant,
  })
  .meta({ id: 'SaleShipment' });

export const carrierBooking = z.strictObject({
  qid,
  status: z.literal('SUCCEEDED'),
  carrier: z.string(),
  pickupDate: z.iso.date(),
  price: money,
  reference: z.string(),
  hasLabel: z.boolean(),
});
export const bookingAttempt = z.strictObject({
  status: z.enum(bookingStatuses),
  code: z.string().nullable(),
  at: instant,
});

export const payout = z
  .strictObject({
    qid,
    status: z.enum(payoutStatuses),
    amount: money,
    accountEnding: z.string(),
    requestedAt: instant,
    replyBy: instant.nullable(),
  })
  .meta({ id: 'SalePayout' });
export type Payout = z.infer<typeof payout>;

const deliverTo = z
  .strictObject({
    name: z.string(),
    line1: z.string(),
    line2: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: countryCode,
  })
  .meta({ id: 'SaleDeliverTo', description: 'As on the label. Lines that are not known are empty' });

const earnings = z
  .strictObject({
    goods: money,
    shippingFee: money,
    vat: money,
    commission: money,
    commissionBasisPoints: z.int().nullable().meta({ description: 'Null once paid: the payout keeps the amount' }),
    commissionVat: money,
    carrierCost: money.meta({
      description: 'Of the carrier booked here; zero without one, and where a later payout takes it',
    }),
    earlier: money.meta({ description: 'Taken from or added to this payout for earlier orders' }),
    payout: money,
  })
  .meta({ id: 'SaleEarnings', description: 'From goods to payout: as it stands, or as it was paid' });
export type SaleEarnings = z.infer<typeof earnings>;

const issuedInvoice = z.strictObject({
  documentQid: qid,
  documentType: z.literal('SELF_BILLED_INVOICE'),
  number: z.string(),
  issuedAt: instant,
  path: z.string().meta({ description: 'For download, below the API: sales/{qid}/invoice/' }),
});

export const sale = z
  .strictObject({
    ...saleShape,
    confirmedAt: instant.nullable(),
    lines: z.array(saleLine),
    documents: z.array(saleDocument),
    commercialInvoice: saleDocument.nullable(),
    invoice: issuedInvoice.nullable().meta({ description: 'Self-billed; null until it is issued' }),
    declineReasons: z.array(z.enum(declineReasons)),
    declineNote: z.string().nullable(),
    cancelReason: z.enum(cancelReasons).nullable(),
    shipmentGroup: z.strictObject({ qid, status: z.string() }),
    shipments: z.array(saleShipment),
    carrierBooking: carrierBooking.nullable(),
    lastAttempt: bookingAttempt.nullable(),
    loads: z.array(load),
    sellerShippingFee: money.nullable(),
    maximumShippingFee: money,
    sellerVat: money.nullable(),
    expectedVat: money,
    requestedTotal: money,
    payout: payout.nullable(),
    wasExtended: z.boolean().meta({ description: 'More time was granted; it is granted once' }),
    earnings: earnings.nullable().meta({ description: 'For those who may read payouts' }),
    deliverTo: deliverTo.nullable().meta({ description: 'Null until the quantities are confirmed' }),
    tasks: z.array(z.strictObject({ name: z.enum(taskNames), status: z.enum(taskStatuses) })),
    missingDocuments: z
      .array(z.enum(documentTypes))
      .meta({ description: 'Types the order must have before it is completed' }),
    slaAccepted: z.boolean(),
    updatedAt: instant,
    neighbours: z.strictObject({ previous: qid.nullable(), next: qid.nullable() }).optional(),
  })
  .meta({ id: 'Sale' });
export type Sale = z.infer<typeof sale>;

export const saleEvent = z
  .strictObject({
    qid,
    at: instant,
    action: z.string(),
    actor: z.string(),
    from: z.enum(saleStatuses).nullable(),
    to: z.enum(saleStatuses).nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'SaleEvent' });
export const saleEvents = listOf(saleEvent);
export type SaleEvents = z.infer<typeof saleEvents>;

export const sellerStats = z
  .strictObject({
    byNextAction: z.partialRecord(z.enum(nextActions), z.int()),
    expiringWithin24Hours: z.int().meta({ description: 'Of the orders that wait for something this person may do' }),
    tabs: z.strictObject({ CURRENT: z.int(), PAST: z.int() }),
    needsYou: z.int().meta({ description: 'Orders that wait for something this person may do' }),
  })
  .meta({ id: 'SellerStats' });
export type SellerStats = z.infer<typeof sellerStats>;
