/**
 * The web application inside the API's process: documents rendered by its server bundle, its assets, and the headers of
 * every page. Public documents are the same for everybody and kept as bytes until the content changes.
 */
import { join } from 'node:path';
import { Readable } from 'node:stream';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { applicationHeader } from '@quayside/contract/auth';
import { contentLanguages } from '@quayside/contract/content-values';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../kernel/errors.ts';
import type { Config } from '../config.ts';
import { answerFailure, retryAfter } from './answer-failure.ts';
import { createPageCache, type KeptPage, keptPage } from './page-cache.ts';
import { type PageFailures, pageFailures } from './page-failures.ts';
import { setPageHeaders } from './page-headers.ts';
import { longestPage, madeInTime } from './page-time.ts';
import type { PageContentSource, WebBuild, WebHost } from './web-build.ts';

/** Forms of public pages; nothing larger reaches a page. */
const formLimit = 16_384;
/** Files whose names change with their content. */
const immutable = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

/** Registers all paths that are not the API's, in a scope of its own: bodies reach the pages unparsed. */
export async function registerWeb(
  app: FastifyInstance,
  options: { config: Config; build: WebBuild; content: PageContentSource; pageLimit?: number },
): Promise<void> {
  const { config, build, content, pageLimit = longestPage } = options;
  const cache = createPageCache();
  const failures = pageFailures();
  const shared = sharedParts(content);
  await app.register(async (web) => {
    web.removeAllContentTypeParsers();
    web.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formLimit }, (_request, body, done) =>
      done(null, body),
    );
    web.addHook('onSend', async (request, reply) => setPageHeaders(request, reply, config));
    web.addHook('onRequest', async (request, reply) => leadElsewhere(request, reply, config));
    web.setErrorHandler((error: FastifyError | Refusal, request, reply) =>
      answerFailure(error, { request, reply, config, failures }),
    );
    await web.register(rateLimit, { global: false, keyGenerator: ({ ip }) => normalizeIP(ip ?? '') });
    if (build.clientDirectory) await registerAssets(web, build.clientDirectory);
    if (build.middleware) registerMiddleware(web, build.middleware);
    if (build.close) web.addHook('onClose', build.close);
    web.route({
      method: ['GET', 'POST'],
      url: '/*',
      // Pages alone: their many files cost next to nothing.
      config: {
        permission: 'public',
        unlisted: true,
        rateLimit: { max: config.requestsPerMinute, timeWindow: 60_000 },
      },
      handler: async (request, reply) => {
        const [path, search = ''] = request.url.split('?');
        const draftOf = search.includes('_storyblok') ? content.previewed(new URLSearchParams(search)) : null;
        const isKept = !build.isDevelopment && isAsked(request) && draftOf === null;
        const key = isKept ? `${content.version()} ${languageAsked(search)} ${path}` : null;
        const kept = key === null ? undefined : cache.get(key);
        if (kept) return sendKept(request, reply, kept);
        const outage: Outage = { isSeen: false };
        const host = watched(
          { ...hostFor(request, { app, config, failures, outage }), content: contentFor(content, shared, draftOf) },
          outage,
        );
        if (draftOf !== null || path?.startsWith('/embed/')) reply.header('x-frame-options', 'SAMEORIGIN');
        const response = await madeInTime(
          (signal) => build.handle(toRequest(request, config, signal), host),
          pageLimit,
        );
        if (outage.isSeen) return sendResponse(request, reply, duringOutage(request, response), () => undefined);
        return sendResponse(request, reply, response, (page) => key !== null && cache.set(key, page));
      },
    });
  });
}

/** A page, or its headers alone: they are those of the page. */
const isAsked = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** All that a public page reads of the query; whatever else stands there is the same page. */
function languageAsked(search: string): string {
  const asked = search === '' ? null : new URLSearchParams(search).get('lang');
  return contentLanguages.find((language) => language === asked) ?? '';
}

/** Whoever asks for a new password elsewhere is led there; links of our own mails, with their secret, stay here. */
async function leadElsewhere({ method, url }: FastifyRequest, reply: FastifyReply, { resetPasswordUrl }: Config) {
  if (resetPasswordUrl === undefined || method === 'POST') return;
  const { pathname, searchParams } = new URL(url.replace(/^\/{2,}/, '/'), 'http://own.invalid');
  if (/^\/reset-password\/?$/.test(pathname) && !searchParams.has('secret')) return reply.redirect(resetPasswordUrl);
}

/** Of the browser's tab, and of the warehouse on a handheld. */
const icons = ['favicon.svg', 'warehouse-192.png', 'warehouse-512.png', 'warehouse-512-maskable.png'];

async function registerAssets(web: FastifyInstance, directory: string): Promise<void> {
  const root = join(directory, 'assets');
  await web.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', path.startsWith(root) ? immutable : aDay),
  });
  for (const icon of icons)
    web.get(`/${icon}`, { config: { permission: 'public', unlisted: true } }, (_request, reply) =>
      reply.sendFile(icon, directory),
    );
  web.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found'),
  );
}

