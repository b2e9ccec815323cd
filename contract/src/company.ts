/** Facts about a selling company that orders, prices and payouts rest on (PRO-01 to PRO-17). */
import { z } from 'zod';
import { askedMoney, countryCode, instant, listOf, money, nameText, qid, regions, text } from './common.ts';
import { companyMessages } from './messages/company.ts';
import { fieldErrorMessages } from './messages/field-errors.ts';

export const vatStatuses = ['VALID', 'INVALID', 'PENDING', 'UNABLE_TO_VALIDATE'] as const;

/** What the register says of a number. `companyName` is empty where it tells none, or could not be asked. */
export const vatValidation = z
  .strictObject({
    countryCode,
    taxNumber: z.string(),
    companyName: z.string(),
    validationStatus: z.enum(vatStatuses),
  })
  .meta({ id: 'VatValidation' });
export type VatValidation = z.infer<typeof vatValidation>;
export const vatValidationBody = z.strictObject({ countryCode, taxNumber: text(24) });

/** Where somebody sells or sends to: whole regions, and countries besides. */
const reach = z.strictObject({
  regions: z.array(z.enum(regions)),
  countries: z.array(countryCode),
});
const askedReach = z.strictObject({
  regions: z.array(z.enum(regions)).max(regions.length),
  countries: z.array(countryCode).max(250),
});
export type Reach = z.infer<typeof reach>;

const origin = z.strictObject({ country: countryCode, leadDays: z.int().min(0).max(60) });
export type Origin = z.infer<typeof origin>;
const term = z.strictObject({ region: z.enum(regions), minimumOrderValue: money, shippingCost: money });
const askedTerm = z.strictObject({ region: z.enum(regions), minimumOrderValue: askedMoney, shippingCost: askedMoney });

export const profilePages = [
  'discount',
  'ship-direct-to',
  'sell-to',
  'shipping-from',
  'shipping-address',
  'chamber-of-commerce',
  'billing-address',
  'payment-details',
] as const;
export type ProfilePage = (typeof profilePages)[number];

export const companyProfile = z
  .strictObject({
    name: z.string(),
    registrationNumber: z.string().nullable(),
    vat: vatValidation.nullable().meta({ description: 'Null: no number was given yet' }),
    discount: z.string().meta({ description: 'Percent off every price, two decimals' }),
    shipDirectTo: reach,
    sellTo: reach,
    shippingFrom: z.array(origin),
    terms: z.array(term).meta({ description: 'Minimum order value and shipping cost by region, in the own currency' }),
    nextFee: z
      .strictObject({ fee: z.string(), from: instant, needsApproval: z.boolean() })
      .nullable()
      .meta({ description: 'A fee that was agreed and does not count yet' }),
    status: z.string(),
    statusNote: z.string(),
    complete: z.array(z.enum(profilePages)).meta({ description: 'Pages with nothing left to fill in' }),
    missingForPayment: z.array(z.enum(profilePages)).meta({ description: 'What keeps a payment from being triggered' }),
    version: z.int(),
  })
  .meta({ id: 'CompanyProfile' });
export type CompanyProfile = z.infer<typeof companyProfile>;

const percent = z
  .string()
  .regex(/^\d{1,2}(?:\.\d{1,2})?$/, companyMessages.percent)
  .refine((value) => Number(value) <= 90, companyMessages.percent);
const areDifferent = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

/** What a company changes of itself; whatever is absent stays. */
export const companyPatch = z.strictObject({
  companyName: nameText(120).optional(),
  registrationNumber: text(40).nullable().optional(),
  vatNumber: text(24).nullable().optional(),
  discount: percent.optional(),
  shipDirectTo: askedReach.optional(),
  sellTo: askedReach
    .refine((to) => to.regions.length + to.countries.length > 0, companyMessages.sellToNobody)
    .optional(),
  shippingFrom: z
    .array(origin)
    .max(30)
    .refine((rows) => areDifferent(rows.map(({ country }) => country)), companyMessages.countryTwice)
    .optional(),
  terms: z
    .array(askedTerm)
    .max(regions.length)
    .refine((rows) => areDifferent(rows.map(({ region }) => region)), companyMessages.regionTwice)
    .optional(),
  companyVersion: z.int().min(1).optional(),
});
export type CompanyPatch = z.infer<typeof companyPatch>;

