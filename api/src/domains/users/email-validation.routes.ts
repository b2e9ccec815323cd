/** Whether an e-mail address can be one, by its form alone: whose it is, nobody learns (INTG-15). */
import { emailValidation, emailValidationBody } from '@quayside/contract/company';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { judgeEmail } from './email-form.rules.ts';

export const emailValidationRoutes =
  (_deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    typed(app).post(
      '/email/validation/',
      {
        schema: {
          tags: ['email'],
          summary: 'Judge an e-mail address by its form',
          body: emailValidationBody,
          response: { 200: emailValidation },
        },
        config: { permission: 'signed_in' },
      },
      async ({ body }) => judgeEmail(body.email),
    );
  };
