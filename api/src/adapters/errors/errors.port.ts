/** Where errors nobody expected are told beside the log (INTG-08). */
import type { LoggableError } from '../../platform/loggable-error.ts';

export type ReportedError = {
  readonly level: 'error' | 'fatal';
  /** What we were about, such as `http error`. */
  readonly message: string;
  readonly error: LoggableError | null;
  /** Method and path pattern, or null. */
  readonly transaction: string | null;
  readonly requestId: string | null;
  /** The trace its caller named, or null. */
  readonly traceId: string | null;
};
/** Never fails and is never waited for. */
export type ErrorsPort = { report(error: ReportedError): void };
