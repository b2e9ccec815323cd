import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../kernel/errors.ts';
import type { Told, Topic } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeBuyer, makeSeller } from '../sellers/sellers.factory.ts';
import { makeUser } from '../users/users.factory.ts';
import { messageSubscribers } from './messages.subscribers.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const tell = async <T extends Topic>(topic: T, payload: Told<T>) => {
  await t.database.write('none', (db) => emit(db, t.clock.now(), topic, payload));
  await t.runJobs({ jobs: [], subscribers: messageSubscribers });
};
const mailsTo = (recipient: string) =>
  t.database.read('none', (db) => db.select().from(messagesSent).where(eq(messagesSent.recipient, recipient)));

describe('mails of events', () => {
  it.each([
    ['sale.declined', 'Order QS-1 was declined'],
    ['sale.expired', 'Order QS-1 has expired'],
    ['sale.cancelled', 'Order QS-1 was cancelled'],
    ['sale.confirmed_reduced', 'Order QS-1: quantities were reduced'],
  ] as const)('%s tells the buyer', async (topic, subject) => {
    const buyer = await t.database.write('none', (db) => makeBuyer(db));
    await tell(topic, {
      sellerId: newId(),
      saleId: newId(),
      orderNumber: 'QS-1',
      buyerId: buyer.id,
      buyerName: buyer.name,
      lines: '2 × Soap, instead of 5',
    });
    expect((await mailsTo(buyer.email)).map((mail) => mail.subject)).toEqual([subject]);
  });

  it('a decided payment tells the owners of that company only, with the reason and a link', async () => {
    const [mine, theirs, clerk] = await t.database.write('none', async (db) => {
      const [own, foreign] = [await makeSeller(db), await makeSeller(db)];
      return [
        await makeUser(db, { sellerId: own.id }),
        await makeUser(db, { sellerId: foreign.id }),
        await makeUser(db, { sellerId: own.id, role: 'ORDERS' }),
      ];
    });
    const saleId = newId();
    await tell('payment.rejected', {
      sellerId: present(mine?.sellerId, 'the owner has a company'),
      saleId,
      orderNumber: 'QS-2',
      reason: 'The invoice is missing.',
    });
    const [mail, ...more] = await mailsTo(mine?.email ?? '');
    expect([mail?.subject, more]).toEqual(['Payment of order QS-2 was not approved', []]);
    expect(mail?.body).toContain('The invoice is missing.');
    expect(mail?.body).toContain(`http://localhost:3000/orders/${saleId}/`);
    for (const other of [theirs, clerk]) expect(await mailsTo(other?.email ?? '')).toEqual([]);
  });

  it('a rejected payment reaches whoever may trigger one, for one of them asked for it', async () => {
    const [payer, clerk] = await t.database.write('none', async (db) => {
      const own = await makeSeller(db);
      return [
        await makeUser(db, { sellerId: own.id, role: 'FINANCE' }),
        await makeUser(db, { sellerId: own.id, role: 'ORDERS' }),
      ];
    });
    await tell('payment.rejected', {
      ...{ sellerId: present(payer?.sellerId, 'it has a company'), saleId: newId() },
      ...{ orderNumber: 'QS-4', reason: 'The invoice is missing.' },
    });
    expect((await mailsTo(payer?.email ?? '')).map(({ subject }) => subject)).toEqual([
      'Payment of order QS-4 was not approved',
    ]);
    expect(await mailsTo(clerk?.email ?? '')).toEqual([]);
  });

  it.each([
    [true, 'Your fee changes as you asked'],
    [false, 'Your fee stays as it is'],
  ])('[PRO-01] a decided fee is told to the owners: agreed %s', async (isAgreed, subject) => {
    const owner = await t.database.write('none', async (db) => makeUser(db, { sellerId: (await makeSeller(db)).id }));
    await tell('seller.fee_decided', { sellerId: present(owner.sellerId, 'it has a company'), isAgreed });
    expect((await mailsTo(owner.email)).map((mail) => mail.subject)).toEqual([subject]);
  });

  it('an event delivered twice sends one mail', async () => {
    const buyer = await t.database.write('none', (db) => makeBuyer(db));
    const subscriber = messageSubscribers.find((one) => one.topic === 'sale.expired');
    const payload = {
      sellerId: newId(),
      saleId: newId(),
      orderNumber: 'QS-3',
      buyerId: buyer.id,
      buyerName: buyer.name,
    };
    const event = { id: newId(), topic: 'sale.expired', payload, createdAt: t.clock.now() };
    for (let n = 0; n < 2; n += 1) await subscriber?.handle(payload, event, t.deps);
    expect(await mailsTo(buyer.email)).toHaveLength(1);
  });
});

describe('helpers for developers', () => {
  it('[CFG-03] exist in development only', async () => {
    const production = await testApp({ env: { ENVIRONMENT: 'production' } });
    for (const path of ['/dev/accounts/', '/dev/outbox/messages/']) {
      expect((await t.call('GET', path)).statusCode).toBe(200);
      expect((await production.call('GET', path)).statusCode).toBe(404);
    }
    for (const path of ['/dev/', '/dev/outbox/']) {
      expect((await t.app.inject(path)).statusCode).toBe(200);
      expect((await production.app.inject(path)).statusCode).toBe(404);
    }
    expect((await production.call('GET', '/dev/second-factor/')).statusCode).toBe(404);
    const timer = { payload: { name: 'notifications.warn' } };
    expect((await t.call('POST', '/dev/jobs/', timer)).statusCode).toBe(401);
    expect((await production.call('POST', '/dev/jobs/', timer)).statusCode).toBe(404);
    await production.close();
  });

  it('the page of messages turns nothing of a message into markup', async () => {
    await t.deps.messages.send(newId(), {
      channel: 'EMAIL',
      recipient: 'x@waldhuis.example',
      subject: '<script>alert(1)</script>',
      body: 'https://a.example/"onclick="x',
    });
    const { body, headers } = await t.app.inject('/dev/outbox/');
    expect(body).not.toMatch(/<script|"onclick="/);
    expect(body).toContain('&lt;script&gt;');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('stand in no published document', async () => {
    const document = await t.app.inject('/api/openapi.json');
    expect(Object.keys(document.json().paths).filter((path) => path.includes('/dev/'))).toEqual([]);
  });
});
