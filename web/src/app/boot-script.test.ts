import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { bootScript } from './boot-script.ts';

const started = (crypto: object) => {
  const attributes: Record<string, string> = {};
  const documentElement = {
    setAttribute: (name: string, value: string) => Object.assign(attributes, { [name]: value }),
  };
  const cookie = 'quayside_hint=seller; quayside_theme=dark; quayside_consent=no';
  const document = { documentElement, cookie };
  const navigator: { clipboard?: { writeText: (text: string) => Promise<void> } } = {};
  const context = { document, navigator, location: { pathname: '/orders/' }, crypto, Uint8Array, Array };
  runInNewContext(bootScript, context);
  expect(navigator.clipboard?.writeText).toBeTypeOf('function');
  return attributes;
};

it('[LAY-03] the theme and who is signed in are marked before anything is painted', () => {
  expect(started({})).toEqual({ 'data-signed-in': 'seller', 'data-theme': 'dark' });
});

/** What public pages greet by: the text in place of each name once the document is there. */
const greeted = (cookie: string): string => {
  const span = { dataset: { hello: 'hello, ' }, textContent: '' };
  const begun: (() => void)[] = [];
  const document = {
    documentElement: { setAttribute: () => undefined },
    cookie,
    querySelector: () => null,
    querySelectorAll: (selector: string) => (selector === '[data-hello]' ? [span] : []),
    addEventListener: (_type: string, begin: () => void) => begun.push(begin),
  };
  const navigator = { clipboard: {} };
  runInNewContext(bootScript, { document, navigator, location: { pathname: '/' }, crypto, decodeURIComponent });
  for (const begin of begun) begin();
  return span.textContent;
};

it.each([
  ['quayside_hint=seller; quayside_name=Sanne%20de%20Wit', 'hello, Sanne de Wit'],
  ['quayside_name=Zo%C3%AB%20%26%20Co; quayside_hint=warehouse', 'hello, Zoë & Co'],
  ['quayside_hint=seller; quayside_name=%3Cimg%20src%3Dx%3E', 'hello, <img src=x>'],
  ['quayside_hint=seller; quayside_name=%E0%A4%A', ''],
  ['quayside_hint=seller', ''],
  ['quayside_name=Sanne', ''],
  ['quayside_hint=-; quayside_name=Sanne', ''],
])('[LAY-03] with the cookies “%s” a page says “%s”, as text', (cookie, said) => expect(greeted(cookie)).toBe(said));

it.each([
  ['', false],
  ['quayside_consent=maybe', false],
  ['quayside_consent=no', true],
  ['quayside_theme=dark; quayside_consent=yes', true],
])(
  '[MKT-11] with the cookies “%s” the question about counting is hidden as the page is painted first: %s',
  (cookie, isHidden) => {
    const banner = { hidden: true };
    const begun: (() => void)[] = [];
    const document = {
      documentElement: { setAttribute: () => undefined },
      cookie,
      querySelector: (selector: string) => (selector === '[data-consent]' ? banner : null),
      addEventListener: (_type: string, begin: () => void) => begun.push(begin),
    };
    runInNewContext(bootScript, { document, navigator: { clipboard: {} }, location: { pathname: '/' }, crypto });
    for (const begin of begun) begin();
    expect(banner.hidden).toBe(isHidden);
  },
);

it('[ORD-16] calls have their keys on plain http too, where browsers make no ids of their own', () => {
  const ours: { randomUUID?: () => string; readonly getRandomValues: Crypto['getRandomValues'] } = {
    getRandomValues: crypto.getRandomValues.bind(crypto),
  };
  started(ours);
  const ids = Array.from({ length: 1_000 }, () => ours.randomUUID?.());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  const theirs = { randomUUID: () => 'theirs' };
  started(theirs);
  expect(theirs.randomUUID()).toBe('theirs');
});