/** PUT user/fee/: percent from 0 to 30, from the next invoice period on. */
export const feeBody = z.strictObject({
  fee: z
    .string()
    .regex(/^\d{1,2}(?:\.\d{1,2})?$/, companyMessages.fee)
    .refine((value) => Number(value) <= 30, companyMessages.fee),
});
export const feeAnswer = z
  .strictObject({
    fee: z.string(),
    nextFee: z.string(),
    from: instant.meta({ description: 'The first of the next month (UTC)' }),
    needsApproval: z.boolean().meta({ description: 'A lower fee counts once we agreed' }),
  })
  .meta({ id: 'Fee' });

/** How we stand with a company that pays us or is paid less: credit and where its invoices go. */
export const debtor = z
  .strictObject({
    qid,
    name: z.string(),
    country: countryCode,
    vatNumber: z.string().nullable(),
    currency: z.string(),
    invoiceEmail: z.string(),
    creditStatus: z.enum(['NONE', 'APPLIED', 'APPROVED', 'DECLINED']),
    creditLimit: money.nullable(),
    creditPage: z
      .string()
      .nullable()
      .meta({ description: 'Where the application goes on, while it is judged elsewhere' }),
    daysDeferred: z.int().meta({ description: 'Days until an invoice is due; 0: paid at once' }),
  })
  .meta({ id: 'Debtor' });
export type Debtor = z.infer<typeof debtor>;

/** Credit is lent in one currency. */
const creditLimit = askedMoney
  .refine(({ currency: given }) => given === 'EUR', companyMessages.creditCurrency)
  .refine(({ amount }) => /[1-9]/.test(amount), fieldErrorMessages.amountAboveZero);
export const creditApplicationBody = z.strictObject({ limit: creditLimit, note: text(1_000).optional() });
export const creditApplicationAnswer = z
  .strictObject({ qid, status: z.literal('APPLIED'), createdAt: instant })
  .meta({ id: 'CreditApplication' });

/** Our own people on an application: how much may be owed, and for how long. */
export const decideCreditBody = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('APPROVE'),
    limit: askedMoney.refine(({ currency: given }) => given === 'EUR', companyMessages.creditCurrency),
    daysDeferred: z.union([z.literal(14), z.literal(30), z.literal(60)]),
  }),
  z.strictObject({ decision: z.literal('DECLINE') }),
]);
/** Credit that was given is changed, or ended: what is owed stays owed. */
export const changeCreditBody = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('CHANGE'),
    limit: askedMoney.refine(({ currency: given }) => given === 'EUR', companyMessages.creditCurrency),
    daysDeferred: z.union([z.literal(14), z.literal(30), z.literal(60)]),
    reason: text(500).meta({ description: 'The buyer reads it' }),
  }),
  z.strictObject({ decision: z.literal('END'), reason: text(500) }),
]);
const grantedCredit = z.strictObject({
  qid,
  company: z.string(),
  country: countryCode,
  limit: money,
  daysDeferred: z.int(),
});
export type GrantedCredit = z.infer<typeof grantedCredit>;
export const grantedCreditList = listOf(grantedCredit).meta({ id: 'GrantedCreditList' });
export const creditDecisionAnswer = z
  .strictObject({ qid, status: z.enum(['NONE', 'APPLIED', 'APPROVED', 'DECLINED']) })
  .meta({ id: 'CreditDecision' });
const waitingCredit = z.strictObject({
  qid,
  company: z.string(),
  country: countryCode,
  asked: money,
  note: z.string().nullable().meta({ description: 'What the buyer wrote with it' }),
  appliedAt: instant,
});
export type WaitingCredit = z.infer<typeof waitingCredit>;
export const waitingCreditList = listOf(waitingCredit).meta({ id: 'WaitingCreditList' });

export const emailValidationBody = z.strictObject({ email: z.string().trim().max(254) });
export const emailValidation = z
  .strictObject({
    email: z.string(),
    status: z.enum(['VALID', 'INVALID', 'DISPOSABLE']),
    didYouMean: z.string().nullable().meta({ description: 'The same address at a well-known mail service' }),
  })
  .meta({ id: 'EmailValidation', description: 'By its form alone; tells nothing of whose address it is' });

/** Events a seller, or one of us, moves a company with (domain page, section 7). */
export const ownSellerEvents = ['submit_for_review', 'pause', 'resume'] as const;
export const ownStatusBody = z.strictObject({
  event: z.enum(ownSellerEvents),
  reason: z.enum(['HOLIDAY', 'SELLER_REQUEST']).optional(),
  expectedPauseEnd: instant.optional(),
});
