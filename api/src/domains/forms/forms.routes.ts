import { newsletterBody } from '@quayside/contract/forms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';

const formType = 'application/x-www-form-urlencoded';
const formLimit = 4_096;
const perMinute = 20;

/** Forms of the public pages. Pages without scripts send them as plain HTML forms and are sent back with the result. */
export const formRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: formLimit }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    });
    typed(app).post(
      '/forms/newsletter/',
      {
        schema: {
          tags: ['forms'],
          summary: 'Subscribe to the newsletter',
          body: newsletterBody,
          response: { 204: z.undefined() },
        },
        config: { permission: 'public', rateLimit: { max: perMinute, timeWindow: 60_000 } },
        // A person without scripts is sent back to the page, never left with a problem document.
        attachValidation: true,
      },
      async (request, reply) => {
        const isForm = request.headers['content-type']?.startsWith(formType) ?? false;
        if (request.validationError) {
          if (!isForm) throw request.validationError;
          return reply.redirect(`${backTo(request)}?newsletter=invalid`, 303);
        }
        // Subscribing twice answers the same: nobody learns whether an address is known.
        await deps.newsletter.subscribe({ email: request.body.email, page: request.body.page ?? null });
        return isForm ? reply.redirect(`${backTo(request)}?newsletter=done`, 303) : reply.code(204).send();
      },
    );
  };

/** The page the form was on, if it is one of ours; never an address of somebody else's. */
function backTo(request: FastifyRequest): string {
  const named = z.object({ page: newsletterBody.shape.page }).safeParse(request.body);
  return named.data?.page ?? '/';
}
