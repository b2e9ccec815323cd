/** Signed webhooks: what receivers get, and what becomes of those that do not take it. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { and, eq, lte, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes, plus, seconds, systemClock } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import type { Told, Topic } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { idempotencyKeys, messagesSent } from '../../platform/db/platform.tables.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { messageSubscribers } from '../internal/messages.subscribers.ts';
import { makeOrder } from '../orders/orders.factory.ts';
import { makePackage } from '../packages/packages.factory.ts';
import { makeSale } from '../sales/sales.factory.ts';
import { makeBuyer, makeSeller } from '../sellers/sellers.factory.ts';
import { makeWarehouseShipment } from '../warehouse-shipments/warehouse-shipments.factory.ts';
import { deliverMessage } from './use-cases/deliver-message.ts';
import { webhookJobs } from './webhooks.jobs.ts';
import { ofBuyer } from './webhooks.policy.ts';
import { lockEndpoint, saveEndpoint } from './webhooks.repository.ts';
import { webhookSubscribers } from './webhooks.subscribers.ts';
import { webhookEndpoints, webhookMessages } from './webhooks.tables.ts';

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };
let received: Received[] = [];
let status = 204;
const receiver = createServer(async (request, response) => {
  received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
  response.writeHead(status, { location: '/elsewhere' }).end();
});
let t: TestApp;
let base: string;
let buyerId: string;
let buyer: Session;
let sellerId: string;
let seller: Session;
const work = { jobs: webhookJobs, subscribers: [...webhookSubscribers, ...messageSubscribers] };

beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const at = receiver.address();
  base = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  // Receivers compare the timestamp with their own clock.
  t = await testApp({ now: systemClock.now() });
});
afterAll(async () => {
  receiver.close();
  await t.close();
});
beforeEach(async () => {
  [received, status] = [[], 204];
  t.clock.set(systemClock.now());
  buyerId = (await t.database.write('none', (db) => makeBuyer(db))).id;
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
  buyer = await signedIn(t, { role: 'BUYER', buyerId }, 'buyers');
  seller = await signedIn(t, { sellerId });
});

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, who = buyer, payload?: object) =>
  t.call(method, `/webhooks/${path}`, { headers: who.headers, ...(payload ? { payload } : {}) });
async function add(path: string, who = buyer): Promise<{ secret: string; qid: string }> {
  const { secret, endpoint } = (await send('POST', 'endpoints/', who, { url: `${base}${path}` })).json();
  return { secret, qid: endpoint.qid };
}
/** A queue is free again a moment after its job, so that one run may leave messages that are due. */
async function settle(): Promise<void> {
  const due = and(eq(webhookMessages.status, 'PENDING'), lte(webhookMessages.nextTryAt, t.clock.now()));
  for (let rounds = 0; rounds < 20; rounds += 1) {
    await t.runJobs(work);
    if ((await t.database.read('system', (db) => db.select().from(webhookMessages).where(due))).length === 0) return;
  }
}
async function tell<T extends Topic>(topic: T, told: Told<T>): Promise<void> {
  await t.database.write('none', (db) => emit(db, t.clock.now(), topic, told));
  await settle();
}
const deliveries = async (who = buyer) => (await send('GET', 'deliveries/', who)).json().results;
const sent = (index: number): Received => present(received.at(index), 'it arrived');
const verified = (secret: string, { headers, body }: Received): unknown =>
  new Webhook(secret).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  });

