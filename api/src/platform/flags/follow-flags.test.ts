import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defaultFlags } from './flags.ts';
import { followFlags } from './follow-flags.ts';

type Asked = { readonly url: string; readonly body: unknown; readonly key: string; readonly validator: string };
let asked: Asked[] = [];
let answer: { status: number; body: object } = { status: 200, body: { flags: [] } };
const server = createServer(async (request, response) => {
  const { authorization = '', 'if-none-match': validator = '' } = request.headers;
  asked.push({ url: request.url ?? '', body: JSON.parse(await text(request)), key: authorization, validator });
  response
    .writeHead(answer.status, { 'content-type': 'application/json', etag: '"7"' })
    .end(JSON.stringify(answer.body));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

it('[INTG-09] flags are read from a service that speaks OFREP; what it does not know stays as it is', async () => {
  const flags = { ...defaultFlags };
  answer = {
    status: 200,
    body: {
      flags: [
        { key: 'logistics', value: false, reason: 'STATIC', variant: 'off' },
        { key: 'proforma-upload', errorCode: 'PARSE_ERROR' },
        { key: 'toString', value: true },
      ],
    },
  };
  const stop = await followFlags({ url, token: 'key' }, flags, () => undefined);
  stop();
  expect(flags).toEqual({ ...defaultFlags, logistics: false });
  expect(asked).toEqual([
    {
      url: '/ofrep/v1/evaluate/flags',
      body: { context: { targetingKey: 'quayside' } },
      key: 'Bearer key',
      validator: '',
    },
  ]);
});

it('[INTG-09] a flag service that fails or is gone changes nothing, and is asked again with its validator', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const flags = { ...defaultFlags };
  const told: unknown[] = [];
  answer = { status: 200, body: { flags: [] } };
  const stop = await followFlags({ url, token: null }, flags, (outcome) => told.push(outcome));
  answer = { status: 500, body: {} };
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(told).toEqual([200, 500]));
  stop();
  vi.useRealTimers();
  expect(asked.at(-1)?.validator).toBe('"7"');
  (await followFlags({ url: 'http://127.0.0.1:1', token: null }, flags, (outcome) => told.push(outcome)))();
  expect(told.at(-1)).toBe('network');
  expect(flags).toEqual(defaultFlags);
});
