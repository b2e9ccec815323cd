/** Buyers' invoices follow the goods and the money: issued when a part is paid, credited when money comes back. */
import { orderInvoiceMessages as words } from '@quayside/contract/messages/order-invoices';
import { derivedId } from '../../kernel/ids.ts';
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { creditClaims, creditOrderInvoice } from './use-cases/credit-order-invoice.ts';
import { issueOrderInvoice, type Part } from './use-cases/issue-order-invoice.ts';

const system = () => 'system' as const;
/** What claims gave back before the payment is credited with the invoice. */
async function issue({ db, now: at }: Write, part: Part): Promise<void> {
  await issueOrderInvoice(db, part, at);
  await creditClaims(db, {
    ...part,
    causeId: derivedId('claims before the payment', part.saleId),
    reason: words.claim,
    at,
  });
}

export const orderInvoiceSubscribers: readonly Subscriber[] = [
  changeUpon('order_invoices.issue', 'sale.paid', system, issue),
  changeUpon('order_invoices.issue', 'payment.approved', system, issue),
  changeUpon('order_invoices.credit_claim', 'sale.refunded', system, async ({ db, now: at }, told, { id: causeId }) => {
    // What a reduction returned was never invoiced; a cancellation returns everything, transport included.
    if (told.source !== 'CLAIM_REFUND') return;
    await creditClaims(db, { ...told, causeId, reason: words.claim, at });
  }),
  changeUpon(
    'order_invoices.credit_refund',
    'payout.reversed',
    system,
    async ({ db, now: at }, told, { id: causeId }) => {
      // Goods that our own people refund after the seller was paid stand on the invoice.
      await creditOrderInvoice(db, { ...told, amountMinor: told.goodsMinor, causeId, reason: words.refunded, at });
    },
  ),
  changeUpon(
    'order_invoices.credit_cancelled',
    'sale.cancelled',
    system,
    async ({ db, now: at }, told, { id: causeId }) => {
      await creditOrderInvoice(db, { ...told, causeId, amountMinor: 'all', reason: words.cancelled, at });
    },
  ),
];
