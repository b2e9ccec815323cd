/** Each call of the API as a span of its trace: how long it took, by pattern and status (INTG-07). */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { newTrace, traceContext } from './trace-context.ts';

/** Call it on the API's own scope: it follows every route there. Without a collector nothing is followed. */
export function registerSpans(app: FastifyInstance, { config, clock, traces }: Deps): void {
  app.addHook('onClose', () => traces.close());
  if (!config.traces) return;
  app.addHook('onResponse', async (request, reply) => {
    const { traceId, parentId, isSampled } = traceContext(request.headers.traceparent) ?? newTrace();
    if (!isSampled) return;
    const { method, routeOptions } = request;
    traces.record({
      ...{ traceId, parentId, method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      ...{ endedAt: clock.now(), milliseconds: reply.elapsedTime },
    });
  });
}