describe('a signed webhook', () => {
  it('is verified by the library of Standard Webhooks, and refused when altered or signed with another secret', async () => {
    const { secret } = await add('/hooks');
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const orderId = newId();
    await tell('order.paid', { buyerId, orderId });
    expect(received).toHaveLength(1);
    const told = { type: 'order.paid', timestamp: t.clock.now(), data: { orderQid: orderId } };
    expect(verified(secret, sent(0))).toEqual(told);
    expect(() => verified(secret, { ...sent(0), body: sent(0).body.replace('paid', 'ended') })).toThrow('signature');
    expect(() => verified(`whsec_${'A'.repeat(32)}`, sent(0))).toThrow('signature');
    const [{ qid, ...shown }] = await deliveries();
    expect(qid).toBe(sent(0).headers['webhook-id']);
    expect(shown).toMatchObject({
      type: 'order.paid',
      status: 'DELIVERED',
      attempt: 1,
      statusCode: 204,
      nextTryAt: null,
    });
  });

  it('tells seller and buyer of one sale by ids, neither anything about the other, and nobody else', async () => {
    const other = await signedIn(t, { sellerId: (await t.database.write('none', (db) => makeSeller(db))).id });
    await Promise.all([add('/seller', seller), add('/buyer'), add('/other', other)]);
    const [saleId, shipmentId] = [newId(), newId()];
    const { id: orderQid } = await t.database.write({ buyerId }, (db) => makeOrder(db, { buyerId, sellerId, saleId }));
    const names = { orderNumber: 'QS-1', buyerId, buyerName: 'Nordlicht' };
    await tell('sale.declined', { sellerId, saleId, ...names });
    await tell('shipment.moved', { sellerId, saleId, shipmentId, orderNumber: 'QS-1', status: 'IN_TRANSIT' });
    const dataOf = (path: string) =>
      received.filter((one) => one.path === path).map(({ body }) => JSON.parse(body).data);
    expect(dataOf('/seller')).toEqual([{ saleQid: saleId }, { saleQid: saleId, shipmentQid: shipmentId }]);
    expect(dataOf('/buyer')).toEqual([
      { orderQid, saleQid: saleId },
      { orderQid, saleQid: saleId },
    ]);
    expect(received).toHaveLength(4);
    expect(await deliveries(other)).toEqual([]);
  });

  it('[WH-06] of a warehouse’s shipment tells each of its orders’ seller and buyer, without what is not theirs', async () => {
    await Promise.all([add('/seller', seller), add('/buyer')]);
    const { sale, orderQid, shipmentId } = await t.database.write('system', async (db) => {
      const made = await makeSale(db, { sellerId, buyerId, status: 'PAID' });
      const order = await makeOrder(db, { buyerId, sellerId, saleId: made.sale.id });
      const shipment = await makeWarehouseShipment(db, { warehouseId: newId(), buyerId, status: 'SHIPPED' });
      for (let count = 0; count < 2; count += 1)
        await makePackage(db, { sale: made.sale, status: 'SHIPPED', shipmentId: shipment.id });
      return { sale: made.sale, orderQid: order.id, shipmentId: shipment.id };
    });
    await tell('warehouse_shipment.troubled', { shipmentId, number: 'WS-1', journey: 'EXCEPTION' });
    const of = (path: string) => received.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));
    expect(of('/seller')).toMatchObject([{ type: 'shipment.moved', data: { saleQid: sale.id } }]);
    expect(of('/buyer')).toMatchObject([{ type: 'shipment.moved', data: { orderQid, saleQid: sale.id } }]);
    expect(received.map(({ body }) => body).join()).not.toContain(shipmentId);
  });

  it('is tried again after 500 with a growing pause, under the same webhook-id', async () => {
    const { secret } = await add('/hooks');
    status = 500;
    await tell('order.placed', { buyerId, orderId: newId() });
    const [waiting] = await deliveries();
    expect(waiting).toMatchObject({ status: 'PENDING', attempt: 1, statusCode: 500 });
    expect(waiting.nextTryAt).toBe(plus(t.clock.now(), seconds(30)));
    t.clock.advance(seconds(30));
    status = 204;
    const again = { ...ofBuyer(buyerId), id: waiting.qid, attempt: 1 };
    // A job may run twice.
    await deliverMessage(t.deps, again);
    await deliverMessage(t.deps, again);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([waiting.qid, waiting.qid]);
    expect(verified(secret, sent(1))).toMatchObject({ type: 'order.placed' });
    expect(await deliveries()).toMatchObject([{ status: 'DELIVERED', attempt: 2, statusCode: 204 }]);
    expect((await send('GET', 'endpoints/')).json().results[0].failingSince).toBeNull();
  });

  it('is replayed with the same webhook-id and body, and does not follow a redirect', async () => {
    await add('/hooks');
    status = 302;
    await send('POST', `endpoints/${(await send('GET', 'endpoints/')).json().results[0].qid}/test/`);
    await settle();
    const [failed] = await deliveries();
    expect(failed).toMatchObject({ type: 'webhook.test', status: 'FAILED', attempt: 1, statusCode: 302 });
    status = 204;
    const replayed = await send('POST', `deliveries/${failed.qid}/replay/`);
    expect(replayed.json()).toMatchObject({ qid: failed.qid, status: 'PENDING', attempt: 0 });
    await settle();
    expect(received.map(({ path }) => path)).toEqual(['/hooks', '/hooks']);
    expect(sent(1).headers['webhook-id']).toBe(failed.qid);
    expect(sent(1).body).toBe(sent(0).body);
    expect(await deliveries()).toMatchObject([{ status: 'DELIVERED' }]);
  });

  it('[INTG-11] tells of a claim that its seller accepts as of one that our people decide', async () => {
    const { secret } = await add('/hooks', seller);
    const [saleId, claimId] = [newId(), newId()];
    const told = { sellerId, saleId, claimId, buyerId, byId: null, number: 'C-1', orderNumber: 'QS-1', deadline: null };
    for (const topic of ['claim.decide', 'claim.accept'] as const) {
      await tell(topic, { ...told, status: 'APPROVED', wanted: [] });
      expect(verified(secret, sent(-1))).toMatchObject({ type: topic, data: { saleQid: saleId, claimQid: claimId } });
    }
  });

  it('is signed with both secrets for a day after the secret was renewed, then with the new one alone', async () => {
    const { secret: before, qid } = await add('/hooks');
    const { secret } = (await send('POST', `endpoints/${qid}/rotate-secret/`)).json();
    expect(secret).not.toBe(before);
    await tell('order.ended', { buyerId, orderId: newId() });
    for (const one of [before, secret]) expect(verified(one, sent(0))).toMatchObject({ type: 'order.ended' });
    t.clock.advance(days(1));
    await tell('order.ended', { buyerId, orderId: newId() });
    expect(String(sent(1).headers['webhook-signature']).split(' ')).toHaveLength(1);
  });
});

