/** Bank details of a company: one account, in the form its country uses (PRO-10). */
import { z } from 'zod';
import { countryCode, currency, instant, text } from './common.ts';

/** After a change payouts wait, and payments are looked at by us (domain page, sections 2 and 13). */
export const bankChange = { pauseHours: 24, reviewDays: 14 } as const;

export const bankKinds = ['iban', 'sort_code', 'aba', 'swift_code'] as const;
export type BankKind = (typeof bankKinds)[number];

export const bankInfo = z
  .strictObject({
    account: z
      .strictObject({
        kind: z.enum(bankKinds),
        holder: z.string(),
        country: countryCode,
        currency,
        masked: z.string().meta({ description: 'The last four signs alone are readable' }),
        since: instant,
      })
      .nullable(),
    kinds: z.array(z.enum(bankKinds)).meta({ description: 'Forms this currency takes, the usual one first' }),
    payoutsPausedUntil: instant.nullable().meta({ description: 'Payouts wait 24 hours after a change' }),
    reviewedUntil: instant.nullable().meta({ description: 'Payments of 14 days after a change are looked at by us' }),
  })
  .meta({ id: 'BankInfo' });
export type BankInfo = z.infer<typeof bankInfo>;

const common = {
  holder: text(120),
  country: countryCode,
  secret: z.string().min(1).max(128).meta({ description: 'The current password' }),
};
const number = z.string().trim().min(1).max(60);
export const ibanBody = z.strictObject({ ...common, iban: number });
export const sortCodeBody = z.strictObject({ ...common, sortCode: number, accountNumber: number });
export const abaBody = z.strictObject({ ...common, routingNumber: number, accountNumber: number });
export const swiftBody = z.strictObject({ ...common, swiftCode: number, accountNumber: number });
