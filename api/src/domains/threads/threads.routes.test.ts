/** Conversations about an order, as both sides write, read and are told of them. */
import type { Thread } from '@quayside/contract/threads';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hours, minutes, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts';
import { readyStreamOf } from '../../testing/open-stream.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { notifications } from '../notifications/notifications.tables.ts';

const now = '2026-11-21T08:00:00.000Z';
let t: TestApp;
let mine: SellerFixture;
let theirs: SellerFixture;
let staff: Session;
beforeAll(async () => {
  t = await testApp();
  [mine, theirs] = [await sellerFixture(t), await sellerFixture(t)];
  staff = await staffIn(t, 'staff.sellers');
});
afterAll(() => t.close());
// Tokens end after ten minutes.
beforeEach(() => t.clock.set(now));

const question = { category: 'PRICE', message: 'The price is per box.' };
const key = (value: string) => ({ 'idempotency-key': value });
const ask = (sale: string, payload: object = question, headers = {}) =>
  mine.send('POST', sale, 'issue/', payload, headers);
const answer = (thread: string, payload: object = { message: 'You are right.' }, headers = {}) =>
  t.call('POST', `/internal/threads/${thread}/messages/`, { headers: { ...staff.headers, ...headers }, payload });
const threadsOf = async (sale: string, { headers }: Session = mine.session): Promise<Thread[]> =>
  (await t.call('GET', `/sales/${sale}/threads/`, { headers })).json().results;
const read = (sale: string, upTo: string) => mine.send('POST', sale, 'threads/read/', { upTo });
const readAsStaff = (thread: string, upTo: string) =>
  t.call('POST', `/internal/threads/${thread}/read/`, { headers: staff.headers, payload: { upTo } });
const refusal = (given: TestAnswer) => [given.statusCode, given.json().code];
/** A sale with a question about it. */
async function asked() {
  const { id: sale, order } = await mine.sale();
  return { sale, order, thread: String((await ask(sale)).json().qid) };
}

describe('[ORD-17] contact about an order', () => {
  it('opens a conversation, with a reference and a reply within one working day; the order stays as it is', async () => {
    const { id, order } = await mine.sale();
    const given = await ask(id, { ...question, category: 'CLAIM', claim: 'CL-1042' });
    expect(given.json()).toEqual({
      qid: expect.any(String),
      reference: expect.stringMatching(new RegExp(`^${order}/[0-9A-F]{4}$`)),
      replyBy: '2026-11-23T08:00:00.000Z',
    });
    expect(await threadsOf(id)).toMatchObject([
      {
        qid: given.json().qid,
        category: 'CLAIM',
        claim: 'CL-1042',
        replyBy: given.json().replyBy,
        unread: 0,
        messages: [{ author: 'SELLER', authorName: mine.session.user.account, body: question.message, isRead: false }],
      },
    ]);
    expect((await mine.shown(id)).version).toBe(1);
  });

  it.each([['SHIPPING'], ['QUANTITY'], ['PRICE'], ['DOCUMENTS'], ['PAYMENT'], ['CLAIM'], ['TECHNICAL'], ['OTHER']])(
    'can be about %s',
    async (category) => {
      expect((await ask((await mine.sale()).id, { ...question, category })).statusCode).toBe(200);
    },
  );

  it.each([
    ['no topic', { message: 'Hello' }],
    ['a topic nobody knows', { category: 'WEATHER', message: 'Hello' }],
    ['an empty message', { category: 'OTHER', message: '  ' }],
    ['a message beyond 4,000 characters', { category: 'OTHER', message: 'x'.repeat(4_001) }],
    ['something else', { ...question, sellerQid: newId() }],
    ['six files', { ...question, files: Array.from({ length: 6 }, newId) }],
  ])('is refused with %s, and nothing is kept', async (_, payload) => {
    const { id } = await mine.sale();
    expect(refusal(await ask(id, payload))).toEqual([400, 'validation_failed']);
    expect(await threadsOf(id)).toEqual([]);
  });

  it('[ORD-16] is sent once, however often the same key comes; for another text the key is refused', async () => {
    const { id } = await mine.sale();
    const tries = await Promise.all([1, 2, 3].map(() => ask(id, question, key('draft-1'))));
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
    expect(refusal(await ask(id, { ...question, message: 'Another' }, key('draft-1')))).toEqual([
      422,
      'idempotency_key_reused',
    ]);
    expect(await threadsOf(id)).toHaveLength(1);
  });

  it('another company’s order, or none, is 404 with the words of an order', async () => {
    for (const sale of [(await theirs.sale()).id, newId()]) {
      const given = [await ask(sale), await mine.send('GET', sale, 'threads/'), await read(sale, t.clock.now())];
      expect(given.map(refusal)).toEqual([1, 2, 3].map(() => [404, 'not_found']));
      expect(given[0]?.json().message).toBe('No order found.');
    }
  });

  it('who acts on orders or their money writes; somebody who only looks, a buyer and the warehouse do not', async () => {
    const { id } = await mine.sale();
    const viewer = await signedIn(t, { sellerId: mine.seller.id, role: 'VIEWER' });
    const send = ({ headers }: Session) => t.call('POST', `/sales/${id}/issue/`, { headers, payload: question });
    const finance = await signedIn(t, { sellerId: mine.seller.id, role: 'FINANCE' });
    expect((await send(finance)).statusCode).toBe(200);
    const inventory = await signedIn(t, { sellerId: mine.seller.id, role: 'INVENTORY' });
    for (const other of [viewer, inventory, await signedIn(t, { role: 'BUYER' }, 'buyers')])
      expect((await send(other)).statusCode).toBe(403);
  });
});

