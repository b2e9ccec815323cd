/**
 * Addresses that agreed, passed on to a form of HubSpot (Forms submissions v3, integrations section 4). Asking and agreeing
 * stay ours: HubSpot hears of nobody who has not said yes.
 */
import { newsletterMessages } from '@quayside/contract/messages/newsletter-service';
import type { Clock, Instant } from '../../kernel/clock.ts';
import { type OutsideReport, outsideCalls } from '../../platform/outside-call.ts';
import type { NewsletterPort } from './newsletter.port.ts';

type Form = {
  readonly url: string;
  readonly portalId: string;
  readonly formId: string;
  /** By which those who leave are unsubscribed there (Subscription preferences v3); without it they stay subscribed. */
  readonly leaving?: { readonly url: string; readonly token: string; readonly subscriptionId: string } | undefined;
};
type Parts = { readonly clock: Clock; readonly report: (report: OutsideReport) => void; readonly timeoutMs?: number };

export function hubspotNewsletter(
  own: NewsletterPort,
  form: Form,
  { clock, report, timeoutMs }: Parts,
): NewsletterPort {
  const call = outsideCalls({
    ...{ name: 'hubspot', baseUrl: form.url, headers: {}, clock, report },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  const leaving = form.leaving && {
    subscriptionId: form.leaving.subscriptionId,
    call: outsideCalls({
      ...{ name: 'hubspot', baseUrl: form.leaving.url, headers: { authorization: `Bearer ${form.leaving.token}` } },
      ...{ clock, report },
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    }),
  };
  return {
    ...own,
    passOnLeave: async (email) => {
      if (!leaving) return;
      const answer = await leaving.call({
        ...{ method: 'POST', path: '/communication-preferences/v3/unsubscribe' },
        about: '/communication-preferences/v3/unsubscribe',
        body: { emailAddress: email, subscriptionId: leaving.subscriptionId },
        isRepeatable: true,
      });
      // It refuses whom it does not know or has unsubscribed already; a wrong token is ours to put right, and tried again.
      if (typeof answer === 'string') throw new Error('HubSpot did not answer');
      if (answer.status === 401 || answer.status === 403) throw new Error('HubSpot refused the token');
    },
    passOn: async (email) => {
      const answer = await call({
        method: 'POST',
        path: `/submissions/v3/integration/submit/${form.portalId}/${form.formId}`,
        about: '/submissions/v3/integration/submit',
        body: submission(email, clock.now()),
        // The same address twice is one contact there.
        isRepeatable: true,
      });
      // What HubSpot refuses, such as an address it blocks, it would refuse again.
      if (typeof answer === 'string') throw new Error('HubSpot did not answer');
    },
  };
}

const submission = (email: string, now: Instant) => ({
  submittedAt: String(Date.parse(now)),
  fields: [{ objectTypeId: '0-1', name: 'email', value: email }],
  context: { pageName: newsletterMessages.pageName },
  legalConsentOptions: { consent: { consentToProcess: true, text: newsletterMessages.consent } },
});
