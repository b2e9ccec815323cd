/** Messages of the payment provider. Their signature is over the very bytes, so the body is not parsed before it is checked. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { handlePaymentWebhook } from './use-cases/handle-payment-webhook.ts';

export const payoutWebhookRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    typed(app).post(
      '/webhooks/payments/',
      {
        schema: {
          tags: ['payouts'],
          summary: 'A signed message of the payment provider about a transfer',
          response: { 204: z.null() },
        },
        config: { permission: 'public', errors: ['webhook_refused'] },
      },
      async (request, reply) => {
        await handlePaymentWebhook(deps, request.headers, typeof request.body === 'string' ? request.body : '');
        return reply.code(204).send(null);
      },
    );
  };
