import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fixedClock } from '../../kernel/clock.ts';
import { logMethodOf } from '../../platform/http/log-method.ts';
import { sentryErrors } from './sentry-errors.ts';

type Arrived = { readonly url: string; readonly key: string; readonly lines: readonly unknown[] };
const arrived: Arrived[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  const body = await text(request);
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  arrived.push({ url: request.url ?? '', key: String(request.headers['x-sentry-auth']), lines });
  response.writeHead(status, { 'retry-after': '60' }).end('{}');
});
let dsn = '';
const clock = fixedClock('2026-11-24T12:00:00.000Z');
const errors = () => sentryErrors(dsn, { clock, report: () => undefined, environment: 'production', timeoutMs: 500 });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  dsn = `http://public-key@127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/42`;
});
afterAll(() => server.close());

it('[INTG-08] an error of the log arrives as an envelope: where it happened, about which route, for which request', async () => {
  const written: unknown[] = [];
  const logger = { bindings: () => ({ reqId: 'request-1', trace_id: '4bf92f3577b34da6a3ce929d0e0e4736' }) };
  const method = (...args: unknown[]) => written.push(args);
  const err = new TypeError('cannot read person@waldhuis.example');
  const entry = { method: 'GET', path: '/api/sales/:qid/', status: 500, err };
  logMethodOf(errors()).call(logger, [entry, 'http error'], method, 50);
  expect(written).toEqual([[entry, 'http error']]);
  await vi.waitFor(() => expect(arrived).toHaveLength(1));
  const [{ url, key, lines } = { url: '', key: '', lines: [] }] = arrived;
  expect(url).toBe('/api/42/envelope/');
  expect(key).toContain('sentry_key=public-key');
  expect(lines[1]).toEqual({ type: 'event' });
  expect(lines[2]).toMatchObject({
    level: 'error',
    environment: 'production',
    transaction: 'GET /api/sales/:qid/',
    tags: { request_id: 'request-1' },
    contexts: { trace: { trace_id: '4bf92f3577b34da6a3ce929d0e0e4736' } },
    exception: { values: [{ type: 'TypeError', stacktrace: { frames: expect.any(Array) } }] },
  });
  expect(JSON.stringify(lines)).toContain('sentry.test.ts');
  expect(JSON.stringify(lines), 'what somebody typed stays here').not.toContain('person@waldhuis');
});

it('[INTG-08] lines below an error are not told; a tracker that is busy or gone disturbs nobody', async () => {
  const before = arrived.length;
  const one = errors();
  logMethodOf(one).call({}, [{ path: 'x' }, 'http error'], () => undefined, 30);
  status = 429;
  const nothing = { error: null, transaction: null, requestId: null, traceId: null };
  const report = { level: 'error', message: 'x', ...nothing } as const;
  one.report(report);
  await vi.waitFor(() => expect(arrived).toHaveLength(before + 1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  // It asked for a minute of peace.
  one.report(report);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(arrived).toHaveLength(before + 1);
});
