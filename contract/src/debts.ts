/** What selling companies owe us, for those of our own people who approve payments. */
import { z } from 'zod';
import { listOf, money, pageQuery, qid } from './common.ts';
import { debtSettlement } from './internal-sellers.ts';
import { sellerStatuses } from './users.ts';

const debtor = z.strictObject({
  qid,
  name: z.string(),
  status: z.enum(sellerStatuses),
  owed: z.array(money).meta({ description: 'What it can pay by bank; empty: it paid all of it' }),
});
export const debtorList = listOf(debtor).meta({ id: 'DebtorList' });
export const debtorDetail = debtor
  .extend({
    settlements: z.array(debtSettlement).meta({ description: 'What it paid by bank, as it was noted, the newest 20' }),
  })
  .meta({ id: 'DebtorDetail' });
export type Debtor = z.infer<typeof debtor>;
export type DebtorDetail = z.infer<typeof debtorDetail>;
export const debtorQuery = pageQuery.extend({
  waiting: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Those that sell no more, so that no payout takes what they owe' }),
});
