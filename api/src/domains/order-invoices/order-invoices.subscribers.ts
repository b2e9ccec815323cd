/** Buyers' invoices follow the goods and the money: issued when a part is paid, credited when money comes back. */
import { orderInvoiceMessages as words } from '@quayside/contract/messages/order-invoices';
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { creditOrderInvoice, invoicePart } from './use-cases/credit-order-invoice.ts';
import type { Part } from './use-cases/issue-order-invoice.ts';

const system = () => 'system' as const;
const issue = ({ db, now }: Write, part: Part) => invoicePart(db, part, now);

export const orderInvoiceSubscribers: readonly Subscriber[] = [
  changeUpon('order_invoices.issue', 'sale.paid', system, issue),
  changeUpon('order_invoices.issue', 'payment.approved', system, issue),
  changeUpon('order_invoices.credit_claim', 'sale.refunded', system, async ({ db, now: at }, told, { id: causeId }) => {
    // What a reduction returned was never invoiced; a cancellation returns everything, transport included.
    if (told.source !== 'CLAIM_REFUND') return;
    const { sellerId, saleId, amountMinor: mostMinor } = told;
    await creditOrderInvoice(db, {
      sellerId,
      saleId,
      causeId,
      mostMinor,
      amountMinor: 'claims',
      reason: words.claim,
      at,
    });
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
