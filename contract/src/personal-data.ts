/** What is kept about a person and about a company, to take along; and the end of both. */
import { z } from 'zod';
import { address } from './addresses.ts';
import { auditEntry } from './audit.ts';
import { claimStatuses, claimTypes } from './claim-values.ts';
import { instant, money, qid } from './common.ts';
import { companyProfile } from './company.ts';
import { documentTypes } from './document-values.ts';
import { payoutStatuses, saleStatuses } from './sale-values.ts';

export const personalData = z
  .strictObject({
    madeAt: instant,
    account: z.strictObject({
      qid,
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      country: z.string(),
      role: z.string(),
      company: z.string().nullable(),
      createdAt: instant,
      secondFactorSince: instant.nullable(),
    }),
    sessions: z.array(z.strictObject({ device: z.string().nullable(), createdAt: instant, lastSeenAt: instant })),
    changes: z.array(auditEntry.omit({ personQid: true, isStaff: true })).meta({
      description: 'What you changed in the company, newest first, at most 5,000',
    }),
  })
  .meta({ id: 'PersonalData' });
export type PersonalData = z.infer<typeof personalData>;

export const leavingBody = z.strictObject({
  secret: z.string().min(1).max(128).meta({ description: 'The current password' }),
});

const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    total: z.int(),
    rows: z.array(row).meta({ description: 'Newest first, at most 10,000; the exports of each list have the rest' }),
  });

export const companyData = z
  .strictObject({
    madeAt: instant,
    company: companyProfile,
    bankAccount: z.strictObject({ holder: z.string(), accountEnding: z.string(), since: instant }).nullable(),
    people: z.array(
      z.strictObject({
        qid,
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        role: z.string(),
        since: instant,
      }),
    ),
    addresses: z.array(
      address.pick({
        companyName: true,
        usageTypes: true,
        line1: true,
        line2: true,
        postalCode: true,
        city: true,
        region: true,
        country: true,
      }),
    ),
    orders: rowsOf(
      z.strictObject({
        order: z.string(),
        buyer: z.string(),
        buyerReference: z.string().nullable(),
        status: z.enum(saleStatuses),
        goods: money,
        placedAt: instant,
        endedAt: instant.nullable(),
      }),
    ),
    payouts: rowsOf(
      z.strictObject({
        order: z.string(),
        status: z.enum(payoutStatuses),
        amount: money,
        accountEnding: z.string(),
        requestedAt: instant,
        settledAt: instant.nullable(),
      }),
    ),
    claims: rowsOf(
      z.strictObject({
        number: z.string(),
        order: z.string(),
        type: z.enum(claimTypes),
        status: z.enum(claimStatuses),
        claimed: money,
        submittedAt: instant,
      }),
    ),
    documents: rowsOf(
      z.strictObject({ order: z.string(), documentType: z.enum(documentTypes), name: z.string(), addedAt: instant }),
    ),
    offers: rowsOf(
      z.strictObject({ gtin: z.string(), product: z.string(), price: money, quantity: z.int(), status: z.string() }),
    ),
  })
  .meta({ id: 'CompanyData' });
export type CompanyData = z.infer<typeof companyData>;
