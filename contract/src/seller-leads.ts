/** Companies that would like to sell here, and how far they have come (domain page, section 8). */
import { z } from 'zod';
import { countryCode, emailAddress, instant, listOf, nameText, pageQuery, qid, text, version } from './common.ts';
import { everyFileType } from './file-values.ts';
import { stockListTask } from './stock-lists.ts';
import { phoneNumber } from './users.ts';

export const leadStatuses = [
  'NEW',
  'CONTACTED',
  'STOCK_CHECK',
  'QUALIFIED',
  'ONBOARDING',
  'COMPLETED_SUCCESSFUL',
  'COMPLETED_UNSUCCESSFUL',
  'DUPLICATE',
] as const;
export type LeadStatus = (typeof leadStatuses)[number];
export const leadReasons = [
  'NO_RESPONSE',
  'STOCK_NOT_COMPETITIVE',
  'UNSUPPORTED_CATEGORY',
  'COMPLIANCE',
  'REGION',
  'WITHDRAWN',
  'OTHER',
] as const;

export const sellerLead = z
  .strictObject({
    qid,
    slug: z.string(),
    email: z.string(),
    companyName: z.string(),
    contactName: z.string(),
    country: countryCode,
    phone: z.string().nullable(),
    website: z.string().nullable(),
    message: z.string().meta({ description: 'Empty when there is none' }),
    status: z.enum(leadStatuses),
    reason: z.enum(leadReasons).nullable(),
    note: z.string().meta({ description: 'Ours; empty for everybody else' }),
    dueAt: instant.nullable().meta({ description: 'By when one of us takes it on; null: it waits for nobody of ours' }),
    sellerQid: qid.nullable().meta({ description: 'The company it became' }),
    sellerStatus: z.string().nullable(),
    dealId: z.string().nullable().meta({ description: 'Its number among our deals; null for everybody else' }),
    allowedMoves: z.array(z.enum(leadStatuses)),
    checklist: z
      .array(z.strictObject({ key: z.string(), isDone: z.boolean() }))
      .meta({ description: 'What is left until the company can be approved' }),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'SellerLead' });
export type SellerLead = z.infer<typeof sellerLead>;
const stockCheck = stockListTask
  .pick({ qid: true, status: true, fileName: true, rowsTotal: true, counts: true, createdBy: true, createdAt: true })
  .meta({ id: 'LeadStockCheck' });
export type StockCheck = z.infer<typeof stockCheck>;
const leadStep = z
  .strictObject({
    status: z.enum(leadStatuses),
    at: instant,
    by: z.string().nullable().meta({ description: 'One of us; null: the company itself, or the system' }),
    reason: z.enum(leadReasons).nullable().meta({ description: 'Why it ended' }),
  })
  .meta({ id: 'LeadStep' });
export type LeadStep = z.infer<typeof leadStep>;
export const leadFile = z
  .strictObject({
    qid,
    name: z.string(),
    fileType: z.enum(everyFileType),
    bytes: z.int(),
    addedAt: instant,
    addedBy: z.string().meta({ description: 'One of us' }),
  })
  .meta({ id: 'LeadFile' });
export type LeadFile = z.infer<typeof leadFile>;
export const leadFileFields = z.strictObject({});
export const sellerLeadDetail = sellerLead
  .extend({
    files: z.array(leadFile).meta({
      description: 'What the company sent us or we keep with its lead, newest first; for our own people only',
    }),
    steps: z.array(leadStep).meta({ description: 'The steps it took, oldest first; for our own people only' }),
    stockChecks: z.array(stockCheck).meta({
      description: 'GTIN checks of its lists, newest first, of the last 30 days; for our own people only',
    }),
  })
  .meta({ id: 'SellerLeadDetail' });
export type SellerLeadDetail = z.infer<typeof sellerLeadDetail>;
export const sellerLeadList = listOf(sellerLead).meta({ id: 'SellerLeadList' });
export const sellerLeadQuery = pageQuery.extend({
  status: z.enum(leadStatuses).optional(),
  completedSuccessful: z.enum(['true', 'false']).optional(),
  state: z
    .enum(['OPEN', 'ENDED'])
    .optional()
    .meta({ description: 'OPEN: neither completed nor ended; ENDED: without success, duplicates too' }),
  overdue: z.literal('true').optional().meta({ description: 'Only those whose time is over' }),
  search: text(80).optional(),
});
export type SellerLeadQuery = z.infer<typeof sellerLeadQuery>;

const website = z.url({ protocol: /^https?$/ }).max(200);
export const createLeadBody = z.strictObject({
  email: emailAddress,
  companyName: nameText(120),
  contactName: nameText(80),
  country: countryCode,
  phone: phoneNumber.optional(),
  website: website.optional(),
  message: text(2_000).optional(),
});
export const leadAnswer = z
  .strictObject({ slug: z.string(), email: z.string(), status: z.enum(leadStatuses) })
  .meta({ id: 'SellerLeadAnswer' });

export const changeLeadBody = z.strictObject({
  companyName: nameText(120).optional(),
  contactName: nameText(80).optional(),
  country: countryCode.optional(),
  phone: phoneNumber.nullable().optional(),
  website: website.nullable().optional(),
  message: text(2_000).optional(),
  status: z.enum(leadStatuses).optional(),
  note: z.string().trim().max(2_000).optional(),
  version,
});
export const completeLeadBody = z.strictObject({
  outcome: z.enum(['SUCCESSFUL', 'UNSUCCESSFUL']),
  reason: z.enum(leadReasons).optional(),
  note: text(2_000).optional(),
  version,
});

const account = {
  email: emailAddress,
  password: z.string().min(12).max(128),
  account: nameText(80).meta({ description: 'The person’s name' }),
  companyName: nameText(120),
  country: countryCode,
  phone: phoneNumber,
};
/** POST users/: a buying company and its first person. */
export const registerBuyerBody = z.strictObject({
  ...{ ...account, city: text(80), line1: text(80), postalCode: text(16) },
  vatNumber: text(24)
    .optional()
    .meta({ description: 'Without it no invoices are made out to companies in the EU and the United Kingdom' }),
});
/** POST users/register/: the selling company of a lead and its owner. */
export const registerSellerBody = z.strictObject({
  ...account,
  vatNumber: text(24).optional(),
  gtins: z.array(z.string().trim().max(20)).max(500).optional().meta({ description: 'What would be sold, one a line' }),
});
export const registered = z
  .strictObject({ qid, email: z.string(), isEmailVerified: z.boolean() })
  .meta({ id: 'RegisteredUser' });
