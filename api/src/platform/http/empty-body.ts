/**
 * A call whose body has nothing it must hold may be sent without one: Fastify hands `null` to the schema then, which no
 * object schema takes. With `{}` in its place a body that is needed is refused by the names of what is missing. Public
 * calls are left alone: those of outside services are signed, and without a body no signature was looked at.
 */
import type { FastifyInstance } from 'fastify';

export function takeEmptyBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    // A JSON `null` that was sent is an answer, and refused as such.
    const isUnsent = request.body === null && request.headers['content-type'] === undefined;
    const isMissing = request.body === undefined || isUnsent;
    const { config, schema } = request.routeOptions;
    if (isMissing && config.permission !== 'public' && schema?.body !== undefined) request.body = {};
  });
}
