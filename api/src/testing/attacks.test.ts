/** What attackers sent once, sent again to the real server in a process of its own, which is asked how it is all the while. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { factoryPassword } from '../domains/users/users.factory.ts';
import { hours, plus, systemClock } from '../kernel/clock.ts';
import { pdfBytes } from '../platform/files/files.factory.ts';
import { type TestApp, testApp } from './app.ts';
import { healthDuring as watchedHealth } from './health-watch.ts';
import { type SellerFixture, sellerFixture, staffIn } from './seller-fixture.ts';
import { kill, type Serving, serving } from './serving.ts';
import { signedIn, withFactor } from './session.ts';

/** Milliseconds that nobody's health check waits. */
const longestWait = 1_000;
/** Milliseconds for a whole attack, on a machine that is busy otherwise: no limit of the server's. */
const patience = 60_000;
vi.setConfig({ testTimeout: patience });

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

/** A sale of which documents may be uploaded: the server goes by the real clock. */
const openSale = async (): Promise<string> =>
  (await desk.sale({ status: 'CONFIRMED', expiresAt: plus(systemClock.now(), hours(48)) })).id;

/** Bytes of memory that the process holds. */
const memoryOf = async ({ process: { pid } }: Serving) =>
  Number((await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) * 1_024;

const healthDuring = (attack: () => Promise<void>) => watchedHealth(server.base, attack);

it('the watch notices a server that stands still', async () => {
  const longest = await healthDuring(async () => {
    server.process.kill('SIGSTOP');
    await wait(longestWait + 300);
    server.process.kill('SIGCONT');
  });
  expect(longest).toBeGreaterThan(longestWait);
});

it('a page’s address that a slow pattern would read for ever stops nobody', async () => {
  const page = `/${'a'.repeat(60)}!`;
  const body = JSON.stringify({ email: 'anna@nordlicht.example', page });
  const longest = await healthDuring(async () => {
    for (let n = 0; n < 5; n += 1) expect((await postJson('/forms/newsletter/', body)).status).toBe(400);
  });
  expect(longest).toBeLessThan(longestWait);
});

it('a PDF that repeats the beginning of a stream keeps nobody waiting', async () => {
  const id = await openSale();
  const tail = `${'1 0 obj <</Type /ObjStm /Filter /FlateDecode>>\nstream\n'.repeat(5_000)}endstream\n%%EOF\n`;
  const form = () => {
    const sent = new FormData();
    sent.set('documentType', 'OTHER');
    sent.set('file', new Blob([new Uint8Array(pdfBytes({ tail }))]), 'a.pdf');
    return sent;
  };
  const longest = await healthDuring(async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => post(`/sales/${id}/document/`, form(), desk.session.headers)),
    );
    for (const { status } of answers) expect(status).toBe(400);
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
  // Made at the first time that somebody asks: what that takes is measured elsewhere.
  await (await fetch(`${server.base}/openapi.json`)).arrayBuffer();
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
  const flood = 100;
  let answered = 0;
  const longest = await healthDuring(async () => {
    const guesses = Array.from({ length: flood }, async (_, n) => {
      const status = await signInFrom('127.0.0.2', `guess-${n}@waldhuis.example`, 'wrong');
      answered += 1;
      return status;
    });
    await expect.poll(() => answered, { interval: 5, timeout: patience }).toBeGreaterThan(0);
    expect(await signInFrom('127.0.0.3', desk.session.user.email, factoryPassword)).toBe(200);
    expect(answered, 'others wait for their turn, not for the whole flood').toBeLessThan(flood * 0.85);
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([400]));
  });
  expect(longest).toBeLessThan(longestWait);
});

