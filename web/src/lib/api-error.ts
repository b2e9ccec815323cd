/** What went wrong on the way to the API, in the three forms a page tells apart (ERR-15). */

export type FieldErrors = Readonly<Record<string, readonly { code: string; message: string }[]>>;

/** The code of an answer that is not the API's own, such as a proxy's. */
export const unknownCode = 'unknown';

/** The API answered with a problem. `errors` holds messages per field, `details` what is typed per code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors;
  readonly requestId: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(problem: {
    status: number;
    code: string;
    message: string;
    requestId: string;
    errors?: FieldErrors;
    details: Readonly<Record<string, unknown>>;
  }) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.requestId = problem.requestId;
    this.errors = problem.errors ?? {};
    this.details = problem.details;
  }
}

/** No answer from the network at all. */
export class FailedToFetchError extends Error {
  override readonly name = 'FailedToFetchError';
}

/** Seconds to wait, from a 429's body; null where the error names none. */
export function waitSecondsOf(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  const { waitSeconds } = error.details;
  return typeof waitSeconds === 'number' ? waitSeconds : null;
}

/** What was asked for is not there: the page lies beyond the end of its list, or the address names nothing at all. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'validation_failed');

/** Somebody else changed it since it was read: the version that was sent is not the newest. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale_version';

/** The text for a person: the API's own words, or the given default. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

/**
 * What a form says of a refusal as a whole: nothing when its fields tell it all, or when it is stale, which has a notice
 * of its own.
 *
 * @param told what stands at the fields already
 */
export function wholeError(
  problem: Error | null,
  fallback: string,
  told: readonly unknown[] = [],
): { message: string }[] {
  return problem === null || told.length > 0 || isStale(problem) ? [] : [{ message: messageOf(problem, fallback) }];
}

/** First message of each field. */
export function fieldMessages(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([field, list]) => (list[0] ? [[field, list[0].message]] : [])),
  );
}
