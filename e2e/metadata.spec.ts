/** What search engines, sharing services and caches are told of every public page. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, people, signIn, test } from './fixtures.ts';

const publicPages = [
  '/',
  '/how-it-works/',
  '/sellers/',
  '/fees/',
  '/brands/',
  '/about/',
  '/news/',
  '/patterns/',
  '/legal/terms/',
  '/legal/privacy/',
  '/legal/cookies/',
  '/newsletter/',
  '/developers/',
  '/developers/webhooks/',
  '/developers/edifact/',
  '/developers/stock-lists/',
] as const;

interface Head {
  lang: string;
  title: string;
  metas: Record<string, string>;
  links: { rel: string; hreflang: string; href: string }[];
  data: Record<string, unknown>[];
}

/** The head of the document as it comes over the wire, before any script. */
async function headOf(page: Page, path: string): Promise<Head> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const metas: Record<string, string> = {};
    for (const meta of document.querySelectorAll('head meta')) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property');
      if (name !== null && name in metas) throw new Error(`${name} is told twice`);
      if (name !== null) metas[name] = meta.getAttribute('content') ?? '';
    }
    const links = [...document.querySelectorAll('head link')].map((link) => ({
      rel: link.getAttribute('rel') ?? '',
      hreflang: link.getAttribute('hreflang') ?? '',
      href: link.getAttribute('href') ?? '',
    }));
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    );
    return { lang: document.documentElement.lang, title: document.title, metas, links, data };
  }, html);
}

