/**
 * Expected refusals. A domain lists its own in `<noun>.errors.ts` as an `ErrorTable`; impossible states are assertions.
 *
 * Status: 400 fixable in the request, 401 no session, 403 missing permission, 404 absent or another company's,
 * 409 the object's state, 422 reused key, 429 limits, 502 a provider is silent.
 */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;
export type FieldErrors = Readonly<Record<string, readonly { readonly code: string; readonly message: string }[]>>;
export type Details = Readonly<Record<string, unknown>>;

/** A refusal on its way to the client. `details` are the typed members of its code. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: RefusalStatus;
  readonly details: Details;
  readonly errors: FieldErrors | undefined;

  constructor(code: string, status: RefusalStatus, message: string, details: Details = {}, errors?: FieldErrors) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.details = details;
    this.errors = errors;
  }
}

export type ErrorEntry = { readonly status: RefusalStatus; readonly message: string };
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;
/**
 * Turns a domain's table of codes into the function that makes its refusals:
 * `const refuse = refusalsOf(saleErrors); throw refuse('not_found');`
 */
export const refusalsOf =
  <Table extends ErrorTable>(table: Table) =>
  (code: keyof Table & string, details?: Details, errors?: FieldErrors): Refusal => {
    const entry = table[code];
    assert(entry !== undefined, `${code} is in the table`);
    return new Refusal(code, entry.status, entry.message, details, errors);
  };

/** An impossible state: a bug, answered as 500 and reported. */
export function assert(condition: unknown, says: string): asserts condition {
  if (!condition) throw new Error(`Assertion failed: ${says}`);
}

/** The value, or an assertion when it is absent. */
export function present<T>(value: T | null | undefined, says: string): T {
  assert(value !== null && value !== undefined, says);
  return value;
}
