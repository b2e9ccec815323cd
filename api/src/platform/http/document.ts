/** What the published document says beyond the schemas: permission and the problems a route may answer. */
import { problem } from '@quayside/contract/problem';
import type { FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { nameOf } from './actor.ts';

type Described = Parameters<typeof jsonSchemaTransform>[0] & { route: RouteOptions };

const anyProblem = { description: 'Problem (RFC 9457)', content: { 'application/problem+json': { schema: problem } } };

/** A route's entry with `security`, `x-permission`, `x-errors` and the one error answer. Unlisted routes are hidden. */
export function documented(described: Described): ReturnType<typeof jsonSchemaTransform> {
  const { permission, errors, unlisted } = described.route.config ?? {};
  if (permission === undefined || unlisted) return { schema: { hide: true }, url: described.url };
  const given = described.schema ?? {};
  const response = typeof given.response === 'object' ? given.response : {};
  const schema: FastifySchema = { ...given, response: { ...response, default: anyProblem } };
  const entry = jsonSchemaTransform({ ...described, schema });
  const extra = {
    ...(permission === 'public' ? {} : { security: [{ bearer: [] }] }),
    'x-permission': nameOf(permission),
    'x-errors': [...(errors ?? [])],
  };
  return { ...entry, schema: { ...entry.schema, ...extra } };
}
