import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours, plus, systemClock } from '../kernel/clock.ts';
import { type TestApp, testApp } from './app.ts';
import { type SellerFixture, sellerFixture } from './seller-fixture.ts';
import { kill, type Serving, serving } from './serving.ts';

const parallel = 24;

let t: TestApp;
let desk: SellerFixture;
let server: Serving;

beforeAll(async () => {
  t = await testApp({ now: systemClock.now() });
  desk = await sellerFixture(t);
  server = await serving({ TOKEN_SECRET: t.deps.config.tokenSecret });
});
afterAll(async () => {
  await kill(server);
  await t.close();
});

const headers = () => ({ ...desk.session.headers, 'content-type': 'application/json' });

/** A confirmation on a connection of its own, connected and not sent yet. */
async function prepared(): Promise<ClientRequest> {
  const { id } = await desk.sale({ expiresAt: plus(t.clock.now(), hours(48)), lines: [{}] });
  const url = `${server.base}/sales/${id}/confirm_saleline_quantities/`;
  const prepared = request(url, { method: 'POST', headers: headers(), agent: false });
  const [socket] = await once(prepared, 'socket');
  if (socket.connecting) await once(socket, 'connect');
  return prepared;
}

async function answerTo(sent: ClientRequest): Promise<number | undefined> {
  sent.end(JSON.stringify({ lines: [] }));
  const [answer] = await once(sent, 'response');
  await text(answer);
  return answer.statusCode;
}

it('on TERM what runs is answered, nothing new is taken, and the process ends by itself', async () => {
  const all = await Promise.all(Array.from({ length: parallel }, prepared));
  const answers = all.map(answerTo);
  await Promise.any(answers);
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  expect(await Promise.all(answers)).toEqual(all.map(() => 200));
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${server.base}/healthz/`)).rejects.toThrow();
});
