/** What can be asked of a sale: confirm, decline, ship, book, pay, complete, contact; and what is answered. */
import { z } from 'zod';
import { askedMoney, countryCode, currency, instant, money, qid, text, version } from './common.ts';
import { secondApproval } from './decisions.ts';
import { fieldErrorMessages } from './messages/field-errors.ts';
import { cancelReasons, declineReasons, reductionReasons, shippingMethods } from './sale-values.ts';
import { bookingAttempt, carrierBooking, load, sale } from './sales.ts';

/** `POST …/confirm_saleline_quantities/`. Lines left out are confirmed as requested. */
export const confirmBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        qid,
        confirmedQuantity: z.int().min(0).max(10_000_000),
        reason: z.enum(reductionReasons).optional(),
        note: text(500).optional(),
      }),
    )
    .max(1_000)
    .default([]),
  version,
});
export const draftLineBody = z.strictObject({ draftQuantity: z.int().min(0).max(10_000_000).nullable() });
export const draftLinesBody = z.strictObject({
  lines: z
    .array(z.strictObject({ qid, draftQuantity: z.int().min(0).max(10_000_000).nullable() }))
    .min(1)
    .max(1_000),
  version,
});
export const declineBody = z.strictObject({
  reasons: z.array(z.enum(declineReasons)).min(1).max(5),
  note: text(500).optional(),
  version,
});
export const updateBody = z.strictObject({
  shippingMethod: z.enum(shippingMethods).optional(),
  clearShipping: z
    .literal(true)
    .optional()
    .meta({ description: 'Clears pallets, parcels and numbers; needed before another method is chosen' }),
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
  readyFrom: z.iso.date().meta({
    description:
      'When the goods are ready, by the lead time of “Shipping from”: earlier days can be booked all the same',
  }),
  results: z.array(
    z.strictObject({
      carrier: z.string(),
      name: z.string(),
      price: money,
      transitDays: z.int(),
      cutOff: z.string().meta({ description: 'Local time of the day by which a pickup has to be booked' }),
      pickupDates: z.array(z.iso.date()),
    }),
  ),
  refused: z
    .array(z.strictObject({ carrier: z.string(), name: z.string(), code: z.string(), message: z.string() }))
    .meta({ description: 'Carriers that do not take this load, and why' }),
  from: z
    .strictObject({
      addressQid: qid.nullable(),
      companyName: z.string(),
      line1: z.string(),
      line2: z.string(),
      postalCode: z.string(),
      city: z.string(),
      country: countryCode,
    })
    .meta({ description: 'Where the carrier collects: the pickup address of the company, else its shipping address' }),
  longestAddressLine: z.int(),
});
export type BookableCarriers = z.infer<typeof bookableCarriers>;
export const bookingAnswer = z.strictObject({
  carrierBooking: carrierBooking.nullable(),
  lastAttempt: bookingAttempt.nullable(),
});

/** Where what a rule misses is put right: a task of the order, a page of the profile, or our support. */
export const payFixes = [
  'quantities',
  'sla',
  'shipping',
  'carrier',
  'fees',
  'billing-address',
  'payment-details',
  'chamber-of-commerce',
  'support',
] as const;
export type PayFix = (typeof payFixes)[number];
export const payRule = z
  .strictObject({
    rule: z.enum(['profile', 'sla', 'shipping', 'fee', 'vat', 'currency', 'limit', 'status', 'claim']),
    /** A warning lets the payment pass: the seller decides, knowing. */
    verdict: z.enum(['PASSED', 'WARNING', 'REFUSED']),
    code: z.string().nullable(),
    message: z.string().nullable(),
    fixes: z.array(z.enum(payFixes)),
  })
  .meta({ id: 'PayRule' });
export type PayRule = z.infer<typeof payRule>;
export const payDryRun = z
  .strictObject({
    rules: z.array(payRule),
    amount: money,
    /** No VAT was entered though some is expected: how much, and what is paid out with it. */
    missingVat: z.strictObject({ expected: money, amountWithVat: money }).nullable(),
    accountEnding: z.string().nullable(),
    expectedOn: z.iso.date(),
    needsApproval: z.boolean(),
    replyBy: instant.nullable(),
    missingProfile: z.array(z.enum(['billing-address', 'payment-details', 'chamber-of-commerce'])),
  })
  .meta({ id: 'PayDryRun' });
export type PayDryRun = z.infer<typeof payDryRun>;
export const payAnswer = sale
  .extend({
    notice: z
      .strictObject({
        code: z.literal('paymentWillBeRevisedAndEnabledByOurTeam'),
        message: z.string(),
        replyBy: instant,
      })
      .optional(),
  })
  .meta({ id: 'PayAnswer' });
export type PayAnswer = z.infer<typeof payAnswer>;

export const cancelAnswer = sale.extend({ secondApproval }).meta({ id: 'CancelAnswer' });

export const testSaleBody = z.strictObject({
  sellerQid: qid.optional(),
  lines: z.int().min(1).max(50).default(3),
  expiresInMinutes: z.int().min(1).max(20_000).optional(),
  expiresInSeconds: z.int().min(1).max(59).optional().meta({ description: 'Instead of the minutes' }),
  currency: currency.optional(),
  unitPrice: z
    .string()
    .regex(/^(?!0+\.00$)\d{1,7}\.\d{2}$/, fieldErrorMessages.amountAboveZero)
    .optional(),
  destinationCountry: countryCode.optional(),
});
export type TestSale = z.input<typeof testSaleBody>;
export const testSaleAnswer = z.strictObject({ qid, order: z.string() });
