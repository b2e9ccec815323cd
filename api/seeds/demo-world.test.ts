import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationHeader } from '@quayside/contract/auth';
import { documentList } from '@quayside/contract/documents';
import { notificationList } from '@quayside/contract/notifications';
import { orderList } from '@quayside/contract/orders';
import { packageDetail, packageList } from '@quayside/contract/packages';
import { paymentList } from '@quayside/contract/payments';
import { saleList } from '@quayside/contract/sales';
import { threadList, threadRows } from '@quayside/contract/threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../src/adapters/files/disk-files.ts';
import { type TestApp, testApp } from '../src/testing/app.ts';
import { testDatabaseUrl } from '../src/testing/db.ts';
import { login } from '../src/testing/session.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { seed } from './seed.ts';

const base = '2026-11-21T08:00:00.000Z';
let t: TestApp;

beforeAll(async () => {
  const files = diskFiles(await mkdtemp(join(tmpdir(), 'quayside-demo-')));
  const databaseUrl = await testDatabaseUrl();
  t = await testApp({ now: base, env: { LOGIN_LIMIT_PER_ADDRESS: '1000' }, replaced: { files } });
  const { tokenSecret } = t.deps.config;
  await seed({ databaseUrl, tokenSecret, files, seed: 1, baseTime: base, topup: false, report: () => undefined });
});
afterAll(() => t.close());

async function headersOf(email: string) {
  const answer = await login(t, email, demoPassword);
  expect(answer.statusCode, email).toBe(200);
  return { authorization: `Bearer ${answer.json().accessToken}`, [applicationHeader]: 'sellers' };
}

