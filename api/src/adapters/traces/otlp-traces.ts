/**
 * Spans to a collector of OpenTelemetry: OTLP over HTTP as JSON (opentelemetry.io, "OTLP specification"). Of a flood, and of
 * what a collector that is gone did not take, spans are left out: no call waits for one.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import { type OutsideReport, outsideCalls } from '../../platform/outside-call.ts';
import type { Span, TracesPort } from './traces.port.ts';

export type Collector = {
  /** Without /v1/traces. */
  readonly url: string;
  readonly token: string | null;
  /** Of a hundred traces so many are sent. */
  readonly rate: number;
};
type Around = {
  readonly clock: Clock;
  readonly report: (report: OutsideReport) => void;
  readonly environment: string;
};

const batchSize = 100;
const batchWait = 5_000;
const mostWaiting = 1_000;
/** Kinds and codes of the protocol. */
const serverKind = 2;
const errorCode = 2;

export function otlpTraces({ url, token, rate }: Collector, { environment, ...around }: Around): TracesPort {
  const call = outsideCalls({
    ...{ name: 'traces', baseUrl: url, ...around },
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  let waiting: Span[] = [];
  let isSending = false;
  const flush = async (): Promise<void> => {
    if (isSending || waiting.length === 0) return;
    isSending = true;
    const batch = waiting.slice(0, batchSize);
    waiting = waiting.slice(batchSize);
    const body = bodyOf(batch, environment);
    await call({ method: 'POST', path: '/v1/traces', about: '/v1/traces', body, isRepeatable: false });
    isSending = false;
    if (waiting.length >= batchSize) await flush();
  };
  const timer = setInterval(() => void flush(), batchWait);
  timer.unref();
  return {
    record: (span) => {
      if (waiting.length >= mostWaiting || !isChosen(span.traceId, rate)) return;
      waiting.push(span);
      if (waiting.length >= batchSize) void flush();
    },
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

/** By its id, so that every process chooses the same traces. */
const isChosen = (traceId: string, rate: number): boolean =>
  Number.parseInt(traceId.slice(-8), 16) / 2 ** 32 < rate / 100;

const bodyOf = (spans: readonly Span[], environment: string) => ({
  resourceSpans: [
    {
      resource: {
        attributes: [textual('service.name', 'quayside'), textual('deployment.environment.name', environment)],
      },
      scopeSpans: [{ scope: { name: 'quayside' }, spans: spans.map(spanOf) }],
    },
  ],
});

function spanOf({ traceId, parentId, method, route, status, endedAt, milliseconds }: Span) {
  const end = BigInt(Date.parse(endedAt)) * 1_000_000n;
  return {
    ...{ traceId, spanId: randomBytes(8).toString('hex'), ...(parentId === null ? {} : { parentSpanId: parentId }) },
    ...{ name: `${method} ${route}`, kind: serverKind },
    startTimeUnixNano: String(end - BigInt(Math.round(milliseconds * 1_000_000))),
    endTimeUnixNano: String(end),
    attributes: [
      textual('http.request.method', method),
      textual('http.route', route),
      { key: 'http.response.status_code', value: { intValue: String(status) } },
    ],
    status: status >= 500 ? { code: errorCode } : {},
  };
}

const textual = (key: string, stringValue: string) => ({ key, value: { stringValue } });
