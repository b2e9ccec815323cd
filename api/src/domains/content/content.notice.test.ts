import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFrom } from '../../deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type OpenSite, openSiteContent, type SiteContent } from './site-content.ts';
import { storyblokSignature } from './space-notice.ts';

const secret = 'a secret of the space';
/** A space at Storyblok: it answers a number with what it answered to that number before, as the vendor's cache does. */
const space = {
  ...{ cv: 1_790_000_000, title: 'Sell it', asked: 0, stories: 0, kept: new Map<string, string>() },
  /** What it says of itself waits for this, and may be no answer or an old one. */
  ...{ ready: Promise.resolve(), status: 200, behind: 0 },
};
const storyOf = (title: string) => ({
  ...{ name: 'Home', full_slug: 'home', published_at: '2026-11-26T10:00:00Z', lang: 'default' },
  content: { _uid: 'page', component: 'page', title },
});
const answers: Readonly<Record<string, () => object>> = {
  '/v2/cdn/stories': () => ({ stories: [storyOf(space.title)], cv: space.cv }),
  '/v2/cdn/stories/home': () => ({ story: storyOf(space.title), cv: space.cv, rels: [], links: [] }),
};
const vendor = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor.example');
  const answer = (body: string | undefined, status = 200) =>
    response
      .writeHead(body === undefined ? 404 : status, {
        'content-type': 'application/json',
        total: '1',
        'per-page': '100',
      })
      .end(body ?? '["This record could not be found"]');
  if (pathname === '/v2/cdn/spaces/me') {
    space.asked += 1;
    const body = JSON.stringify({ space: { id: 1, version: space.cv - space.behind } });
    const { status, ready } = space;
    return void ready.then(() => answer(body, status));
  }
  space.stories += 1;
  // Without a number it leads to the newest one.
  const key = `${pathname} ${searchParams.get('cv') ?? space.cv}`;
  const made = space.kept.get(key) ?? JSON.stringify(answers[pathname]?.());
  if (answers[pathname]) space.kept.set(key, made);
  return answer(made);
});

const openSite: OpenSite = {};
let t: TestApp;
/** Two processes of one installation. */
let sites: readonly SiteContent[];
beforeAll(async () => {
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const address = vendor.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const CONTENT_URL = `http://127.0.0.1:${port}/v2`;
  const env = { CONTENT_URL, CONTENT_TOKEN: 'public', CONTENT_WEBHOOK_SECRET: secret };
  t = await testApp({ env, site: openSite });
  const open = () =>
    openSiteContent(t.deps, { send: (path) => t.app.inject(path), clientOf: contentFrom, report: () => undefined });
  const first = await open();
  openSite.elsewhere = first;
  sites = [first, await open()];
});
afterAll(async () => {
  for (const site of sites) await site.close();
  await t.close();
  vendor.closeAllConnections();
  await new Promise((resolve) => vendor.close(resolve));
});

const notice = JSON.stringify({
  ...{ text: 'The user test published the Story Home (home)', action: 'published' },
  ...{ space_id: 1, story_id: 107_350_372, full_slug: 'home' },
});
const send = (body = notice, signature: string | null = storyblokSignature(secret, body)) =>
  t.call('POST', '/webhooks/content/', {
    headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'webhook-signature': signature }) },
    payload: body,
  });
const titles = () => Promise.all(sites.map(async (site) => Object(await site.story('home'))?.content?.title));
const within = (milliseconds: number) => ({ timeout: milliseconds, interval: 20 });
const publish = (title: string) => {
  space.cv += 1;
  space.title = title;
};

