/**
 * Every call of the browser to the API goes through here (CFG-04): bearer token when there is one, application header,
 * cookies. No retries and no timeout; the cache above decides on those (CFG-05).
 */
import { ApiError, FailedToFetchError } from './api-error.ts';
import { apiErrorOf } from './problem-body.ts';
import { factsOfDocument } from './site-facts.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  body?: unknown;
  query?: Readonly<Record<string, string | number | undefined>>;
  signal?: AbortSignal;
  /** Sent as Idempotency-Key: the same key never does the work twice (ORD-16). */
  idempotencyKey?: string;
  /** For the few calls that carry a token of their own, or none. */
  token?: string | null;
}

/** Set by the session: gives a token with enough life left, and is told of a refused one. */
interface TokenSource {
  fresh: () => Promise<string | null>;
  /** Answers whether a new token could be had, so that the refused call may be sent again. */
  refused: () => Promise<boolean>;
}

let source: TokenSource = { fresh: async () => null, refused: async () => false };

export function connectSession(tokens: TokenSource): void {
  source = tokens;
}

/**
 * Calls the API and gives the body of its answer (null for 204). `path` begins below the base, such as "/user/".
 *
 * @throws ApiError when the API answers with a problem, FailedToFetchError when nothing answers
 */
export async function callApi<Answer>(method: Method, path: string, options: CallOptions = {}): Promise<Answer> {
  const isOwnToken = options.token !== undefined;
  const token = isOwnToken ? (options.token ?? null) : await source.fresh();
  const first = await send(method, path, options, token);
  const isRefused = first.status === 401 && token !== null && !isOwnToken;
  // A refused call did nothing on the server, so it is safe to send it again with the new token.
  const response =
    isRefused && (await source.refused()) ? await send(method, path, options, await source.fresh()) : first;
  if (!response.ok) throw await apiErrorOf(response);
  const text = await response.text();
  return JSON.parse(text === '' ? 'null' : text);
}

async function send(
  method: Method,
  path: string,
  { body, query, signal, idempotencyKey }: CallOptions,
  token: string | null,
): Promise<Response> {
  const set = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = set.length > 0 ? `?${new URLSearchParams(set)}` : '';
  try {
    return await fetch(`${factsOfDocument().apiBase}${path}${search}`, {
      method,
      credentials: 'include',
      headers: {
        'X-Application': 'sellers',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new FailedToFetchError('No answer from the network', { cause });
  }
}

/** True for answers that another try cannot better. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
