/**
 * What breaks in browsers, at /collect/api/{project}/envelope/: our own pages and Sentry's clients send it there
 * (`https://any@our-host/collect/1`). It goes where our own errors go: the log, and whoever tracks errors (INTG-08).
 */
import { gunzipSync } from 'node:zlib';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { loggableError } from '../../platform/loggable-error.ts';
import { envelopeIn } from './browser-errors.ts';
import { minuteCounts } from './minute-counts.ts';

const largest = 200_000;
const largestUnpacked = 1_000_000;
/** Envelopes of one network address. */
const perMinute = 20;
/** Errors, of which an envelope holds many: of one network address, and of all together in one process. A flood fills no log. */
const mostPerMinute = { address: 10, process: 200 } as const;
/** Of them those that whoever tracks errors is told. */
const mostTold = { address: 10, process: 50 } as const;

export const browserErrorRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => normalizeIP(ip ?? ''),
    });
    app.setErrorHandler((error, _request, reply) => {
      const status =
        typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
      // What is no fault of the sender is answered and logged as everywhere.
      if (!(status >= 400 && status < 500)) throw error;
      return reply.code(status).send({ detail: 'not taken' });
    });
    const [logged, told] = [minuteCounts(deps, mostPerMinute), minuteCounts(deps, mostTold)];
    app.post('/api/:project/envelope', { config: { permission: 'public', unlisted: true } }, async (request, reply) => {
      const envelope = envelopeIn(textOf(request.body, request.headers['content-encoding']));
      if (envelope === null) return reply.code(400).send({ detail: 'no envelope' });
      for (const { error: thrown, transaction, traceId } of envelope.errors) {
        if (logged(request.ip ?? '', 1) === 0) break;
        const error = loggableError(thrown);
        const about = transaction === null ? 'browser' : `browser ${transaction}`;
        request.log.warn({ path: about, err: thrown }, 'browser error');
        if (told(request.ip ?? '', 1) === 0) continue;
        const from = { requestId: request.id, traceId };
        deps.errors.report({ level: 'error', message: 'browser error', error, transaction: about, ...from });
      }
      return { id: envelope.id };
    });
  };

function textOf(body: unknown, encoding: string | undefined): string {
  if (!Buffer.isBuffer(body)) return '';
  if (encoding !== 'gzip') return body.toString('utf8');
  try {
    return gunzipSync(body, { maxOutputLength: largestUnpacked }).toString('utf8');
  } catch {
    return '';
  }
}
