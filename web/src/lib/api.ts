/**
 * Every call of the browser to the API goes through the client of the published contract (CFG-04): bearer token when
 * there is one, application header, cookies. No retries and no timeout; the cache above decides on those (CFG-05).
 */
import { createClient } from '@quayside/contract/client';
import { ApiError, FailedToFetchError } from './api-error.ts';
import { apiErrorOf } from './problem-body.ts';
import { siteInfoOfDocument } from './site-info.ts';
import { isOfApi, newTraceparent } from './trace.ts';

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

/** Asks the person for the second factor; answers whether it was shown. Without somebody to ask, nobody shows one. */
/** What a call was refused for: the second factor was not shown, or there is none yet. */
const proofCodes = ['second_factor_required', 'second_factor_missing'] as const;
export type ProofWanted = (typeof proofCodes)[number];
let askProof: (wanted: ProofWanted) => Promise<boolean> = async () => false;

export function connectProof(ask: (wanted: ProofWanted) => Promise<boolean>): () => void {
  askProof = ask;
  return () => {
    askProof = async () => false;
  };
}

/** What carries a request to the server and brings its answer. */
type Transport = (request: Request) => Promise<Response>;
const byFetch: Transport = (request) => fetch(request, { credentials: 'include' });

const apiBase = typeof document === 'undefined' ? '/api' : siteInfoOfDocument().apiBase;

/** The API's operations. What they give goes through `answerOf`. Nothing is called while the server renders. */
export const api = createClient({
  baseUrl: apiBase,
  fetch: sendBy(byFetch),
});

type Called<Answer> = { data: Answer; response: Response } | { data?: never; error: unknown; response: Response };

/**
 * Gives the body of an answer; undefined for 204.
 *
 * @throws ApiError when the API answers with a problem, FailedToFetchError when nothing answers
 */
export async function answerOf<Answer>(call: Promise<Called<Answer>>): Promise<Answer> {
  const called = await call;
  if ('error' in called) throw apiErrorOf(called.response, called.error);
  return called.data;
}

/**
 * Gives the file of an answer; the call asks for it with `parseAs: 'stream'`.
 *
 * @throws as `answerOf`
 */
export async function fileOf(call: Promise<{ error?: unknown; response: Response }>): Promise<Blob> {
  const { response, error } = await call;
  if (!response.ok) throw apiErrorOf(response, error);
  return response.blob();
}

/** As every call goes, for those that need another transport than `fetch`: `{ fetch: sendBy(withProgress(tell)) }`. */
export function sendBy(transport: Transport): Transport {
  return async (request) => {
    const token = await source.fresh();
    const again = token === null ? null : request.clone();
    const response = await withToken(token, transport)(request);
    // The server did nothing without the second factor: once it is shown, the same call goes again.
    const wanted = await wantedProof(response);
    if (again && wanted && (await askProof(wanted))) return withToken(await source.fresh(), transport)(again);
    // A refused call did nothing on the server, so it is safe to send it again with the new token.
    if (response.status !== 401 || !again || !(await source.refused())) return response;
    return withToken(await source.fresh(), transport)(again);
  };
}

async function wantedProof(response: Response): Promise<ProofWanted | undefined> {
  if (response.status !== 403) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return proofCodes.find((code) => typeof body === 'object' && body !== null && 'code' in body && body.code === code);
}

/** For the few calls that carry a token of their own, or none: `{ fetch: withToken(null) }`. */
export const withToken =
  (token: string | null, transport = byFetch): Transport =>
  async (request) => {
    request.headers.set('X-Application', 'sellers');
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    if (isOfApi(request.url, apiBase)) request.headers.set('traceparent', newTraceparent());
    try {
      return await transport(request);
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      throw new FailedToFetchError('No answer from the network', { cause });
    }
  };

/** True for answers that another try cannot better. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
