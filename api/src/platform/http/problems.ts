/**
 * Every failure leaves as `application/problem+json` with a stable code and the request's id to quote.
 * Unexpected errors say nothing of what happened; the log does, under the same id.
 */
import { commonMessages } from '@quayside/contract/messages/common';
import type { Problem } from '@quayside/contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { type FieldErrors, Refusal } from '../../kernel/errors.ts';
import { sqlState } from '../db/database.ts';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not authenticated',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Unprocessable',
  429: 'Too many requests',
  500: 'Internal error',
  502: 'Provider silent',
  503: 'Unavailable',
};

export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = asRefusal(error);
    logHttpError(request, refusal, error);
    return sendProblem(reply, request, refusal);
  });
  app.setNotFoundHandler((request, reply) => {
    const refusal = new Refusal('not_found', 404, commonMessages.not_found);
    logHttpError(request, refusal, refusal);
    return sendProblem(reply, request, refusal);
  });
}

export function problemOf(refusal: Refusal, requestId: string): Problem {
  return {
    ...refusal.details,
    type: `urn:quayside:problem:${refusal.code}`,
    title: titles[refusal.status] ?? 'Error',
    status: refusal.status,
    code: refusal.code,
    message: refusal.message,
    requestId,
    ...(refusal.errors ? { errors: mutable(refusal.errors) } : {}),
  };
}

function sendProblem(reply: FastifyReply, request: FastifyRequest, refusal: Refusal): FastifyReply {
  const wait = refusal.details.waitSeconds;
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  return reply
    .code(refusal.status)
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problemOf(refusal, request.id));
}

/** ERR-17: method, path pattern and status; never the real ids. */
function logHttpError(request: FastifyRequest, refusal: Refusal, error: Error): void {
  const entry = {
    method: request.method,
    path: request.routeOptions.url ?? 'unknown',
    status: refusal.status,
    code: refusal.code,
  };
  if (refusal.status === 500) request.log.error({ ...entry, err: error }, 'http error');
  else request.log.info(entry, 'http error');
}

function asRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Refusal('validation_failed', 400, commonMessages.validation_failed, {}, fieldErrors(error.validation));
  }
  const known = ofFastify(error);
  if (known) return known;
  return new Refusal('internal', 500, commonMessages.internal);
}

function ofFastify(error: FastifyError): Refusal | null {
  if (error.statusCode === 413) return new Refusal('body_too_large', 413, commonMessages.body_too_large);
  if (error.statusCode === 415)
    return new Refusal('unsupported_media_type', 415, commonMessages.unsupported_media_type);
  if (error.statusCode === 429) return new Refusal('too_many_requests', 429, commonMessages.too_many_requests);
  if (error.statusCode === 400) return new Refusal('malformed_body', 400, commonMessages.malformed_body);
  // 53300 too many connections, 57P0x shutting down, 08xxx connection trouble: the client may try again.
  const state = sqlState(error);
  if (state && (state === '53300' || state.startsWith('57P0') || state.startsWith('08') || state === 'ECONNREFUSED')) {
    return new Refusal('unavailable', 503, commonMessages.unavailable);
  }
  // 22P05 and 22021: characters PostgreSQL cannot hold, such as NUL.
  if (state === '22P05' || state === '22021')
    return new Refusal('validation_failed', 400, commonMessages.validation_failed);
  return null;
}

type Issue = { instancePath: string; message?: string; params?: unknown; keyword?: string };

function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields: Record<string, { code: string; message: string }[]> = {};
  for (const issue of issues) {
    const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
    const list = fields[field] ?? [];
    list.push({ code: issue.keyword ?? 'invalid', message: issue.message ?? commonMessages.validation_failed });
    fields[field] = list;
  }
  return fields;
}

/** The same of a body that a schema was asked about by hand. */
export const fieldErrorsOf = ({ issues }: z.ZodError): FieldErrors =>
  fieldErrors(
    issues.map(({ path, code, message }) => ({ instancePath: path.map(String).join('/'), keyword: code, message })),
  );

function mutable(errors: FieldErrors): Record<string, { code: string; message: string }[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, [...list]]));
}
