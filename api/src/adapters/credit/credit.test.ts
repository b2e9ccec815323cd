/** One suite for both judges of credit, and what the product does with what they say. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture } from '../../testing/buyer-fixture.ts';
import { staffIn } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { creditSignature, signatureHeader } from './credit-notice.ts';
import { type MonduStub, monduAccount, monduStub } from './mondu-stub.ts';

let stub: MonduStub;
let embedded: TestApp;
let mondu: TestApp;

beforeAll(async () => {
  stub = await monduStub();
  embedded = await testApp();
  mondu = await testApp({
    env: {
      ...{ MONDU_API_URL: stub.url, MONDU_API_TOKEN: monduAccount.token },
      MONDU_WEBHOOK_SECRET: monduAccount.webhookSecret,
    },
  });
});
afterAll(async () => {
  await Promise.all([embedded.close(), mondu.close(), stub.close()]);
});

const apply = (buyer: BuyerFixture, more: object = {}) =>
  buyer.send('POST', '/mondu/apply/', { limit: { amount: '5000.00', currency: 'EUR' }, ...more });
const debtorOf = async (buyer: BuyerFixture) => (await buyer.send('GET', '/user/debtor/')).json();

const judges = [
  {
    name: 'our own people',
    app: () => embedded,
    key: () => derivedKey(embedded.deps.config.tokenSecret, 'credit-notice'),
    page: null,
    /** What the judge calls the buyer. */
    referenceOf: (buyerId: string) => buyerId,
    limit: '5000.00',
  },
  {
    name: 'Mondu',
    app: () => mondu,
    key: () => monduAccount.webhookSecret,
    page: expect.stringContaining('https://checkout.example/apply/'),
    referenceOf: (buyerId: string) => {
      stub.limits.set(`mondu-${buyerId}`, 120_000);
      return `mondu-${buyerId}`;
    },
    limit: '1200.00',
  },
];

describe.each(judges)('[INTG-11] [BUY-11] credit judged by $name', ({ app, key, page, referenceOf, limit }) => {
  const tell = (body: string, signature = creditSignature(key(), body)) =>
    app().call('POST', '/webhooks/credit/', {
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      payload: body,
    });
  const notice = (buyerId: string, state: string) =>
    JSON.stringify({
      topic: `buyer/${state}`,
      buyer: { uuid: referenceOf(buyerId), state, external_reference_id: buyerId, company_name: 'Nordlicht' },
    });

  it('is applied for once, begun with the judge, and given up to the limit that a signed notice brings', async () => {
    const buyer = await buyerFixture(app());
    expect((await apply(buyer)).json()).toMatchObject({ status: 'APPLIED' });
    expect((await apply(buyer)).json().code).toBe('already_applied');
    await app().runJobs(work);
    expect(await debtorOf(buyer)).toMatchObject({ creditStatus: 'APPLIED', creditLimit: null, creditPage: page });
    expect((await tell(notice(buyer.buyerId, 'pending'))).statusCode).toBe(204);
    expect((await debtorOf(buyer)).creditStatus).toBe('APPLIED');
    for (let time = 0; time < 2; time += 1)
      expect((await tell(notice(buyer.buyerId, 'accepted'))).statusCode).toBe(204);
    expect(await debtorOf(buyer)).toMatchObject({
      ...{ creditStatus: 'APPROVED', creditLimit: { amount: limit }, creditPage: null, daysDeferred: 30 },
    });
    await tell(notice(buyer.buyerId, 'declined'));
    expect(await debtorOf(buyer)).toMatchObject({ creditStatus: 'DECLINED', creditLimit: null });
  });

  it('is not touched by a notice that is unsigned, altered, of another topic, or about somebody who never applied', async () => {
    const buyer = await buyerFixture(app());
    const body = notice(buyer.buyerId, 'accepted');
    expect((await tell(body, 'no signature')).statusCode).toBe(401);
    expect((await tell(body.replace('Nordlicht', 'Elsewhere'), creditSignature(key(), body))).statusCode).toBe(401);
    expect((await tell('{"topic":"order/confirmed"}')).statusCode).toBe(204);
    expect((await tell(body)).statusCode).toBe(204);
    expect((await tell(notice(newId(), 'accepted'))).statusCode).toBe(204);
    expect((await debtorOf(buyer)).creditStatus).toBe('NONE');
  });
});

