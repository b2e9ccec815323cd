/** Errors of browsers in Sentry's envelope: newline-delimited header, item header and payload. Pure. */
import { z } from 'zod';

export type BrowserError = {
  readonly error: Error;
  /** The page by its group, or null. */
  readonly transaction: string | null;
  readonly traceId: string | null;
};
export type Envelope = { readonly id: string; readonly errors: readonly BrowserError[] };

const mostItems = 10;
const mostFrames = 12;
const short = (most: number) => z.string().transform((text) => text.slice(0, most).toWellFormed());

const frame = z.looseObject({
  filename: short(200).optional(),
  function: short(80).optional(),
  lineno: z.int().optional(),
  colno: z.int().optional(),
});
const event = z.looseObject({
  transaction: z.string().optional(),
  message: short(200).optional(),
  contexts: z.looseObject({ trace: z.looseObject({ trace_id: z.string().optional() }).optional() }).optional(),
  exception: z
    .looseObject({
      values: z.array(
        z.looseObject({
          type: short(80).optional(),
          value: short(200).optional(),
          stacktrace: z.looseObject({ frames: z.array(frame).optional() }).optional(),
        }),
      ),
    })
    .optional(),
});
const header = z.looseObject({ event_id: z.string().max(40).optional() });
const itemHeader = z.looseObject({ type: z.string() });

/** Null of what is no envelope. Items that are no events, such as sessions, are passed over. */
export function envelopeIn(text: string): Envelope | null {
  const lines = text.split('\n');
  const head = header.safeParse(parsed(lines[0] ?? ''));
  if (!head.success) return null;
  const errors: BrowserError[] = [];
  for (let at = 1; at + 1 < lines.length && at < mostItems * 2; at += 2) {
    const item = itemHeader.safeParse(parsed(lines[at] ?? ''));
    if (!item.success) break;
    const told = item.data.type === 'event' ? event.safeParse(parsed(lines[at + 1] ?? '')) : null;
    if (told?.success) errors.push(errorOf(told.data));
  }
  return { id: head.data.event_id ?? '', errors };
}

function errorOf({ exception, message, transaction = '', contexts }: z.infer<typeof event>): BrowserError {
  // The last one is the outermost: what was thrown.
  const thrown = exception?.values.at(-1);
  const error = new Error(thrown?.value ?? message ?? '');
  error.name = thrown?.type ?? 'Error';
  const frames = (thrown?.stacktrace?.frames ?? []).slice(-mostFrames).reverse();
  error.stack = [`${error.name}: ${error.message}`, ...frames.map(lineOf)].join('\n');
  const traceId = contexts?.trace?.trace_id ?? '';
  return {
    error,
    transaction: /^[\w/:.-]{1,120}$/.test(transaction) ? transaction : null,
    traceId: /^[0-9a-f]{32}$/.test(traceId) ? traceId : null,
  };
}

/** As an engine writes it, without what follows a "?". */
const lineOf = ({ filename = '', function: name = '?', lineno = 0, colno = 0 }: z.infer<typeof frame>): string =>
  `    at ${name} (${filename.split(/[?#\n]/)[0] ?? ''}:${lineno}:${colno})`;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
