import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it.each([
  '/v2/cdn/stories/a%00b?token=embedded-public&cv=1',
  '/v2/cdn/stories?token=embedded-public&by_slugs=%00&cv=1',
  '/img/og/%00/picture.png',
])('[ERR-17] %s, which no database takes, is refused in plain words', async (url) => {
  const answer = await t.app.inject(url);
  expect(answer.json()).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(answer.body).not.toMatch(/query|select|params/i);
});

it('[ERR-17] pictures and content say when the database is away, and when to come again', async () => {
  const away = await testApp();
  await away.database.close();
  const asked = [
    ['GET', '/v2/cdn/stories/home?token=embedded-public&cv=1'],
    ['GET', '/img/og/picture.png'],
    ['GET', '/img/p/0198c0de-0000-7000-8000-000000000001/1.svg'],
  ] as const;
  for (const [method, url] of asked) {
    const { statusCode, headers } = await away.app.inject({ method, url });
    expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '3']);
  }
  await away.app.close();
});
