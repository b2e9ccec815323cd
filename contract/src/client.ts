/**
 * The typed client of the API, made from openapi.json: a wrong path, method, parameter or field is a compile error.
 *
 * It has no retries and no timeout (CFG-05); whoever calls decides on those.
 */
import createFetchClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchOptions,
  type FetchResponse,
} from 'openapi-fetch';
import type { z } from 'zod';
import type { demoAccount } from './auth.ts';
import type { paths } from './client.gen.ts';

/** The published operations by their path below the base, which is configured where the API runs (CFG-04). */
type PublishedPaths = { [Path in keyof paths as Path extends `/api${infer Rest}` ? Rest : never]: paths[Path] };

/** Answered in development only, and therefore not published. */
interface DevelopmentPaths {
  '/dev/accounts/': {
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      responses: { 200: { content: { 'application/json': { results: z.infer<typeof demoAccount>[] } } } };
    };
  };
  '/dev/second-factor/': {
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      responses: { 200: { content: { 'application/json': { code: string | null } } } };
    };
  };
}

export type ApiPaths = PublishedPaths & DevelopmentPaths;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type MediaType = `${string}/${string}`;
type Operation<M extends Method, Path extends keyof ApiPaths> = NonNullable<ApiPaths[Path][M & keyof ApiPaths[Path]]>;
/** May be left out where the operation needs nothing. */
type Options<Given> = Record<never, never> extends Given ? [options?: Given] : [options: Given];

type Call<M extends Method> = <Path extends ClientPathsWithMethod<Client<ApiPaths>, M>>(
  path: Path,
  ...options: Options<FetchOptions<Operation<M, Path>>>
) => Promise<FetchResponse<Operation<M, Path>, Record<never, never>, MediaType>>;

/**
 * One function per method, such as `client.GET('/sales/{qid}/', { params: { path: { qid } } })`. It gives `{ data, response }`,
 * or `{ error, response }` with the body of a failed answer.
 */
export type QuaysideClient = { readonly [M in Method as Uppercase<M>]: Call<M> };

/** What an operation takes as its query, and as its JSON body. */
export type QueryOf<Path extends keyof ApiPaths> = ApiPaths[Path] extends {
  get: { parameters: { query?: infer Query } };
}
  ? NonNullable<Query>
  : never;
export type BodyOf<Path extends keyof ApiPaths, M extends Method> =
  Operation<M, Path> extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;

/** `baseUrl` is where the API answers, such as "/api"; `fetch` adds bearer token, application header and cookies. */
export function createClient(options: {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
}): QuaysideClient;
// The library's own types let unknown fields of a query or body pass, and the server refuses them: hence the narrower type.
export function createClient(options: { baseUrl: string; fetch: (request: Request) => Promise<Response> }): unknown {
  return createFetchClient<ApiPaths>(options);
}
