/** What attackers sent once, sent again to the real server in a process of its own, which is asked how it is all the while. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSale } from '../domains/sales/sales.factory.ts';
import { factoryPassword } from '../domains/users/users.factory.ts';
import { systemClock } from '../kernel/clock.ts';
import { pdfBytes } from '../platform/files/files.factory.ts';
import { type TestApp, testApp } from './app.ts';
import { type SellerFixture, sellerFixture } from './seller-fixture.ts';
import { kill, type Serving, serving } from './serving.ts';

/** Milliseconds that nobody's health check waits. */
const longestWait = 1_000;

let t: TestApp;
let desk: SellerFixture;
let server: Serving;
beforeAll(async () => {
  t = await testApp({ now: systemClock.now() });
  desk = await sellerFixture(t);
  // The flood below is to meet the queue, and not the limit on guesses.
  const limits = { LOGIN_LIMIT_PER_ACCOUNT: '10000', LOGIN_LIMIT_PER_ADDRESS: '10000' };
  server = await serving({ TOKEN_SECRET: t.deps.config.tokenSecret, ...limits });
});
afterAll(async () => {
  await kill(server);
  await t.close();
});

const post = (path: string, body: BodyInit, headers: Readonly<Record<string, string>>) =>
  fetch(`${server.base}${path}`, { method: 'POST', body, headers });
const postJson = (path: string, text: string, headers: Readonly<Record<string, string>> = {}) =>
  post(path, text, { 'content-type': 'application/json', ...headers });

/** Bytes of memory that the process holds. */
const memoryOf = async ({ process: { pid } }: Serving) =>
  Number((await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) * 1_024;

/** Runs the attack; gives the longest time in milliseconds that a health check took meanwhile. */
async function healthDuring(attack: () => Promise<void>): Promise<number> {
  let [isOver, longest] = [false, 0];
  const watching = (async () => {
    while (!isOver) {
      const begun = performance.now();
      expect((await fetch(`${server.base}/healthz/`)).status).toBe(200);
      longest = Math.max(longest, performance.now() - begun);
      await wait(50);
    }
  })();
  await attack().finally(() => {
    isOver = true;
  });
  await watching;
  return longest;
}

it('a page’s address that a slow pattern would read for ever stops nobody', async () => {
  const page = `/${'a'.repeat(60)}!`;
  const body = JSON.stringify({ email: 'anna@nordlicht.example', page });
  const longest = await healthDuring(async () => {
    for (let n = 0; n < 5; n += 1) expect((await postJson('/forms/newsletter/', body)).status).toBe(400);
  });
  expect(longest).toBeLessThan(longestWait);
});

it('a PDF that repeats the beginning of a stream keeps nobody waiting', async () => {
  const { sale } = await t.database.write({ sellerId: desk.seller.id }, (db) =>
    makeSale(db, { seller: desk.seller, status: 'CONFIRMED' }),
  );
  const tail = `${'1 0 obj <</Type /ObjStm /Filter /FlateDecode>>\nstream\n'.repeat(5_000)}endstream\n%%EOF\n`;
  const form = () => {
    const sent = new FormData();
    sent.set('documentType', 'OTHER');
    sent.set('file', new Blob([new Uint8Array(pdfBytes({ tail }))]), 'a.pdf');
    return sent;
  };
  const longest = await healthDuring(async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => post(`/sales/${sale.id}/document/`, form(), desk.session.headers)),
    );
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });
  expect(longest).toBeLessThan(longestWait);
});

it('a megabyte of unknown names is refused in few words', async () => {
  const names = Array.from({ length: 40_000 }, (_, index) => [`name-of-${'x'.repeat(6)}-${index}`, 1]);
  const body = JSON.stringify(Object.fromEntries(names));
  expect(body.length).toBeGreaterThan(900_000);
  const longest = await healthDuring(async () => {
    const answer = await postJson('/user/saved-views/', body, desk.session.headers);
    expect(answer.status).toBe(400);
    expect((await answer.text()).length).toBeLessThan(10_000);
  });
  expect(longest).toBeLessThan(longestWait);
});

it('a connection that asks for the largest answer a thousand times and reads none takes no memory', async () => {
  const port = Number(new URL(server.base).port);
  const before = await memoryOf(server);
  const longest = await healthDuring(async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.pause();
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_190));
    await wait(2_000);
    socket.destroy();
  });
  expect(longest).toBeLessThan(longestWait);
  expect((await memoryOf(server)) - before).toBeLessThan(200_000_000);
});

it('connections that drip their headers keep nobody waiting', async () => {
  const port = Number(new URL(server.base).port);
  const longest = await healthDuring(async () => {
    const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    for (const socket of sockets) {
      await once(socket, 'connect');
      socket.write('GET /api/healthz/ HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    }
    for (let n = 0; n < 5; n += 1) {
      for (const socket of sockets) socket.write('a');
      await wait(100);
    }
    for (const socket of sockets) socket.destroy();
  });
  expect(longest).toBeLessThan(longestWait);
});

/** A sign-in from an address of its own: all of 127.0.0.0/8 is this machine. Gives its status. */
async function signInFrom(localAddress: string, email: string, password: string): Promise<number> {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json', 'x-application': 'sellers', 'content-length': body.length };
  const sent = request(`${server.base}/auth/login/`, { method: 'POST', localAddress, headers, agent: false });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  answer.resume();
  return answer.statusCode;
}

it('a flood of guesses from one address keeps nobody else from signing in, and computes two at a time', async () => {
  const flood = 120;
  let answered = 0;
  const longest = await healthDuring(async () => {
    const guesses = Array.from({ length: flood }, async (_, n) => {
      const status = await signInFrom('127.0.0.2', `guess-${n}@waldhuis.example`, 'wrong');
      answered += 1;
      return status;
    });
    await expect.poll(() => answered, { interval: 5, timeout: 10_000 }).toBeGreaterThan(0);
    expect(await signInFrom('127.0.0.3', desk.session.user.email, factoryPassword)).toBe(200);
    expect(answered, 'others wait for their turn, not for the whole flood').toBeLessThan((flood * 2) / 3);
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([400]));
  });
  expect(longest).toBeLessThan(longestWait);
});
