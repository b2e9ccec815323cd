/** Invoices follow the money: issued when an order is paid, credited when something of it is taken back. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Event, isFirstHandling, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
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

async function creditClaim(told: z.infer<typeof carriedOver>, event: Event, deps: Deps): Promise<void> {
  const { sellerId, saleId, causeId, kind, amountMinor: grossMinor } = told;
  if (kind !== 'CLAIM_DEDUCTION') return;
  await deps.database.write({ sellerId }, async (db) => {
    const at = deps.clock.now();
    if (!(await isFirstHandling(db, event.id, 'papers.credit-claim', at))) return;
    await issueCreditNote(db, { sellerId, saleId, causeId, grossMinor, reason: 'Deduction for a claim', at });
  });
}

export const paperSubscribers: readonly Subscriber[] = [
  subscriber('papers.invoice', 'sale.paid', ofSale, issue),
  subscriber('papers.invoice', 'payment.approved', ofSale, issue),
  subscriber('papers.credit-reversal', 'payout.reversed', reversal, creditReversal),
  subscriber('papers.credit-claim', 'payout.carried_over', carriedOver, creditClaim),
];
