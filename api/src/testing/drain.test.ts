import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

const saleIn = ({ path }: ClientRequest): string | undefined => path.split('/').at(-3);

const ok = { status: 200, isToldWhen: false, connection: expect.any(String) };

async function answerTo(sent: ClientRequest) {
  sent.end(JSON.stringify({ lines: [] }));
  const [answer] = await once(sent, 'response');
  await text(answer);
  const { connection, 'retry-after': retryAfter } = answer.headers;
  return { status: answer.statusCode, isToldWhen: Number(retryAfter) > 0, connection };
}

it('on TERM what runs is answered, who comes then hears when to come again, and the process ends by itself', async () => {
  const all = await Promise.all(Array.from({ length: parallel }, prepared));
  const late = await Promise.all(Array.from({ length: 3 }, prepared));
  const slow = await prepared();
  const release = Promise.withResolvers<void>();
  // Somebody else holds the order: its confirmation is under way until the end has begun.
  const holding = t.database.write('system', async (db) => {
    await db.execute(sql`select from sales where id = ${saleIn(slow)} for update`);
    await release.promise;
  });
  const slowly = answerTo(slow);
  const answers = all.map(answerTo);
  await Promise.any(answers);
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  expect(await Promise.all(answers)).toEqual(all.map(() => ok));
  await vi.waitFor(() => expect(fetch(`${server.base}/healthz/`)).rejects.toThrow(), { timeout: 5_000 });
  for (const one of late) expect(await answerTo(one)).toEqual({ status: 503, isToldWhen: true, connection: 'close' });
  release.resolve();
  await holding;
  expect(await slowly).toEqual(ok);
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${server.base}/healthz/`)).rejects.toThrow();
});