describe('[INTG-11] what is particular', () => {
  it('a judge who is silent is asked again; the application stands meanwhile', async () => {
    const buyer = await buyerFixture(mondu);
    stub.isSilent = true;
    await apply(buyer);
    await mondu.runJobs(work);
    expect(await debtorOf(buyer)).toMatchObject({ creditStatus: 'APPLIED', creditPage: null });
    expect(stub.applied.has(buyer.buyerId)).toBe(false);
    stub.isSilent = false;
    const said = await mondu.deps.credit.apply({
      ...{ buyerId: buyer.buyerId, companyName: 'Nordlicht', email: 'a@b.example', country: 'DE', limitMinor: 1n },
    });
    expect(said.outcome).not.toBe('refused');
  });

  it('our own people see who waits, and decide limit and days; what waits no more is refused', async () => {
    const buyer = await buyerFixture(embedded, { name: 'Ostwind GmbH' });
    await apply(buyer, { note: 'We order each month.' });
    const staff = await staffIn(embedded, 'staff.payments.approve');
    const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
      embedded.call(method, `/internal/credit-applications/${path}`, {
        headers: staff.headers,
        ...(payload ? { payload } : {}),
      });
    const { results } = (await call('GET', '')).json();
    expect(results.find(({ qid }: { qid: string }) => qid === buyer.buyerId)).toMatchObject({
      ...{ company: 'Ostwind GmbH', asked: { amount: '5000.00' }, note: 'We order each month.' },
    });
    const decide = () =>
      call('POST', `${buyer.buyerId}/decide/`, {
        ...{ decision: 'APPROVE', limit: { amount: '3000.00', currency: 'EUR' }, daysDeferred: 14 },
      });
    expect((await decide()).json()).toMatchObject({ status: 'APPROVED' });
    expect((await decide()).json().code).toBe('credit_not_waiting');
    expect(await debtorOf(buyer)).toMatchObject({ creditLimit: { amount: '3000.00' }, daysDeferred: 14 });
  });

  it('[BUY-11] credit that was given is changed and ended with a reason by mail; ended, it can be asked for again', async () => {
    const buyer = await buyerFixture(embedded, { name: 'Südwind GmbH' });
    await apply(buyer);
    const staff = await staffIn(embedded, 'staff.payments.approve');
    const post = (path: string, payload: object) =>
      embedded.call('POST', `/internal/${path}`, { headers: staff.headers, payload });
    const limit = { amount: '3000.00', currency: 'EUR' };
    const change = {
      decision: 'CHANGE',
      limit: { ...limit, amount: '500.00' },
      daysDeferred: 14,
      reason: 'Late twice',
    };
    const at = `credits/${buyer.buyerId}/change/`;
    expect((await post(at, change)).json().code).toBe('credit_not_granted');
    const given = { decision: 'APPROVE', limit, daysDeferred: 30 };
    await post(`credit-applications/${buyer.buyerId}/decide/`, given);
    expect((await post(at, change)).json()).toMatchObject({ status: 'APPROVED' });
    expect(await debtorOf(buyer)).toMatchObject({ creditLimit: { amount: '500.00' }, daysDeferred: 14 });
    const { results } = (await embedded.call('GET', '/internal/credits/', { headers: staff.headers })).json();
    expect(results).toContainEqual(expect.objectContaining({ company: 'Südwind GmbH', daysDeferred: 14 }));
    expect((await post(at, { decision: 'END', reason: 'Insolvent' })).json().status).toBe('DECLINED');
    expect(await debtorOf(buyer)).toMatchObject({ creditLimit: null, daysDeferred: 0 });
    expect((await apply(buyer)).statusCode).toBe(201);
  });
});
