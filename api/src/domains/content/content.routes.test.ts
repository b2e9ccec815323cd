import sharp from 'sharp';
import StoryblokClient from 'storyblok-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFrom } from '../../deps.ts';
import { minutes, plus } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { staffIn } from '../../testing/seller-fixture.ts';
import type { Session } from '../../testing/session.ts';
import { contentJobs } from './content.jobs.ts';
import { previewKey, publicToken } from './delivery.routes.ts';
import { initialStories } from './initial/initial-stories.ts';
import { openSiteContent, type SiteContent } from './site-content.ts';

let t: TestApp;
let staff: Session;
let site: SiteContent;

beforeAll(async () => {
  t = await testApp();
  staff = await staffIn(t, 'staff.content');
  site = await openSiteContent(t.deps, {
    send: (path) => t.app.inject(path),
    clientOf: contentFrom,
    report: () => undefined,
  });
});
afterAll(async () => {
  await site.close();
  await t.close();
});

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const { headers } = staff;
  return t.call(method, `/internal/stories/${path}`, { headers, ...(payload ? { payload } : {}) });
};
const hero = (title: string) => ({ _uid: 'hero', component: 'seller_hero', title });
const pageOf = (...body: object[]) => ({ _uid: 'page', component: 'page', title: 'A page', body });

async function written(slug: string, draft: { _uid: string; component: string } = pageOf(hero('Sell it'))) {
  const { qid, version } = (await call('POST', '', { slug, name: 'A page', component: 'page' })).json();
  return (await call('PUT', `${qid}/`, { slug, name: 'A page', draft, version })).json();
}
const shown = async (slug: string): Promise<unknown> => (await site.story(slug))?.content;
/** Until the process has heard of it; the limit is the second that the page may be old. */
const seen = (slug: string, wanted: unknown) =>
  expect.poll(() => shown(slug), { timeout: 1_000, interval: 20 }).toEqual(wanted);

