/** What attackers tried with accounts, tried again on the real server with its usual limits, which is asked how it is all the while. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { factoryPassword, makeUser } from '../domains/users/users.factory.ts';
import { hours, plus, systemClock } from '../kernel/clock.ts';
import { messagesSent } from '../platform/db/platform.tables.ts';
import { work } from '../work.ts';
import { type TestApp, testApp } from './app.ts';
import { healthDuring } from './health-watch.ts';
import { type SellerFixture, sellerFixture, staffIn } from './seller-fixture.ts';
import { kill, type Serving, serving } from './serving.ts';
import { type Session, signedIn } from './session.ts';

/** Milliseconds that nobody's health check waits. */
const longestWait = 1_000;
vi.setConfig({ testTimeout: 60_000 });

let t: TestApp;
let desk: SellerFixture;
let server: Serving;
beforeAll(async () => {
  t = await testApp({ now: systemClock.now() });
  desk = await sellerFixture(t);
  server = await serving({ TOKEN_SECRET: t.deps.config.tokenSecret, REQUESTS_AT_ONCE: '' });
});
afterAll(async () => {
  await kill(server);
  await t.close();
});

async function whileWatched(attack: () => Promise<void>): Promise<void> {
  expect(await healthDuring(server.base, attack)).toBeLessThan(longestWait);
}
const send = (path: string, { headers }: Session, body: object) =>
  fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

type Browser = { readonly from: string; readonly cookie?: string };

/** A sign-in from an address of its own: all of 127.0.0.0/8 is this machine. */
async function signIn({ from, cookie }: Browser, email: string, password: string) {
  const body = JSON.stringify({ email, password });
  const headers = {
    ...{ 'content-type': 'application/json', 'x-application': 'sellers', 'content-length': body.length },
    ...(cookie === undefined ? {} : { cookie }),
  };
  const sent = request(`${server.base}/auth/login/`, { method: 'POST', localAddress: from, headers, agent: false });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  answer.resume();
  const cookies: readonly string[] = answer.headers['set-cookie'] ?? [];
  return { status: Number(answer.statusCode), cookie: cookies.map((one) => one.split(';')[0]).join('; ') };
}

it('who guesses from five addresses, or twenty times behind one, keeps the owner out of nothing', async () => {
  const { email } = await t.database.write('none', (db) => makeUser(db, { sellerId: desk.seller.id }));
  const known = { from: '127.0.1.1', cookie: (await signIn({ from: '127.0.1.1' }, email, factoryPassword)).cookie };
  await whileWatched(async () => {
    for (let n = 1; n <= 5; n += 1) expect((await signIn({ from: `127.0.2.${n}` }, email, 'wrong')).status).toBe(400);
    expect((await signIn({ from: '127.0.3.1' }, email, factoryPassword)).status).toBe(429);
    for (let n = 0; n < 20; n += 1) await signIn({ from: known.from }, `guess-${n}@waldhuis.example`, 'wrong');
    expect((await signIn({ from: known.from }, 'guess@waldhuis.example', 'wrong')).status).toBe(429);
    expect((await signIn(known, email, factoryPassword)).status).toBe(200);
  });
});

it('an address that nobody confirmed gets no reset', async () => {
  const stranger = { sellerId: desk.seller.id, isEmailVerified: false };
  const { email } = await t.database.write('none', (db) => makeUser(db, stranger));
  await whileWatched(async () => {
    expect((await send('/user/password/reset/', desk.session, { email })).status).toBe(204);
    await t.runJobs({ jobs: [], subscribers: work.subscribers });
  });
  const sent = await t.database.read('none', (db) =>
    db.select().from(messagesSent).where(eq(messagesSent.recipient, email)),
  );
  expect(sent).toEqual([]);
});

it('who only reads marks nothing as read for the company', async () => {
  const { id } = await desk.sale();
  const viewer = await signedIn(t, { sellerId: desk.seller.id, role: 'VIEWER' });
  await whileWatched(async () => {
    const answers = [
      await send(`/sales/${id}/read/`, viewer, {}),
      await send(`/sales/${id}/threads/read/`, viewer, { upTo: systemClock.now() }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
  expect(await desk.shown(id)).toMatchObject({ hasRead: false });
});

it('a stream of changes ends with the right to hear it, within five seconds', async () => {
  const staff = await staffIn(t, 'staff.sellers');
  const stream = await fetch(`${server.base}/events/`, { headers: staff.headers });
  expect(stream.status).toBe(200);
  let hasEnded = false;
  const reading = (async () => {
    for await (const _ of stream.body ?? []) hasEnded = false;
    hasEnded = true;
  })();
  await whileWatched(async () => {
    await t.database.write('none', (db) =>
      db.execute(sql`update staff_members set permissions = '{staff.claims}' where user_id = ${staff.user.id}`),
    );
    await vi.waitFor(() => expect(hasEnded).toBe(true), { timeout: 5_000 });
  });
  await reading;
});

it('a script in XML whose namespace is written with references is refused', async () => {
  const sale = await desk.sale({ status: 'CONFIRMED', expiresAt: plus(systemClock.now(), hours(48)) });
  const namespace = [...'http://www.w3.org/1999/xhtml'].map((one) => `&#${one.charCodeAt(0)};`).join('');
  const file = `<?xml version="1.0"?><r xmlns:q="${namespace}"><q:script>alert(1)</q:script></r>`;
  const form = new FormData();
  form.set('documentType', 'OTHER');
  form.set('file', new Blob([file]), 'a.xml');
  await whileWatched(async () => {
    const path = `${server.base}/sales/${sale.id}/document/`;
    const answer = await fetch(path, { method: 'POST', headers: desk.session.headers, body: form });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'file_holds_program' }]);
  });
});

/** So many requests as fast as one connection takes them, without waiting for answers; gives their statuses. */
async function pipelined(count: number, { headers: { authorization } }: Session): Promise<string[]> {
  const socket = connect(Number(new URL(server.base).port), '127.0.0.1');
  const one = `GET /api/sales/ HTTP/1.1\r\nHost: x\r\nX-Application: sellers\r\nAuthorization: ${authorization}\r\n`;
  socket.write(`${`${one}\r\n`.repeat(count - 1)}${one}Connection: close\r\n\r\n`);
  return [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
}

it('who asks for hundreds of things at once is told to come again, and keeps nobody else waiting', async () => {
  const other = await sellerFixture(t);
  await whileWatched(async () => {
    const flood = Array.from({ length: 20 }, () => pipelined(16, desk.session));
    expect((await fetch(`${server.base}/sales/`, { headers: other.session.headers })).status).toBe(200);
    const statuses = (await Promise.all(flood)).flat();
    expect(statuses).toHaveLength(320);
    expect(new Set(statuses)).toEqual(new Set(['200', '429']));
    expect(statuses.filter((one) => one === '429').length).toBeGreaterThan(100);
  });
});
