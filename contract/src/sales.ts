/**
 * A sale: the part of a buyer's order that one seller fulfils. Sellers read "order".
 *
 * States, reasons and limits: the domain page, sections 1 to 4. Every read carries `status`, `nextAction` and
 * `allowedActions`; the portal draws its buttons from the last.
 */
import { z } from 'zod';
import { askedMoney, countryCode, currency, instant, listOf, money, pageQuery, qid, regions, text, version } from './common.ts';

export const saleStatuses = [
  'AWAITING_BUYER_PAYMENT', 'REQUESTED', 'CONFIRMED', 'PAYMENT_IN_REVIEW', 'PAID', 'COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED',
] as const;
export type SaleStatus = (typeof saleStatuses)[number];

export const saleGroups = ['CURRENT', 'PAST'] as const;
export type SaleGroup = (typeof saleGroups)[number];
/** CURRENT and PAST by status; AWAITING_BUYER_PAYMENT is invisible to the seller (section 1). */
export const groupOfStatus: Readonly<Record<SaleStatus, SaleGroup | 'HIDDEN'>> = {
  AWAITING_BUYER_PAYMENT: 'HIDDEN', REQUESTED: 'CURRENT', CONFIRMED: 'CURRENT', PAYMENT_IN_REVIEW: 'CURRENT', PAID: 'CURRENT',
  COMPLETED: 'PAST', DECLINED: 'PAST', EXPIRED: 'PAST', CANCELLED: 'PAST',
};

export const nextActions = [
  'CONFIRM_QUANTITIES', 'ADD_SHIPPING_DETAILS', 'BOOK_CARRIER', 'UPLOAD_DOCUMENTS', 'COMPLETE_PROFILE', 'TRIGGER_PAYMENT',
  'WAIT_FOR_APPROVAL', 'ADD_TRACKING', 'COMPLETE_ORDER', 'RESPOND_TO_CLAIM', 'NONE',
] as const;
export type NextAction = (typeof nextActions)[number];

export const saleActions = [
  'CONFIRM_QUANTITIES', 'RECONFIRM_QUANTITIES', 'DECLINE', 'UPDATE', 'BOOK_CARRIER', 'ADD_TRACKING', 'TRIGGER_PAYMENT', 'COMPLETE',
  'EXTEND', 'CANCEL', 'APPROVE_PAYMENT', 'REJECT_PAYMENT',
] as const;
export type SaleAction = (typeof saleActions)[number];

