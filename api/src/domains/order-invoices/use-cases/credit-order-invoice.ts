/** Credits a buyer's invoice when money comes back: by a claim's refund, or wholly when the part is cancelled. */
import { orderInvoiceMessages as words } from '@quayside/contract/messages/order-invoices';
import type { Instant } from '../../../kernel/clock.ts';
import { derivedId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findOrder, saleOfOrder } from '../../orders/orders.public.ts';
import { salesCreditOf } from '../../papers/papers.public.ts';
import { refundedByClaims } from '../order-invoices.read-model.ts';
import { issuedOf, lockInvoice, type OrderInvoice } from '../order-invoices.repository.ts';
import { issueOnce, issueOrderInvoice, type Part } from './issue-order-invoice.ts';

export type Credit = Part & {
  /** The event that gave money back: one credit note for each. */
  readonly causeId: string;
  /**
   * Minor units; `all`: whatever the invoice has left; `claims`: what claims gave back of the part and no credit note says yet, at
   * most `mostMinor` of it. A claim may be settled before the part is invoiced, and is credited with the invoice then.
   */
  readonly amountMinor: bigint | 'all' | 'claims';
  readonly mostMinor?: bigint;
  readonly reason: string;
  readonly at: Instant;
};

/** Gives the credit note of the cause, the one there is or a new one; null when nothing was invoiced or nothing is left. */
export async function creditOrderInvoice(db: Db, credit: Credit): Promise<OrderInvoice | null> {
  const { causeId, at: issuedAt, reason, saleId } = credit;
  const found = await saleOfOrder(db, credit.sellerId, saleId);
  if (!found) return null;
  // Of a part that is cancelled by now no invoice is issued any more.
  const invoice = await issueOrderInvoice(db, credit, issuedAt);
  if (!invoice) return null;
  // Before what is left is read: of two credits at once one waits.
  await lockInvoice(db, invoice);
  const { buyerId, orderId } = found;
  const papers = await issuedOf(db, buyerId, saleId);
  const known = papers.find((paper) => paper.kind === 'SALES_CREDIT_NOTE' && paper.causeId === causeId);
  if (known) return known;
  const left = leftOf(papers);
  const grossMinor = least(
    left,
    credit.amountMinor === 'claims' ? await uncredited(db, credit, papers) : credit.amountMinor,
  );
  if (grossMinor <= 0n) return null;
  const kept = { buyerId, orderId, saleId, kind: 'SALES_CREDIT_NOTE', causeId, issuedAt } as const;
  const order = await findOrder(db, buyerId, orderId);
  const owedFor = order?.paymentMethod === 'CREDIT' ? order.number : null;
  return issueOnce(db, kept, invoice.content.supplier.country, (number) =>
    salesCreditOf(invoice.content, { number, issuedAt, grossMinor, reason, owedFor }),
  );
}

const least = (left: bigint, wanted: bigint | 'all'): bigint => (wanted === 'all' || wanted > left ? left : wanted);

/** What claims gave back and no credit note says yet. The invoice is locked. */
async function uncredited(db: Db, credit: Credit, papers: readonly OrderInvoice[]): Promise<bigint> {
  const ofClaims = papers.filter(
    ({ kind, content }) => kind === 'SALES_CREDIT_NOTE' && content.reason === credit.reason,
  );
  const credited = ofClaims.reduce((sum, { content }) => sum + BigInt(content.grossMinor), 0n);
  return least((await refundedByClaims(db, credit)) - credited, credit.mostMinor ?? 'all');
}

/** Issues the invoice of a part, and credits with it what claims gave back before. */
export async function invoicePart(db: Db, part: Part, at: Instant): Promise<void> {
  if (!(await issueOrderInvoice(db, part, at))) return;
  const causeId = derivedId('claims before the payment', part.saleId);
  await creditOrderInvoice(db, { ...part, causeId, amountMinor: 'claims', reason: words.claim, at });
}

/** The invoice less what was credited. */
const leftOf = (papers: readonly OrderInvoice[]): bigint =>
  papers.reduce((sum, { kind, content: { grossMinor } }) => {
    const gross = BigInt(grossMinor);
    return kind === 'SALES_CREDIT_NOTE' ? sum - gross : sum + gross;
  }, 0n);