describe('[MKT-10] pages that staff write', () => {
  it('are a draft first, seen in the preview alone, and everybody’s within a second once published', async () => {
    const { qid, version, previewPath, draft } = await written('spring');
    expect(await shown('spring')).toBeUndefined();
    const query = new URL(previewPath, 'http://site.example').searchParams;
    expect(site.previewed(query)).toBe(qid);
    expect((await site.story('spring', { draftOf: qid }))?.content).toEqual(draft);
    const before = site.version();
    expect((await call('POST', `${qid}/publish/`, { version })).json()).toMatchObject({ status: 'PUBLISHED' });
    await seen('spring', draft);
    await expect.poll(() => site.version(), { timeout: 1_000, interval: 20 }).not.toBe(before);
  });

  it('keep what was published while the next draft is written, and give every version back', async () => {
    const { qid, version } = await written('summer');
    const first = (await call('POST', `${qid}/publish/`, { version })).json();
    const draft = pageOf(hero('Sell more'));
    const saved = (
      await call('PUT', `${qid}/`, { slug: 'summer', name: 'Summer', draft, version: first.version })
    ).json();
    expect(saved).toMatchObject({ status: 'CHANGED', published: first.published, draft });
    await seen('summer', first.published);
    const number = first.versions.find((one: { kind: string }) => one.kind === 'PUBLISHED').number;
    const restored = (await call('POST', `${qid}/restore/`, { version: saved.version, number })).json();
    expect(restored).toMatchObject({ draft: first.published, name: 'A page' });
    expect(restored.versions[0]).toMatchObject({ kind: 'RESTORED', by: staff.user.account });
  });

  it('lead from an earlier address to the new one once that is published', async () => {
    const { qid, version, draft } = await written('autumn');
    const first = (await call('POST', `${qid}/publish/`, { version })).json();
    const moved = { slug: 'autumn-sale', name: 'Autumn', draft, version: first.version };
    const second = (await call('PUT', `${qid}/`, moved)).json();
    await seen('autumn', draft);
    expect(await site.movedTo('autumn')).toBeNull();
    await call('POST', `${qid}/publish/`, { version: second.version });
    await seen('autumn-sale', draft);
    expect(await shown('autumn')).toBeUndefined();
    expect(await site.movedTo('autumn')).toBe('autumn-sale');
    expect((await call('POST', '', { slug: 'autumn', name: 'Other', component: 'page' })).json().code).toBe(
      'slug_taken',
    );
  });

  it('say what is missing and stay off the site until it is there', async () => {
    const { qid, version, problems } = await written('winter', pageOf(hero('')));
    expect(problems).toEqual([{ uid: 'hero', field: 'title', code: 'required' }]);
    expect((await call('POST', `${qid}/publish/`, { version })).json()).toMatchObject({ code: 'story_invalid' });
    expect(await shown('winter')).toBeUndefined();
  });

  it('are published at their time, by nobody but the clock', async () => {
    const { qid, version, draft } = await written('easter');
    const at = plus(t.clock.now(), minutes(5));
    const past = { version, at: plus(t.clock.now(), -1) };
    expect((await call('POST', `${qid}/schedule/`, past)).json().code).toBe('schedule_past');
    expect((await call('POST', `${qid}/schedule/`, { version, at })).json()).toMatchObject({ scheduledAt: at });
    const [job] = contentJobs;
    await job?.run({}, t.deps);
    expect(await shown('easter')).toBeUndefined();
    t.clock.advance(minutes(5));
    await job?.run({}, t.deps);
    await seen('easter', draft);
    expect((await call('GET', `${qid}/`)).json()).toMatchObject({ scheduledAt: null, status: 'PUBLISHED' });
  });

  it('say in their history that they were not published at their time, because the draft had mistakes by then', async () => {
    const { qid, version } = await written('whitsun');
    const at = plus(t.clock.now(), minutes(2));
    const waiting = (await call('POST', `${qid}/schedule/`, { version, at })).json();
    const draft = pageOf(hero(''));
    const page = { slug: 'whitsun', name: 'Whitsun', draft, version: waiting.version };
    expect((await call('PUT', `${qid}/`, page)).json()).toMatchObject({ scheduledAt: at });
    t.clock.advance(minutes(2));
    const [job] = contentJobs;
    await job?.run({}, t.deps);
    const { scheduledAt, versions } = (await call('GET', `${qid}/`)).json();
    expect([scheduledAt, versions[0].kind]).toEqual([null, 'NOT_PUBLISHED']);
    expect(await shown('whitsun')).toBeUndefined();
  });

  it('refuse a stale save, a second home and an address that is none; the home page stays', async () => {
    const { qid, version, draft } = await written('stale');
    const body = { slug: 'stale', name: 'Stale', draft, version };
    await call('PUT', `${qid}/`, body);
    expect((await call('PUT', `${qid}/`, body)).json().code).toBe('stale_version');
    expect((await call('PUT', `${qid}/`, { ...body, slug: '../etc' })).json().code).toBe('validation_failed');
    const { results } = (await call('GET', '')).json();
    const home = results.find((one: { slug: string }) => one.slug === 'home');
    expect((await call('POST', `${home.qid}/unpublish/`, { version: home.version })).json().code).toBe('home_stays');
  });

  it('are there in each language their title is written in; the rest stays English', async () => {
    const text = { _uid: 'text', component: 'banner', title: 'Come aboard', title__i18n__nl: 'Kom aan boord' };
    const draft = { ...pageOf(hero('Sell it'), text), title__i18n__nl: 'Een pagina' };
    const { qid, version } = await written('tulips', draft);
    expect((await call('POST', `${qid}/publish/`, { version })).json()).toMatchObject({ languages: ['en', 'nl'] });
    await seen('nl/tulips', {
      ...pageOf(hero('Sell it'), { _uid: 'text', component: 'banner', title: 'Kom aan boord' }),
      title: 'Een pagina',
    });
    const dutch = await site.story('nl/tulips');
    expect([dutch?.slug, dutch?.language]).toEqual(['nl/tulips', 'nl']);
    const alternates = [
      { language: 'en', slug: 'tulips' },
      { language: 'nl', slug: 'nl/tulips' },
    ];
    expect(dutch?.alternates).toEqual(alternates);
    expect((await site.story('tulips'))?.alternates).toEqual(alternates);
    expect(JSON.stringify((await site.story('tulips'))?.content)).not.toContain('i18n');
    expect(await site.story('de/tulips')).toBeNull();
    expect(await site.slugs()).toEqual(expect.arrayContaining(['tulips', 'nl/tulips']));
    expect((await site.story('nl/tulips', { draftOf: qid }))?.content).toMatchObject({ title: 'Een pagina' });
  });

  it('are nobody’s to write without the right', async () => {
    const trainee = await staffIn(t, 'staff.claims');
    expect((await t.call('GET', '/internal/stories/', { headers: trainee.headers })).statusCode).toBe(403);
  });
});

