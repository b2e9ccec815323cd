/** The signed-in user, as every portal page reads it. Fields given by the specification, section 3. */
import { z } from 'zod';
import { countryCode, currency, emailAddress, instant, nameText, qid, version } from './common.ts';
import { userErrorMessages } from './messages/user-errors.ts';
import { permissionNames } from './permissions.ts';

export const sellerStatuses = [
  'ONBOARDING',
  'IN_REVIEW',
  'ACTIVE',
  'PAUSED',
  'SUSPENDED',
  'REJECTED',
  'CLOSED',
] as const;
export const pauseReasons = [
  'HOLIDAY',
  'SELLER_REQUEST',
  'EXPIRED_ORDERS',
  'HIGH_DECLINE_RATE',
  'HIGH_CLAIM_RATE',
  'STALE_STOCK_LIST',
  'MISSING_DOCUMENTS',
  'INVALID_VAT',
  'INVALID_BANK_DETAILS',
  'OPEN_DISPUTE',
  'COMPLIANCE_REVIEW',
  'OTHER',
] as const;

export const pricingModels = ['COMMISSION', 'NET_PRICE'] as const;

export const roles = [
  'OWNER',
  'ADMIN',
  'ORDERS',
  'INVENTORY',
  'FINANCE',
  'VIEWER',
  'WAREHOUSE_WORKER',
  'WAREHOUSE_LEAD',
  'STAFF',
  'BUYER',
] as const;
export type Role = (typeof roles)[number];

export const company = z.strictObject({
  qid: qid.nullable(),
  name: z.string(),
  country: countryCode,
  currency,
  timeZone: z.string(),
  vatNumber: z.string().nullable(),
  registrationNumber: z.string().nullable(),
});

export const userAddress = z.strictObject({
  line1: z.string(),
  line2: z.string().meta({ description: 'Empty when there is none, as are postalCode and region' }),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
  country: countryCode,
});

export const accountManager = z.strictObject({ name: z.string(), email: z.string(), phone: z.string().nullable() });

export const user = z
  .strictObject({
    qid,
    email: z.string(),
    country: countryCode,
    account: z.string().meta({ description: 'Account name, as greeted in the header' }),
    pricingModel: z.enum(pricingModels),
    createdAt: instant,
    company,
    address: userAddress.nullable().meta({
      description: 'Where the company’s invoices go, else the first address it entered; null: it has none',
    }),
    signature: z.string().meta({ description: 'Keyed hash of the user id, for support chat identity (SES-11)' }),
    isPhoneVerified: z.boolean(),
    isEmailVerified: z.boolean(),
    isWarehouseUser: z.boolean(),
    warehouseQid: qid.nullable().meta({ description: 'The warehouse this person works in' }),
    isSeller: z.boolean(),
    isStaff: z
      .boolean()
      .meta({ description: 'Verified e-mail of the company’s own domain and a staff record (SES-12)' }),
    phoneMasked: z.string().nullable(),
    pendingEmail: z.string().nullable().meta({
      description: 'Asked for, and not confirmed yet: until then `email` stays the account’s, and verified if it was',
    }),
    pendingPhone: z.string().nullable().meta({ description: 'The same of the phone number, masked' }),
    accountManager: accountManager.nullable(),
    sellerStatus: z.enum(sellerStatuses).nullable(),
    pauseReason: z.enum(pauseReasons).nullable(),
    expectedPauseEnd: instant.nullable(),
    fee: z.string().nullable().meta({ description: 'Percent, two decimals' }),
    slaAccepted: z.boolean(),
    permissions: z.array(z.enum(permissionNames)),
    viewing: z
      .strictObject({ until: instant })
      .nullable()
      .meta({ description: 'One of our own people who looks at this company as it sees itself' }),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

export const groups = z.strictObject({ role: z.enum(roles), permissions: z.array(z.enum(permissionNames)) });

/** With its country code, as people write it; the server alone knows which numbers there are. */
export const phoneNumber = z
  .string()
  .trim()
  .regex(/^\+[\d ().-]{5,38}$/, userErrorMessages.phoneNumber);

/**
 * A new e-mail address or phone number asks for the password and has to be confirmed before it is the account's (PRO-15);
 * `withdraw` gives up the one that waits.
 */
export const userPatch = z.strictObject({
  email: emailAddress.optional(),
  phone: phoneNumber.optional(),
  withdraw: z.enum(['EMAIL', 'PHONE']).optional(),
  account: nameText(80).optional(),
  secret: z.string().min(1).max(128).optional().meta({ description: 'The current password' }),
  version,
});
