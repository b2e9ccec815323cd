/** The collector at /collect/v1/: Segment's wire, so that its clients and ours send here alike (INTG-06). */
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { collect } from './collect.ts';
import { countSeries } from './count-series.ts';
import { minuteCounts } from './minute-counts.ts';

const largest = 512_000;
const perMinute = 120;
/**
 * Events kept in a minute, and so many of what clients count: of one network address, and of all together in one process.
 * Visitors send a few; a flood fills no disk, and is not what our metrics show.
 */
const mostPerMinute = { address: 600, process: 6_000 } as const;

/** Registered beside the API, not under its path. */
export const collectorRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    // Clients wait as long as these headers say.
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
      return reply.code(status).send({ success: false });
    });
    const [kept, counted] = [minuteCounts(deps, mostPerMinute), minuteCounts(deps, mostPerMinute)];
    for (const kind of ['t', 'p', 'i', 'g', 'a', 's', 'b', 'batch'])
      app.post(`/${kind}`, { config: { permission: 'public', unlisted: true } }, async ({ body, ip }, reply) =>
        (await collect(deps, typeof body === 'string' ? body : '', (wanted) => kept(ip ?? '', wanted)))
          ? { success: true }
          : reply.code(400).send({ success: false }),
      );
    // The client's own counters, which stand among our metrics.
    app.post('/m', { config: { permission: 'public', unlisted: true } }, async ({ body, ip }) => {
      countSeries(deps, typeof body === 'string' ? body : '', (wanted) => counted(ip ?? '', wanted));
      return { success: true };
    });
  };
