import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

const token = 'x'.repeat(32);
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { METRICS_TOKEN: token } });
});
afterAll(() => t.close());

const ask = (options: object) => t.call('GET', '/metrics/', options);

it('[INTG-07] metrics tell each route by its pattern, and nothing of who asked', async () => {
  await t.call('GET', '/sales/0192f3a0-5c00-7000-8000-000000000001/');
  const { statusCode, headers, body } = await ask({});
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="[^"]*\/sales\/:qid\/?",status="401"\} 1/,
  );
  expect(body).toContain('process_cpu_seconds_total');
  expect(body).not.toContain('0192f3a0');
});

it('[INTG-07] metrics are for this machine, or for who has the token; to everybody else there are none', async () => {
  const elsewhere = { remoteAddress: '203.0.113.9' };
  expect((await ask(elsewhere)).statusCode).toBe(404);
  expect((await ask({ headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404);
  expect((await ask({ ...elsewhere, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200);
  expect((await ask({ ...elsewhere, headers: { authorization: 'Bearer wrong' } })).statusCode).not.toBe(200);
});

it('[INTG-07] the dashboard file shows figures that are told', async () => {
  const { body } = await ask({});
  const board = readFileSync(new URL('../../../../docs/metrics-dashboard.json', import.meta.url), 'utf8');
  const shown = new Set(board.match(/(?:http_request|process|nodejs)_[a-z0-9_]+/g));
  expect(shown.size).toBeGreaterThan(5);
  expect([...shown].filter((name) => !body.includes(name))).toEqual([]);
});