/** Width and height from a PNG's own header. */
async function sizeOf(request: APIRequestContext, url: string): Promise<[number, number]> {
  const answer = await request.get(url);
  expect([url, answer.status(), answer.headers()['content-type']]).toEqual([url, 200, 'image/png']);
  const bytes = await answer.body();
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** What each kind of structured data needs to be read by search engines. */
const needed: Record<string, (data: Record<string, unknown>) => unknown> = {
  Organization: ({ name, url, logo }) => [name, url, logo].every((value) => typeof value === 'string' && value !== ''),
  BreadcrumbList: ({ itemListElement: list }) =>
    Array.isArray(list) &&
    list.length > 1 &&
    list.every(({ position, name, item }, index) => position === index + 1 && name && /^https?:/.test(item)),
  FAQPage: ({ mainEntity: list }) =>
    Array.isArray(list) &&
    list.length > 0 &&
    list.every((one) => one['@type'] === 'Question' && one.name && one.acceptedAnswer.text),
};

const seen = new Map<string, string>();

for (const path of publicPages)
  test(`[MKT-11] ${path} tells its title, description, address, picture and structured data`, async ({
    page,
    baseURL,
  }) => {
    await page.goto('/robots.txt');
    const { lang, title, metas, links, data } = await headOf(page, path);
    const own = `${baseURL}${path}`;
    const isStory = !/^\/(?:developers|newsletter)\//.test(path);
    const picture = isStory ? { path, alt: metas['og:title'] } : { path: '/', alt: 'Quayside' };
    expect(lang).toBe('en');
    expect(title).toMatch(path === '/' ? /^Quayside$/ : /^.{3,60} · Quayside$/);
    expect(metas.description).toMatch(/^.{20,200}$/);
    expect(metas.viewport).toContain('width=device-width');
    expect(metas.robots).toBeUndefined();
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([own]);
    expect(metas).toMatchObject({
      'og:title': expect.stringMatching(/.{3,}/),
      'og:description': metas.description,
      'og:url': own,
      'og:type': 'website',
      'og:site_name': 'Quayside',
      'og:locale': 'en_GB',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image': `${baseURL}/img/og${picture.path}picture.png`,
      'og:image:alt': picture.alt,
      'twitter:card': 'summary_large_image',
    });
    expect(await sizeOf(page.request, metas['og:image'] ?? '')).toEqual([1_200, 630]);
    for (const one of data) {
      const kind = String(one['@type']);
      expect(one['@context']).toBe('https://schema.org');
      expect(needed[kind]?.(one), `${kind} of ${path}`).toBe(true);
    }
    expect(data.map((one) => one['@type'])).toContain(path === '/' ? 'Organization' : 'BreadcrumbList');
    for (const { href } of links.filter(({ rel }) => rel === 'alternate'))
      expect((await page.request.get(href)).status(), href).toBe(200);
  });

test('[MKT-11] no two public pages have the same title or description', async ({ page }) => {
  await page.goto('/robots.txt');
  for (const path of publicPages) {
    const { title, metas } = await headOf(page, path);
    for (const text of [title, String(metas.description)]) {
      expect(seen.get(text), `“${text}” of ${path}`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test('[MKT-11] the sitemap lists every public page, once, and robots lets them and their pictures in', async ({
  request,
  baseURL,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining(publicPages.map((path) => `${baseURL}${path}`)));
  // The pattern sheet by older names shows the same once more.
  expect(listed.filter((url) => url?.includes('deprecated'))).toEqual([]);
  expect(await (await request.get('/patterns/deprecated/')).text()).toContain('<meta name="robots" content="noindex"');
  const robots = await (await request.get('/robots.txt')).text();
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
  const open = [...listed.map((url) => new URL(url ?? '').pathname), '/img/og/picture.png', '/assets/', '/favicon.svg'];
  expect(open.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

for (const path of publicPages)
  test(`[MKT-11] ${path} is asked again each time, answers 304 to who has it and HEAD without a body`, async ({
    request,
  }) => {
    const first = await request.get(path);
    const { etag = '', 'cache-control': kept, vary, 'content-encoding': encoding } = first.headers();
    expect([first.status(), kept, vary, encoding]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
      'accept-encoding',
      'gzip',
    ]);
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status(), (await again.body()).length, again.headers().etag]).toEqual([304, 0, etag]);
    const other = await request.get(path, { headers: { 'if-none-match': '"another"' } });
    expect(other.status()).toBe(200);
    const head = await request.head(path);
    expect([head.status(), head.headers().etag, (await head.body()).length]).toEqual([200, etag, 0]);
  });

test('[MKT-11] a sharing picture is kept for an hour and answers 304 to who has it', async ({ request }) => {
  const first = await request.get('/img/og/fees/picture.png');
  expect(first.headers()['cache-control']).toBe('public, max-age=3600');
  const again = await request.get('/img/og/fees/picture.png', {
    headers: { 'if-none-match': first.headers().etag ?? '' },
  });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
});

test('[MKT-10] [MKT-11] a page in two languages names both, itself and the default; another’s language is not kept for everybody', async ({
  page,
  context,
  baseURL,
}) => {
  const staff = await signIn(context, people.staff);
  const slug = `tulips-${Date.now()}`;
  const { body } = await staff.call('POST', '/internal/stories/', { slug, name: 'Tulips', component: 'page' });
  const draft = { _uid: 'page', component: 'page', title: 'Tulips', title__i18n__nl: 'Tulpen', body: [] };
  const saved = await staff.call('PUT', `/internal/stories/${body.qid}/`, {
    ...{ slug, name: 'Tulips', draft, version: body.version },
  });
  expect(saved.status).toBe(200);
  const published = await staff.call('POST', `/internal/stories/${body.qid}/publish/`, {
    version: saved.body.version,
  });
  expect(published.status).toBe(200);
  await page.goto('/robots.txt');
  const alternates = [
    { rel: 'alternate', hreflang: 'en', href: `${baseURL}/${slug}/` },
    { rel: 'alternate', hreflang: 'x-default', href: `${baseURL}/${slug}/` },
    { rel: 'alternate', hreflang: 'nl', href: `${baseURL}/nl/${slug}/` },
  ];
  for (const [path, language, locale] of [
    [`/${slug}/`, 'en', 'en_GB'],
    [`/nl/${slug}/`, 'nl', 'nl_NL'],
  ] as const) {
    const { lang, metas, links } = await headOf(page, path);
    expect(links.filter(({ rel }) => rel === 'alternate')).toEqual(alternates);
    expect([lang, metas['og:locale'], metas['og:url']]).toEqual([language, locale, `${baseURL}${path}`]);
    expect(await sizeOf(page.request, metas['og:image'] ?? '')).toEqual([1_200, 630]);
  }
  const dutch = await headOf(page, '/newsletter/?lang=nl');
  const english = await headOf(page, '/newsletter/');
  expect([dutch.lang, english.lang]).toEqual(['nl', 'en']);
  await staff.call('DELETE', `/internal/stories/${body.qid}/`);
});
