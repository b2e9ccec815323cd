/**
 * The service worker of /warehouse/: without a network, a page of the warehouse opens as the one that keeps scans. It
 * keeps that page and the files of the build, under the build's version; answers of the API never.
 */
import { returnHeader } from './floor-place.ts';

interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface AskEvent extends Event {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
/** Given by the worker's first line. */
declare const floorVersion: string;
declare const floorPage: string;
declare function skipWaiting(): Promise<void>;
declare const clients: { claim: () => Promise<void> };

const ours = 'quayside-floor-';
const cacheName = `${ours}${floorVersion}`;
/** A proxy answers so where nothing behind it does. */
const nobodyThere = [502, 503, 504];
/** Asked for once more: each is known to come, however slowly. */
const known = new Set<string>();
/** A network that hangs counts as none after so many milliseconds. */
const longestWait = 8_000;

const isLong = (event: Event): event is LongEvent => 'waitUntil' in event;
const isAsk = (event: Event): event is AskEvent => 'respondWith' in event;

addEventListener('install', (event) => {
  if (isLong(event)) event.waitUntil(fill().then(skipWaiting));
});
addEventListener('activate', (event) => {
  if (isLong(event)) event.waitUntil(dropOthers().then(() => clients.claim()));
});
addEventListener('fetch', (event) => {
  if (!isAsk(event) || event.request.method !== 'GET') return;
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.mode === 'navigate') event.respondWith(documentFor(event.request));
  else if (event.request.headers.has(returnHeader)) event.respondWith(askAgain(event.request));
  else if (origin === location.origin && pathname.startsWith('/assets/')) event.respondWith(fileFor(event.request));
});

/** The page, with all it needs before anything is pressed. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  const page = await fetch(floorPage, { cache: 'no-store', credentials: 'omit' });
  if (!page.ok) throw new Error(`the page that keeps scans answered ${page.status}`);
  const files = filesIn(await page.clone().text());
  await cache.addAll(files);
  const styles = files.filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(styles.map(async (style) => (await cache.match(style))?.text() ?? ''));
  await cache.addAll(texts.flatMap(filesIn).filter((file) => !files.includes(file)));
  await cache.put(floorPage, page);
}

const filesIn = (text: string): string[] => [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ours) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** As the server has it; without a network, the page that keeps scans, which knows where to go back to. */
async function documentFor(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = await answerTo(request);
  if (answer instanceof Response && !nobodyThere.includes(answer.status)) return answer;
  const kept = await caches.match(floorPage, { cacheName }).catch(() => undefined);
  if (kept) return pathname === floorPage ? kept : Response.redirect(`${floorPage}#${pathname}${search}`);
  if (answer instanceof Response) return answer;
  throw answer;
}

/** Or why there is none. */
async function answerTo(request: Request): Promise<Response | unknown> {
  const answer = fetch(request);
  if (known.delete(request.url)) return answer.catch((problem: unknown) => problem);
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), longestWait);
  });
  return Promise.race([answer, tooLate]).catch((problem: unknown) => problem);
}

/** The page that keeps scans asks whether the one it stands for can be had. */
async function askAgain(request: Request): Promise<Response> {
  const answer = await fetch(request);
  known.add(request.url);
  return answer;
}

/** Names change with content: what is kept is right. A disk that is full, or a browser that keeps nothing, stops nothing. */
async function fileFor(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => null);
  const kept = await cache?.match(request).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache?.put(request, answer.clone()).catch(() => undefined);
  return answer;
}
