/** Answers of a questionnaire kept elsewhere become leads (INTG-02, MKT-05). */
import { createLeadBody } from '@quayside/contract/seller-leads';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { countryCodeOf } from '../../kernel/country-name.ts';
import { Refusal } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { typed } from '../../platform/http/server.ts';
import { realPhoneNumber } from '../../platform/phone-number.ts';
import { openWrite } from '../../platform/write.ts';
import { leadFromForm } from './form-lead.ts';
import { refuse } from './seller-leads.errors.ts';
import { createLead } from './use-cases/create-lead.ts';

/** The body is kept as it came: its signature is over these bytes. */
export const formLeadRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  typed(app).post(
    '/webhooks/forms/',
    {
      schema: {
        tags: ['seller leads'],
        summary: 'A signed message of the form service: somebody answered the questionnaire',
        response: { 204: z.null() },
      },
      config: { permission: 'public', errors: ['form_notice_refused', 'form_answers_incomplete'] },
    },
    async (request, reply) => {
      const answers = deps.forms.noticeOf(request.headers, typeof request.body === 'string' ? request.body : '');
      if (answers === null) throw refuse('form_notice_refused');
      if (answers !== 'nothing') await leadOf(deps, answers);
      return reply.code(204).send(null);
    },
  );
};

/** A message that comes twice makes one lead: an address that is known already is left as it is. */
async function leadOf(deps: Deps, answers: Parameters<typeof leadFromForm>[0]): Promise<void> {
  const { phone, website, ...rest } = leadFromForm(answers, countryCodeOf);
  const number = realPhoneNumber.safeParse(phone);
  const site = createLeadBody.shape.website.safeParse(website);
  const lead = createLeadBody.safeParse({
    ...rest,
    ...(number.success && number.data ? { phone: number.data } : {}),
    ...(site.success && site.data ? { website: site.data } : {}),
  });
  if (!lead.success) throw refuse('form_answers_incomplete');
  try {
    await openWrite(deps, { actor: systemActor, scope: 'system' }, (write) => createLead(write, lead.data));
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'lead_email_used')) throw error;
  }
}
