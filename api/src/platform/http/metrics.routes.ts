/** Metrics for Prometheus: how long which route took, and how the process fares. Nothing personal: routes by pattern, never by address. */
import { timingSafeEqual } from 'node:crypto';
import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { Refusal } from '../../kernel/errors.ts';
import type { Deps } from '../deps.ts';
import { clientCounts } from './client-counts.ts';
import { typed } from './server.ts';

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Call it on the API's own scope, not in one beside it: it times every route there. */
export const metricsRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const { config } = deps;
    const registry = new Registry();
    countBatches(registry, deps);
    const durations = new Histogram({
      ...{ name: 'http_request_duration_seconds', help: 'Time to answer, by route and status', buckets },
      ...{ labelNames: ['method', 'route', 'status'], registers: [registry] },
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    });
    let isCollecting = false;
    typed(app).get(
      '/metrics/',
      {
        schema: {
          tags: ['system'],
          summary: 'Metrics in the text format of Prometheus; for this machine, or with the token',
          response: { 200: z.string() },
        },
        config: { permission: 'public', errors: ['not_found'] },
        serializerCompiler: () => String,
      },
      async (request, reply) => {
        if (!isFromHere(request) && !hasToken(request, config.metricsToken))
          throw new Refusal('not_found', 404, commonMessages.not_found);
        if (!isCollecting) collectDefaultMetrics({ register: registry });
        isCollecting = true;
        return reply.type(registry.contentType).send(await registry.metrics());
      },
    );
  };

/** What browsers tell of the events they sent us. */
function countBatches(registry: Registry, deps: Deps): void {
  new Counter({
    ...{ name: 'analytics_client_batches_total', help: 'Batches of events, by what became of them in the browser' },
    ...{ labelNames: ['outcome'], registers: [registry] },
    collect() {
      this.reset();
      for (const [outcome, value] of Object.entries(clientCounts(deps))) this.inc({ outcome }, value);
    },
  });
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** By the connection itself: what a proxy on this machine passes on names whom it speaks for. */
const isFromHere = ({ raw, headers }: FastifyRequest): boolean =>
  loopback.has(raw.socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded;

function hasToken({ headers }: FastifyRequest, wanted: string | undefined): boolean {
  if (wanted === undefined) return false;
  const [a, b] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${wanted}`)];
  return a.length === b.length && timingSafeEqual(a, b);
}
