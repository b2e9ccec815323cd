/** What the published document says beyond the schemas: permission and the problems a route may answer. */
import { problem } from '@quayside/contract/problem';
import type { FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import { nameOf } from './actor.ts';

type Described = { schema: FastifySchema; url: string };
type Route = { route: RouteOptions };

const problemSchema = z.toJSONSchema(problem, { target: 'draft-2020-12' });

/** Adds `security`, `x-permission` and `x-errors`, and the one error answer, to a route's entry. Unlisted routes are hidden. */
export function withProblems(described: Described, { route }: Route): Described {
  const { permission, errors, unlisted } = route.config ?? {};
  if (permission === undefined || unlisted) return { ...described, schema: { hide: true } };
  const { $schema: _, id: __, ...plain } = problemSchema;
  const responses = typeof described.schema.response === 'object' ? described.schema.response : {};
  const schema = {
    ...described.schema,
    ...(permission === 'public' ? {} : { security: [{ bearer: [] }] }),
    'x-permission': nameOf(permission),
    'x-errors': [...(errors ?? [])],
    response: { ...responses, default: { description: 'Problem (RFC 9457)', content: { 'application/problem+json': { schema: plain } } } },
  };
  return { ...described, schema };
}
