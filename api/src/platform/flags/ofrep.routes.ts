/**
 * Our flags for others by OpenFeature's Remote Evaluation Protocol, so that any of its clients reads them here as it would
 * from a flag service (INTG-09). They are the same for everybody: the context is taken and nothing of it is kept.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { type FlagName, type Flags, flagRegistry } from './flags.ts';

const open = { config: { permission: 'public' as const, unlisted: true as const } };
const largest = 20_000;

/** Registered at /ofrep/v1, beside the API. */
export const ofrepRoutes =
  ({ flags }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.setErrorHandler((error, _request, reply) => {
      const status =
        typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
      // What is no fault of the sender is answered and logged as everywhere.
      if (!(status >= 400 && status < 500)) throw error;
      return reply.code(status).send({ errorCode: 'GENERAL', errorDetails: 'Not evaluated' });
    });
    app.post('/evaluate/flags', open, async ({ body, headers }, reply) => {
      if (!isContext(body))
        return reply.code(400).send({ errorCode: 'INVALID_CONTEXT', errorDetails: 'JSON with a context' });
      const all = namesOf(flags).map((name) => evaluated(name, flags));
      const etag = `"${createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16)}"`;
      reply.header('etag', etag);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send({ flags: all });
    });
    app.post<{ Params: { key: string } }>('/evaluate/flags/:key', open, async ({ params: { key }, body }, reply) => {
      if (!isContext(body))
        return reply.code(400).send({ key, errorCode: 'INVALID_CONTEXT', errorDetails: 'JSON with a context' });
      const name = namesOf(flags).find((one) => one === key);
      if (!name)
        return reply.code(404).send({ key, errorCode: 'FLAG_NOT_FOUND', errorDetails: 'There is no such flag' });
      return evaluated(name, flags);
    });
  };

const evaluated = (key: FlagName, flags: Flags) => ({
  ...{ key, value: flags[key], reason: 'STATIC', variant: flags[key] ? 'on' : 'off' },
  metadata: { owner: flagRegistry[key].owner },
});

const namesOf = (flags: Flags): FlagName[] => {
  const names: FlagName[] = ['logistics', 'warehouse-shipment-take-over', 'proforma-upload'];
  return names.filter((name) => Object.hasOwn(flags, name));
};

function isContext(body: unknown): boolean {
  try {
    const parsed: unknown = JSON.parse(typeof body === 'string' ? body : '');
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
}
