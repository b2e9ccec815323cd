/** Selling companies as our own people see and move them. */
import { z } from 'zod';
import { askedMoney, countryCode, currency, instant, listOf, money, pageQuery, qid, text } from './common.ts';
import { companyProfile } from './company.ts';
import { pauseReasons, sellerStatuses } from './users.ts';

export const staffSellerEvents = [
  'approve',
  'send_back',
  'reject',
  'pause',
  'resume',
  'suspend',
  'reinstate',
  'close',
] as const;

/** A company whose payments our own people look at first. */
const riskFlag = z.strictObject({
  isSet: z.boolean(),
  note: z.string().meta({ description: 'Why it was last set or removed; the company never reads it' }),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});

export const internalSeller = z
  .strictObject({
    qid,
    name: z.string(),
    status: z.enum(sellerStatuses),
    pauseReason: z.enum(pauseReasons).nullable(),
    expectedPauseEnd: instant.nullable(),
    statusNote: z.string(),
    country: countryCode,
    currency,
    fee: z.string(),
    allowedEvents: z.array(z.enum(staffSellerEvents)),
    profile: companyProfile,
    riskFlag,
    createdAt: instant,
  })
  .meta({ id: 'InternalSeller' });
export type InternalSeller = z.infer<typeof internalSeller>;
export const debtSettlement = z
  .strictObject({
    reference: z.string(),
    amount: money,
    at: instant,
    isTakenBack: z.boolean(),
    mayTakeBack: z.boolean().meta({ description: 'By whoever looks: it stands, and none of its parts is their own' }),
  })
  .meta({ id: 'DebtSettlement' });

/** With what is carried over to its next payouts, by currency. */
export const internalSellerDetail = internalSeller
  .extend({
    carriedOver: z.array(money).meta({ description: 'Below zero: the company owes it to us' }),
    owed: z.array(money).meta({
      description:
        'What it can pay by bank; what an order that can still be paid takes off its own payment is not part of it',
    }),
    settlements: z.array(debtSettlement).meta({ description: 'What it paid by bank, as it was noted, the newest 20' }),
  })
  .meta({ id: 'InternalSellerDetail' });
export type InternalSellerDetail = z.infer<typeof internalSellerDetail>;
export const internalSellerList = listOf(internalSeller).meta({ id: 'InternalSellerList' });
export const internalSellerQuery = pageQuery.extend({
  status: z.enum(sellerStatuses).optional(),
  search: text(80).optional(),
  waiting: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Those that wait for us: in review, or with a fee asked for; the oldest company first' }),
});
export type InternalSellerQuery = z.infer<typeof internalSellerQuery>;

export const moveSellerBody = z.strictObject({
  event: z.enum(staffSellerEvents),
  reason: z.enum(pauseReasons).optional().meta({ description: 'Of a pause' }),
  expectedPauseEnd: instant.nullable().optional().meta({ description: 'Null: until it is settled' }),
  note: text(1_000).optional().meta({ description: 'Told to the company' }),
});
export const riskFlagBody = z.strictObject({
  isSet: z.boolean(),
  note: text(1_000).meta({ description: 'Why; for our own people only' }),
});
export const settleDebtBody = z.strictObject({
  amount: askedMoney.meta({ description: 'What came in our account' }),
  owed: askedMoney.meta({
    description: 'What the company owed when you looked: of two who note the same money one is refused',
  }),
  reference: text(200).meta({
    description:
      'Where it stands on the statement; each is noted once, what is above one person’s limit by a second one',
  }),
});
export const takeBackSettlementBody = z.strictObject({
  reference: text(200).meta({ description: 'Of what was noted: all parts of it are taken back' }),
  reason: text(200).min(3).meta({ description: 'Why; it stands with the counter-posting' }),
});
export const viewCompanyBody = z.strictObject({
  reason: text(200).min(3).meta({ description: 'Why; it stands in the audit log of the company' }),
});
export const viewedCompany = z.strictObject({ until: instant }).meta({ id: 'ViewedCompany' });
export const feeDecisionBody = z.strictObject({ isAgreed: z.boolean() });
