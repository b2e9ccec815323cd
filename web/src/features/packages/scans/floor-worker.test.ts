import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { returnHeader } from './floor-place.ts';

const origin = 'https://portal.example.com';
const page = `${origin}/warehouse/incoming/`;
const keptPage = '/warehouse/without-network/';

/** What the browser hands to the worker, and what the worker answers with. */
type Ask = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };
let ask: ((event: Ask) => void) | undefined;
const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
const cache = { match: vi.fn(async (): Promise<Response | undefined> => undefined), put: vi.fn(async () => {}) };
const open = vi.fn(async () => cache);
const server = vi.fn(async (_request: Request): Promise<Response> => new Response('page'));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (name: string, listener: (event: Ask) => void) => {
    if (name === 'fetch') ask = listener;
  });
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('floorVersion', '1');
  vi.stubGlobal('floorPage', keptPage);
  vi.stubGlobal('caches', { open, match: async () => new Response('kept') });
  vi.stubGlobal('fetch', server);
  // The browser takes an address below its own.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (to) => new Response(null, { status: 302, headers: { Location: String(to) } }),
  );
  vi.resetModules();
  await import('./floor-worker.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A document that is opened, or a file or an answer that a page asks for. */
async function answerFor(url: string, { isDocument = false, headers = {} } = {}): Promise<Response> {
  const request = new Request(url, { headers });
  if (isDocument) Object.defineProperty(request, 'mode', { value: 'navigate' });
  let answer: Promise<Response> = Promise.reject(new Error('left to the browser'));
  answer.catch(() => {});
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  ask?.(Object.assign(new Event('fetch'), { request, respondWith }));
  answer.catch(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  return answer;
}
const later = (ms: number) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('page')), ms));
const keptFor = `${keptPage}#/warehouse/incoming/`;

it('[WH-08] a disk that is full stops no file of the build while there is a network', async () => {
  cache.put.mockImplementationOnce(full);
  server.mockResolvedValueOnce(new Response('file'));
  expect(await (await answerFor(`${origin}/assets/a.js`)).text()).toBe('file');
  open.mockImplementationOnce(full);
  server.mockResolvedValueOnce(new Response('file'));
  expect(await (await answerFor(`${origin}/assets/a.js`)).text()).toBe('file');
});

it.each([502, 503, 504])('[WH-08] %i of a proxy counts as no network', async (status) => {
  server.mockResolvedValueOnce(new Response('Bad gateway', { status }));
  expect((await answerFor(page, { isDocument: true })).headers.get('Location')).toBe(keptFor);
});

it('[WH-08] any other answer is the server’s own', async () => {
  server.mockResolvedValueOnce(new Response('not found', { status: 404 }));
  expect((await answerFor(page, { isDocument: true })).status).toBe(404);
});

it('[WH-08] a page that takes longer than the network may hang is opened once it was seen to come', async () => {
  server.mockImplementation(later(9_000));
  expect((await answerFor(page, { isDocument: true })).headers.get('Location')).toBe(keptFor);
  expect(await (await answerFor(page, { headers: { [returnHeader]: '1' } })).text()).toBe('page');
  expect(await (await answerFor(page, { isDocument: true })).text()).toBe('page');
  // Not for ever: the network may hang again.
  expect((await answerFor(page, { isDocument: true })).headers.get('Location')).toBe(keptFor);
});