describe('[RT-20] what was answered', () => {
  it.each([
    ['VIEWER', 403],
    ['FINANCE', 200],
    ['ORDERS', 200],
  ] as const)('stays unread for the company when %s looks at it: %i', async (role, status) => {
    const { sale, thread } = await asked();
    t.clock.advance(1_000);
    await answer(thread);
    const { headers } = await signedIn(t, { sellerId: mine.seller.id, role });
    const given = await t.call('POST', `/sales/${sale}/threads/read/`, { headers, payload: { upTo: t.clock.now() } });
    expect(given.statusCode).toBe(status);
    if (status === 403)
      expect(given.json()).toMatchObject({
        code: 'permission_denied',
        permission: 'orders.update or payments.trigger',
      });
    expect((await threadsOf(sale))[0]?.unread).toBe(status === 200 ? 0 : 1);
  });
});

describe('[RT-20] a conversation', () => {
  it('is answered by staff; then it is the seller’s turn, and again ours once the seller writes', async () => {
    const { sale, thread } = await asked();
    t.clock.advance(minutes(1));
    expect((await answer(thread)).json()).toEqual({ qid: expect.any(String), createdAt: t.clock.now() });
    expect(await threadsOf(sale)).toMatchObject([
      { replyBy: null, unread: 1, messages: [{ isRead: true }, { author: 'STAFF', body: 'You are right.' }] },
    ]);
    t.clock.advance(minutes(5));
    const again = await mine.send('POST', sale, `threads/${thread}/messages/`, { message: 'Thank you.' });
    expect(again.statusCode).toBe(200);
    const [shown] = await threadsOf(sale, staff);
    expect(shown?.messages.map(({ author }) => author)).toEqual(['SELLER', 'STAFF', 'SELLER']);
    expect(shown?.replyBy).toBe('2026-11-23T08:06:00.000Z');
    expect(shown?.unread).toBe(1);
  });

  it('who asks twice before an answer waits since the first time', async () => {
    const { sale, thread } = await asked();
    const [before] = await threadsOf(sale);
    t.clock.advance(minutes(5));
    await mine.send('POST', sale, `threads/${thread}/messages/`, { message: 'Still waiting' });
    expect((await threadsOf(sale))[0]?.replyBy).toBe(before?.replyBy);
  });

  it('[ORD-16] messages of both sides are written once per key', async () => {
    const { sale, thread } = await asked();
    const again = () => mine.send('POST', sale, `threads/${thread}/messages/`, { message: 'Once' }, key('k'));
    const tries = [
      await again(),
      await again(),
      await answer(thread, undefined, key('k')),
      await answer(thread, undefined, key('k')),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await threadsOf(sale))[0]?.messages).toHaveLength(3);
  });

  it('of another order or company, or none, is 404', async () => {
    const { thread } = await asked();
    const { id: other } = await mine.sale();
    const write = (desk: SellerFixture, sale: string, id: string) =>
      desk.send('POST', sale, `threads/${id}/messages/`, { message: 'Hello' });
    expect(refusal(await write(mine, other, thread))).toEqual([404, 'thread_not_found']);
    expect(refusal(await write(theirs, (await theirs.sale()).id, thread))).toEqual([404, 'thread_not_found']);
    expect(refusal(await answer(newId()))).toEqual([404, 'thread_not_found']);
    expect(refusal(await readAsStaff(newId(), t.clock.now()))).toEqual([404, 'thread_not_found']);
  });

  it('is answered by those of us who look after sellers alone', async () => {
    const { thread } = await asked();
    const other = await staffIn(t, 'staff.payments.approve');
    const calls = [
      t.call('GET', '/internal/threads/', { headers: other.headers }),
      t.call('POST', `/internal/threads/${thread}/messages/`, { headers: other.headers, payload: { message: 'Hi' } }),
      t.call('POST', `/internal/threads/${thread}/messages/`, {
        headers: mine.session.headers,
        payload: { message: 'Hi' },
      }),
    ];
    for (const call of calls) expect(refusal(await call)).toEqual([403, 'permission_denied']);
  });
});

