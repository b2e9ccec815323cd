/** W3C Trace Context: which trace a call belongs to (w3.org/TR/trace-context). Pure. */
import { randomBytes } from 'node:crypto';

export type TraceContext = {
  readonly traceId: string;
  /** The caller's own span; null where the trace begins here. */
  readonly parentId: string | null;
  readonly isSampled: boolean;
};

const form = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.{0,200})?$/;

/** Null where the header is missing or is none: a trace of our own begins then. */
export function traceContext(header: unknown): TraceContext | null {
  if (typeof header !== 'string') return null;
  const [whole, version, traceId, parentId, flags, more] = form.exec(header) ?? [];
  if (!whole || !traceId || !parentId || (version === '00' && more !== undefined)) return null;
  return { traceId, parentId, isSampled: (Number.parseInt(flags ?? '0', 16) & 1) === 1 };
}

export const newTrace = (): TraceContext => ({
  traceId: randomBytes(16).toString('hex'),
  parentId: null,
  isSampled: true,
});