describe('[INTG-01] [MKT-10] a space at Storyblok tells that something was published', () => {
  it('and every process shows it within a second', async () => {
    // The first look of all, which nobody waits for.
    await expect.poll(() => sites.every((site) => site.version() === String(space.cv)), within(1_000)).toBe(true);
    expect(await titles()).toEqual(['Sell it', 'Sell it']);
    publish('Sell more');
    expect(await titles(), 'not told yet').toEqual(['Sell it', 'Sell it']);
    expect((await send()).statusCode).toBe(204);
    await expect.poll(titles, within(1_000)).toEqual(['Sell more', 'Sell more']);
  });

  it('also where the space’s own number comes a moment later', async () => {
    expect((await send()).statusCode).toBe(204);
    setTimeout(() => publish('Sell most'), 150);
    await expect.poll(titles, within(1_000)).toEqual(['Sell most', 'Sell most']);
  });

  it('is believed only with its signature over these very bytes', async () => {
    for (const [body, signature] of [
      [notice, null],
      [notice, ''],
      [notice, storyblokSignature('another', notice)],
      [notice.replace('home', 'fees'), storyblokSignature(secret, notice)],
      [`${notice} `, storyblokSignature(secret, notice)],
    ] as const)
      expect((await send(body, signature)).json()).toMatchObject({ code: 'content_notice_refused' });
  });

  it('does no harm when it is sent again: nothing is made anew, and the space is asked a few times, not each time', async () => {
    const before = sites.map((site) => site.version());
    const { asked, stories } = space;
    for (let turn = 0; turn < 40; turn += 1) expect((await send()).statusCode).toBe(204);
    await pause(1_200);
    expect(sites.map((site) => site.version())).toEqual(before);
    expect(space.asked - asked).toBeLessThan(40);
    expect(space.stories).toBe(stories);
  });

  it('also while it is being asked already: it is asked once more', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    space.ready = promise;
    const asked = space.asked;
    expect((await send()).statusCode).toBe(204);
    await expect.poll(() => space.asked, within(5_500)).toBeGreaterThanOrEqual(asked + sites.length);
    publish('Sell while asked');
    expect((await send()).statusCode).toBe(204);
    await pause(1_200);
    space.ready = Promise.resolve();
    resolve();
    await expect.poll(titles, within(1_000)).toEqual(['Sell while asked', 'Sell while asked']);
  });

  it('also where a second message follows within a second and its number comes late', async () => {
    expect((await send()).statusCode).toBe(204);
    await pause(800);
    expect((await send()).statusCode).toBe(204);
    setTimeout(() => publish('Sell late'), 500);
    await expect.poll(titles, within(1_500)).toEqual(['Sell late', 'Sell late']);
  });

  it('and never goes back: an older number, or an answer that is a failure, changes nothing', async () => {
    const before = sites.map((site) => site.version());
    for (const [status, behind] of [
      [200, 1],
      [503, -7],
    ] as const) {
      Object.assign(space, { status, behind });
      const asked = space.asked;
      expect((await send()).statusCode).toBe(204);
      await expect.poll(() => space.asked, within(5_500)).toBeGreaterThanOrEqual(asked + sites.length);
      await pause(100);
      expect(sites.map((site) => site.version())).toEqual(before);
    }
    Object.assign(space, { status: 200, behind: 0 });
  });

  it('[MKT-11] and the picture beside a shared link is of the page as it is published there', async () => {
    const picture = async (path = '') => {
      const { statusCode, headers } = await t.app.inject(`/img/og/${path}picture.png`);
      return [statusCode, headers['content-type'], headers.etag];
    };
    const first = await picture();
    expect(first).toEqual([200, 'image/png', expect.any(String)]);
    publish('Sell with a picture');
    expect((await send()).statusCode).toBe(204);
    await expect.poll(async () => (await picture())[2], within(3_000)).not.toBe(first[2]);
    expect((await picture())[0]).toBe(200);
    for (const path of ['no-such-page/', 'a%20b/']) expect((await picture(path))[0], path).toBe(404);
  });
});

it('[INTG-01] without a secret nobody can tell of publications', async () => {
  const plain = await testApp();
  const headers = { 'content-type': 'application/json', 'webhook-signature': storyblokSignature('', notice) };
  const { statusCode } = await plain.call('POST', '/webhooks/content/', { headers, payload: notice });
  expect(statusCode).toBe(401);
  await plain.close();
});
