/** Whatever a company's program is told of, it can be sure who says it, and hears it once more when it asks. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { webhookTypes } from '@quayside/contract/webhook-values';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import type { Told, Topic } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { makeOrder } from '../orders/orders.factory.ts';
import { orderIssues } from '../orders/orders.tables.ts';
import { makeBuyer, makeSeller } from '../sellers/sellers.factory.ts';
import { webhookJobs } from './webhooks.jobs.ts';
import { webhookSubscribers } from './webhooks.subscribers.ts';

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };
let received: Received[] = [];
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) });
  response.writeHead(204).end();
});
const work = { jobs: webhookJobs, subscribers: webhookSubscribers };
let t: TestApp;
let base: string;
beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const at = receiver.address();
  base = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  t = await testApp({ now: systemClock.now() });
});
afterAll(async () => {
  receiver.close();
  await t.close();
});
beforeEach(() => {
  received = [];
});

const tell = <T extends Topic>(topic: T, told: Told<T>): Promise<void> =>
  t.database.write('none', (db) => emit(db, t.clock.now(), topic, told));
const parties = async () => {
  const { id: buyerId } = await t.database.write('none', (db) => makeBuyer(db));
  const { id: sellerId } = await t.database.write('none', (db) => makeSeller(db));
  return { buyerId, sellerId, saleId: newId() };
};
type Parties = Awaited<ReturnType<typeof parties>>;
const namesOf = ({ buyerId }: Parties) => ({ orderNumber: 'QS-1', buyerId, buyerName: 'Nordlicht' });
const ofSale = ({ sellerId, saleId }: Parties) => ({ sellerId, saleId });
const ended = (of: Parties) => ({ ...ofSale(of), ...namesOf(of) });
const claimOf = (of: Parties) => ({
  ...{ ...ofSale(of), buyerId: of.buyerId, claimId: newId(), byId: null, number: 'C-1', orderNumber: 'QS-1' },
  ...{ deadline: null, status: 'APPROVED', wanted: [] },
});

async function answerIssue({ buyerId, sellerId, saleId }: Parties): Promise<void> {
  const issueId = newId();
  await t.database.write({ buyerId }, async (db) => {
    const { id: orderId } = await makeOrder(db, { buyerId, sellerId, saleId });
    await db.insert(orderIssues).values({
      ...{ buyerId, orderId, id: issueId, category: 'OTHER', message: 'When?', askedBy: newId(), askedByName: 'Jonas' },
      at: t.clock.now(),
    });
  });
  await tell('order.issue_answered', { buyerId, issueId });
}

/** What makes each type; a test of an endpoint is its own press. */
const happenings: Readonly<
  Record<Exclude<(typeof webhookTypes)[number], 'webhook.test'>, (of: Parties) => Promise<void>>
> = {
  'checkout.expired': ({ buyerId }) => tell('checkout.expired', { buyerId, checkoutId: newId() }),
  'order.placed': ({ buyerId }) => tell('order.placed', { buyerId, orderId: newId() }),
  'order.paid': ({ buyerId }) => tell('order.paid', { buyerId, orderId: newId() }),
  'order.ended': ({ buyerId }) => tell('order.ended', { buyerId, orderId: newId() }),
  'order.issue_answered': answerIssue,
  'order.invoiced': ({ buyerId }) => tell('order.invoiced', { buyerId, orderId: newId(), invoiceId: newId() }),
  'sale.requested': (of) => tell('sale.requested', ofSale(of)),
  'sale.declined': (of) => tell('sale.declined', ended(of)),
  'sale.expired': (of) => tell('sale.expired', ended(of)),
  'sale.cancelled': (of) => tell('sale.cancelled', ended(of)),
  'sale.confirmed_reduced': (of) => tell('sale.confirmed_reduced', { ...ended(of), lines: '', missing: [] }),
  'shipment.moved': (of) =>
    tell('shipment.moved', { ...ofSale(of), shipmentId: newId(), orderNumber: 'QS-1', status: 'IN_TRANSIT' }),
  'claim.decide': (of) => tell('claim.decide', claimOf(of)),
  'claim.accept': (of) => tell('claim.accept', claimOf(of)),
};

const verified = (secret: string, { headers, body }: Received): unknown =>
  new Webhook(secret).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  });

it.each(Object.entries(happenings))(
  '[INTG-11] %s is verified, refused when altered, and replayed as it was',
  async (type, happen) => {
    const of = await parties();
    const isBuyers = /^(?:checkout|order)\./.test(type);
    const who: Session = isBuyers
      ? await signedIn(t, { role: 'BUYER', buyerId: of.buyerId }, 'buyers')
      : await signedIn(t, { sellerId: of.sellerId });
    const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
      t.call(method, `/webhooks/${path}`, { headers: who.headers, ...(payload ? { payload } : {}) });
    const { secret }: { secret: string } = (await call('POST', 'endpoints/', { url: `${base}/hooks` })).json();
    await happen(of);
    const arrived = (count: number) =>
      expect.poll(async () => t.runJobs(work).then(() => received.length), { timeout: 10_000 }).toBe(count);
    await arrived(1);
    const first = present(received[0], 'it arrived');
    expect(verified(secret, first)).toMatchObject({ type, data: expect.any(Object) });
    expect(() => verified(secret, { ...first, body: first.body.replace('"data":{', '"data":{"more":1,') })).toThrow(
      'signature',
    );
    const [{ qid }] = (await call('GET', 'deliveries/')).json().results;
    expect((await call('POST', `deliveries/${qid}/replay/`)).statusCode).toBe(200);
    await arrived(2);
    const again = present(received[1], 'it came again');
    expect([again.headers['webhook-id'], again.body]).toEqual([first.headers['webhook-id'], first.body]);
    expect(verified(secret, again)).toEqual(verified(secret, first));
  },
);
