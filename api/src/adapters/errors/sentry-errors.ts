/**
 * Sentry's envelope, which GlitchTip and Bugsink take too: newline-delimited header, item header and event.
 * Source: develop.sentry.dev, "Envelopes" and "Event payloads". Nothing is sent that the log may not say.
 */
import type { Clock, Instant } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type OutsideReport, outsideCalls } from '../../platform/outside-call.ts';
import type { ErrorsPort, ReportedError } from './errors.port.ts';

type Around = {
  readonly clock: Clock;
  readonly report: (report: OutsideReport) => void;
  readonly environment: string;
  readonly timeoutMs?: number;
};
/** Errors on their way; of a storm the rest stands in the log alone. */
const mostAtOnce = 5;
const client = 'quayside/1.0';

/** `dsn`: `https://{public key}@{host}/{project}`. */
export function sentryErrors(dsn: string, { environment, ...around }: Around): ErrorsPort {
  const { protocol, host, username, pathname } = new URL(dsn);
  const cut = pathname.lastIndexOf('/');
  const path = `${pathname.slice(0, cut)}/api/${pathname.slice(cut + 1)}/envelope/`;
  const key = `Sentry sentry_version=7, sentry_key=${username}, sentry_client=${client}`;
  const call = outsideCalls({
    name: 'sentry',
    baseUrl: `${protocol}//${host}`,
    headers: { 'x-sentry-auth': key },
    ...around,
  });
  let underWay = 0;
  return {
    report: (error) => {
      if (underWay >= mostAtOnce) return;
      underWay += 1;
      const text = envelopeOf(error, environment, around.clock.now());
      const raw = { type: 'application/x-sentry-envelope', text };
      void call({ method: 'POST', path, about: '/envelope/', raw, isRepeatable: false }).finally(() => {
        underWay -= 1;
      });
    },
  };
}

function envelopeOf(reported: ReportedError, environment: string, now: Instant): string {
  const id = newId().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: now,
    platform: 'node',
    level: reported.level,
    logger: 'api',
    environment,
    transaction: reported.transaction ?? undefined,
    logentry: { formatted: reported.message },
    ...(reported.traceId === null
      ? {}
      : { contexts: { trace: { trace_id: reported.traceId, span_id: id.slice(16) } } }),
    tags: reported.requestId === null ? {} : { request_id: reported.requestId },
    ...(reported.error === null ? {} : { exception: exceptionOf(reported.error) }),
  };
  const lines = [{ event_id: id, sent_at: now, sdk: { name: 'quayside', version: '1.0' } }, { type: 'event' }, event];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const exceptionOf = ({ type, message, stack }: NonNullable<ReportedError['error']>) => ({
  // Outermost first, as Sentry wants them.
  values: [{ type, value: message, stacktrace: { frames: stack.split('\n').flatMap(frameOf).reverse() } }],
});

/** `at name (file:line:column)`, or without a name. */
function frameOf(line: string) {
  const [, place = ''] = line.split(' at ');
  const open = place.indexOf(' (');
  const at = (open < 0 ? place : place.slice(open + 2, -1)).split(':');
  const [column, lineno] = [Number(at.pop()), Number(at.pop())];
  if (!Number.isInteger(column) || !Number.isInteger(lineno)) return [];
  return [{ function: open < 0 ? '?' : place.slice(0, open), filename: at.join(':'), lineno, colno: column }];
}
