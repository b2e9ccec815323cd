import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../kernel/clock.ts';
import { type CallOutside, type OutsideReport, outsideCalls } from './outside-call.ts';

type Planned =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly text?: string }
  | 'silent';

const clock = fixedClock('2026-11-21T08:00:00.000Z');
let server: Server;
let url = '';
/** How the next calls are answered, each once; then 200. */
let planned: Planned[] = [];
let asked: {
  readonly method: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}[] = [];
let waited: number[] = [];
let reports: OutsideReport[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method, headers } = request;
    asked.push({ method, authorization: headers.authorization, body });
    const next = planned.shift() ?? { status: 200, text: '{"ok":true}' };
    if (next !== 'silent') response.writeHead(next.status, next.headers).end(next.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  [planned, asked, waited, reports] = [[], [], [], []];
});

const calls = (baseUrl = url): CallOutside =>
  outsideCalls({
    name: 'stub',
    baseUrl,
    headers: { authorization: 'Bearer secret' },
    clock,
    report: (report) => reports.push(report),
    timeoutMs: 200,
    wait: async (milliseconds) => waited.push(milliseconds),
  });
/** An address at which nothing listens. */
async function nobody(): Promise<string> {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const at = gone.address();
  await new Promise((resolve) => gone.close(resolve));
  return `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
}
const read = { method: 'GET', path: '/things/7?deep=1', about: '/things/{x}', isRepeatable: true } as const;
const write = { method: 'POST', path: '/things', about: '/things', body: { name: 'x' }, isRepeatable: false } as const;
const failing = (count: number): Planned[] => Array.from({ length: count }, () => ({ status: 500 }));

describe('[INTG-12] calls of outside services', () => {
  it('sends JSON with the secret in a header, and reads JSON, text or nothing', async () => {
    planned = [{ status: 201, text: '{"id":1}' }, { status: 409, text: 'taken' }, { status: 204 }];
    const call = calls();
    expect(await call(write)).toEqual({ status: 201, body: { id: 1 } });
    expect(await call(write)).toEqual({ status: 409, body: 'taken' });
    expect(await call(read)).toEqual({ status: 204, body: null });
    expect(asked[0]).toEqual({ method: 'POST', authorization: 'Bearer secret', body: '{"name":"x"}' });
  });

  it('tries what is repeatable three times with growing pauses, and nothing else twice', async () => {
    planned = [{ status: 503 }, 'silent'];
    expect(await calls()(read)).toMatchObject({ status: 200 });
    expect(waited).toHaveLength(2);
    expect(waited[0]).toBeLessThan(waited[1] ?? 0);
    planned = failing(1);
    expect(await calls()(write)).toBe('silent');
    expect(asked).toHaveLength(4);
  });

  it('tells what was never sent from what was sent without an answer', async () => {
    expect(await calls(await nobody())(write)).toBe('unreached');
    planned = ['silent'];
    expect(await calls()(write)).toBe('silent');
    expect(reports.map(({ outcome }) => outcome)).toEqual(['no_connection', 'timeout']);
  });

  it('waits as long as it is asked to, and leaves in peace who asks for longer', async () => {
    planned = [{ status: 429, headers: { 'retry-after': '2' } }];
    expect(await calls()(read)).toMatchObject({ status: 200 });
    expect(waited).toEqual([2_000]);
    planned = [{ status: 429, headers: { 'retry-after': '40' } }];
    const call = calls();
    expect(await call(read)).toBe('silent');
    expect(asked).toHaveLength(3);
    clock.advance(41_000);
    expect(await call(read)).toMatchObject({ status: 200 });
  });

  it('stops asking after five failures; half a minute later one call finds out for all', async () => {
    const call = calls();
    planned = failing(5);
    for (let n = 0; n < 5; n += 1) await call(write);
    expect(await call(write)).toBe('unreached');
    expect(asked).toHaveLength(5);
    clock.advance(31_000);
    planned = failing(1);
    expect((await Promise.all([call(write), call(write), call(write)])).sort()).toEqual([
      'silent',
      'unreached',
      'unreached',
    ]);
    expect(asked).toHaveLength(6);
    clock.advance(31_000);
    expect(await call(write)).toMatchObject({ status: 200 });
    expect(await call(write)).toMatchObject({ status: 200 });
  });

  it('follows no redirect, so that the secret stays with the service', async () => {
    planned = [{ status: 302, headers: { location: `${url}/elsewhere` } }];
    expect(await calls()(write)).toBe('silent');
    expect(asked).toHaveLength(1);
  });

  it('reports neither ids nor headers nor bodies', async () => {
    await calls()(read);
    expect(reports).toEqual([{ service: 'stub', method: 'GET', about: '/things/{x}', outcome: 200, attempt: 1 }]);
  });
});
