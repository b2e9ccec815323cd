/**
 * How long a body may take to arrive. The server's own limit is one for all requests and leaves time for 10 MB over a
 * slow line; everything else is small, so whoever sends it slowly only means to hold connections.
 */
import type { FastifyInstance } from 'fastify';

/** 10 MB at 20 kB/s. */
export const longestRequest = 600_000;
const longestBody = 30_000;

/** Cuts off requests whose body is no upload and has not arrived after `milliseconds`. */
export function limitBodyTime(app: FastifyInstance, milliseconds = longestBody): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || headers['content-type']?.startsWith('multipart/form-data')) return;
    const timer = setTimeout(() => raw.destroy(), milliseconds);
    const clear = () => clearTimeout(timer);
    raw.once('end', clear).once('close', clear);
  });
}
