import { languageIn } from '@quayside/contract/content-language-values';
import type { ContentLanguage } from '@quayside/contract/content-values';
import { newsletterBody, newsletterLinkBody } from '@quayside/contract/forms';
import { newsletterMail } from '@quayside/contract/messages/newsletter-languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Routes, typed } from '../../platform/http/server.ts';
import { refuse } from './forms.errors.ts';
import { addressIn, type NewsletterStep, newsletterLink } from './newsletter-links.ts';

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
    const routes = typed(app);
    followLinks(routes, deps);
    routes.post(
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
        const { email, page = null, language = languageIn(page?.slice(1) ?? '').language } = request.body;
        await deps.newsletter.subscribe({ email, page, mail: confirmationMail(deps, email, language) });
        return isForm ? reply.redirect(`${backTo(request)}?newsletter=done`, 303) : reply.code(204).send();
      },
    );
  };

function confirmationMail({ config }: Deps, email: string, language: ContentLanguage) {
  const link = (step: NewsletterStep) => newsletterLink(config, step, email, language);
  return newsletterMail(link('confirm'), link('leave'), language);
}

const linkConfig = {
  permission: 'public',
  errors: ['newsletter_link_invalid'],
  rateLimit: { max: perMinute, timeWindow: 60_000 },
} as const;
const linkSchema = { tags: ['forms'], body: newsletterLinkBody, response: { 204: z.undefined() } };

/** What a link of a mail asks for, once its page's button is pressed: programs that check links open it too. */
function followLinks(routes: Routes, deps: Deps): void {
  const addressOf = (step: NewsletterStep, token: string): string => {
    const email = addressIn(deps.config, step, token);
    if (email === null) throw refuse('newsletter_link_invalid');
    return email;
  };
  routes.post(
    '/forms/newsletter/confirm/',
    { schema: { ...linkSchema, summary: 'Agree to the newsletter, by the link of its mail' }, config: linkConfig },
    async ({ body }, reply) => {
      await deps.newsletter.confirm(addressOf('confirm', body.token));
      return reply.code(204).send();
    },
  );
  routes.post(
    '/forms/newsletter/leave/',
    { schema: { ...linkSchema, summary: 'Leave the newsletter, by the link of its mail' }, config: linkConfig },
    async ({ body }, reply) => {
      await deps.newsletter.leave(addressOf('leave', body.token));
      return reply.code(204).send();
    },
  );
}

/** The page the form was on, if it is one of ours; never an address of somebody else's. */
function backTo(request: FastifyRequest): string {
  const named = z.object({ page: newsletterBody.shape.page }).safeParse(request.body);
  return named.data?.page ?? '/';
}
