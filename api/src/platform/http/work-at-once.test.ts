import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { staffIn } from '../../testing/seller-fixture.ts';
import type { SignedInActor } from './actor.ts';
import { registerProblems } from './problems.ts';
import { limitWorkAtOnce } from './work-at-once.ts';

const ends: (() => void)[] = [];
const app = Fastify();
registerProblems(app);
app.decorateRequest('actor', null);
app.addHook('onRequest', async (request) => {
  request.actor = actorCalled(String(request.headers.from));
});
limitWorkAtOnce(app, { requestsAtOnce: 2 });
app.get('/work', () => new Promise<string>((resolve) => ends.push(() => resolve('done'))));
app.post('/work', async ({ body }) => body);
app.get(
  '/stream',
  { config: { isStream: true } },
  () => new Promise<string>((resolve) => ends.push(() => resolve('heard'))),
);
afterEach(async () => {
  while (ends.length > 0) await endOne();
});
afterAll(() => app.close());

const actorCalled = (userId: string): SignedInActor => ({
  ...{ kind: 'BUYER', userId, sessionId: `key of ${userId}`, name: '', email: '', role: '', permissions: new Set() },
  ...{ sellerId: null, buyerId: null, warehouseId: null, isVerified: true },
  ...{ secondFactor: { isOn: false, provedAt: null }, ...(userId.startsWith('key') ? { isKey: true } : {}) },
});
const ask = (from: string, url = '/work') => app.inject({ method: 'GET', url, headers: { from } });
const running = (count: number) => vi.waitFor(() => expect(ends).toHaveLength(count));
async function endOne(): Promise<void> {
  ends.shift()?.();
  await wait(5);
}

it('[ORD-16] of one person so many requests are worked on at once, as many wait, and more are told to come again', async () => {
  const four = [ask('anna'), ask('anna'), ask('anna'), ask('anna')];
  await running(2);
  const fifth = await ask('anna');
  expect([fifth.statusCode, fifth.headers['retry-after'], fifth.json().code]).toEqual([429, '1', 'too_many_requests']);
  const others = [ask('bert'), ask('key of anna')];
  await running(4);
  await endOne();
  await running(4);
  while (ends.length > 0) await endOne();
  const codes = (await Promise.all([...four, ...others])).map(({ statusCode }) => statusCode);
  expect(codes).toEqual(Array(6).fill(200));
  const later = ask('anna');
  await running(1);
  await endOne();
  expect((await later).statusCode).toBe(200);
});

it('streams of events take nobody a place', async () => {
  const streams = [ask('anna', '/stream'), ask('anna', '/stream'), ask('anna', '/stream')];
  const work = [ask('anna'), ask('anna')];
  await running(5);
  while (ends.length > 0) await endOne();
  expect((await Promise.all([...streams, ...work])).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

it('who goes away without the answer has asked for the work all the same; who waited for a turn gives it up', async () => {
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const impatient = new AbortController();
  const asked = Array.from({ length: 4 }, () =>
    fetch(`${base}/work`, { headers: { from: 'anna' }, signal: impatient.signal }).catch(() => null),
  );
  await running(2);
  await vi.waitFor(async () => expect((await ask('anna')).statusCode).toBe(429));
  impatient.abort();
  await Promise.all(asked);
  const next = fetch(`${base}/work`, { headers: { from: 'anna' } });
  await wait(100);
  expect(ends).toHaveLength(2);
  await endOne();
  await running(2);
  while (ends.length > 0) await endOne();
  expect((await next).status).toBe(200);
});

it('[ORD-13] bodies that drip in hold up none of what their sender asks beside them; more than twice as many are refused', async () => {
  const base = new URL(app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' }));
  const head =
    'POST /work HTTP/1.1\r\nHost: x\r\nFrom: anna\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';
  const dripping = Array.from({ length: 4 }, () =>
    connect(Number(base.port), base.hostname).on('error', () => undefined),
  );
  const answers = dripping.map((socket) => text(socket));
  for (const socket of dripping) socket.write(`${head}{`);
  const post = () => app.inject({ method: 'POST', url: '/work', headers: { from: 'anna' }, payload: { a: 1 } });
  await vi.waitFor(async () => expect((await post()).statusCode).toBe(429));
  const asked = ask('anna');
  await running(1);
  await endOne();
  expect((await asked).statusCode).toBe(200);
  for (const socket of dripping) socket.write('}');
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect((await post()).statusCode).toBe(200);
});

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { REQUESTS_AT_ONCE: '1' } });
});
afterAll(() => t.close());

it('[ORD-16] every call of the API is counted so, by who is signed in', async () => {
  const [one, other] = [await staffIn(t), await staffIn(t)];
  const calls = [one, one, one, other].map(({ headers }) => t.call('GET', '/user/', { headers }));
  const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  expect([codes.slice(0, 3).sort(), codes[3]]).toEqual([[200, 200, 429], 200]);
  expect((await t.call('GET', '/user/', { headers: one.headers })).statusCode).toBe(200);
});