/** Development: the bundler answers modules and reload messages itself; only what it passes on becomes a page. */
function registerMiddleware(web: FastifyInstance, middleware: NonNullable<WebBuild['middleware']>): void {
  web.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
}

function toRequest(request: FastifyRequest, config: Config, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  const url = new URL(request.url.replace(/^\/{2,}/, '/'), config.siteBaseUrl);
  return new Request(url, { headers, signal, ...(isAsked(request) ? {} : { method: request.method, body }) });
}

/** Parts that stand on every page are asked for once per publication; a failed try is made again. */
function sharedParts({ version, story }: PageContentSource): WebHost['content']['shared'] {
  let kept = { version: '', parts: new Map<string, ReturnType<typeof story>>() };
  return (slug) => {
    if (kept.version !== version()) kept = { version: version(), parts: new Map() };
    const { parts } = kept;
    const known = parts.get(slug);
    if (known) return known;
    const asked = story(slug);
    parts.set(slug, asked);
    asked.catch(() => parts.delete(slug));
    return asked;
  };
}

const contentFor = (
  content: PageContentSource,
  shared: WebHost['content']['shared'],
  draftOf: string | null,
): WebHost['content'] => ({
  shared,
  isPreview: draftOf !== null,
  story: (slug) => content.story(slug, { draftOf }),
  movedTo: content.movedTo,
  slugs: content.slugs,
});

/** Whether something that a page needed did not answer while it was made. */
type Outage = { isSeen: boolean };

/** The same host, which notes when its content or the API could not be asked. */
function watched(host: WebHost, outage: Outage): WebHost {
  const noting = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      outage.isSeen = true;
      throw error;
    }
  };
  const { content } = host;
  return {
    ...host,
    content: {
      ...content,
      shared: (slug) => noting(content.shared(slug)),
      story: (slug) => noting(content.story(slug)),
      movedTo: (slug) => noting(content.movedTo(slug)),
      slugs: () => noting(content.slugs()),
    },
    callApi: async (path, body, options) => {
      const answer = await host.callApi(path, body, options);
      if (answer.status === 503) outage.isSeen = true;
      return answer;
    },
  };
}

/** A page that could not be made, or a form that was not taken, says when to come again; what else there is stays. */
function duringOutage(request: FastifyRequest, response: Response): Response {
  if (response.status < 500 && isAsked(request)) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', retryAfter);
  headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: 503, headers });
}

type Hosting = {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly failures: PageFailures;
  readonly outage: Outage;
};

function hostFor(request: FastifyRequest, { app, config, failures, outage }: Hosting): Omit<WebHost, 'content'> {
  return {
    facts: {
      apiBase: config.apiBasePath,
      siteUrl: config.siteBaseUrl,
      environment: config.environment,
      supportMailbox: config.mailboxes.support,
      isWarehouseEnabled: config.warehouseEnabled,
      ...{ reviewsUrl: config.reviewsUrl ?? null, outside: config.outside },
    },
    requestId: request.id,
    report: (error) => {
      // What a visitor asked wrongly, such as a POST to a page, is no fault of ours.
      if (statusOf(error) < 500) return;
      if (error instanceof Error && error.name === 'UnresolvedTestimonial')
        request.log.warn({ path: 'web' }, error.message);
      else failures.tell(request.log, error, outage.isSeen);
    },
    callApi: async (path, body, { asVisitor = false } = {}) => {
      const answer = await app.inject({
        method: 'POST',
        url: `${config.apiBasePath}${path}`,
        headers: {
          ...(asVisitor ? visitorHeadersOf(request) : {}),
          ...{ 'content-type': 'application/json', host: new URL(config.siteBaseUrl).host },
        },
        remoteAddress: request.ip,
        payload: JSON.stringify(body),
      });
      return { status: answer.statusCode, body: answer.body, cookies: [answer.headers['set-cookie'] ?? []].flat() };
    },
  };
}

/** Who asks, as the portal's own calls tell it: the browser, what it knows of earlier visits, and the application. */
function visitorHeadersOf({ headers }: FastifyRequest): Record<string, string> {
  const { cookie, 'user-agent': browser } = headers;
  return {
    [applicationHeader]: 'sellers',
    ...(cookie ? { cookie } : {}),
    ...(browser ? { 'user-agent': browser } : {}),
  };
}

/** Of an error that carries the answer's status; 500 of any other. */
const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500;

/** Keeps the page when it is public and fine; everything else goes out as it comes. */
async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  keep: (page: KeptPage) => void,
): Promise<FastifyReply> {
  // Cookies are several lines of one name.
  const cookies = response.headers.getSetCookie();
  const { 'set-cookie': _cookies, ...headers } = Object.fromEntries(response.headers);
  const isPublic = response.status === 200 && (headers['cache-control'] ?? '').startsWith('public, max-age=0');
  if (isPublic) {
    const page = keptPage(Buffer.from(await response.arrayBuffer()), headers);
    keep(page);
    return sendKept(request, reply, page);
  }
  reply.code(response.status).headers(headers);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.send(response.body ? Readable.from(response.body) : null);
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  reply.headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (takesGzip) reply.header('content-encoding', 'gzip');
  return reply.send(takesGzip ? page.gzip : page.body);
}
