/** The seller's desk: what needs doing next, and doing the same for several orders at once (RT-05). */
import { z } from 'zod';
import { instant, money, qid, version } from './common.ts';
import { saleRow } from './sales.ts';

/** How many orders the dashboard shows, and how many at most. */
export const inboxSize = 5;
export const inboxQuery = z.strictObject({ size: z.coerce.number().int().min(1).max(25).default(inboxSize) });

export const inboxRow = saleRow
  .extend({
    workingMinutesLeft: z
      .int()
      .nullable()
      .meta({ description: 'Working time to the deadline in the seller’s calendar; null where there is no deadline' }),
  })
  .meta({ id: 'InboxRow' });
export type InboxRow = z.infer<typeof inboxRow>;

export const inbox = z
  .strictObject({
    results: z.array(inboxRow),
    atRisk: z
      .strictObject({
        orders: z.int(),
        amounts: z.array(money).meta({ description: 'One per currency; currencies are never added up' }),
        until: instant,
      })
      .meta({
        description:
          'Orders of this person’s moves that end within 24 hours unless somebody acts, and what they are worth',
      }),
  })
  .meta({ id: 'Inbox' });
export type Inbox = z.infer<typeof inbox>;

/** How many orders one call confirms at most. */
export const confirmAtOnce = 50;

/** `POST sales/confirm_as_requested/`. Each order is confirmed in a transaction of its own. */
export const confirmAsRequestedBody = z.strictObject({
  sales: z
    .array(z.strictObject({ qid, version }))
    .min(1)
    .max(confirmAtOnce)
    .refine((sales) => new Set(sales.map((one) => one.qid)).size === sales.length, 'Name each order once.'),
});

export const confirmOutcome = z
  .strictObject({
    qid,
    order: z.string(),
    isConfirmed: z.boolean(),
    total: money.nullable().meta({ description: 'Confirmed goods' }),
    code: z.string().nullable().meta({ description: 'Why not, in the words of the error catalogue' }),
    message: z.string().nullable(),
  })
  .meta({ id: 'ConfirmOutcome' });
export type ConfirmOutcome = z.infer<typeof confirmOutcome>;
export const confirmOutcomes = z.strictObject({ results: z.array(confirmOutcome) }).meta({ id: 'ConfirmOutcomes' });
export type ConfirmOutcomes = z.infer<typeof confirmOutcomes>;
