/** What our own people looked at of companies, as it is kept (decision 0010). */
import { z } from 'zod';
import { instant, listOf, pageQuery, qid } from './common.ts';

/** Kinds of things whose reading by our own people is kept. */
export const staffReadKinds = ['ORDER', 'DOCUMENT', 'PAPER', 'CONVERSATION', 'PAYOUT', 'CLAIM', 'COMPANY'] as const;
export type StaffReadKind = (typeof staffReadKinds)[number];

export const staffReadQuery = z.strictObject({ ...pageQuery.shape, sellerQid: qid.optional() });
export const staffReadList = listOf(
  z.strictObject({
    at: instant.meta({ description: 'The first time within five minutes' }),
    kind: z.enum(staffReadKinds),
    staffQid: qid,
    staffName: z.string(),
    sellerQid: qid,
    sellerName: z.string(),
  }),
).meta({ id: 'StaffReadList' });
