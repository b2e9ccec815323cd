/** Which addresses are taken, and what follows from a try. Pure. */
import { type Instant, plus } from '../../kernel/clock.ts';
import { longestFailing, pauses, rest } from './webhooks.limits.ts';
import type { Outcome, Tried } from './webhooks.types.ts';

/**
 * The address as it is kept; null when it is none that may be called. Outside development: https on port 443, so that
 * nobody makes us knock at other services. Where the host leads is asked when it is called.
 */
export function acceptedUrl(text: string, isDevelopment: boolean): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (url.protocol === 'https:') return url.port === '' || isDevelopment ? url : null;
  return isDevelopment && url.protocol === 'http:' ? url : null;
}

const arrived = (outcome: Outcome): boolean => 'status' in outcome && outcome.status >= 200 && outcome.status < 300;

/** The endpoint was switched off meanwhile. */
const isUnsent = (outcome: Outcome): boolean => 'problem' in outcome && outcome.problem === 'SWITCHED_OFF';

/** What a message and its endpoint become by this try. */
export function afterTry({ isTest, attempt, failingSince }: Tried, outcome: Outcome, now: Instant) {
  const tried = {
    attempt: attempt + 1,
    statusCode: 'status' in outcome ? outcome.status : null,
    problem: 'problem' in outcome ? outcome.problem : null,
    triedAt: now,
  };
  if (arrived(outcome)) {
    const isWell = { failingSince: null, restsUntil: null };
    return {
      message: { ...tried, status: 'DELIVERED', nextTryAt: null },
      endpoint: isTest ? { ...isWell, switchedOffAt: null } : isWell,
    } as const;
  }
  // Somebody looks at a test: it is tried once, and says nothing about the endpoint.
  if (isTest) return { message: { ...tried, status: 'FAILED', nextTryAt: null }, endpoint: null } as const;
  const since = failingSince ?? now;
  const isOver = isUnsent(outcome) || now >= plus(since, longestFailing);
  const pause = isOver ? undefined : pauses[attempt];
  return {
    message:
      pause === undefined
        ? ({ ...tried, status: 'FAILED', nextTryAt: null } as const)
        : ({ ...tried, status: 'PENDING', nextTryAt: plus(now, pause) } as const),
    endpoint: { failingSince: since, restsUntil: plus(now, rest), ...(isOver ? { switchedOffAt: now } : {}) },
  };
}
