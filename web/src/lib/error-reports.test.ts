import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let sent: { url: string; init: RequestInit }[];
beforeEach(() => {
  sent = [];
  vi.resetModules();
  vi.stubGlobal('location', {
    origin: 'https://site.example',
    pathname: '/orders/01a20a25-92d5-7471-af46-40ec60fd3646/',
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response('{}');
  });
});
afterEach(() => vi.unstubAllGlobals());

const broken = (stack: string, message = 'Cannot read properties') => Object.assign(new TypeError(message), { stack });
const ours = 'https://site.example/assets/shell-1a2b.js?x=1:12:345';
const event = () => JSON.parse(String(sent[0]?.init.body).split('\n')[2] ?? '');

it.each([
  ['Chrome', `TypeError: Cannot read properties\n    at show (${ours})\n    at ${ours}`],
  ['Firefox and Safari', `show@${ours}\n@${ours}`],
])('[INTG-08] an error of our own code is told as an envelope, without ids (%s)', async (_engine, stack) => {
  const { reportError } = await import('./error-reports.ts');
  reportError(broken(stack));
  expect(sent[0]).toMatchObject({ url: '/collect/api/1/envelope/', init: { credentials: 'omit', keepalive: true } });
  expect(event()).toMatchObject({
    transaction: '/orders/:id/',
    exception: {
      values: [
        {
          type: 'TypeError',
          stacktrace: {
            frames: [
              { function: '?' },
              { function: 'show', filename: '/assets/shell-1a2b.js', lineno: 12, colno: 345 },
            ],
          },
        },
      ],
    },
  });
});

it('[INTG-08] the same error once, five in all, and none of what others put into the page', async () => {
  const { reportError } = await import('./error-reports.ts');
  reportError(broken('Error: x\n    at f (chrome-extension://abc/content.js:1:2)'));
  reportError('no error');
  for (let n = 0; n < 3; n += 1) reportError(broken(`TypeError\n    at show (${ours})`));
  expect(sent).toHaveLength(1);
  for (let n = 0; n < 9; n += 1) reportError(broken(`TypeError\n    at show (${ours})`, `another ${n}`));
  expect(sent).toHaveLength(5);
});
