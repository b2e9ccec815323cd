/**
 * Every failure leaves as `application/problem+json` with a stable code and the request's id to quote.
 * Unexpected errors say nothing of what happened; the log does, under the same id.
 */
import { commonMessages } from '@quayside/contract/messages/common';
import { fieldErrorMessages as words } from '@quayside/contract/messages/field-errors';
import type { Problem } from '@quayside/contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type FieldErrors, Refusal } from '../../kernel/errors.ts';
import { sqlState } from '../db/sql-state.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { errorLine } from '../loggable-error.ts';
import { nearestName } from './near-name.ts';

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

/** Seconds after which what was not available is worth another try; a database that crashed is back after about as many. */
const soon = 3;

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = asRefusal(error, request);
    logHttpError(request, refusal, error);
    return sendProblem(reply, request, refusal);
  });
}

/** The same, and of an address that is none. */
export function registerProblems(app: FastifyInstance): void {
  registerErrors(app);
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

/** What cannot be done now and may be asked again. */
export const unavailable = (): Refusal => new Refusal('unavailable', 503, commonMessages.unavailable);

function sendProblem(reply: FastifyReply, request: FastifyRequest, refusal: Refusal): FastifyReply {
  const wait = refusal.details.waitSeconds ?? (refusal.status === 503 ? soon : undefined);
  if (typeof wait === 'number') reply.header('retry-after', String(wait));
  return reply
    .code(refusal.status)
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problemOf(refusal, request.id));
}

/** ERR-17: method, path pattern and status, and of what was no refusal the reason; never the real ids. */
function logHttpError(request: FastifyRequest, refusal: Refusal, error: Error): void {
  const entry = {
    method: request.method,
    path: request.routeOptions.url ?? 'unknown',
    status: refusal.status,
    code: refusal.code,
  };
  if (refusal.status === 500) request.log.error({ ...entry, err: error }, 'http error');
  else if (error === refusal) request.log.info(entry, 'http error');
  else request.log.info({ ...entry, reason: errorLine(error) }, 'http error');
}

function asRefusal(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { validation, validationContext } = error;
    const errors = fieldErrors(validation, placeOf(validationContext, request));
    return new Refusal('validation_failed', 400, commonMessages.validation_failed, {}, errors);
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
  if (isUnavailable(error)) return unavailable();
  // 22P05 and 22021: characters PostgreSQL cannot hold, such as NUL.
  const state = sqlState(error);
  if (state === '22P05' || state === '22021')
    return new Refusal('validation_failed', 400, commonMessages.validation_failed);
  return null;
}

type Issue = { instancePath: string; message?: string; params?: unknown; keyword?: string };

/** An error says no more than a person can use; else it would send back all that somebody sent. */
const mostIssues = 100;
const mostUnknownNames = 20;
const longestName = 60;
const longestField = 200;

/** Where the fields were sent: what an error of the whole is kept under, and of a query the filters it knows. */
type Place = { readonly name: string; readonly filters?: readonly string[] };
const places: Readonly<Record<string, string>> = { querystring: 'query', params: 'path', headers: 'headers' };

function placeOf(context: string | undefined, request: FastifyRequest): Place {
  const name = places[context ?? ''] ?? 'body';
  return name === 'query' ? { name, filters: namesOf(request.routeOptions.schema?.querystring) } : { name };
}

function namesOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodPipe ? namesOf(schema.in) : [];
}

function fieldErrors(issues: readonly Issue[], place: Place = { name: 'body' }): FieldErrors {
  const fields: Record<string, { code: string; message: string }[]> = {};
  let unknownNames = mostUnknownNames;
  for (const issue of issues.slice(0, mostIssues)) {
    const field = shortened(issue.instancePath.replace(/^\//, '').replaceAll('/', '.'), longestField) || place.name;
    const names = unknownNamesOf(issue);
    const message = names ? unknownMessage(names, unknownNames, place.filters) : issue.message;
    unknownNames -= Math.min(unknownNames, names?.length ?? 0);
    fields[field] = [
      ...(fields[field] ?? []),
      { code: codeOf(issue), message: message ?? commonMessages.validation_failed },
    ];
  }
  return fields;
}

/** The specification's own code where it has one. */
function codeOf({ keyword, params }: Issue): string {
  const isEmail = typeof params === 'object' && params !== null && 'format' in params && params.format === 'email';
  return isEmail ? 'email_invalid' : (keyword ?? 'invalid');
}

/** The names a strict shape does not know. */
function unknownNamesOf({ keyword, params }: Issue): readonly unknown[] | null {
  if (keyword !== 'unrecognized_keys' || typeof params !== 'object' || params === null) return null;
  return 'keys' in params && Array.isArray(params.keys) ? params.keys : null;
}

function unknownMessage(names: readonly unknown[], most: number, filters?: readonly string[]): string {
  const shown = names.slice(0, most).map((name) => shortened(String(name), longestName));
  if (filters) return shown.map((name) => words.unknownFilter(name, nearestName(name, filters), filters)).join(' ');
  return commonMessages.unknown_fields(
    shown.map((name) => `"${name}"`),
    names.length - shown.length,
  );
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** The same of a body that a schema was asked about by hand. */
export const fieldErrorsOf = ({ issues }: z.ZodError): FieldErrors =>
  fieldErrors(
    issues.map((issue) => ({
      instancePath: issue.path.map(String).join('/'),
      keyword: issue.code,
      message: issue.message,
      params: issue,
    })),
  );

function mutable(errors: FieldErrors): Record<string, { code: string; message: string }[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, [...list]]));
}
