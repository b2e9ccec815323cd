/** A Fastify instance with everything every route shares: schemas, guard, problems, headers, limits, document. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { commonMessages } from '@quayside/contract/messages/common';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransformObject, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ErrorsPort } from '../../adapters/errors/errors.port.ts';
import { Refusal } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Config } from '../config.ts';
import { loggableError } from '../loggable-error.ts';
import { secureServer } from '../tls.ts';
import { acceptKeys } from './accept-keys.ts';
import { limitBodyTime, longestRequest } from './body-time.ts';
import { limitConnections } from './connection-limit.ts';
import { registerCrossSiteGuard } from './cross-site.ts';
import { refuseWhileClosing } from './drain.ts';
import { takeEmptyBodies } from './empty-body.ts';
import { speakPlainly } from './field-words.ts';
import { type GuardParts, registerGuard } from './guard.ts';
import { registerJsonParser } from './json-body.ts';
import { logMethodOf } from './log-method.ts';
import { documented } from './openapi/documented.ts';
import { problemOf, registerProblems } from './problems.ts';
import { limitRequestTime } from './request-time.ts';
import { serializerOf } from './serializer.ts';
import { traceContext } from './trace-context.ts';
import { limitUnreadAnswers } from './unread-answers.ts';
import { limitWorkAtOnce } from './work-at-once.ts';

/** JSON bodies; uploads have limits of their own. */
const bodyLimit = 1_000_000;
/** Milliseconds for the first line and the headers to arrive: with the time between two looks ten seconds. */
const longestHeaders = 9_500;
const lookEvery = 500;
const limits = { requestTimeout: longestRequest, keepAliveTimeout: 65_000 };
/** Looked for so often because with Node's own half minute a header may drip three times as long as allowed. */
const headerLimits = { headersTimeout: longestHeaders, connectionsCheckingInterval: lookEvery };
const redacted = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'];

/** `errors` hears of every line of level error and above. */
export function createServer(config: Config, errors: ErrorsPort = { report: () => undefined }) {
  const app = Fastify({
    bodyLimit,
    genReqId: () => newId(),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    ...limits,
    connectionTimeout: 0,
    http: headerLimits,
    ...(config.tls && { serverFactory: secureServer(config.tls, { ...limits, ...headerLimits }) }),
    // In the words of all our problems: `refuseWhileClosing`.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A call is found in the log by the trace its caller named.
    childLoggerFactory: (logger, bindings, options, { headers }) => {
      const trace = traceContext(headers.traceparent);
      return logger.child(trace ? { ...bindings, trace_id: trace.traceId } : bindings, options);
    },
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      redact: redacted,
      serializers: { err: loggableError },
      hooks: { logMethod: logMethodOf(errors) },
    },
    // An address that cannot be read reaches no route and no hook: it names nothing.
    frameworkErrors: (_error, request, reply) => {
      const problem = problemOf(new Refusal('not_found', 404, commonMessages.not_found), request.id);
      reply.hijack();
      reply.raw.writeHead(404, { ...bareHeaders, 'x-request-id': request.id }).end(JSON.stringify(problem));
    },
  });
  limitConnections(app.server, config);
  limitUnreadAnswers(app);
  limitBodyTime(app);
  return app;
}

/** What the platform sets on every answer, for the few that no hook sees. */
const bareHeaders = {
  'content-type': 'application/problem+json',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Registers all that the API's routes share, inside its own scope. */
export async function registerApiPlatform(app: FastifyInstance, config: Config, guard: GuardParts): Promise<void> {
  speakPlainly();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(({ schema }) => serializerOf(schema));
  registerJsonParser(app);
  takeEmptyBodies(app);
  registerProblems(app);
  refuseWhileClosing(app);
  limitRequestTime(app);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    global: false,
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    // A client that is gone has no address any more.
    keyGenerator: ({ ip }) => normalizeIP(ip ?? ''),
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error(commonMessages.too_many_requests), { statusCode: context.statusCode }),
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  countRequests(app);
  registerCrossSiteGuard(app, config);
  registerGuard(app, guard);
  limitWorkAtOnce(app, config);
  acceptKeys(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Quayside API',
        version: '1',
        description: 'Seller, warehouse, buyer and staff calls of Quayside.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: documented,
    transformObject: jsonSchemaTransformObject,
  });
}

/** Before the guard, so that who guesses at keys or floods is counted too. Routes with a limit of their own have it instead. */
function countRequests(app: FastifyInstance): void {
  const count = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    if (request.routeOptions.config.rateLimit === undefined) await count.call(this, request, reply);
  });
}

/** Routes with types from their schemas. */
export const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();
export type Routes = ReturnType<typeof typed>;
