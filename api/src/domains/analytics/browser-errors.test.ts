import { defaultStackParser, makeNodeTransport, NodeClient } from '@sentry/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReportedError } from '../../adapters/errors/errors.port.ts';
import { minutes } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

const reported: ReportedError[] = [];
let t: TestApp;
let host: string;
beforeAll(async () => {
  t = await testApp({ replaced: { errors: { report: (error) => reported.push(error) } } });
  host = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http://', '');
});
afterAll(() => t.close());
beforeEach(() => {
  reported.length = 0;
  t.clock.advance(minutes(2));
});

let address = 0;
const send = (payload: string | Buffer, headers: Record<string, string> = {}) => {
  address += 1;
  return t.app.inject({
    ...{ method: 'POST', url: '/collect/api/1/envelope/', payload, remoteAddress: `10.7.0.${address % 250}` },
    headers: { 'content-type': 'text/plain', ...headers },
  });
};
const envelope = (event: object) =>
  [{ event_id: 'a'.repeat(32) }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');

describe('[INTG-08] what breaks in browsers', () => {
  it('is taken from Sentry’s own client, and tells nothing of what somebody typed', async () => {
    const client = new NodeClient({
      ...{ dsn: `http://public@${host}/collect/1`, transport: makeNodeTransport, stackParser: defaultStackParser },
      integrations: [],
    });
    client.init();
    client.captureException(new TypeError('no order of person@waldhuis.example'));
    client.captureException(new RangeError('x'.repeat(60_000)));
    expect(await client.flush(5_000)).toBe(true);
    await client.close();
    expect(reported.map(({ message, error }) => [message, error?.type])).toEqual([
      ['browser error', 'TypeError'],
      ['browser error', 'RangeError'],
    ]);
    expect(reported[0]?.error?.stack).toContain('browser-errors.test.ts');
    expect(JSON.stringify(reported)).not.toContain('waldhuis');
  });

  it('says on which page it was and in which trace, and nothing that is no name of one', async () => {
    const trace = { trace: { trace_id: '4bf92f3577b34da6a3ce929d0e0e4736' } };
    await send(envelope({ message: 'broken', transaction: '/orders/:id/', contexts: trace }));
    await send(envelope({ message: 'broken', transaction: '/orders/?mail=a@b.example', contexts: { trace: {} } }));
    expect(reported.map(({ transaction, traceId }) => [transaction, traceId])).toEqual([
      ['browser /orders/:id/', trace.trace.trace_id],
      ['browser', null],
    ]);
  });

  it('is no way in: what is no envelope, is too large or comes as a flood is refused or left out', async () => {
    expect((await send('nonsense')).statusCode).toBe(400);
    expect((await send('x'.repeat(300_000))).statusCode).toBe(413);
    expect((await send(Buffer.from('no gzip'), { 'content-encoding': 'gzip' })).statusCode).toBe(400);
    expect((await send('{}\n{"type":"session"}\n{"sid":"1"}')).statusCode).toBe(200);
    expect(reported).toEqual([]);
    for (let n = 0; n < 220; n += 1) await send(envelope({ message: 'flood' }));
    expect(reported).toHaveLength(50);
    const one = { method: 'POST', url: '/collect/api/1/envelope/', payload: '{}', remoteAddress: '10.6.0.1' } as const;
    let last = await t.app.inject(one);
    for (let n = 0; n < 20; n += 1) last = await t.app.inject(one);
    expect([last.statusCode, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('of one address leaves room for everybody else’s: errors are counted, of which an envelope holds many', async () => {
    const event = [{ type: 'event' }, { message: 'one of ten' }];
    const full = [{}, ...Array.from({ length: 9 }, () => event).flat()].map((line) => JSON.stringify(line)).join('\n');
    const flood = () =>
      t.app.inject({ method: 'POST', url: '/collect/api/1/envelope/', payload: full, remoteAddress: '10.5.0.1' });
    for (let n = 0; n < 15; n += 1) expect((await flood()).statusCode).toBe(200);
    expect(reported).toHaveLength(10);
    await send(envelope({ message: 'somebody else’s' }));
    expect(reported).toHaveLength(11);
    t.clock.advance(minutes(1));
    await flood();
    expect(reported).toHaveLength(20);
  });
});
