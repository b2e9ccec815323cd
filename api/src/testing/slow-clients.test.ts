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
  servers.push(await serving(settings), await serving(settings));
});
afterAll(async () => {
  for (const server of servers) await kill(server);
  await t.close();
});

async function opened({ base }: Serving, text = ''): Promise<Socket> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  socket.resume();
  return socket;
}
/** Milliseconds until the server has ended the connection. */
async function endOf(socket: Socket): Promise<number> {
  const begun = performance.now();
  const dripping = setInterval(() => socket.write('a'), 500);
  await once(socket, 'close');
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
  const head = `POST /api/saved-views/ HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"`;
  for (let n = 0; n < 40; n += 1) {
    const socket = await opened(server(0), head);
    await wait(n % 3);
    socket.resetAndDestroy();
  }
  await wait(300);
  expect(errors(server(0))).toEqual([]);
});

it('connections have a cap, and who was refused may come when others have gone', async () => {
  const taken: Socket[] = [];
  for (let n = 0; n < mostConnections + 5; n += 1) taken.push(await opened(server(0)));
  await expect.poll(() => taken.filter(({ closed }) => closed).length).toBe(5);
  for (const socket of taken) socket.destroy();
  await expect.poll(async () => (await fetch(`${server(0).base}/healthz/`).catch(() => null))?.status).toBe(200);
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
    opened(server(0)).then((socket) => once(socket, 'close').then(() => performance.now() - begun)),
    endOf(holding),
  ]);
  for (const milliseconds of [dripped, silent, held]) expect(milliseconds).toBeLessThan(13_000);
  for (const milliseconds of [dripped, silent]) expect(milliseconds).toBeGreaterThan(8_000);
  expect(await ended).toEqual([0, null]);
}, 40_000);
