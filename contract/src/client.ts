/**
 * The typed client of the API: a wrong path, method or field is a compile error.
 *
 * It has no retries and no timeout (CFG-05); whoever calls decides on those.
 */
import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './client.gen.ts';

export type QuaysideClient = Client<paths>;

/** `baseUrl` is where the paths of openapi.json start; `fetch` adds bearer token, application header and cookies. */
export function createClient(options: { baseUrl: string; fetch: (request: Request) => Promise<Response> }): QuaysideClient {
  return createFetchClient<paths>(options);
}
