/** What a buyer owes of orders on credit, and what comes back. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import type { Session } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { orders } from './orders.tables.ts';
import { remindOfCredit } from './use-cases/remind-of-credit.ts';

let t: TestApp;
let buyer: BuyerFixture;
let staff: Session;
let soap: Product;

beforeAll(async () => {
  t = await testApp();
  buyer = await buyerFixture(t);
  await t.database.write('none', (db) =>
    db
      .update(buyers)
      .set({ creditStatus: 'APPROVED', creditLimitMinor: 1_000n, daysDeferred: 30 })
      .where(eq(buyers.id, buyer.buyerId)),
  );
  staff = await staffIn(t, 'staff.payments.approve');
  const { seller } = await sellerFixture(t);
  soap = await makeProduct(t, 'Juniper soap');
  await offerOf(t, seller.id, soap, { stock: 100 });
});
afterAll(() => t.close());

const euros = (amount: string) => ({ amount, currency: 'EUR' });
const owed = async () => (await t.call('GET', '/internal/credit-orders/', { headers: staff.headers })).json().results;
const repaid = (qid: string, amount: string, left: string, more: object = {}) =>
  t.call('POST', `/internal/credit-orders/${qid}/repaid/`, {
    headers: staff.headers,
    payload: { amount: euros(amount), left: euros(left), ...more },
  });
const buy = async (quantity: number) => {
  await buyer.ready(soap.gtin, quantity, { paymentMethod: 'CREDIT', daysDeferred: 30 });
  return (await buyer.complete()).json();
};

describe('[BUY-11] an order on credit', () => {
  it('counts against the limit until it is paid back, in whole or in parts', async () => {
    const order = await buy(8);
    expect(order).toMatchObject({ status: 'PAID', paymentMethod: 'CREDIT' });
    expect(await buy(5)).toMatchObject({ code: 'buyer_cannot_checkout', reason: 'CREDIT_TOO_LOW' });
    expect(await owed()).toMatchObject([
      { number: order.number, companyQid: buyer.buyerId, total: euros('8.00'), left: euros('8.00') },
    ]);
    expect(Date.parse((await owed())[0].dueAt) - Date.parse(order.createdAt)).toBe(30 * 86_400_000);
    expect((await repaid(order.qid, '3.00', '8.00')).json()).toMatchObject({ left: euros('5.00') });
    expect(await buyer.complete().then((answer) => answer.json())).toMatchObject({ total: euros('5.00') });
    expect((await owed()).map(({ left }: { left: { amount: string } }) => left.amount)).toEqual(['5.00', '5.00']);
  });

  it('takes the same money once, never more than is owed, and nothing for what was paid otherwise', async () => {
    const [first] = await owed();
    const codeOf = async (...given: Parameters<typeof repaid>) => (await repaid(...given)).json().code;
    expect(await codeOf(first.qid, '5.01', '5.00')).toBe('repayment_too_much');
    expect((await repaid(first.qid, '5.00', '5.00')).json().left).toEqual(euros('0.00'));
    expect(await codeOf(first.qid, '5.00', '5.00')).toBe('order_not_owed');
    const [second] = await owed();
    await repaid(second.qid, '1.00', '5.00');
    expect(await codeOf(second.qid, '1.00', '5.00')).toBe('stale_version');
    await buyer.ready(soap.gtin, 2);
    const { qid } = (await buyer.complete()).json();
    expect(await codeOf(qid, '1.00', '2.00')).toBe('order_not_owed');
  });

  it('is for the days that were granted, and no longer', async () => {
    await buyer.ready(soap.gtin, 1);
    const refused = (await buyer.choose({ paymentMethod: 'CREDIT', daysDeferred: 60 })).json();
    expect(refused.errors.daysDeferred[0].message).toBe('Your credit is for at most 30 days. Choose fewer.');
  });

  it('says what is owed and by when, in the answer, in the mail, and again when it is due and overdue', async () => {
    const one = await buyerFixture(t, { creditStatus: 'APPROVED', creditLimitMinor: 1_000n, daysDeferred: 14 });
    await one.ready(soap.gtin, 2, { paymentMethod: 'CREDIT', daysDeferred: 14 });
    const order = (await one.complete()).json();
    expect(order).toMatchObject({ status: 'PAID', toPay: euros('2.00') });
    expect(Date.parse(order.dueAt) - Date.parse(order.createdAt)).toBe(14 * 86_400_000);
    await t.runJobs(work);
    const mails = async () =>
      t.database.read('none', async (db) => {
        const [{ email } = { email: '' }] = await db.select().from(buyers).where(eq(buyers.id, one.buyerId));
        return db.select().from(messagesSent).where(eq(messagesSent.recipient, email)).orderBy(messagesSent.id);
      });
    const [placed] = await mails();
    expect(placed?.subject).toBe(`Order ${order.number} is with its sellers`);
    const [year, month, day] = order.dueAt.slice(0, 10).split('-').map(Number);
    const dueOn = new Date(Date.UTC(year, month - 1, day)).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    expect(placed?.body).toContain(`Pay EUR 2.00 by ${dueOn}`);
    const remind = (isOver: boolean) =>
      remindOfCredit(t.deps, { buyerId: one.buyerId, orderId: order.qid, isOver }).then(() => t.runJobs(work));
    await remind(false);
    await remind(true);
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      `Order ${order.number} is with its sellers`,
      `Order ${order.number}: EUR 2.00 is due on ${dueOn}`,
      `Order ${order.number}: EUR 2.00 is overdue`,
    ]);
    await t.database.write({ buyerId: one.buyerId }, (db) =>
      db
        .update(orders)
        .set({ createdAt: plus(t.clock.now(), -days(16)) })
        .where(eq(orders.id, order.qid)),
    );
    await one.ready(soap.gtin, 1, { paymentMethod: 'CREDIT', daysDeferred: 14 });
    expect((await one.complete()).json()).toMatchObject({ code: 'buyer_cannot_checkout', reason: 'CREDIT_OVERDUE' });
    await repaid(order.qid, '2.00', '2.00');
    await remind(true);
    expect(await mails()).toHaveLength(3);
    expect((await one.complete()).json()).toMatchObject({ paymentMethod: 'CREDIT' });
  });
});

describe('[BUY-11] [BUY-09] goods on credit that never come', () => {
  /** Two units, one from each of two sellers, on credit; gives the order and a way to decline either part. */
  const twoParts = async (one: BuyerFixture) => {
    const [first, second] = [await sellerFixture(t), await sellerFixture(t)];
    for (const { seller } of [first, second]) {
      const product = await makeProduct(t);
      await offerOf(t, seller.id, product, { stock: 10, priceMinor: 300n });
      await one.add(product.gtin, 1);
    }
    await one.optimise();
    await one.choose({ paymentMethod: 'CREDIT', daysDeferred: 30 });
    const order = (await one.complete()).json();
    const { results } = (await one.send('GET', `/orders/${order.qid}/sales/`)).json();
    const decline = async (at: number) => {
      for (const desk of [first, second])
        await desk.send('POST', results[at].qid, 'decline/', { reasons: ['WAREHOUSE_CLOSED'] });
      await t.runJobs(work);
    };
    const shown = async () => (await one.send('GET', `/orders/${order.qid}/`)).json();
    return { order, decline, shown };
  };
  const given = { creditStatus: 'APPROVED' as const, creditLimitMinor: 600n, daysDeferred: 30 };
  const inWallet = async (one: BuyerFixture) => [await one.balance('CASH'), await one.balance('CREDIT')];
  const balanced = async () => {
    await t.runJobs(work);
    expect(await brokenAtRest(t.database)).toEqual([]);
  };

  it('are not owed: their refund lowers the debt, frees the limit, and leaves nothing in the wallet', async () => {
    const one = await buyerFixture(t, given);
    const { order, decline, shown } = await twoParts(one);
    expect(await shown()).toMatchObject({ toPay: euros('6.00') });
    await decline(0);
    expect(await shown()).toMatchObject({ toPay: euros('3.00') });
    await decline(1);
    expect(await shown()).toMatchObject({ status: 'CANCELLED', toPay: euros('0.00') });
    expect(await inWallet(one)).toEqual(['0.00', '0.00']);
    expect((await owed()).map(({ qid }: { qid: string }) => qid)).not.toContain(order.qid);
    await one.ready(soap.gtin, 6, { paymentMethod: 'CREDIT', daysDeferred: 30 });
    expect((await one.complete()).json()).toMatchObject({ paymentMethod: 'CREDIT' });
    await balanced();
  });

  it('come back as money as far as they were paid: the rest lowers the debt', async () => {
    const one = await buyerFixture(t, given);
    const paid = await twoParts(one);
    await repaid(paid.order.qid, '4.00', '6.00');
    await paid.decline(1);
    expect(await paid.shown()).toMatchObject({ toPay: euros('0.00') });
    expect(await inWallet(one)).toEqual(['1.00', '0.00']);
    await paid.decline(0);
    expect(await inWallet(one)).toEqual(['4.00', '0.00']);
    await balanced();
  });

  it('and what another seller sends in their place is on credit too', async () => {
    const one = await buyerFixture(t, given);
    const [near, far, balm] = [await sellerFixture(t), await sellerFixture(t), await makeProduct(t)];
    await offerOf(t, near.seller.id, balm, { stock: 4 });
    await offerOf(t, far.seller.id, balm, { stock: 9, priceMinor: 150n });
    await one.ready(balm.gtin, 4, { paymentMethod: 'CREDIT', daysDeferred: 30 });
    const { qid } = (await one.complete()).json();
    const [sale] = (await one.send('GET', `/orders/${qid}/sales/`)).json().results;
    const [line] = (await near.send('GET', sale.qid, 'lines/')).json().results;
    const lines = [{ qid: line.qid, confirmedQuantity: 2, reason: 'PARTIAL_STOCK' }];
    await near.send('POST', sale.qid, 'confirm_saleline_quantities/', { lines });
    await t.runJobs(work);
    expect((await one.send('GET', `/orders/${qid}/`)).json().toPay).toEqual(euros('2.00'));
    const { headers } = far.session;
    const [asked] = (await t.call('GET', '/replacements/', { headers })).json().results;
    await t.call('POST', `/replacements/${asked.qid}/offer/`, { headers, payload: { quantity: 2 } });
    const [offered] = (await one.send('GET', `/orders/${qid}/replacements/`)).json().results;
    const accepted = await one.send('POST', `/orders/${qid}/replacements/${offered.qid}/accept/`, {});
    expect(accepted.json()).toMatchObject({ paymentMethod: 'CREDIT', status: 'PAID', toPay: euros('3.00') });
    await balanced();
  });

  it('what is paid beyond them lies in the wallet, as money, when whoever notes it says so', async () => {
    const one = await buyerFixture(t, given);
    const { order, shown } = await twoParts(one);
    expect((await repaid(order.qid, '7.50', '6.00')).json().code).toBe('repayment_too_much');
    expect((await repaid(order.qid, '100006.01', '6.00', { surplusToWallet: true })).json().code).toBe(
      'received_limit',
    );
    const noted = await repaid(order.qid, '7.50', '6.00', { surplusToWallet: true });
    expect(noted.json()).toMatchObject({ left: euros('0.00') });
    expect(await shown()).toMatchObject({ toPay: euros('0.00') });
    expect(await inWallet(one)).toEqual(['1.50', '0.00']);
    await balanced();
  });
});