describe('[INTG-01] the delivery contract', () => {
  const fetchHere: typeof fetch = async (input) => {
    const { pathname, search } = new URL(String(input));
    const answer = await t.app.inject(`${pathname}${search}`);
    const location = answer.headers.location;
    if (typeof location === 'string') return fetchHere(new URL(location, 'http://site.example').href);
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
  const client = (accessToken: string) =>
    new StoryblokClient({ accessToken, fetch: fetchHere, cache: { type: 'none' } }, 'http://site.example/v2');

  it('is spoken with the vendor’s own client: a story, its relations, lists and links', async () => {
    const open = client(publicToken);
    const { data } = await open.getStory('home', { resolve_relations: 'testimonials_panel.testimonials' });
    const panel = data.story.content.body.find((one: { component: string }) => one.component === 'testimonials_panel');
    expect(panel.testimonials[0].content.name).toBe('Agnieszka Wróblewska');
    const listed = await open.getStories({ starts_with: 'legal/', per_page: 2 });
    expect([listed.data.stories.map(({ full_slug }) => full_slug), listed.total]).toEqual([
      ['legal/cookies', 'legal/privacy'],
      3,
    ]);
    const { data: space } = await open.get('cdn/spaces/me', {});
    expect(space.space.language_codes).toEqual(['nl', 'de', 'pl']);
    const dutch = await open.getStory('home', { language: 'nl' });
    expect(dutch.data.story).toMatchObject({ lang: 'nl', full_slug: 'nl/home', default_full_slug: 'home' });
    const links = await open.get('cdn/links', {});
    expect(Object.keys(links.data.links ?? {}).length).toBeGreaterThanOrEqual(initialStories.length);
    await expect(open.getStory('no-such-page', {})).rejects.toMatchObject({ status: 404 });
    await expect(client('wrong').getStory('home', {})).rejects.toMatchObject({ message: 'Unauthorized' });
  });

  it('shows drafts to the preview token alone, and names a parameter it does not know', async () => {
    const { qid } = await written('hidden');
    // The client writes its token into what it is given.
    const draft = () => ({ version: 'draft', find_by: 'uuid' }) as const;
    await expect(client(publicToken).getStory(qid, draft())).rejects.toMatchObject({ message: 'Unauthorized' });
    const preview = client(previewKey(t.deps.config.tokenSecret));
    expect((await preview.getStory(qid, draft())).data.story.full_slug).toBe('hidden');
    const { statusCode, body } = await t.app.inject(`/v2/cdn/stories/home?token=${publicToken}&cv=1&colour=red`);
    expect([statusCode, body]).toEqual([422, expect.stringContaining('colour')]);
  });
});

describe('[MKT-08] [INTG-05] pictures', () => {
  it('[MKT-11] stand beside a shared link, one for each page', async () => {
    const home = await t.app.inject('/img/og/picture.png');
    const fees = await t.app.inject('/img/og/fees/picture.png');
    expect(await Promise.all([home, fees].map(({ rawPayload }) => sizeOf(rawPayload)))).toEqual([
      [1_200, 630],
      [1_200, 630],
    ]);
    expect(home.rawPayload.equals(fees.rawPayload)).toBe(false);
    expect((await t.app.inject('/img/og/no-such-page/picture.png')).statusCode).toBe(404);
  });

  it('are uploaded by staff and served in the size and format that is asked for', async () => {
    const form = new FormData();
    form.append('alt', 'Two pixels');
    form.append('file', new Blob([await bigPng()], { type: 'image/png' }), 'pixels.png');
    const request = new Request('http://site.example', { method: 'POST', body: form });
    const headers = { ...staff.headers, 'content-type': request.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await request.arrayBuffer());
    const asset = (await t.call('POST', '/internal/story-assets/', { headers, payload })).json();
    expect(asset).toMatchObject({ name: 'pixels.png', alt: 'Two pixels', width: 600, height: 300 });
    const get = (search: string, accept: string) =>
      t.app.inject({ url: `/img/${asset.path}${search}`, headers: { accept } });
    const small = await get('?w=150&q=75', 'image/webp');
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
    expect(await sizeOf(small.rawPayload)).toEqual([150, 75]);
    expect(await sizeOf((await get('?w=1024', '*/*')).rawPayload), 'never enlarged').toEqual([600, 300]);
    expect((await get('?w=151', '*/*')).statusCode, 'only sizes of our pages').toBe(400);
    expect((await t.app.inject(`/img/a/${staff.user.id}/1x1`)).statusCode).toBe(404);
  });
});

async function bigPng(): Promise<Uint8Array<ArrayBuffer>> {
  const made = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#0d2630' } })
    .png()
    .toBuffer();
  return new Uint8Array(made);
}

async function sizeOf(bytes: Buffer): Promise<(number | undefined)[]> {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
}
