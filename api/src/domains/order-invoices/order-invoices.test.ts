import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture } from '../../testing/buyer-fixture.ts';
import { brokenRules } from '../../testing/invoices/en16931-rules.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { makeClaim } from '../claims/claims.factory.ts';
import { makeOrder } from '../orders/orders.factory.ts';
import { orderSales, orders } from '../orders/orders.tables.ts';
import { livingPayoutOf } from '../payouts/payouts.repository.ts';
import { reverseSale } from '../payouts/use-cases/reverse-sale.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { buyerOf } from '../sellers/sellers.public.ts';
import { issueOrderInvoice } from './use-cases/issue-order-invoice.ts';

let t: TestApp;
let desk: SellerFixture;
let buyer: BuyerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  buyer = await buyerFixture(t, { vatNumber: 'DE136695976' });
});
afterAll(() => t.close());

type Shown = {
  qid: string;
  documentType: string;
  number: string;
  creditsNumber: string | null;
  total: { amount: string };
};

/** An order of one part, 10 pieces of two lines at 12.50 each and 5.00 of transport, ready to be paid out to its seller. */
async function ordered({ buyerId } = buyer) {
  const sale = await desk.payable({ buyerId });
  const part = { sellerId: desk.seller.id, saleId: sale.id };
  const order = await t.database.write('system', async (db) => {
    const made = await makeOrder(db, { buyerId, ...part });
    await db.update(orderSales).set({ shippingMinor: 500n }).where(eq(orderSales.orderId, made.id));
    return made;
  });
  return { ...sale, ...part, orderId: order.id };
}
type Ordered = Awaited<ReturnType<typeof ordered>>;

/** A refund of 50.00 by a claim unless told otherwise. */
const told = (topic: 'sale.refunded' | 'sale.cancelled', { sellerId, saleId, order }: Ordered, more: object = {}) =>
  t.database.write('system', async (db) => {
    if (topic === 'sale.refunded' && Object.keys(more).length === 0) await claimedFor(db, saleId);
    await emit(db, t.clock.now(), topic, {
      ...{ sellerId, saleId, buyerId: buyer.buyerId, orderNumber: order, buyerName: 'Nordlicht' },
      ...{ source: 'CLAIM_REFUND', amountMinor: '5000', currency: 'EUR' as const, ...more },
    });
  });
async function claimedFor(db: Db, saleId: string): Promise<void> {
  const [sale] = await db.select().from(sales).where(eq(sales.id, saleId));
  const lines = await db.select().from(saleLines).where(eq(saleLines.saleId, saleId));
  const made = { ...{ lines, loads: [], events: [], search: [] }, sale: present(sale, 'it is'), seller: desk.seller };
  await makeClaim(db, { made, status: 'SETTLED', refundedMinor: 5_000n });
}
const paid = async (one: Ordered) => {
  await desk.send('POST', one.id, 'paycomplete/', {});
  await t.runJobs(work);
  return one;
};
const listed = async ({ orderId }: Ordered, of = buyer): Promise<Shown[]> =>
  (await of.send('GET', `/orders/${orderId}/invoices/`)).json().results;
const brief = (shown: readonly Shown[]) => shown.map(({ documentType, total }) => `${documentType} ${total.amount}`);