const send = (method: string, path: string, headers: Readonly<Record<string, string>>, body: string | Buffer = '') =>
  fetch(`${server.base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: new Uint8Array(Buffer.from(body)) }),
  });
const statusesOf = async (sent: readonly Promise<Response>[]) => (await Promise.all(sent)).map(({ status }) => status);
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const javascript = Buffer.from('9 0 << /S /JavaScript /JS (app.alert(1)) >>');
const objects = (filter: string, content: Buffer) =>
  pdfBytes({
    tail: `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} >>\nstream\r\n${content.toString('latin1')}\nendstream\nendobj\n%%EOF\n`,
  });
const hex = (content: Buffer) => Buffer.from(`${content.toString('hex')}>`);

/** What else the security review tried, by what it wanted; each gives what it got beside what it should have. */
const attacks: readonly (readonly [string, () => Promise<readonly [unknown, unknown]>])[] = [
  [
    'a token alone changes no address, and mails no stranger',
    async () => {
      const change = (n: number) =>
        send('PATCH', '/user/', desk.session.headers, JSON.stringify({ email: `stranger-${n}@elsewhere.example` }));
      return [await statusesOf(many(20, change)), many(20, () => 400)];
    },
  ],
  [
    'whether an address is taken is told five times an hour',
    async () => {
      const asker = await signedIn(t, { sellerId: desk.seller.id });
      const body = JSON.stringify({ email: desk.session.user.email, secret: factoryPassword });
      const told: number[] = [];
      for (let n = 0; n < 8; n += 1) told.push((await send('PATCH', '/user/', asker.headers, body)).status);
      return [told, [...many(5, () => 400), ...many(3, () => 429)]];
    },
  ],
  [
    'one person alone gives back more than the four-eyes limit',
    async () => {
      const { id } = await desk.payable({ lines: [{ unitPriceMinor: 11_000_000n, requestedQuantity: 1 }] });
      const staff = await withFactor(t, await staffIn(t, 'staff.sellers'), systemClock.now());
      const answer = await send('POST', `/sales/${id}/cancel/`, staff.headers, JSON.stringify({ reason: 'FRAUD' }));
      const { status, secondApproval } = z
        .object({ status: z.string(), secondApproval: z.object({ status: z.string() }) })
        .parse(await answer.json());
      return [
        [status, secondApproval.status],
        ['CONFIRMED', 'PROPOSED'],
      ];
    },
  ],
  [
    'code, locks and programs wrapped in files',
    async () => {
      const id = await openSale();
      const files = [
        objects('/ASCIIHexDecode', hex(javascript)),
        objects('[/FlateDecode /FlateDecode]', deflateSync(deflateSync(javascript))),
        objects('[/ASCIIHexDecode/FlateDecode]', hex(deflateSync(javascript))),
        pdfBytes({ tail: 'trailer\n<< /Size 4 /Root 1 0 R /Encrypt 5 0 R >>\n%%EOF\n' }),
        pdfBytes({ extra: '/AF [<< /Type /Filespec /F (setup.exe) /EF << /F 8 0 R >> >>]' }),
        pdfBytes({ extra: '/A << /S /URI /URI (file:///c:/a.exe) >>' }),
      ];
      const answers = files.map((content) => {
        const form = new FormData();
        form.set('documentType', 'OTHER');
        form.set('file', new Blob([new Uint8Array(content)]), 'a.pdf');
        return post(`/sales/${id}/document/`, form, desk.session.headers);
      });
      return [await statusesOf(answers), files.map(() => 400)];
    },
  ],
  [
    'forms of other sites',
    async () => {
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const login = JSON.stringify({ email: desk.session.user.email, password: factoryPassword });
      return [await statusesOf(many(10, () => send('POST', '/auth/login/', headers, login))), many(10, () => 403)];
    },
  ],
  [
    'JSON that readers take differently',
    async () => {
      const view = (name: Buffer) =>
        Buffer.concat([Buffer.from('{"list":"sales","name":'), name, Buffer.from(',"query":"status=PAST"}')]);
      const bodies = [
        view(Buffer.from('"one","name":"another"')),
        view(Buffer.from('"\\ud83d"')),
        view(Buffer.from([0x22, 0xc3, 0x28, 0x22])),
        Buffer.from('['.repeat(200_000)),
      ];
      const sent = bodies.map((body) => send('POST', '/user/saved-views/', desk.session.headers, body));
      return [await statusesOf(sent), bodies.map(() => 400)];
    },
  ],
  [
    'tokens that are forged, and rights that are not held',
    async () => {
      const { id } = await desk.sale();
      const other = await sellerFixture(t);
      const nobody = await staffIn(t);
      const [head, payload] = desk.session.accessToken.split('.');
      const none = Buffer.from('{"alg":"none"}').toString('base64url');
      const bearers = [`${none}.${payload}.`, `${head}.${payload}.AAAA`, 'a.b.c', 'x'.repeat(8_000)];
      const forged = bearers.map((token) => send('GET', '/sales/', { authorization: `Bearer ${token}` }));
      const got = [
        ...(await statusesOf(forged)),
        ...(await statusesOf([send('GET', `/sales/${id}/`, other.session.headers)])),
        ...(await statusesOf(['/sales/', '/internal/payments/'].map((path) => send('GET', path, nobody.headers)))),
      ];
      return [got, [401, 401, 401, 401, 404, 403, 403]];
    },
  ],
  [
    'clients that vanish in the middle of a body, or send what is no request',
    async () => {
      const port = Number(new URL(server.base).port);
      const before = server.lines.length;
      const half =
        'POST /api/auth/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
      const odd = [
        'GET / HTTP/9.9\r\n\r\n',
        '\u0000'.repeat(500),
        'GET /\r\nA: '.padEnd(70_000, 'a'),
        'POST /api/ HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
      ];
      for (const text of [...many(20, () => half), ...odd]) {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(text);
        await wait(20);
        socket.destroy();
      }
      const log = server.lines.slice(before).join('\n');
      return [
        [/"status":5\d\d/.test(log), server.process.exitCode],
        [false, null],
      ];
    },
  ],
];

it.each(attacks)('%s: refused, and nobody waits', async (_, attack) => {
  const longest = await healthDuring(async () => {
    const [got, wanted] = await attack();
    expect(got).toEqual(wanted);
  });
  expect(longest).toBeLessThan(longestWait);
});
