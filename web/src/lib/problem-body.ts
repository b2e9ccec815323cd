import { commonMessages } from '@quayside/contract/messages/common';
import { ApiError, type FieldErrors, unknownCode } from './api-error.ts';

/** Makes an error of a failed answer: `body` is parsed `application/problem+json`, or whatever a proxy sent instead. */
export function apiErrorOf(response: Response, body: unknown): ApiError {
  const details = isRecord(body) ? body : {};
  return new ApiError({
    status: response.status,
    code: textOr(details.code, unknownCode),
    message: textOr(details.message, commonMessages.generic),
    requestId: textOr(details.requestId, response.headers.get('x-request-id') ?? ''),
    errors: fieldErrorsOf(details.errors),
    details,
  });
}

function fieldErrorsOf(value: unknown): FieldErrors {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, list]) => [field, Array.isArray(list) ? list.flatMap(fieldErrorOf) : []]),
  );
}

function fieldErrorOf(value: unknown): { code: string; message: string }[] {
  return isRecord(value) ? [{ code: textOr(value.code, 'invalid'), message: textOr(value.message, '') }] : [];
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);
