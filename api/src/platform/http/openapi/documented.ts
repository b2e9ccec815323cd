/** What the published document says beyond the schemas: permission and the problems a route may answer. */
import { problem } from '@quayside/contract/problem';
import type { FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nameOf } from '../actor.ts';
import type { UploadShape } from '../uploads.ts';

type Described = Parameters<typeof jsonSchemaTransform>[0] & { route: RouteOptions };

const anyProblem = { description: 'Problem (RFC 9457)', content: { 'application/problem+json': { schema: problem } } };

/** A route's entry with `security`, `x-permission`, `x-errors` and the one error answer. Unlisted routes are hidden. */
export function documented(described: Described): ReturnType<typeof jsonSchemaTransform> {
  const { permission, errors, unlisted, upload } = described.route.config ?? {};
  if (permission === undefined || unlisted) return { schema: { hide: true }, url: described.url };
  const given = described.schema ?? {};
  const response = typeof given.response === 'object' ? given.response : {};
  const schema: FastifySchema = {
    ...given,
    ...(upload
      ? {
          consumes: ['multipart/form-data', ...(upload.isFileOptional ? ['application/json'] : [])],
          body: formOf(upload),
        }
      : {}),
    response: { ...response, default: anyProblem },
  };
  const entry = jsonSchemaTransform({ ...described, schema });
  const extra = {
    ...(permission === 'public' ? {} : { security: [{ bearer: [] }] }),
    'x-permission': nameOf(permission),
    'x-errors': [...(errors ?? [])],
  };
  return { ...entry, schema: { ...entry.schema, ...extra } };
}

/** The fields of a form with its files. */
function formOf({ fields, maximumFiles, alsoNamed, isFileOptional }: UploadShape<z.ZodObject>): z.ZodType {
  const description = alsoNamed && `Or in a part named ${alsoNamed}`;
  const one = z.string().meta({ format: 'binary', ...(description && { description }) });
  const file = maximumFiles > 1 ? z.array(one).max(maximumFiles) : one;
  return fields.extend({ file: isFileOptional ? file.optional() : file });
}
