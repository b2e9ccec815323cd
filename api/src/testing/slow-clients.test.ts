/** Clients that are slow, many or gone: the real server, in a process of its own. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../kernel/clock.ts';
import { type TestApp, testApp } from './app.ts';
import { type SellerFixture, sellerFixture } from './seller-fixture.ts';
import { kill, type Serving, serving } from './serving.ts';

const mostConnections = 30;
let t: TestApp;
let desk: SellerFixture;
const servers: Serving[] = [];
beforeAll(async () => {
  t = await testApp({ now: systemClock.now() });
  desk = await sellerFixture(t);
  const settings = {
    TOKEN_SECRET: t.deps.config.tokenSecret,
    MAXIMUM_CONNECTIONS: String(mostConnections),
    LOG_LEVEL: 'info',
  };
  servers.push(await serving(settings), await serving({ ...settings, TRUST_PROXY: '1' }));
});
afterAll(async () => {
  for (const server of servers) await kill(server);
  await t.close();
});

/** All of 127.0.0.0/8 is this machine: each address of it is another client. */
async function opened({ base }: Serving, text = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const port = Number(new URL(base).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  socket.resume();
  return socket;
}
/** A drip that meets the end is answered with a reset: an end as well. */
const closed = (socket: Socket) =>
  new Promise((resolve) => {
    socket.on('error', () => undefined).once('close', resolve);
  });

/** Milliseconds until the server has ended the connection. */
async function endOf(socket: Socket): Promise<number> {
  const begun = performance.now();
  const dripping = setInterval(() => socket.write('a'), 500);
  await closed(socket);
  clearInterval(dripping);
  return performance.now() - begun;
}
const server = (index: number): Serving => {
  const found = servers[index];
  if (!found) throw new Error('it was started');
  return found;
};
const errors = ({ lines }: Serving) => lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);

it('a client that goes in the middle of its request is no error of ours', async () => {
  const { authorization = '' } = desk.session.headers;
  const head = `POST /api/user/saved-views/ HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"`;
  for (let n = 0; n < 40; n += 1) {
    const socket = await opened(server(0), head);
    await wait(n % 3);
    socket.resetAndDestroy();
  }
  await wait(300);
  expect(errors(server(0))).toEqual([]);
});

const openedMany = async (count: number, of: Serving, localAddress?: string) => {
  const taken: Socket[] = [];
  for (let n = 0; n < count; n += 1) taken.push(await opened(of, '', localAddress));
  return taken;
};
const refusedOf = (sockets: readonly Socket[]) => sockets.filter(({ closed }) => closed).length;
const isServed = async ({ base }: Serving) => (await fetch(`${base}/healthz/`).catch(() => null))?.status === 200;

it('connections have a cap, and who was refused may come when others have gone', async () => {
  const taken = await openedMany(mostConnections + 5, server(1));
  await expect.poll(() => refusedOf(taken)).toBe(5);
  for (const socket of taken) socket.destroy();
  await expect.poll(() => isServed(server(1))).toBe(true);
});

it('no address takes all connections, unless a proxy stands before us', async () => {
  const greedy = await openedMany(mostConnections, server(0));
  await expect.poll(() => refusedOf(greedy)).toBe(mostConnections / 2);
  expect(await isServed(server(0)), 'the address has its share').toBe(false);
  const [other] = await openedMany(1, server(0), '127.0.0.2');
  other?.write('GET /api/healthz/ HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = other ? await once(other, 'data') : [];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of [...greedy, other]) socket?.destroy();
  await expect.poll(() => isServed(server(0))).toBe(true);
});

it('headers that drip end after ten seconds, and hold no stop', async () => {
  const begin = 'GET /api/healthz/ HTTP/1.1\r\nHost: x\r\nX-Slow: ';
  const stopped = server(1);
  const holding = await opened(stopped, begin);
  const ended = once(stopped.process, 'exit');
  const begun = performance.now();
  stopped.process.kill('SIGTERM');
  const [dripped, silent, held] = await Promise.all([
    opened(server(0), begin).then(endOf),
    opened(server(0)).then((socket) => closed(socket).then(() => performance.now() - begun)),
    endOf(holding),
  ]);
  for (const milliseconds of [dripped, silent, held]) expect(milliseconds).toBeLessThan(10_800);
  for (const milliseconds of [dripped, silent]) expect(milliseconds).toBeGreaterThan(8_000);
  expect(await ended).toEqual([0, null]);
}, 40_000);
