/** The list of those who answer, and answers that come from the support service. */
import { type Thread, threadRows } from '@quayside/contract/threads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ZendeskStub, zendeskStub, zendeskUser } from '../../adapters/support/zendesk-stub.ts';
import { zendeskSignature } from '../../adapters/support/zendesk-webhook.ts';
import { minutes, seconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import type { Session } from '../../testing/session.ts';
import { work } from '../../work.ts';

const secret = 'only for tests';
let stub: ZendeskStub;
let t: TestApp;
let desk: SellerFixture;
let other: SellerFixture;
let staff: Session;
beforeAll(async () => {
  stub = await zendeskStub();
  t = await testApp({
    env: {
      ZENDESK_URL: stub.url,
      ZENDESK_EMAIL: zendeskUser.email,
      ZENDESK_TOKEN: zendeskUser.token,
      ZENDESK_WEBHOOK_SECRET: secret,
    },
  });
  [desk, other] = [await sellerFixture(t), await sellerFixture(t)];
  staff = await staffIn(t, 'staff.sellers');
});
afterAll(async () => {
  await t.close();
  await stub.close();
});
beforeEach(() => t.clock.advance(seconds(20)));

async function asked(of: SellerFixture = desk, message = 'May we ship a day later?') {
  const { id: sale, order } = await of.sale();
  const { qid: thread } = (await of.send('POST', sale, 'issue/', { category: 'SHIPPING', message })).json();
  return { sale, order, thread: String(thread) };
}
const list = async (query = '') =>
  threadRows.parse((await t.call('GET', `/internal/threads/${query}`, { headers: staff.headers })).json());
const answer = (thread: string) =>
  t.call('POST', `/internal/threads/${thread}/messages/`, {
    headers: staff.headers,
    payload: { message: 'Yes, you may.' },
  });
const messages = async (sale: string): Promise<Thread['messages']> =>
  (await desk.send('GET', sale, 'threads/')).json().results[0].messages;

describe('[ORD-17] the list of conversations', () => {
  it('holds all companies’, what has to be answered first at the head; answered ones are among all', async () => {
    const first = await asked();
    t.clock.advance(minutes(1));
    const second = await asked(other, 'x'.repeat(300));
    const waiting = await list();
    expect(waiting.results.map(({ qid }) => qid)).toEqual([first.thread, second.thread]);
    expect(waiting.results[1]).toMatchObject({
      order: second.order,
      saleQid: second.sale,
      sellerName: other.seller.name,
      lastMessage: 'x'.repeat(140),
      unread: 1,
    });
    t.clock.advance(minutes(1));
    await answer(first.thread);
    expect((await list()).results.map(({ qid }) => qid)).toEqual([second.thread]);
    expect((await list('?waiting=false')).results).toMatchObject([
      { qid: first.thread, replyBy: null, unread: 0, lastMessage: 'Yes, you may.' },
      { qid: second.thread },
    ]);
  });

  it('keeps the place of a seller who asks again', async () => {
    const first = await asked();
    t.clock.advance(minutes(1));
    const second = await asked(other);
    t.clock.advance(minutes(1));
    await desk.send('POST', first.sale, `threads/${first.thread}/messages/`, { message: 'Is anybody there?' });
    const order = (await list('?size=100')).results.map(({ qid }) => qid);
    expect(order.indexOf(first.thread)).toBeLessThan(order.indexOf(second.thread));
  });

  it('keeps a conversation whose seller wrote again before the answer was sent, and nobody saw it', async () => {
    const { sale, thread } = await asked();
    const { createdAt } = (await messages(sale))[0] ?? { createdAt: '' };
    await t.call('POST', `/internal/threads/${thread}/read/`, {
      headers: staff.headers,
      payload: { upTo: createdAt },
    });
    t.clock.advance(seconds(5));
    await desk.send('POST', sale, `threads/${thread}/messages/`, { message: 'And may the pallets be higher?' });
    t.clock.advance(seconds(5));
    await answer(thread);
    const row = async () => (await list('?size=100')).results.find(({ qid }) => qid === thread);
    expect(await row()).toMatchObject({ unread: 1 });
    expect((await messages(sale)).map(({ isRead }) => isRead)).toEqual([true, false, false]);
    await t.call('POST', `/internal/threads/${thread}/read/`, {
      headers: staff.headers,
      payload: { upTo: t.clock.now() },
    });
    await answer(thread);
    expect(await row()).toBeUndefined();
  });

  it('a page beyond its end is 404', async () => {
    expect((await t.call('GET', '/internal/threads/?page=99', { headers: staff.headers })).statusCode).toBe(404);
  });
});

describe('[INTG-16] conversations in Zendesk', () => {
  const ticketOf = (thread: string) => stub.tickets.find(({ externalId }) => externalId === thread);
  const deliver = (body: object, key = secret) => {
    // An answer is later than what it answers; within one instant messages have no order.
    t.clock.advance(seconds(1));
    const payload = JSON.stringify(body);
    const timestamp = t.clock.now();
    return t.call('POST', '/hooks/support/', {
      headers: {
        'content-type': 'application/json',
        'x-zendesk-webhook-signature': zendeskSignature(key, timestamp, payload).toString('base64'),
        'x-zendesk-webhook-signature-timestamp': timestamp,
      },
      payload,
    });
  };
  const told = (thread: string, comment = 'Of course.') => ({
    external_id: thread,
    comment_id: '77',
    author_name: 'Eva Smit',
    author_email: 'eva@quayside.example',
    author_role: 'Agent',
    comment,
  });
  /** Ours, as it comes back. */
  const echoed = (thread: string, comment: string) => ({
    ...told(thread, comment),
    author_email: zendeskUser.email,
  });

  it('begin with a ticket in the seller’s name; what either side adds here follows', async () => {
    const { sale, thread, order } = await asked();
    await desk.send('POST', sale, `threads/${thread}/messages/`, { message: 'It is urgent.' });
    await answer(thread);
    await t.runJobs(work);
    const ticket = ticketOf(thread);
    expect(ticket).toMatchObject({
      subject: `Shipping · order ${order}`,
      requester: { email: desk.session.user.email },
      tags: ['order', 'shipping'],
    });
    expect(ticket?.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('May we ship a day later?'),
      expect.stringContaining('It is urgent.'),
      expect.stringContaining('Yes, you may.'),
    ]);
  });

  it('an answer given there reaches the seller once, however often it is told', async () => {
    const { sale, thread } = await asked();
    for (let turn = 0; turn < 3; turn += 1) expect((await deliver(told(thread))).statusCode).toBe(204);
    expect(await messages(sale)).toMatchObject([
      { author: 'SELLER', isRead: true },
      { author: 'STAFF', authorName: 'Eva Smit', body: 'Of course.' },
    ]);
    await t.runJobs(work);
    expect(ticketOf(thread)?.comments).toHaveLength(1);
  });

  it('what came from here comes back as no message', async () => {
    const { sale, thread } = await asked();
    await answer(thread);
    await t.runJobs(work);
    const sent = ticketOf(thread)?.comments.at(-1)?.body ?? '';
    expect((await deliver(echoed(thread, sent))).statusCode).toBe(204);
    expect(await messages(sale)).toHaveLength(2);
  });

  it('neither does what began here', async () => {
    const { sale, thread } = await asked();
    await t.runJobs(work);
    const begun = ticketOf(thread)?.comments[0]?.body ?? '';
    expect((await deliver(echoed(thread, begun))).statusCode).toBe(204);
    expect(await messages(sale)).toHaveLength(1);
  });

  it('an answer that quotes what came from here reaches the seller', async () => {
    const { sale, thread } = await asked();
    await answer(thread);
    await t.runJobs(work);
    const quoted = ticketOf(thread)?.comments.at(-1)?.body ?? '';
    await deliver(told(thread, `> ${quoted}\n\nTomorrow, that is.`));
    expect((await messages(sale)).at(-1)?.body).toMatch(/Tomorrow, that is\.$/);
    await deliver({ ...told(thread, `No later.\n\n${quoted}`), comment_id: '78' });
    expect((await messages(sale)).at(-1)?.body).toMatch(/^No later\./);
  });

  it('what the seller answers by mail there is not told the seller as ours, and goes on waiting for an answer', async () => {
    const { sale, thread } = await asked();
    const byMail = { ...told(thread, 'Thank you, and the pallets?'), author_role: 'End-user', author_name: 'Mila' };
    expect((await deliver(byMail)).statusCode).toBe(204);
    expect(await messages(sale)).toMatchObject([{ author: 'SELLER' }]);
    expect((await list()).results.map(({ qid }) => qid)).toContain(thread);
  });

  it('an answer that is too long for us is cut, and control characters are left out', async () => {
    const { sale, thread } = await asked();
    await deliver({ ...told(thread, `\u0007${'long '.repeat(13_000)}`), author_name: 'E'.repeat(200) });
    const last = (await messages(sale)).at(-1);
    expect(last).toMatchObject({ author: 'STAFF', body: expect.stringMatching(/^long long .*…$/) });
    expect(last?.body).toHaveLength(20_000);
  });

  it('a delivery that is not signed by it is 404; one about nothing we know is taken and does nothing', async () => {
    const { sale, thread } = await asked();
    expect((await deliver(told(thread), 'another secret')).statusCode).toBe(404);
    expect((await t.call('POST', '/hooks/support/', { payload: told(thread) })).statusCode).toBe(404);
    expect((await deliver(told(newId()))).statusCode).toBe(204);
    expect((await deliver({ hello: 'world' })).statusCode).toBe(204);
    expect(await messages(sale)).toHaveLength(1);
  });
});
