/** Invoices follow the money: issued when an order is paid, credited when something is taken back, corrected when it is returned. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Event, isFirstHandling, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { issueCorrection } from './use-cases/issue-correction.ts';
import { issueCreditNote } from './use-cases/issue-credit-note.ts';
import { issueInvoice } from './use-cases/issue-invoice.ts';

const minor = z
  .string()
  .regex(/^-?\d+$/)
  .transform(BigInt);
const ofSale = z.looseObject({ sellerId: z.uuid(), saleId: z.uuid() });
const reversal = ofSale.extend({
  carryOverId: z.uuid(),
  reason: z.string(),
  goodsMinor: minor,
  feeMinor: minor,
  vatMinor: minor,
});
const carriedOver = ofSale.extend({ kind: z.string(), causeId: z.uuid(), amountMinor: minor });

async function issue({ sellerId, saleId }: z.infer<typeof ofSale>, event: Event, deps: Deps): Promise<void> {
  await deps.database.write({ sellerId }, async (db) => {
    const now = deps.clock.now();
    if (await isFirstHandling(db, event.id, 'papers.invoice', now)) await issueInvoice(db, { sellerId, saleId }, now);
  });
}

async function creditReversal(told: z.infer<typeof reversal>, event: Event, deps: Deps): Promise<void> {
  const { sellerId, saleId, carryOverId: causeId, reason, goodsMinor, feeMinor, vatMinor } = told;
  await deps.database.write({ sellerId }, async (db) => {
    const at = deps.clock.now();
    if (!(await isFirstHandling(db, event.id, 'papers.credit-reversal', at))) return;
    await issueCreditNote(db, { sellerId, saleId, causeId, grossMinor: goodsMinor + feeMinor + vatMinor, reason, at });
  });
}

/** Adjustments come from the appeals of claims alone: above zero the seller bears more than before, below zero less. */
async function followClaim(told: z.infer<typeof carriedOver>, event: Event, deps: Deps): Promise<void> {
  const { sellerId, saleId, causeId, kind, amountMinor } = told;
  if (kind !== 'CLAIM_DEDUCTION' && kind !== 'ADJUSTMENT') return;
  await deps.database.write({ sellerId }, async (db) => {
    const at = deps.clock.now();
    if (!(await isFirstHandling(db, event.id, 'papers.follow-claim', at))) return;
    const cause = { sellerId, saleId, causeId, at };
    if (amountMinor > 0n)
      await issueCreditNote(db, { ...cause, grossMinor: amountMinor, reason: 'Deduction for a claim' });
    else await issueCorrection(db, { ...cause, grossMinor: -amountMinor, reason: 'Deduction for a claim, returned' });
  });
}

export const paperSubscribers: readonly Subscriber[] = [
  subscriber('papers.invoice', 'sale.paid', ofSale, issue),
  subscriber('papers.invoice', 'payment.approved', ofSale, issue),
  subscriber('papers.credit-reversal', 'payout.reversed', reversal, creditReversal),
  subscriber('papers.follow-claim', 'payout.carried_over', carriedOver, followClaim),
];
