/** Invoices follow the money: issued when an order is paid, credited when something is taken back, corrected when it is returned. */
import type { Heard } from '../../kernel/events.ts';
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { claimCarryOvers } from '../payouts/payouts.public.ts';
import { issueCorrection } from './use-cases/issue-correction.ts';
import { issueCreditNote } from './use-cases/issue-credit-note.ts';
import { issueInvoice } from './use-cases/issue-invoice.ts';

type OfSale = { readonly sellerId: string; readonly saleId: string };
const ofSeller = ({ sellerId }: OfSale) => ({ sellerId });

/** What claims took before the payment is credited with the invoice. */
async function issue(write: Write, { sellerId, saleId }: OfSale): Promise<void> {
  await issueInvoice(write.db, { sellerId, saleId }, write.now);
  for (const one of await claimCarryOvers(write.db, sellerId, saleId)) await followClaim(write, one);
}

async function creditReversal({ db, now: at }: Write, told: Heard<'payout.reversed'>): Promise<void> {
  const { sellerId, saleId, carryOverId: causeId, reason, goodsMinor, feeMinor, vatMinor } = told;
  await issueCreditNote(db, { sellerId, saleId, causeId, grossMinor: goodsMinor + feeMinor + vatMinor, reason, at });
}

/** Adjustments come from the appeals of claims alone: above zero the seller bears more than before, below zero less. */
type OfClaim = Pick<Heard<'payout.carried_over'>, 'sellerId' | 'saleId' | 'causeId' | 'kind' | 'amountMinor'>;
async function followClaim({ db, now: at }: Write, told: OfClaim): Promise<void> {
  const { sellerId, saleId, causeId, kind, amountMinor } = told;
  if (kind !== 'CLAIM_DEDUCTION' && kind !== 'ADJUSTMENT') return;
  const cause = { sellerId, saleId, causeId, at };
  if (amountMinor > 0n)
    await issueCreditNote(db, { ...cause, grossMinor: amountMinor, reason: 'Deduction for a claim' });
  else await issueCorrection(db, { ...cause, grossMinor: -amountMinor, reason: 'Deduction for a claim, returned' });
}

export const paperSubscribers: readonly Subscriber[] = [
  changeUpon('papers.invoice', 'sale.paid', ofSeller, issue),
  changeUpon('papers.invoice', 'payment.approved', ofSeller, issue),
  changeUpon('papers.credit-reversal', 'payout.reversed', ofSeller, creditReversal),
  changeUpon('papers.follow-claim', 'payout.carried_over', ofSeller, followClaim),
];