export const declineReasons = [
  'OUT_OF_STOCK', 'PRICE_INCORRECT', 'PRODUCT_DISCONTINUED', 'CANNOT_SHIP_TO_DESTINATION', 'SHIPPING_COST_TOO_HIGH', 'LEAD_TIME_TOO_LONG',
  'BELOW_MINIMUM_AFTER_REDUCTION', 'BRAND_OR_REGION_RESTRICTION', 'DOCUMENT_OR_VAT_PROBLEM', 'WAREHOUSE_CLOSED', 'DUPLICATE_ORDER',
  'BUYER_REQUESTED_CHANGE', 'OTHER',
] as const;
export const reductionReasons = [
  'OUT_OF_STOCK', 'PARTIAL_STOCK', 'PRICE_CHANGED', 'DAMAGED_STOCK', 'SHORT_EXPIRY', 'BATCH_CODE_PROBLEM', 'UNIT_SIZE_MISMATCH',
  'PRODUCT_DISCONTINUED', 'LISTING_ERROR', 'SHIPPING_RESTRICTION', 'OTHER',
] as const;
export const cancelReasons = ['BUYER_NOT_PAID', 'BUYER_CANCELLED', 'FRAUD', 'LEGAL', 'PLATFORM_ERROR'] as const;
export const shippingMethods = ['PLATFORM', 'SELLER'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];
export const loadTypes = ['PARCEL', 'PALLET'] as const;
export const palletTypes = ['EUR', 'HALF', 'INDUSTRIAL', 'US', 'CUSTOM'] as const;
/** Limits of section 4: kilograms and centimetres. */
export const loadLimits = { PARCEL: { kg: 31.5, cm: 175 }, PALLET: { kg: 1_000, cm: 220 } } as const;
/** Outer size in centimetres; CUSTOM takes what is typed. */
export const palletFootprints = { EUR: [120, 80], HALF: [60, 80], INDUSTRIAL: [120, 100], US: [121.9, 101.6] } as const;
export const bookingStatuses = ['REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
export const lineStatuses = ['REQUESTED', 'CONFIRMED', 'REDUCED', 'REMOVED', 'VOID'] as const;
export const payoutStatuses = ['PENDING_APPROVAL', 'APPROVED', 'PROCESSING', 'PAID', 'FAILED', 'UNRESOLVED', 'CANCELLED'] as const;

export const saleSorts = ['expiresAt', '-expiresAt', 'createdAt', '-createdAt', 'amount', '-amount', 'order', '-order'] as const;
export type SaleSort = (typeof saleSorts)[number];

export const saleListQuery = pageQuery.extend({
  status: z.enum([...saleGroups, 'ALL', ...saleStatuses]).default('CURRENT'),
  sort: z.enum(saleSorts).optional(),
  destination: z.union([countryCode, z.enum([...regions, 'WAREHOUSE'])]).optional(),
  nextAction: z
    .string()
    .regex(/^[A-Z_]+(,[A-Z_]+){0,10}$/)
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(nextActions)))
    .optional()
    .meta({ description: 'One or several, separated by commas' }),
  search: z.string().trim().max(80).optional(),
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
  buyerReference: z.string().nullable(),
  lineCount: z.int(),
  total: money.meta({ description: 'Goods: confirmed once confirmed, requested before' }),
  shippingMethod: z.enum(shippingMethods).nullable(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  expiredAt: instant.nullable().meta({ description: 'While open: the deadline, the same value as expiresAt' }),
  expiredFrom: z.enum(saleStatuses).nullable(),
  version: z.int(),
};

export const saleRow = z.strictObject(saleShape).meta({ id: 'SaleRow' });
export type SaleRow = z.infer<typeof saleRow>;
export const saleList = listOf(saleRow).extend({ tabs: z.strictObject({ CURRENT: z.int(), PAST: z.int() }) }).meta({ id: 'SaleList' });
export type SaleList = z.infer<typeof saleList>;

export const saleLine = z
  .strictObject({
    qid,
    status: z.enum(lineStatuses),
    gtin: z.string(),
    productName: z.string(),
    brandName: z.string(),
    unitSize: z.int(),
    requestedQuantity: z.int(),
    draftQuantity: z.int().nullable(),
    confirmedQuantity: z.int().nullable(),
    shippedQuantity: z.int(),
    reductionReason: z.enum(reductionReasons).nullable(),
    reductionNote: z.string().nullable(),
    unitPrice: money,
    total: money,
  })
  .meta({ id: 'SaleLine' });
export type SaleLine = z.infer<typeof saleLine>;
export const saleLines = listOf(saleLine);

export const saleDocument = z
  .strictObject({ documentQid: qid, documentType: z.string(), metadata: z.record(z.string(), z.string()) })
  .meta({ id: 'SaleDocument' });

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
  .strictObject({ qid, status: z.string(), carrier: z.string(), trackAndTraceNumbers: z.array(z.string()), createdAt: instant })
  .meta({ id: 'SaleShipment' });

export const carrierBooking = z.strictObject({
  qid, status: z.literal('SUCCEEDED'), carrier: z.string(), pickupDate: z.iso.date(), price: money, reference: z.string(),
});
export const bookingAttempt = z.strictObject({ status: z.enum(bookingStatuses), code: z.string().nullable(), at: instant });

export const payout = z
  .strictObject({ qid, status: z.enum(payoutStatuses), amount: money, accountEnding: z.string(), requestedAt: instant, replyBy: instant.nullable() })
  .meta({ id: 'SalePayout' });
export type Payout = z.infer<typeof payout>;

export const taskNames = ['quantities', 'sla', 'shipping', 'carrier', 'fees', 'payment', 'tracking', 'complete'] as const;
export const taskStatuses = ['COMPLETED', 'NOT_STARTED', 'IN_PROGRESS', 'CANNOT_START', 'PROBLEM', 'NOT_NEEDED'] as const;

export const sale = z
  .strictObject({
    ...saleShape,
    buyerName: z.string(),
    confirmedAt: instant.nullable(),
    lines: z.array(saleLine),
    documents: z.array(saleDocument),
    commercialInvoice: saleDocument.nullable(),
    invoice: saleDocument.nullable(),
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
    tasks: z.array(z.strictObject({ name: z.enum(taskNames), status: z.enum(taskStatuses) })),
    slaAccepted: z.boolean(),
    updatedAt: instant,
    neighbours: z.strictObject({ previous: qid.nullable(), next: qid.nullable() }).optional(),
  })
  .meta({ id: 'Sale' });
export type Sale = z.infer<typeof sale>;

export const saleEvent = z
  .strictObject({
    qid, at: instant, action: z.string(), actor: z.string(), from: z.enum(saleStatuses).nullable(), to: z.enum(saleStatuses).nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'SaleEvent' });
export const saleEvents = listOf(saleEvent);
export type SaleEvents = z.infer<typeof saleEvents>;

/** `POST …/confirm_saleline_quantities/`. Lines left out are confirmed as requested. */
export const confirmBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        qid, confirmedQuantity: z.int().min(0).max(10_000_000), reason: z.enum(reductionReasons).optional(), note: text(500).optional(),
      }),
    )
    .max(1_000)
    .default([]),
  version,
});
export const draftLineBody = z.strictObject({ draftQuantity: z.int().min(0).max(10_000_000).nullable() });
export const draftLinesBody = z.strictObject({ lines: z.array(z.strictObject({ qid, draftQuantity: z.int().min(0).max(10_000_000).nullable() })).min(1).max(1_000) });
export const declineBody = z.strictObject({ reasons: z.array(z.enum(declineReasons)).min(1).max(5), note: text(500).optional(), version });
export const updateBody = z.strictObject({
  shippingMethod: z.enum(shippingMethods).optional(),
  clearShipping: z.literal(true).optional().meta({ description: 'Clears pallets, parcels and numbers; needed before another method is chosen' }),
  loads: z.array(load).max(100).optional(),
  sellerShippingFee: askedMoney.nullable().optional(),
  sellerVat: askedMoney.nullable().optional(),
  buyerReference: text(60).nullable().optional(),
  version,
});
export const versionBody = z.strictObject({ version }).default({});
export const extendBody = z.strictObject({ workingDays: z.int().min(1).max(2).default(1), version });
export const cancelBody = z.strictObject({ reason: z.enum(cancelReasons), version });
export const bookingBody = z.strictObject({ carrier: z.string().min(1).max(40), pickupDate: z.iso.date(), version });
export const bookableCarriers = z.strictObject({
  results: z.array(z.strictObject({ carrier: z.string(), name: z.string(), price: money, transitDays: z.int(), pickupDates: z.array(z.iso.date()) })),
});
export type BookableCarriers = z.infer<typeof bookableCarriers>;
export const bookingAnswer = z.strictObject({ carrierBooking: carrierBooking.nullable(), lastAttempt: bookingAttempt.nullable() });
export type BookingAnswer = z.infer<typeof bookingAnswer>;

