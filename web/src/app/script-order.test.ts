import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withScriptsAfterPaint } from './script-order.ts';

const nonce = 'aGVsbG8=';
const html = [
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="aGVsbG8="/></head><body><p>Login</p>',
  '<script nonce="aGVsbG8=" type="module" async="">import "/assets/a.js";</script></body></html>',
].join('');

interface Element {
  rel?: string;
  type?: string;
  nonce?: string;
  textContent?: string;
}

/** Runs what starts the scripts, in a document of one link and one script. */
function started({ isHidden = false } = {}) {
  const [, code] = /<script nonce="aGVsbG8=">([^<]*)<\/script><\/body>/.exec(withScriptsAfterPaint(html, nonce)) ?? [];
  const link: Element = { rel: 'later' };
  const placed: Element[] = [];
  const script = { nonce, type: 'later', textContent: 'import "/assets/a.js";' };
  const later: (() => void)[] = [];
  const document = {
    hidden: isHidden,
    currentScript: { remove: () => undefined },
    querySelectorAll: (selector: string) =>
      selector.startsWith('link') ? [link] : [{ ...script, replaceWith: (one: Element) => placed.push(one) }],
    createElement: (): Element => ({}),
  };
  const wait = (then: () => void) => later.push(then);
  runInNewContext(String(code), { document, requestAnimationFrame: wait, setTimeout: wait });
  return { link, placed, frame: () => later.shift()?.() };
}

it('[MKT-11] a page that needs no script asks for them once it has been painted, in the place where they stood', () => {
  expect(withScriptsAfterPaint(html, nonce)).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
  const { link, placed, frame } = started();
  frame();
  expect([link.rel, placed]).toEqual(['later', []]);
  frame();
  expect(link.rel).toBe('modulepreload');
  expect(placed).toEqual([{ nonce, type: 'module', textContent: 'import "/assets/a.js";' }]);
});

it('[MKT-11] in a tab that nobody sees, which is not painted, the scripts start at once', () => {
  expect(started({ isHidden: true }).placed).toHaveLength(1);
});
