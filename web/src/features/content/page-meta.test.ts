import { firstLanguage } from '@quayside/contract/content-language-values';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type WebHost, webHost } from '../../app/web-host.ts';
import { isOnceMore } from './once-more.ts';
import { homePicture, pageMeta } from './page-meta.ts';
import { loader as sitemap } from './sitemap.ts';

const facts: Parameters<typeof pageMeta>[0] = {
  ...{ page: { _uid: 'p', component: 'page', title: 'Webhooks' }, name: 'Webhooks', path: '/developers/webhooks/' },
  ...{ siteUrl: 'http://site.example', isPreview: false, language: firstLanguage, alternates: [] },
};

it('[MKT-11] the text beside a sharing picture is of the page whose picture it is', () => {
  const pictureOf = (metas: ReturnType<typeof pageMeta>) =>
    ['og:image', 'og:image:alt'].map((name) => Object(metas.find((one) => Object(one).property === name)).content);
  expect(pictureOf(pageMeta(facts))).toEqual([
    ...['http://site.example/img/og/developers/webhooks/picture.png', 'Webhooks'],
  ]);
  expect(pictureOf(pageMeta({ ...facts, picture: homePicture }))).toEqual([
    ...['http://site.example/img/og/picture.png', 'Quayside'],
  ]);
});

it('[MKT-11] the pattern sheet by older names is no page for search engines; every other page below patterns/ is', async () => {
  expect(['patterns', 'patterns/deprecated', 'patterns/new'].map(isOnceMore)).toEqual([false, true, false]);
  const robots = { name: 'robots', content: 'noindex' };
  expect(pageMeta({ ...facts, isHidden: true })).toContainEqual(robots);
  expect(pageMeta(facts)).not.toContainEqual(robots);
  const nobody = async () => null;
  const host: WebHost = {
    facts: {
      ...{ apiBase: '/api', siteUrl: 'http://site.example', environment: 'development', supportMailbox: 'a@b.example' },
      ...{ isWarehouseEnabled: true, reviewsUrl: null, outside: {}, footer: [] },
    },
    ...{ buildVersion: '1', requestId: '1', report: () => undefined },
    callApi: async () => ({ status: 503, body: null, cookies: [] }),
    content: {
      ...{ isPreview: false, story: nobody, shared: nobody, movedTo: nobody },
      slugs: async () => ['home', 'patterns', 'patterns/deprecated', 'nl/patterns/deprecated', 'patterns/new'],
    },
  };
  const context = new RouterContextProvider();
  context.set(webHost, host);
  const request = new Request('http://site.example/sitemap.xml');
  const answer = await sitemap({ request, context, params: {}, url: new URL(request.url), pattern: '/sitemap.xml' });
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)</g)].map(([, url]) => url);
  expect(listed.filter((url) => url?.includes('patterns'))).toEqual([
    ...['http://site.example/patterns/', 'http://site.example/patterns/new/'],
  ]);
});
