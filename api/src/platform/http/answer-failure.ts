import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/errors.ts';
import type { Config } from '../config.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { errorPage } from './error-page.ts';
import type { PageFailures } from './page-failures.ts';

/** Seconds, as the API says them. */
export const retryAfter = '3';

type Failing = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly config: Pick<Config, 'mailboxes'>;
  readonly failures: PageFailures;
};

/** A page that cannot be made, or that is refused: told by its status on a page of its own; only our own faults are logged. */
export function answerFailure(
  error: FastifyError | Refusal,
  { request, reply, config, failures }: Failing,
): FastifyReply {
  const status = error instanceof Refusal ? error.status : error.statusCode;
  const isClients = status !== undefined && status < 500;
  const isOutage = status === 503 || isUnavailable(error);
  if (!isClients) failures.tell(request.log, error, isOutage);
  if (isOutage) reply.header('retry-after', retryAfter);
  const text = status === 429 ? commonMessages.too_many_requests : isOutage ? commonMessages.unavailable : undefined;
  return reply
    .code(isClients ? status : isOutage ? 503 : 500)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorPage(request.id, config.mailboxes.support, text));
}