describe('[BUY-07] invoices to the buyer', () => {
  it('one for each part once its seller is paid: goods at the buyer’s prices and the transport, as PDF and by EN 16931', async () => {
    const one = await ordered();
    expect(await listed(one)).toEqual([]);
    await paid(one);
    const [invoice] = await listed(one);
    expect(invoice).toMatchObject({ documentType: 'SALES_INVOICE', total: { amount: '255.00' }, creditsNumber: null });
    expect(invoice?.number).toMatch(/^INV-NL-2026-\d{6}$/);
    const path = `/orders/${one.orderId}/invoices/${invoice?.qid}/`;
    const xml = await buyer.send('GET', `${path}?format=xml`);
    expect(xml.headers['content-disposition']).toContain(`${invoice?.number}.xml`);
    expect(brokenRules(xml.body)).toEqual([]);
    expect(xml.body).toContain('<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>');
    expect(xml.body).toContain('DE136695976');
    const pdf = await readPdf((await buyer.send('GET', path)).rawPayload);
    expect(pdf.text).toContain('Quayside B.V.');
    expect(pdf.text).toContain('Intra-Community supply');
    expect(pdf.text).not.toContain('on behalf of');
  });

  it('a refund for a claim is credited once, a cancellation takes back the rest, and nothing beyond it', async () => {
    const one = await paid(await ordered());
    await told('sale.refunded', one);
    await told('sale.refunded', one, { source: 'REDUCTION_REFUND' });
    await t.runJobs(work);
    expect(brief(await listed(one))).toEqual(['SALES_INVOICE 255.00', 'SALES_CREDIT_NOTE 50.00']);
    await told('sale.cancelled', one);
    await told('sale.refunded', one);
    await t.runJobs(work);
    const papers = await listed(one);
    expect(papers).toHaveLength(3);
    const page = await buyer.send('GET', `/orders/${one.orderId}/invoices/?size=2&page=2`);
    expect(page.json()).toMatchObject({ count: 3, page: 2, size: 2, results: [papers[2]] });
    expect(papers.slice(1).reduce((sum, { total }) => sum + Number(total.amount), 0)).toBe(255);
    expect(papers[2]?.creditsNumber).toBe(papers[0]?.number);
    const xml = await buyer.send('GET', `/orders/${one.orderId}/invoices/${papers[2]?.qid}/?format=xml`);
    expect(brokenRules(xml.body)).toEqual([]);
    expect(xml.body).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
  });

  it('each is told to the company by mail, once', async () => {
    const other = await buyerFixture(t, { vatNumber: 'DE136695976' });
    const one = await paid(await ordered(other));
    await told('sale.cancelled', { ...one });
    await t.runJobs(work);
    await t.runJobs(work);
    const [invoice, credit] = await listed(one, other);
    const row = await t.database.read('none', (db) => buyerOf(db, other.buyerId));
    const [order] = await t.database.read('system', (db) => db.select().from(orders).where(eq(orders.id, one.orderId)));
    const sent = await t.database.read('none', (db) =>
      db
        .select()
        .from(messagesSent)
        .where(eq(messagesSent.recipient, present(row, 'it is').email)),
    );
    const papers = sent.filter(({ subject }) => /^(?:Invoice|Credit note) /.test(subject ?? ''));
    expect(papers.map(({ subject }) => subject).sort()).toEqual([
      `Credit note ${credit?.number} for order ${order?.number}`,
      `Invoice ${invoice?.number} for order ${order?.number}`,
    ]);
    for (const { body } of papers) expect(body).toContain('€\u00a0255.00');
  });

  it('what our own people refund after the seller was paid is credited, once', async () => {
    const one = await paid(await ordered());
    const { buyerId, sellerId, saleId } = { ...one, buyerId: buyer.buyerId };
    const at = t.clock.now();
    await t.database.write('system', async (db) => {
      const payout = present((await livingPayoutOf(db, sellerId, saleId)) ?? null, 'a paid sale has its payout');
      const goods = { goodsMinor: 4_000n, reason: 'Goods were short', actor: systemActor, at, decisionId: newId() };
      await reverseSale(db, { payoutId: payout.id, buyerId, ...goods });
    });
    await t.runJobs(work);
    expect(brief(await listed(one))).toEqual(['SALES_INVOICE 255.00', 'SALES_CREDIT_NOTE 40.00']);
  });

  it('a credit note of an order on credit says that it is taken off what is owed', async () => {
    const bought = await ordered();
    const lent = { paymentMethod: 'CREDIT', daysDeferred: 30 } as const;
    await t.database.write('system', async (db) => {
      await db.update(orders).set(lent).where(eq(orders.id, bought.orderId));
    });
    const one = await paid(bought);
    await told('sale.refunded', one);
    await t.runJobs(work);
    const [, credit] = await listed(one);
    const { number } = (await buyer.send('GET', `/orders/${one.orderId}/`)).json();
    const xml = await buyer.send('GET', `/orders/${one.orderId}/invoices/${credit?.qid}/?format=xml`);
    expect(xml.body).toContain(`Taken off what you owe for order ${number}.`);
    expect(brokenRules(xml.body)).toEqual([]);
  });

  it('waits for the company’s VAT number, and comes by itself once it is known', async () => {
    const other = await buyerFixture(t, { vatNumber: null });
    const one = await paid(await ordered(other));
    expect(await listed(one, other)).toEqual([]);
    // A claim of meanwhile is credited with it.
    await t.database.write('system', (db) => claimedFor(db, one.saleId));
    const wrong = (await other.send('PATCH', '/user/', { vatNumber: 'DE136695977' })).json();
    expect(Object.keys(wrong.errors)).toEqual(['vatNumber']);
    expect((await other.send('PATCH', '/user/', { companyName: 'Another' })).json().code).toBe('permission_denied');
    expect((await other.send('PATCH', '/user/', { vatNumber: 'DE 136695976' })).statusCode).toBe(200);
    expect((await other.send('GET', '/user/debtor/')).json()).toMatchObject({ vatNumber: 'DE136695976' });
    await missing();
    expect(brief(await listed(one, other))).toEqual(['SALES_INVOICE 255.00', 'SALES_CREDIT_NOTE 50.00']);
  });

  it('asked for by several at once, a part gets one; numbers follow each other without a gap', async () => {
    const parts = [await ordered(), await ordered(), await ordered()];
    for (const one of parts) await desk.send('POST', one.id, 'paycomplete/', {});
    const issue = (part: Ordered) => t.database.write('system', (db) => issueOrderInvoice(db, part, t.clock.now()));
    const issued = await Promise.all([...parts, ...parts, ...parts].map(issue));
    const numbers = [...new Set(issued.map((paper) => Number(paper?.number.slice(-6))))].sort((a, b) => a - b);
    expect(numbers).toHaveLength(3);
    expect(numbers).toEqual([0, 1, 2].map((step) => (numbers[0] ?? 0) + step));
  });

  it('are nobody else’s', async () => {
    const one = await paid(await ordered());
    const [invoice] = await listed(one);
    const stranger = await buyerFixture(t);
    const path = `/orders/${one.orderId}/invoices/`;
    expect((await stranger.send('GET', path)).json().code).toBe('order_not_found');
    expect((await stranger.send('GET', `${path}${invoice?.qid}/`)).json().code).toBe('order_invoice_not_found');
    const other = await ordered();
    const misplaced = `/orders/${other.orderId}/invoices/${invoice?.qid}/`;
    expect((await buyer.send('GET', misplaced)).json().code).toBe('order_invoice_not_found');
  });
});

/** The sweep, as every five minutes. */
async function missing(): Promise<void> {
  const job = work.jobs.find(({ name }) => name === 'order_invoices.issue_missing');
  await job?.run({}, t.deps);
}