describe('an endpoint', () => {
  it('shows its secret when it is made and renewed, and nowhere else', async () => {
    const { secret, qid } = await add('/hooks');
    await tell('order.paid', { buyerId, orderId: newId() });
    const answers = [(await send('GET', 'endpoints/')).body, (await send('GET', 'deliveries/')).body];
    const rows = await t.database.read('system', (db) =>
      db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, qid)),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([answers, rows])).not.toContain(secret.slice('whsec_'.length));
  });

  it('that takes nothing for three days is switched off and told; a test that arrives turns it on', async () => {
    const { qid } = await add('/hooks');
    await t.database.write({ buyerId }, async (db) => {
      const row = present(await lockEndpoint(db, ofBuyer(buyerId), qid), 'it was added');
      await saveEndpoint(db, row, { failingSince: plus(t.clock.now(), -days(3)) });
    });
    status = 503;
    await tell('order.paid', { buyerId, orderId: newId() });
    expect((await send('GET', 'endpoints/')).json().results[0].switchedOffAt).toBe(t.clock.now());
    const mails = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(eq(messagesSent.recipient, buyer.user.email)),
    );
    expect(mails.map(({ subject }) => subject)).toContain('A webhook of your company was switched off');
    const [failed] = await deliveries();
    expect(failed.status).toBe('FAILED');
    expect((await send('POST', `deliveries/${failed.qid}/replay/`)).json().code).toBe('webhook_switched_off');
    await tell('order.paid', { buyerId, orderId: newId() });
    expect(received).toHaveLength(1);
    status = 204;
    await send('POST', `endpoints/${qid}/test/`);
    await settle();
    expect((await send('GET', 'endpoints/')).json().results[0]).toMatchObject({
      switchedOffAt: null,
      failingSince: null,
    });
  });

  it('is tested ten times a minute at most, one test at a time, in a queue that no news waits in', async () => {
    const { qid } = await add('/hooks');
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let asked = 0; asked < 12; asked += 1) answers.push(await send('POST', `endpoints/${qid}/test/`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(201), 429, 429]);
    expect(new Set(answers.slice(0, 10).map((answer) => answer.json().qid)).size).toBe(1);
    expect(answers.at(-1)?.json().code).toBe('too_many_attempts');
    const { rows } = await t.database.read('system', (db) =>
      db.execute(
        sql`select distinct queue_name from graphile_worker.jobs where key = ${`webhooks.deliver:${answers[0]?.json().qid}`}`,
      ),
    );
    expect(rows).toEqual([{ queue_name: 'webhooks-tests' }]);
    await settle();
    t.clock.advance(minutes(1));
    expect((await send('POST', `endpoints/${qid}/test/`)).statusCode).toBe(201);
  });

  it('goes with the person who made it', async () => {
    await add('/hooks');
    await tell('auth.person_gone', { userId: buyer.user.id });
    const { results } = (await send('GET', 'endpoints/')).json();
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ switchedOffAt }: { switchedOffAt: string | null }) => switchedOffAt === null)).toEqual([]);
  });

  it('is one of five of a company, also of two that are added at once; another company has its own', async () => {
    for (const path of ['/1', '/2', '/3', '/4']) await add(path);
    const both = await Promise.all(
      ['/5', '/6'].map((path) => send('POST', 'endpoints/', buyer, { url: `${base}${path}` })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(both.map((one) => one.json().code)).toContain('too_many_webhooks');
    const { results } = (await send('GET', 'endpoints/')).json();
    expect((await send('DELETE', `endpoints/${results[0].qid}/`, seller)).json().code).toBe('webhook_not_found');
    expect((await send('DELETE', `endpoints/${results[0].qid}/`)).json().results).toHaveLength(4);
    await add('/5');
    expect((await send('GET', 'endpoints/', seller)).json().results).toEqual([]);
  });

  it('outside development: https on port 443 of a public host, without user name', async () => {
    const strict = await testApp({ env: { ENVIRONMENT: 'preview' }, now: systemClock.now() });
    const who = await signedIn(strict, { role: 'BUYER', buyerId }, 'buyers');
    const codeFor = async (url: string) =>
      (await strict.call('POST', '/webhooks/endpoints/', { headers: who.headers, payload: { url } })).json().code;
    for (const url of [
      ...['http://erp.example/', 'https://erp.example:8443/', 'https://us:er@erp.example/', 'ftp://erp.example/'],
      ...['https://127.0.0.1/', 'https://localhost/', 'https://[fd00::1]/', 'https://169.254.169.254/', 'no address'],
    ])
      expect([url, await codeFor(url)]).toEqual([url, 'webhook_url_refused']);
    await strict.close();
  });
});

it('[ORD-16] sent twice with one Idempotency-Key, an endpoint is added once and its secret renewed once, and told again word for word', async () => {
  const headers = { ...seller.headers, 'idempotency-key': newId() };
  const once = async (path: string, payload?: object) => {
    const ask = () => t.call('POST', `/webhooks/${path}`, { headers, ...(payload ? { payload } : {}) });
    const [first, again] = [await ask(), await ask()];
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    return first.json();
  };
  const added = await once('endpoints/', { url: `${base}/once` });
  expect((await send('GET', 'endpoints/', seller)).json().results).toHaveLength(1);
  const renewed = await once(`endpoints/${added.endpoint.qid}/rotate-secret/`);
  expect(renewed.secret).not.toBe(added.secret);
  const kept = await t.database.read('none', (db) => db.select().from(idempotencyKeys));
  expect(
    kept.filter(({ answer }) => answer?.includes('whsec_')),
    'no secret can be read where it is kept',
  ).toEqual([]);
});
