/** Where it is told how long a call took and which trace it belongs to (INTG-07). */
import type { Instant } from '../../kernel/clock.ts';

export type Span = {
  /** 32 and 16 hexadecimal digits. */
  readonly traceId: string;
  readonly parentId: string | null;
  readonly method: string;
  /** The path's pattern, never the address. */
  readonly route: string;
  readonly status: number;
  readonly endedAt: Instant;
  readonly milliseconds: number;
};
/** Never fails and is never waited for; `close` sends what is left. */
export type TracesPort = { record(span: Span): void; close(): Promise<void> };

export const noTraces: TracesPort = { record: () => undefined, close: async () => undefined };
