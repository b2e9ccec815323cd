/**
 * Tells our own server what broke in this browser, in Sentry's envelope (INTG-08): which error, where in our code, on which
 * group of pages. No cookie, no id, nothing of the person; what others put into the page, such as extensions, is not told.
 */
import { pageGroup } from './analytics/page-group.ts';

const ingest = '/collect/api/1/envelope/';
const mostReports = 5;
const mostFrames = 12;
const told = new Set<string>();

interface Frame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
}

const thrown = ({ error }: ErrorEvent): void => reportError(error);
const rejected = ({ reason }: PromiseRejectionEvent): void => reportError(reason);

/** From now on what nobody caught is told; asked twice, it listens once. */
export function watchErrors(): void {
  addEventListener('error', thrown);
  addEventListener('unhandledrejection', rejected);
}

export function reportError(error: unknown): void {
  if (!(error instanceof Error)) return;
  const frames = framesOf(error);
  const name = `${error.name} ${error.message} ${frames[0]?.lineno}:${frames[0]?.colno}`;
  if (frames.length === 0 || told.has(name) || told.size >= mostReports) return;
  told.add(name);
  const id = crypto.randomUUID().replaceAll('-', '');
  const event = {
    ...{ event_id: id, platform: 'javascript', level: 'error', transaction: pageGroup(location.pathname) },
    exception: { values: [{ type: error.name, value: error.message, stacktrace: { frames: frames.reverse() } }] },
  };
  const body = [{ event_id: id }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
  fetch(ingest, {
    ...{ method: 'POST', body, keepalive: true, credentials: 'omit' },
    headers: { 'Content-Type': 'text/plain' },
  }).catch(() => undefined);
}

/** Innermost first; those of our own files, as each engine writes them. */
const framesOf = ({ stack = '' }: Error): Frame[] => stack.split('\n').flatMap(frameIn).slice(0, mostFrames);

/** "    at show (https://site/assets/a.js:12:345)", "show@https://site/assets/a.js:12:345" */
function frameIn(line: string): Frame[] {
  const begins = line.indexOf(`${location.origin}/`);
  if (begins < 0) return [];
  const place = line.slice(begins + location.origin.length).split(')', 1)[0] ?? '';
  const [column, row, ...address] = place.split(':').reverse();
  const name = line.slice(0, begins).trim().replace(/^at\b/, '').replaceAll(/[(@]/g, '').trim();
  const filename = address.reverse().join(':').split(/[?#]/, 1)[0] ?? '';
  return [{ function: name || '?', filename, lineno: Number(row) || 0, colno: Number(column) || 0 }];
}