describe('the demo world through the API', () => {
  it.each(demoAccounts.filter(({ email }) => !email.startsWith('buyer@')))(
    '[SES-06] $label signs in',
    async ({ email }) => {
      await headersOf(email);
    },
  );

  it('[INV-10] insights of the demo seller tell what was lost to lower prices', async () => {
    const { lost } = (
      await t.call('GET', '/insights/?period=365', { headers: await headersOf('owner@waldhuis.example') })
    ).json();
    expect(lost.offers).toBeGreaterThan(5);
    expect(Number(lost.sales.amount)).toBeGreaterThan(100);
    expect(lost.products.length).toBeGreaterThan(5);
  });

  it('[PRO-10] our own people sign in with the second factor shown, and show the code of /dev/ later, once; nobody else is told one', async () => {
    const headers = await headersOf('trainee@quayside.example');
    const seen = async () => (await t.call('GET', '/user/second-factor/', { headers })).json();
    const prove = (payload: object) => t.call('POST', '/user/second-factor/prove/', { headers, payload });
    expect(await seen()).toMatchObject({ isOn: true, provedUntil: expect.any(String) });
    const { code } = (await t.call('GET', '/dev/second-factor/', { headers })).json();
    expect((await t.app.inject('/dev/')).body).toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect((await prove({ code })).statusCode).toBe(200);
    expect((await prove({ code })).json().code).toBe('second_factor_wrong');
    const next = (await t.call('GET', '/dev/second-factor/', { headers })).json();
    expect((await prove(next)).statusCode).toBe(200);
    const other = await headersOf('owner@waldhuis.example');
    expect((await t.call('GET', '/dev/second-factor/', { headers: other })).json()).toEqual({ code: null });
  });

  it('the buyer is turned away from the portal', async () => {
    expect((await login(t, 'buyer@nordlicht.example', demoPassword)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it.each(['waldhuis', 'gruenwald', 'brightwater', 'belfiore', 'hernandez', 'clairval'])(
    'every order of %s can be listed and opened',
    async (key) => {
      const headers = await headersOf(`owner@${key}.example`);
      for (let page = 1; ; page += 1) {
        const answer = await t.call('GET', `/sales/?status=ALL&size=100&page=${page}`, { headers });
        const { results, count } = saleList.parse(answer.json());
        for (const { qid, order } of results) {
          const one = await t.call('GET', `/sales/${qid}/`, { headers });
          expect(one.statusCode, `${order} ${one.body.slice(0, 300)}`).toBe(200);
        }
        if (page * 100 >= count) break;
      }
    },
  );

  it('an account in which nothing has happened answers an empty list', async () => {
    const answer = await t.call('GET', '/sales/', { headers: await headersOf('owner@emptyshelf.example') });
    expect(saleList.parse(answer.json())).toMatchObject({ count: 0, results: [] });
  });

  it('[ORD-13] the documents of an order are there to be downloaded, and an export waits for its declaration', async () => {
    const headers = await headersOf('owner@waldhuis.example');
    const { results } = documentList.parse((await t.call('GET', '/sales/documents/?size=100', { headers })).json());
    expect(results.length).toBeGreaterThan(5);
    for (const { saleQid, documentQid, metadata } of results) {
      const path = `/sales/${saleQid}/document/${documentQid}/download/`;
      const { rawPayload } = await t.call('GET', path, { headers });
      expect(rawPayload.subarray(0, 8).toString(), metadata.name).toBe('%PDF-1.4');
      expect(rawPayload.length).toBe(metadata.bytes);
    }
    const waiting = await t.call('GET', '/sales/?nextAction=UPLOAD_DOCUMENTS', { headers });
    expect(saleList.parse(waiting.json()).count).toBeGreaterThan(0);
  });

  it('[INT-04] an approver finds payments that wait, one of them with the first of two approvals', async () => {
    const answer = await t.call('GET', '/internal/payments/', {
      headers: await headersOf('second.approver@quayside.example'),
    });
    const { results } = paymentList.parse(answer.json());
    expect(results.length).toBeGreaterThanOrEqual(5);
    expect(results.map(({ approvals, approvalsNeeded }) => `${approvals} of ${approvalsNeeded}`)).toContain('1 of 2');
  });

  it('[RT-20] the bell has news, some unread, and orders have conversations in each state', async () => {
    const headers = await headersOf('owner@waldhuis.example');
    const news = notificationList.parse((await t.call('GET', '/notifications/?size=100', { headers })).json());
    expect(news.unread).toBeGreaterThan(2);
    expect(news.count).toBeGreaterThan(news.unread);
    const answer = news.results.find(({ type }) => type === 'MESSAGE');
    const thread = threadList.parse((await t.call('GET', `/sales/${answer?.saleQid}/threads/`, { headers })).json());
    expect(thread.results[0]).toMatchObject({ replyBy: null, unread: 1 });
    const staff = await headersOf('staff@quayside.example');
    const waiting = threadRows.parse((await t.call('GET', '/internal/threads/', { headers: staff })).json());
    const all = threadRows.parse((await t.call('GET', '/internal/threads/?waiting=false', { headers: staff })).json());
    expect(waiting.count).toBeGreaterThan(1);
    expect(all.count).toBeGreaterThan(waiting.count);
    expect(waiting.results.some(({ unread }) => unread === 1)).toBe(true);
  });

  it('[WH-01] the warehouse has a morning’s work: 60 packages expected today, some late, some damaged with a photo', async () => {
    const headers = await headersOf('worker@rotterdam.example');
    const inState = async (status: string) =>
      packageList.parse((await t.call('GET', `/warehouse/packages/?status=${status}&size=100`, { headers })).json())
        .results;
    const expected = await inState('ANNOUNCED');
    const today = t.clock.now().slice(0, 10);
    expect(expected.filter(({ expectedOn }) => expectedOn === today).length).toBeGreaterThanOrEqual(60);
    expect(expected.filter(({ expectedOn }) => expectedOn < today).length).toBeGreaterThanOrEqual(5);
    const held = await Promise.all(
      (await inState('ON_HOLD')).map(async ({ qid }) =>
        packageDetail.parse((await t.call('GET', `/warehouse/packages/${qid}/`, { headers })).json()),
      ),
    );
    const damaged = held.flatMap(({ qid, discrepancies }) =>
      discrepancies.filter(({ type }) => type === 'DAMAGED').map(({ photos }) => ({ qid, photos })),
    );
    expect(damaged.length).toBeGreaterThanOrEqual(3);
    const [{ qid, photos } = { qid: '', photos: [] }] = damaged;
    const photo = await t.call('GET', `/warehouse/packages/${qid}/photos/${photos[0]?.qid}/`, { headers });
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('[BUY-09] the buyer’s orders are in many states and can be opened; one question waits for our people, and is answered', async () => {
    const signedIn = await login(t, 'buyer@nordlicht.example', demoPassword, 'buyers');
    const headers = { authorization: `Bearer ${signedIn.json().accessToken}`, [applicationHeader]: 'buyers' };
    const { results } = orderList.parse((await t.call('GET', '/orders/?size=100', { headers })).json());
    const states = new Set(results.map(({ status }) => status));
    expect(states.size, [...states].join()).toBeGreaterThanOrEqual(4);
    for (const { qid, number } of results)
      expect((await t.call('GET', `/orders/${qid}/`, { headers })).statusCode, number).toBe(200);
    const staff = await headersOf('staff@quayside.example');
    const path = '/internal/order-questions/';
    const waiting = (await t.call('GET', path, { headers: staff })).json();
    expect(waiting).toMatchObject({ count: 1, results: [{ answeredAt: null, saleQid: expect.any(String) }] });
    const payload = { answer: 'They leave today, all together.' };
    const given = await t.call('POST', `${path}${waiting.results[0].qid}/answer/`, { headers: staff, payload });
    expect(given.statusCode, given.body).toBe(200);
  });

  it('[ORD-15] a company owes us and pays by bank, and its debt is noted as paid', async () => {
    const headers = await headersOf('staff@quayside.example');
    const found = (await t.call('GET', '/internal/sellers/?search=clairval', { headers })).json();
    const path = `/internal/sellers/${found.results[0].qid}/`;
    const [owed] = (await t.call('GET', path, { headers })).json().owed;
    expect(owed).toEqual({ amount: '186.40', currency: 'EUR' });
    const payload = { amount: owed, owed, reference: 'Statement 12, line 3' };
    const noted = await t.call('POST', `${path}settlements/`, { headers, payload });
    expect(noted.statusCode, noted.body).toBe(200);
    expect((await t.call('GET', path, { headers })).json().owed).toEqual([]);
  });

  it('[WH-02] the lead finds goods of an order that ended, one package to give up and one to count', async () => {
    const headers = await headersOf('lead@rotterdam.example');
    const listed = async (query: string) =>
      packageList.parse((await t.call('GET', `/warehouse/packages/?${query}&size=100`, { headers })).json());
    const ended = await listed('figure=ORDER_ENDED');
    const states = new Set(ended.results.map(({ status, orderEnded }) => `${status} ${orderEnded}`));
    expect([...states].sort()).toEqual(['CONFIRMED CANCELLED', 'ON_HOLD CANCELLED']);
    expect((await listed('status=MISSING')).count).toBeGreaterThan(0);
    expect((await listed('status=ARRIVED')).count).toBeGreaterThan(0);
  });

  it.each([
    ['polna', 'wiseError'],
    ['obriain', 'payment_provider_silent'],
  ])('[ORD-15] a payment of %s meets the bank’s mood: %s', async (key, code) => {
    const headers = await headersOf(`owner@${key}.example`);
    const ready = await t.call('GET', '/sales/?nextAction=TRIGGER_PAYMENT', { headers });
    const { results } = saleList.parse(ready.json());
    const sale = results.find(({ shippingMethod }) => shippingMethod === 'SELLER');
    const answer = await t.call('POST', `/sales/${sale?.qid}/paycomplete/`, {
      headers: { ...headers, 'idempotency-key': `demo-${key}` },
      payload: {},
    });
    expect(answer.json()).toMatchObject({ code });
  });
});
