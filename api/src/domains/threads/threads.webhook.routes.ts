/** What the support service tells of: an answer to a seller. Signed by the service, and in no published document. */

import type { FastifyInstance } from 'fastify';
import type { SupportReply } from '../../adapters/support/support.port.ts';
import { systemActor } from '../../kernel/actor.ts';
import { Refusal } from '../../kernel/errors.ts';
import { derivedId } from '../../kernel/ids.ts';
import type { Deps } from '../../platform/deps.ts';
import { openWrite } from '../../platform/write.ts';
import { refuse } from './threads.errors.ts';
import { takeAnswer } from './use-cases/answer-seller.ts';

/** Comments there have up to 64 kB, and each byte of them may be escaped. */
const bodyLimit = 500_000;

export const threadWebhookRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    // The signature is over the bytes that came, so they are not parsed before it is checked.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
    app.post(
      '/hooks/support/',
      { config: { permission: 'public', unlisted: true, errors: ['not_found'] } },
      async (request, reply) => {
        const found = deps.support.readDelivery({
          signature: one(request.headers['x-zendesk-webhook-signature']),
          timestamp: one(request.headers['x-zendesk-webhook-signature-timestamp']),
          body: typeof request.body === 'string' ? request.body : '',
        });
        if (found === 'refused') throw refuse('not_found');
        if (found) await take(deps, found);
        return reply.code(204).send();
      },
    );
  };

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header);

/** The service's own id gives the message's, so a delivery that comes again adds nothing. */
async function take(deps: Deps, { ticketId, id, authorName, body }: SupportReply): Promise<void> {
  const message = { threadId: ticketId, id: derivedId(id, ticketId), authorName, body };
  const opening = { actor: systemActor, scope: 'system' } as const;
  await openWrite(deps, opening, (write) => takeAnswer(write, message)).catch(ifGone);
}

/** A thread that we do not know: repeating the delivery would not help. */
function ifGone(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'thread_not_found')) throw error;
}