export const payRule = z.strictObject({
  rule: z.enum(['profile', 'sla', 'shipping', 'fee', 'vat', 'currency', 'limit', 'status']),
  passed: z.boolean(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export const payDryRun = z
  .strictObject({
    rules: z.array(payRule), amount: money, accountEnding: z.string().nullable(), expectedOn: z.iso.date(), needsApproval: z.boolean(), replyBy: instant.nullable(),
    missingProfile: z.array(z.enum(['billing-address', 'payment-details', 'chamber-of-commerce'])),
  })
  .meta({ id: 'PayDryRun' });
export type PayDryRun = z.infer<typeof payDryRun>;
export const payAnswer = sale
  .extend({ notice: z.strictObject({ code: z.literal('paymentWillBeRevisedAndEnabledByOurTeam'), message: z.string(), replyBy: instant }).optional() })
  .meta({ id: 'PayAnswer' });
export type PayAnswer = z.infer<typeof payAnswer>;

/** The contact form (`POST …/issue/`): opens a thread on the sale. */
export const issueCategories = ['SHIPPING', 'QUANTITY', 'PRICE', 'DOCUMENTS', 'PAYMENT', 'CLAIM', 'TECHNICAL', 'OTHER'] as const;
export const issueBody = z.strictObject({ category: z.enum(issueCategories), message: text(4_000) });
export const issueAnswer = z.strictObject({ qid, reference: z.string(), replyBy: instant });

export const sellerStats = z
  .strictObject({
    byNextAction: z.partialRecord(z.enum(nextActions), z.int()),
    expiringWithin24Hours: z.int(),
    tabs: z.strictObject({ CURRENT: z.int(), PAST: z.int() }),
    needsYou: z.int(),
  })
  .meta({ id: 'SellerStats' });
export type SellerStats = z.infer<typeof sellerStats>;

export const testSaleBody = z.strictObject({
  sellerQid: qid.optional(),
  lines: z.int().min(1).max(50).default(3),
  expiresInMinutes: z.int().min(1).max(20_000).optional(),
  currency: currency.optional(),
  unitPrice: z.string().regex(/^(?!0+\.00$)\d{1,7}\.\d{2}$/).optional(),
  destinationCountry: countryCode.optional(),
});
export type TestSale = z.input<typeof testSaleBody>;
export const testSaleAnswer = z.strictObject({ qid, order: z.string() });
export type TestSaleAnswer = z.infer<typeof testSaleAnswer>;
