import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hours, plus, systemClock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testDatabaseUrl } from '../../testing/db.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { kill, type Serving, serving } from '../../testing/serving.ts';

describe('public facts', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ env: { MAIL_SUPPORT: 'help@quayside.example', MAIL_SALES: 'deals@quayside.example' } });
  });
  afterAll(() => t.close());

  it('[CFG-06] info/ names both legal entities and the five mailboxes, as configured', async () => {
    const { statusCode, ...answer } = await t.call('GET', '/info/');
    expect(statusCode).toBe(200);
    const { legalEntities, mailboxes } = answer.json();
    for (const entity of [legalEntities.uk, legalEntities.eu])
      for (const fact of ['name', 'address', 'city', 'postcode', 'country']) expect(entity[fact]).toMatch(/\S/);
    expect(legalEntities.eu.phone).toMatch(/^\+\d/);
    expect(mailboxes).toEqual({
      sales: 'deals@quayside.example',
      support: 'help@quayside.example',
      procurement: expect.stringContaining('@'),
      fulfilment: expect.stringContaining('@'),
      success: expect.stringContaining('@'),
    });
  });
});

it('the published document holds up the server for less than a second, once, however many ask for it', async () => {
  const t = await testApp();
  const taken = async (times: number): Promise<number> => {
    // Of the thread that answers: what collects memory and compiles beside it holds nobody up.
    const begun = process.threadCpuUsage();
    for (let n = 0; n < times; n += 1) expect((await t.call('GET', '/openapi.json')).statusCode).toBe(200);
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1_000;
  };
  const first = await taken(1);
  expect(first).toBeLessThan(1_000);
  const later = (await taken(20)) / 20;
  expect(later * 3).toBeLessThan(first);
  await t.close();
});

it('[ORD-16] an address that asks too much is told so; whoever watches the server still hears how it is', async () => {
  const t = await testApp({ env: { REQUESTS_PER_MINUTE: '10' } });
  for (let n = 0; n < 10; n += 1) await t.call('GET', '/info/');
  const asked = await Promise.all(['/info/', '/healthz/', '/readyz/'].map((path) => t.call('GET', path)));
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([429, 200, 200]);
  await t.close();
});

it('[ORD-16] who guesses at tokens and keys is counted before anybody looks them up', async () => {
  const t = await testApp({ env: { REQUESTS_PER_MINUTE: '10' } });
  const codes: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const headers = { authorization: `Bearer ${n % 2 ? 'not.a.token' : `qs_live_${n}`}` };
    codes.push((await t.call('GET', '/user/', { headers })).statusCode);
  }
  expect(codes).toEqual([...Array(10).fill(401), 429, 429]);
  await t.close();
});

describe('the log', () => {
  let server: Serving;
  beforeAll(async () => {
    server = await serving({ LOG_LEVEL: 'info', TOKEN_SECRET: 'only for tests, never anywhere else' });
  });
  afterAll(() => kill(server));

  const entries = () => server.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'http error');

  it('[ERR-17] every HTTP error is logged with method, path pattern and status; never an id, a token or a query', async () => {
    const id = newId();
    const headers = {
      authorization: 'Bearer not.a.token',
      cookie: 'quayside_refresh=hidden-cookie',
      'x-application': 'sellers',
    };
    await fetch(`${server.base}/sales/${id}/?search=${id}`, { headers });
    await fetch(`${server.base}/nowhere/${id}/`, { method: 'DELETE', headers });
    await fetch(`${server.base}/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    await vi.waitFor(() => expect(entries()).toHaveLength(3));
    expect(entries()).toMatchObject([
      { method: 'GET', path: '/api/sales/:qid/', status: 401 },
      { method: 'DELETE', path: '/api/*', status: 404 },
      { method: 'POST', path: '/api/auth/login/', status: 400 },
    ]);
    const written = server.lines.join('\n');
    for (const secret of [id, 'not.a.token', 'hidden-cookie']) expect(written).not.toContain(secret);
  });

  describe('of an error of the database that nobody expected', () => {
    const secret = 'only for tests, never anywhere else';
    let t: TestApp;
    let outside: pg.Client;
    beforeAll(async () => {
      t = await testApp({ now: systemClock.now(), env: { TOKEN_SECRET: secret } });
      outside = new pg.Client({ connectionString: await testDatabaseUrl() });
      await outside.connect();
      for (const table of ['threads', 'wallet_lines', 'saved_views'])
        await outside.query(`alter table ${table} add constraint never check (false) not valid`);
    });
    afterAll(async () => {
      await outside.end();
      await t.close();
    });

    it('[ERR-17] names SQLSTATE, table and constraint; never what somebody typed, nor an id', async () => {
      const desk = await sellerFixture(t);
      const { id, lineIds } = await desk.sale({ expiresAt: plus(t.clock.now(), hours(48)), lines: [{}] });
      const post = (path: string, body: object) =>
        fetch(`${server.base}${path}`, {
          method: 'POST',
          headers: { ...desk.session.headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const typed = 'Canary line one\n    at canary.two (three)';
      const before = server.lines.length;
      const answers = [
        await post(`/sales/${id}/issue/`, { category: 'PRICE', message: typed }),
        await post('/user/saved-views/', { name: 'Canary view', query: 'search=canary' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([500, 500]);
      // The job behind it fails too: what is refunded cannot be kept.
      await post(`/sales/${id}/confirm_saleline_quantities/`, {
        lines: [{ qid: lineIds[0], confirmedQuantity: 7, reason: 'PARTIAL_STOCK' }],
      });
      const entries = () => server.lines.slice(before).map((line) => JSON.parse(line));
      await vi.waitFor(() => expect(entries().filter(({ job }) => job)).not.toEqual([]), { timeout: 10_000 });
      for (const table of ['threads', 'saved_views', 'wallet_lines'])
        expect(entries().map(({ err }) => err)).toContainEqual(
          expect.objectContaining({ sqlState: '23514', table, constraint: 'never' }),
        );
      const written = server.lines.slice(before).join('\n');
      for (const one of [
        /canary/i,
        /Failed query/i,
        /params/i,
        id,
        lineIds[0] ?? '',
        desk.seller.id,
        desk.session.user.id,
      ])
        expect(written).not.toMatch(one);
    });
  });
});
