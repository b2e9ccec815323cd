/** Analytics in a browser whose visitor agreed. Never call it before. */
import { clock } from '../clock.ts';
import { consentIn, visitorKey } from './consent.ts';
import { createMetrics } from './metrics.ts';
import { pageGroup } from './page-group.ts';
import { createSender } from './sender.ts';

const collector = '/collect/v1/b';
const counters = '/collect/v1/m';
const plain = { 'Content-Type': 'text/plain' };
/** What is not sent counts as taken: another page may have withdrawn the yes. */
const unsent = { status: 204, waitSeconds: null };
const isAllowed = (): boolean => consentIn(document.cookie) === 'yes';

export interface Analytics {
  page: (path: string) => void;
  track: (name: string, properties?: Readonly<Record<string, string | number | boolean>>) => void;
}

let started: Analytics | undefined;

/** One sender for the whole page, however often it is asked for. */
export function startAnalytics(): Analytics {
  started ??= start();
  return started;
}

function start(): Analytics {
  const sender = createSender({
    post: async (body, isLast) => {
      if (!isAllowed()) return unsent;
      const answer = await fetch(collector, {
        ...{ method: 'POST', body, keepalive: isLast, credentials: 'omit' },
        headers: plain,
      });
      const wait = Number(answer.headers.get('retry-after') ?? answer.headers.get('x-ratelimit-reset') ?? Number.NaN);
      return { status: answer.status, waitSeconds: Number.isNaN(wait) ? null : wait };
    },
    after: (milliseconds, run) => void setTimeout(run, milliseconds),
    now: () => clock.now().toISOString(),
    newId: () => crypto.randomUUID(),
    anonymousId: visitorId(),
    count: createMetrics({
      post: async (body) =>
        isAllowed()
          ? fetch(counters, { method: 'POST', body, keepalive: true, credentials: 'omit', headers: plain })
          : unsent,
      every: (milliseconds, run) => {
        const timer = setInterval(run, milliseconds);
        return () => clearInterval(timer);
      },
    }),
  });
  addEventListener('pagehide', () => sender.flushLast());
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sender.flushLast());
  return {
    page: (path) => sender.send({ type: 'page', name: pageGroup(path), path: pageGroup(path), properties: {} }),
    track: (name, properties = {}) =>
      sender.send({ type: 'track', name, path: pageGroup(location.pathname), properties }),
  };
}

/** Random, of this browser; where nothing may be stored, of this page. */
function visitorId(): string {
  try {
    const kept = localStorage.getItem(visitorKey) ?? crypto.randomUUID();
    localStorage.setItem(visitorKey, kept);
    return kept;
  } catch {
    return crypto.randomUUID();
  }
}
