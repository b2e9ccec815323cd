/** What our own people looked at of companies, as it is kept (decision 0010). */
import { z } from 'zod';
import { instant, listOf, pageQuery, qid } from './common.ts';

/** Kinds of things whose reading by our own people is kept. */
export const staffReadKinds = ['ORDER', 'DOCUMENT', 'PAPER', 'CONVERSATION', 'PAYOUT', 'CLAIM', 'COMPANY'] as const;
export type StaffReadKind = (typeof staffReadKinds)[number];

/** The same of buying companies. */
export const buyerReadKinds = ['WITHDRAWAL', 'CREDIT', 'QUESTION'] as const;
export type BuyerReadKind = (typeof buyerReadKinds)[number];

export const staffReadQuery = z.strictObject({ ...pageQuery.shape, companyQid: qid.optional() });
export const staffReadList = listOf(
  z.strictObject({
    at: instant.meta({ description: 'The first time within five minutes' }),
    kind: z.enum([...staffReadKinds, ...buyerReadKinds]),
    staffQid: qid,
    staffName: z.string(),
    companyQid: qid.meta({ description: 'Of a selling company, or of a buying one' }),
    companyName: z.string(),
  }),
).meta({ id: 'StaffReadList' });
