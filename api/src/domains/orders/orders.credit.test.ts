/** What a buyer owes of orders on credit, and what comes back. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import type { Session } from '../../testing/session.ts';
import { buyers } from '../sellers/sellers.tables.ts';

let t: TestApp;
let buyer: BuyerFixture;
let staff: Session;
let soap: Product;

beforeAll(async () => {
  t = await testApp();
  buyer = await buyerFixture(t);
  await t.database.write('none', (db) =>
    db.update(buyers).set({ creditStatus: 'APPROVED', creditLimitMinor: 1_000n }).where(eq(buyers.id, buyer.buyerId)),
  );
  staff = await staffIn(t, 'staff.payments.approve');
  const { seller } = await sellerFixture(t);
  soap = await makeProduct(t, 'Juniper soap');
  await offerOf(t, seller.id, soap, { stock: 100 });
});
afterAll(() => t.close());

const euros = (amount: string) => ({ amount, currency: 'EUR' });
const owed = async () => (await t.call('GET', '/internal/credit-orders/', { headers: staff.headers })).json().results;
const repaid = (qid: string, amount: string, left: string) =>
  t.call('POST', `/internal/credit-orders/${qid}/repaid/`, {
    headers: staff.headers,
    payload: { amount: euros(amount), left: euros(left) },
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
});
