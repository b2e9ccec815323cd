/**
 * How an adapter calls an outside service over HTTP: a time limit, few tries with jitter where repeating is safe, and a
 * breaker that leaves a service in peace that does not answer. Secrets travel in headers; what is reported holds neither
 * headers nor bodies nor ids.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, type Instant, plus, seconds } from '../kernel/clock.ts';

export type OutsideRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base address, with its query. */
  readonly path: string;
  /** The path without ids, for the report. */
  readonly about: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly raw?: { readonly type: string; readonly text: string };
  readonly headers?: Readonly<Record<string, string>>;
  /** Repeating it does nothing more: only then is it tried again. */
  readonly isRepeatable: boolean;
};
/** `body` is parsed JSON, the text when it is none, null when empty. */
export type OutsideAnswer = { readonly status: number; readonly body: unknown };
/** `unreached`: nothing was sent. `silent`: it was sent, and no usable answer came, so its effect is not known. */
export type NoAnswer = 'unreached' | 'silent';
export type OutsideReport = {
  readonly service: string;
  readonly method: string;
  readonly about: string;
  /** The status, or why there was none. */
  readonly outcome: number | 'timeout' | 'network' | 'no_connection' | 'breaker_open';
  readonly attempt: number;
};
type OutsideService = {
  readonly name: string;
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly report: (report: OutsideReport) => void;
  /** Replaced by tests that must not wait. */
  readonly timeoutMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};
/** Answers what the service said below 500, or why nothing usable came: never throws, and never waits longer than told. */
export type CallOutside = (request: OutsideRequest) => Promise<OutsideAnswer | NoAnswer>;

/** What can be asked again is waited for shortly; of what cannot, a lost answer costs more than the wait. */
const longestCall = (isRepeatable: boolean): number => seconds(isRepeatable ? 5 : 10);
const mostTries = 3;
const firstPause = 200;
/** Who asks for a longer pause (Retry-After) is left in peace that long instead of waited for. */
const longestPause = seconds(5);
const failuresThatOpen = 5;
const openFor = seconds(30);

/** Calls of one service; all of them share one breaker. */
export function outsideCalls(service: OutsideService): CallOutside {
  const { name, clock, report, wait = pause } = service;
  const breaker = breakerOf(clock);

  return async (request) => {
    const { method, about, isRepeatable } = request;
    const tell = (outcome: OutsideReport['outcome'], attempt: number) =>
      report({ service: name, method, about, outcome, attempt });
    let without: NoAnswer = 'unreached';
    let askedPauseMs = 0;
    for (let attempt = 1; attempt <= (isRepeatable ? mostTries : 1); attempt += 1) {
      if (attempt > 1) await wait(Math.max(askedPauseMs, firstPause * 2 ** (attempt - 2) * (0.75 + Math.random() / 2)));
      if (!breaker.lets()) {
        tell('breaker_open', attempt);
        return without;
      }
      const { outcome, answer, retryAfterMs } = await sent(service, request);
      tell(outcome, attempt);
      if (answer) {
        breaker.answered();
        return answer;
      }
      breaker.failed(retryAfterMs);
      if (outcome !== 'no_connection') without = 'silent';
      // A longer one has shut the breaker: the next try ends there at once.
      askedPauseMs = retryAfterMs > longestPause ? 0 : retryAfterMs;
    }
    return without;
  };
}

type Breaker = {
  /** Whether a call may be sent now. */
  readonly lets: () => boolean;
  readonly answered: () => void;
  readonly failed: (retryAfterMs: number) => void;
};

/** Opens after some failures one after another, and when the service itself asks for a pause. */
function breakerOf(clock: Clock): Breaker {
  let failures = 0;
  let shutUntil: Instant = '';
  const shut = (milliseconds: number) => {
    shutUntil = plus(clock.now(), milliseconds);
  };
  return {
    lets: () => {
      if (clock.now() < shutUntil) return false;
      // One call probes; the others wait for what it finds.
      if (failures >= failuresThatOpen) shut(openFor);
      return true;
    },
    answered: () => {
      failures = 0;
      shutUntil = '';
    },
    failed: (retryAfterMs) => {
      failures += 1;
      if (failures >= failuresThatOpen) shut(Math.max(openFor, retryAfterMs));
      else if (retryAfterMs > longestPause) shut(retryAfterMs);
    },
  };
}

type Sent = {
  readonly outcome: OutsideReport['outcome'];
  /** Null when nothing usable came. */
  readonly answer: OutsideAnswer | null;
  readonly retryAfterMs: number;
};

async function sent(service: OutsideService, request: OutsideRequest): Promise<Sent> {
  try {
    const response = await answerTo(service, request);
    const text = await response.text();
    if (response.status < 500 && response.status !== 429)
      return { outcome: response.status, answer: { status: response.status, body: parsed(text) }, retryAfterMs: 0 };
    const after = Number(response.headers.get('retry-after'));
    return { outcome: response.status, answer: null, retryAfterMs: after > 0 ? seconds(after) : 0 };
  } catch (error) {
    return { outcome: outcomeOf(error), answer: null, retryAfterMs: 0 };
  }
}

function answerTo(service: OutsideService, { method, path, body, raw, headers, isRepeatable }: OutsideRequest) {
  const json = body === undefined ? undefined : { type: 'application/json', text: JSON.stringify(body) };
  const content = raw ?? json;
  return fetch(`${service.baseUrl}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(content && { 'content-type': content.type }),
      ...service.headers,
      ...headers,
    },
    ...(content && { body: content.text }),
    // A redirect would carry the secret to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(service.timeoutMs ?? longestCall(isRepeatable)),
  });
}

/** Why there was no connection at all, so that nothing was sent: as Node and undici name it. */
const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

function outcomeOf(error: unknown): OutsideReport['outcome'] {
  if (!(error instanceof Error)) return 'network';
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return neverSent.includes(code) ? 'no_connection' : 'network';
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
