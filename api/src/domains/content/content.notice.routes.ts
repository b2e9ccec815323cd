/** A content system elsewhere tells that something was published there (INTG-01, MKT-10). */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { refuse } from './content.errors.ts';
import { isOfSpace } from './space-notice.ts';
import { hearOfPublication } from './use-cases/hear-of-publication.ts';

/**
 * The body is kept as it came: its signature is over these bytes. Nothing of it is believed but that there is news: every
 * process asks the space which content is published, so that a message that is sent again, or late, does no harm.
 */
export const contentNoticeRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  typed(app).post(
    '/webhooks/content/',
    {
      schema: {
        tags: ['content'],
        summary: 'A signed message of the content system: something was published, moved or taken down',
        response: { 204: z.null() },
      },
      config: { permission: 'public', errors: ['content_notice_refused'] },
    },
    async ({ headers, body }, reply) => {
      const secret = deps.config.content?.webhookSecret;
      const isSigned = secret && isOfSpace(secret, headers['webhook-signature'], typeof body === 'string' ? body : '');
      if (!isSigned) throw refuse('content_notice_refused');
      await hearOfPublication(deps);
      return reply.code(204).send(null);
    },
  );
};
