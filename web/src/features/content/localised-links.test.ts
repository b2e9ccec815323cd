import { expect, it } from 'vitest';
import { localisedLinks } from './localised-links.ts';

const content = {
  cta: [
    { link: { linktype: 'url', url: '/fees/#table', cached_url: '/fees/#table' } },
    { link: { linktype: 'url', url: '/', cached_url: '/' } },
    { link: { linktype: 'url', url: '/about/', cached_url: '/about/' } },
    { link: { linktype: 'url', url: 'https://elsewhere.example/fees/', cached_url: '//evil.example/fees/' } },
  ],
};
const slugs = new Set(['home', 'fees', 'about', 'nl/home', 'nl/fees']);

it('[MKT-10] links of a translated page stay in its language where the other page is there in it', () => {
  const addresses = JSON.stringify(localisedLinks(content, 'nl', slugs)).match(/"url":"[^"]*"/g);
  expect(addresses).toEqual([
    '"url":"/nl/fees/#table"',
    '"url":"/nl/"',
    '"url":"/about/"',
    '"url":"https://elsewhere.example/fees/"',
  ]);
  expect(localisedLinks(content, 'en', slugs)).toBe(content);
});
