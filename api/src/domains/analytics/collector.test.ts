import { Analytics } from '@segment/analytics-node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes, plus } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { forgetEvents } from './analytics.repository.ts';
import { analyticsEvents } from './analytics.tables.ts';

let t: TestApp;
let origin: string;

beforeAll(async () => {
  t = await testApp();
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());
beforeEach(() => t.database.write('none', async (db) => void (await db.delete(analyticsEvents))));

const kept = () =>
  t.database.read('none', (db) => db.select().from(analyticsEvents).orderBy(analyticsEvents.messageId));
const post = (path: string, body: string, contentType = 'text/plain') =>
  t.app.inject({
    ...{ method: 'POST', url: `/collect/v1/${path}`, headers: { 'content-type': contentType }, payload: body },
    remoteAddress: `10.9.${Math.floor(path.length / 2)}.${body.length % 250}`,
  });
const event = (more: object = {}) => ({
  ...{ type: 'track', event: 'pressed', messageId: 'm-1', anonymousId: 'visitor' },
  ...{ timestamp: '2026-11-21T07:59:00.000Z', properties: { button: 'register', count: 2 } },
  ...{ context: { page: { path: '/fees/?mail=x@y.example', url: 'https://x/?secret=1' }, ip: '10.0.0.1' } },
  ...more,
});

describe('[INTG-06] the collector', () => {
  it('takes what the vendor’s own server client sends, each event once', async () => {
    const client = new Analytics({ writeKey: 'quayside', host: origin, path: '/collect/v1/batch', flushAt: 3 });
    for (const name of ['one', 'two', 'three', 'four'])
      client.track({ anonymousId: 'visitor', event: name, properties: { step: name } });
    client.page({ anonymousId: 'visitor', name: 'Fees', properties: { path: '/fees/' } });
    await client.closeAndFlush();
    const events = await kept();
    expect(events.map(({ name }) => name).sort()).toEqual(['Fees', 'four', 'one', 'three', 'two']);
    expect(events.find(({ name }) => name === 'Fees')).toMatchObject({ type: 'page', path: '/fees/' });
  });

  it('keeps a repeated event once, and nothing that tells who it was', async () => {
    for (let n = 0; n < 3; n += 1)
      expect((await post('t', JSON.stringify(event({ userId: 'u-1' })))).statusCode).toBe(200);
    const events = await kept();
    expect(events).toMatchObject([
      { name: 'pressed', path: '/fees/', facts: { button: 'register', count: 2 }, at: '2026-11-21T07:59:00.000Z' },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/u-1|10\.0\.0\.1|secret|example/);
    await post('i', JSON.stringify(event({ type: 'identify', messageId: 'm-2', traits: { email: 'x@y.example' } })));
    expect(JSON.stringify(await kept())).not.toContain('example');
  });

  it('keeps so many of one address in a minute: a flood fills no disk, and takes nothing from others', async () => {
    t.clock.advance(minutes(2));
    const flood = (n: number) =>
      t.app.inject({
        ...{ method: 'POST', url: '/collect/v1/b', remoteAddress: '203.0.113.7' },
        payload: JSON.stringify({
          batch: Array.from({ length: 400 }, (_, index) => event({ messageId: `flood ${n} ${index}` })),
        }),
      });
    for (const n of [1, 2, 3]) expect((await flood(n)).statusCode).toBe(200);
    expect(await kept()).toHaveLength(600);
    await post('t', JSON.stringify(event({ messageId: 'somebody else' })));
    expect(await kept()).toHaveLength(601);
    t.clock.advance(minutes(1));
    await flood(4);
    expect(await kept()).toHaveLength(1_001);
  });

  it('answers what it cannot read, and is not brought down by it', async () => {
    expect((await post('b', '{"batch":[')).statusCode).toBe(400);
    expect((await post('b', 'null')).statusCode).toBe(400);
    expect((await post('b', 'x'.repeat(600_000))).statusCode).toBe(413);
    const odd = [null, 7, [], {}, { type: 'track' }, event({ type: 'other' }), event({ timestamp: 'never' })];
    const deep = { toString: 7, nested: { a: { b: 1 } }, list: [1, 2], zero: 'a\u0000b', half: '\ud800' };
    const batch = [...odd, event({ messageId: 'm-3', properties: deep, event: 'zero\u0000' })];
    expect((await post('b', JSON.stringify({ batch }))).statusCode).toBe(200);
    expect((await kept()).map(({ messageId, at }) => [messageId, at])).toEqual([
      ['m-1', t.clock.now()],
      ['m-3', '2026-11-21T07:59:00.000Z'],
    ]);
    expect((await post('m', '{"series":[]}')).json()).toEqual({ success: true });
  });

  it('[INTG-07] puts what clients count of their own events among the metrics', async () => {
    const series = ['sent', 'sent', 'dropped', 'nobodys'].map((what) => ({
      ...{ type: 'Counter', metric: `analytics_js.batch.${what}`, value: 1, tags: { library: 'quayside' } },
    }));
    await post('m', JSON.stringify({ series }));
    await post('m', JSON.stringify({ series: [{ metric: 'analytics_js.batch.sent', value: 1e12 }, 7] }));
    const { body } = await t.call('GET', '/metrics/');
    expect(body).toMatch(/analytics_client_batches_total\{outcome="sent"\} 2/);
    expect(body).toMatch(/analytics_client_batches_total\{outcome="dropped"\} 1/);
  });

  it('[INTG-07] takes so much of one address into the metrics, and no more that minute', async () => {
    const sentOf = async () =>
      Number(
        /analytics_client_batches_total\{outcome="retried"\} (\d+)/.exec((await t.call('GET', '/metrics/')).body)?.[1],
      );
    const one = { metric: 'analytics_js.batch.retried', value: 1_000 };
    const flood = (remoteAddress: string) => {
      const payload = JSON.stringify({ series: Array.from({ length: 100 }, () => one) });
      return t.app.inject({ method: 'POST', url: '/collect/v1/m', payload, remoteAddress });
    };
    const before = await sentOf();
    for (let n = 0; n < 3; n += 1) expect((await flood('10.8.0.9')).statusCode).toBe(200);
    expect((await sentOf()) - before).toBe(600);
    await flood('10.8.0.10');
    expect((await sentOf()) - before).toBe(1_200);
  });

  it('tells who sends too much how long to wait', async () => {
    const send = () => t.app.inject({ method: 'POST', url: '/collect/v1/m', payload: '{}', remoteAddress: '10.8.0.1' });
    let last = await send();
    for (let n = 0; n < 120; n += 1) last = await send();
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last.headers['x-ratelimit-reset'])).toBeGreaterThan(0);
  });

  it('forgets after 400 days', async () => {
    await post('t', JSON.stringify(event()));
    await t.database.write('none', (db) => forgetEvents(db, plus(t.clock.now(), days(1))));
    expect(await kept()).toEqual([]);
  });
});