describe('[RT-20] what was read', () => {
  it('is marked up to what was shown: a message that came meanwhile stays unread', async () => {
    const { sale, thread } = await asked();
    await answer(thread);
    const upTo = t.clock.now();
    t.clock.advance(minutes(1));
    await answer(thread, { message: 'One thing more' });
    const { results } = (await read(sale, upTo)).json();
    expect(results[0].unread).toBe(1);
    expect((await threadsOf(sale, staff))[0]?.messages.map(({ isRead }) => isRead)).toEqual([true, true, false]);
    expect((await read(sale, t.clock.now())).json().results[0].unread).toBe(0);
    // An older look takes nothing back, and a wrong clock reads nothing ahead of time.
    await read(sale, upTo);
    await read(sale, plus(t.clock.now(), hours(24)));
    t.clock.advance(minutes(1));
    await answer(thread, { message: 'And another' });
    expect((await threadsOf(sale))[0]?.unread).toBe(1);
  });

  it('by us is seen by the seller', async () => {
    const { sale, thread } = await asked();
    expect((await readAsStaff(thread, t.clock.now())).statusCode).toBe(204);
    expect((await threadsOf(sale))[0]?.messages).toMatchObject([{ isRead: true }]);
  });
});

describe('[RT-20] messages are told', () => {
  const told = async (event: string, stream: { changes(): readonly unknown[] }) =>
    vi.waitFor(() => expect(stream.changes()).toContainEqual(expect.objectContaining({ kind: event })));

  it('to open pages of the other side at once: of us those who answer, of the companies only the one', async () => {
    const blind = await staffIn(t, 'staff.payments.approve');
    const streams = await Promise.all(
      [mine.session, theirs.session, staff, blind].map(({ headers }) => readyStreamOf(t, headers)),
    );
    const [own, foreign, ours, without] = streams;
    if (!own || !foreign || !ours || !without) throw new Error('four streams were opened');
    const { sale, thread } = await asked();
    await told('thread.message_added', ours);
    t.clock.advance(minutes(1));
    expect(ours.changes()).toEqual([
      { kind: 'thread.message_added', saleQid: sale, version: null, byQid: mine.session.user.id },
    ]);
    await answer(thread);
    await told('thread.answered', own);
    await readAsStaff(thread, t.clock.now());
    await read(sale, t.clock.now());
    await told('thread.read', ours);
    expect([foreign.changes(), without.changes()]).toEqual([[], []]);
    expect(ours.text()).not.toContain(question.message);
    for (const stream of streams) stream.cut();
  });

  it('by notification and mail to everybody who may see the order, with a link to the conversation', async () => {
    const { sale, order, thread } = await asked();
    await answer(thread);
    await t.runJobs(work);
    const mail = await mailTo(mine.session.user.email, order);
    expect(mail?.subject).toBe(`Quayside answered you about order ${order}`);
    expect(mail?.body).toContain(`/orders/${sale}/contact/`);
    expect(mail?.body).not.toContain('You are right.');
    const bell = await t.database.read('system', (db) =>
      db.select().from(notifications).where(eq(notifications.saleId, sale)),
    );
    expect(bell.map(({ type, userId }) => [type, userId])).toContainEqual(['MESSAGE', mine.session.user.id]);
  });

  it.each([
    ['SHIPPING', 'MAIL_FULFILMENT'],
    ['PRICE', 'MAIL_PROCUREMENT'],
    ['PAYMENT', 'MAIL_SUPPORT'],
    ['OTHER', 'MAIL_SUCCESS'],
  ])('by mail to the mailbox of the topic: %s', async (category, variable) => {
    const mailbox = `${category.toLowerCase()}@own.example`;
    const app = await testApp({ env: { [variable]: mailbox }, now: t.clock.now() });
    const { id: sale, order } = await mine.sale();
    await app.call('POST', `/sales/${sale}/issue/`, {
      headers: mine.session.headers,
      payload: { category, message: 'Please look.' },
    });
    await app.runJobs(work);
    const mail = await mailTo(mailbox, order);
    expect(mail?.body).toContain('Please look.');
    expect(mail?.body).toContain(`/orders/${sale}/contact/`);
    await app.close();
  });
});

const mailTo = async (recipient: string, order: string) =>
  (
    await t.database.read('none', (db) => db.select().from(messagesSent).where(eq(messagesSent.recipient, recipient)))
  ).find(({ subject }) => subject.includes(order));
