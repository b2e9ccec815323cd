/** Missing units of a sale are offered to other sellers. */
import { z } from 'zod';
import { type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { askOtherSellers } from './use-cases/ask-other-sellers.ts';

const reduced = z.looseObject({
  sellerId: z.uuid(),
  saleId: z.uuid(),
  missing: z.array(z.object({ lineId: z.uuid(), quantity: z.int() })).default([]),
});

export const replacementSubscribers: readonly Subscriber[] = [
  subscriber('replacements.ask', 'sale.confirmed_reduced', reduced, (reduction, event, deps) =>
    askOtherSellers(deps, reduction, event),
  ),
];
