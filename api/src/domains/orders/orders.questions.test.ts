/** What a buyer asks about an order waits for one of us, and the answer goes back by mail. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../kernel/clock.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import type { Session } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { webhookMessages } from '../webhooks/webhooks.tables.ts';

let t: TestApp;
let buyer: BuyerFixture;
let staff: Session;
let soap: Product;

beforeAll(async () => {
  t = await testApp();
  buyer = await buyerFixture(t);
  staff = await staffIn(t, 'staff.sellers');
  const { seller } = await sellerFixture(t);
  soap = await makeProduct(t, 'Juniper soap');
  await offerOf(t, seller.id, soap, { stock: 100 });
  await buyer.ready(soap.gtin, 2);
});
afterAll(() => t.close());

const waiting = async (query = '') =>
  (await t.call('GET', `/internal/order-questions/${query}`, { headers: staff.headers })).json();
const answer = (qid: string) =>
  t.call('POST', `/internal/order-questions/${qid}/answer/`, {
    headers: staff.headers,
    payload: { answer: 'It left on Monday.' },
  });

describe('[GATE-04] [BUY-09] a buyer’s question about an order', () => {
  it('waits for one of us with the time by which we answer, and is answered once, by mail', async () => {
    const order = (await buyer.complete()).json();
    const asked = await t.call('POST', `/orders/${order.qid}/issue/`, {
      headers: buyer.session.headers,
      payload: { category: 'SHIPPING', message: 'Where is it?' },
    });
    expect(asked.statusCode, asked.body).toBe(200);
    const { results, count } = await waiting();
    expect(count).toBe(1);
    expect(results).toMatchObject([
      {
        ...{ qid: asked.json().qid, order: order.number, category: 'SHIPPING', message: 'Where is it?' },
        ...{ askedAt: t.clock.now(), answeredAt: null, saleQid: expect.any(String) },
      },
    ]);
    expect(results[0].replyBy > results[0].askedAt).toBe(true);
    expect((await answer(results[0].qid)).json()).toMatchObject({ replyBy: null, answer: 'It left on Monday.' });
    expect((await answer(results[0].qid)).json().code).toBe('order_question_answered');
    expect((await answer(crypto.randomUUID())).json().code).toBe('order_question_not_found');
    expect((await waiting()).count).toBe(0);
    expect((await waiting('?waiting=false')).results).toMatchObject([{ answeredAt: t.clock.now() }]);
    await t.runJobs(work);
    const mails = await t.database.read('none', (db) =>
      db
        .select()
        .from(messagesSent)
        .where(eq(messagesSent.subject, `Our answer about order ${order.number}`)),
    );
    expect(mails).toMatchObject([{ body: expect.stringContaining('It left on Monday.') }]);
  });

  it('[INTG-11] is read by its buyer with the answer, which a webhook tells of; other companies read nothing', async () => {
    await buyer.send('POST', '/webhooks/endpoints/', { url: 'http://127.0.0.1:9/hooks' });
    const { gtin } = soap;
    await buyer.ready(gtin, 2);
    const order = (await buyer.complete()).json();
    const issues = async (who = buyer) => who.send('GET', `/orders/${order.qid}/issues/`);
    expect((await issues()).json()).toMatchObject({ count: 0, results: [] });
    const [{ qid: saleQid }] = (await buyer.send('GET', `/orders/${order.qid}/sales/`)).json().results;
    const asked = { category: 'CANCEL', message: 'Please cancel it.', saleQid };
    const { qid } = (await buyer.send('POST', `/orders/${order.qid}/issue/`, asked)).json();
    t.clock.advance(minutes(1));
    await buyer.send('POST', `/orders/${order.qid}/issue/`, { category: 'OTHER', message: 'Or send it later.' });
    const [later, first] = (await issues()).json().results;
    expect(later).toMatchObject({ status: 'OPEN', message: 'Or send it later.', saleQid: null });
    expect(first).toMatchObject({ ...asked, qid, status: 'OPEN', answer: null, answeredAt: null });
    expect(first.replyBy > first.askedAt).toBe(true);
    expect((await answer(qid)).statusCode).toBe(200);
    expect((await issues()).json().results[1]).toMatchObject({
      ...{ qid, status: 'ANSWERED', replyBy: null, answer: 'It left on Monday.', answeredAt: t.clock.now() },
    });
    expect((await issues(await buyerFixture(t))).json().code).toBe('order_not_found');
    expect((await buyer.send('GET', `/orders/${order.qid}/issues/?page=2`)).json().code).toBe('not_found');
    await t.runJobs(work);
    const told = await t.database.read('system', (db) =>
      db.select().from(webhookMessages).where(eq(webhookMessages.type, 'order.issue_answered')),
    );
    expect(told).toMatchObject([{ buyerId: buyer.buyerId }]);
    expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
      ...{ type: 'order.issue_answered', data: { orderQid: order.qid, issueQid: qid } },
    });
  });
});
