/** What lowering quantities costs, before it is confirmed. */
import { z } from 'zod';
import { money, qid } from './common.ts';

/** `POST sales/{qid}/reduction_cost/`: the quantities somebody is about to confirm; lines left out stay as they are. */
export const reductionCostBody = z.strictObject({
  lines: z
    .array(z.strictObject({ qid, confirmedQuantity: z.int().min(0).max(10_000_000) }))
    .min(1)
    .max(1_000),
});

export const reductionCost = z
  .strictObject({
    missingUnits: z.int(),
    refund: money.meta({ description: 'Goods that go back to the buyer' }),
    payoutLess: money.meta({ description: 'What the payout falls by, commission counted' }),
    stock: z
      .array(z.strictObject({ lineQid: qid, productName: z.string(), stock: z.int() }))
      .meta({ description: 'What is left in stock of each lowered line beyond what orders hold: nothing' }),
    otherSellers: z.int().meta({ description: 'Sellers who will be asked for the missing units' }),
  })
  .meta({ id: 'ReductionCost' });
export type ReductionCost = z.infer<typeof reductionCost>;
