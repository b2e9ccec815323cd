import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/errors.ts';
import type { Config } from '../config.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { errorPage } from './error-page.ts';

/** Seconds, as the API says them. */
export const retryAfter = '3';

/** A page that cannot be made, or that is refused: told by its status on a page of its own; only our own faults are logged. */
export function answerFailure(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  { mailboxes }: Config,
): FastifyReply {
  const status = error instanceof Refusal ? error.status : error.statusCode;
  const isClients = status !== undefined && status < 500;
  if (!isClients) request.log.error({ path: 'web', err: error }, 'page failed');
  if (isUnavailable(error)) reply.header('retry-after', retryAfter);
  return reply
    .code(isClients ? status : isUnavailable(error) ? 503 : 500)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorPage(request.id, mailboxes.support, status === 429 ? commonMessages.too_many_requests : undefined));
}
