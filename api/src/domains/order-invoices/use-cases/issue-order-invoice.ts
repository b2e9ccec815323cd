/**
 * Issues the invoice of one seller's part of an order: once, with the next number of our company's series, which stays
 * locked until the paper is kept (Directive 2006/112/EC, art. 226). In system scope: the order is the buyer's, the sale the
 * seller's.
 */
import type { Instant } from '../../../kernel/clock.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Party } from '../../../kernel/party.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { dueAtOf, findOrder, saleOfOrder } from '../../orders/orders.public.ts';
import {
  companyFor,
  type InvoiceContent,
  needsVatNumber,
  paidPaperOrder,
  type SalesKind,
  salesInvoiceOf,
} from '../../papers/papers.public.ts';
import { buyerOf } from '../../sellers/sellers.public.ts';
import { insertInvoice, issuedOf, lockSeries, moveSeries, type OrderInvoice } from '../order-invoices.repository.ts';

const prefixes = { SALES_INVOICE: 'INV', SALES_CREDIT_NOTE: 'CRN' } as const;

export type Part = { readonly sellerId: string; readonly saleId: string };

/** Gives the invoice there is or a new one; null while the part is not paid, is of no order, or waits for a VAT number. */
export async function issueOrderInvoice(db: Db, part: Part, issuedAt: Instant): Promise<OrderInvoice | null> {
  const found = await saleOfOrder(db, part.sellerId, part.saleId);
  if (!found) return null;
  const { buyerId, orderId, shippingMinor } = found;
  const known = (await issuedOf(db, buyerId, part.saleId)).find(({ kind }) => kind === 'SALES_INVOICE');
  if (known) return known;
  const order = await paidPaperOrder(db, part);
  if (!order) return null;
  const buyer = present(await buyerOf(db, buyerId), 'an order has its buyer');
  const supplier = companyFor(buyer.country);
  if (!buyer.vatNumber && needsVatNumber(supplier.country, buyer.country)) return null;
  const kept = {
    buyerId,
    orderId,
    saleId: part.saleId,
    kind: 'SALES_INVOICE',
    causeId: part.saleId,
    issuedAt,
  } as const;
  const paymentTerms = await termsOf(db, { buyerId, orderId });
  const billTo = (await findOrder(db, buyerId, orderId))?.billTo ?? null;
  return issueOnce(db, kept, supplier.country, (number) =>
    salesInvoiceOf(order, {
      ...{ number, issuedAt, supplier, customer: { ...partyOf(buyer), ...billTo }, shippingMinor },
      paymentTerms,
    }),
  );
}

/** An order on credit is still to be paid: the invoice says by when. */
async function termsOf(db: Db, { buyerId, orderId }: { buyerId: string; orderId: string }): Promise<string> {
  const order = await findOrder(db, buyerId, orderId);
  const dueAt = order ? dueAtOf(order) : null;
  return dueAt === null
    ? 'Paid when the order was placed; nothing is left to pay with this invoice.'
    : `On credit: pay by ${dueAt.slice(0, 10)} and name order ${order?.number}.`;
}

type Kept = Omit<OrderInvoice, 'id' | 'number' | 'content' | 'kind'> & { readonly kind: SalesKind };

/** One paper for one cause: a repeated call gives the paper of the first, and takes no number. */
export async function issueOnce(
  db: Db,
  kept: Kept,
  country: string,
  write: (number: string) => InvoiceContent,
): Promise<OrderInvoice> {
  const series = `${prefixes[kept.kind]}-${country}-${kept.issuedAt.slice(0, 4)}`;
  const last = await lockSeries(db, series);
  const papers = await issuedOf(db, kept.buyerId, kept.saleId);
  const known = papers.find(({ kind, causeId }) => kind === kept.kind && causeId === kept.causeId);
  if (known) return known;
  const number = `${series}-${String(last + 1).padStart(6, '0')}`;
  await moveSeries(db, series, last + 1);
  const paper = await insertInvoice(db, { ...kept, id: newId(), number, content: write(number) });
  const { buyerId, orderId } = kept;
  await emit(db, kept.issuedAt, 'order.invoiced', { buyerId, orderId, invoiceId: paper.id });
  return paper;
}

const partyOf = (buyer: NonNullable<Awaited<ReturnType<typeof buyerOf>>>): Party => {
  const { name, line1, postalCode, city, country, vatNumber } = buyer;
  return { name, line1, line2: '', postalCode, city, region: '', country, vatNumber, registrationNumber: null };
};
