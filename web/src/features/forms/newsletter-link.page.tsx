import { newsletterMessages } from '@quayside/contract/messages/newsletter';
import { shellMessages } from '@quayside/contract/messages/shell';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { isKey } from '../../lib/keys-of.ts';
import { mailedOutcome } from '../../lib/mailed-outcome.ts';
import { MailedStep } from '../../ui/mailed-step.tsx';

export const meta = pageTitle(newsletterMessages.steps.confirm.title);

export function loader({ params }: LoaderFunctionArgs) {
  const step = params.step ?? '';
  if (!isKey(newsletterMessages.steps, step)) throw new Response(null, { status: 404 });
  return { step };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const step = params.step ?? '';
  if (!isKey(newsletterMessages.steps, step)) throw new Response(null, { status: 404 });
  const token = new URL(request.url).searchParams.get('token') ?? '-';
  const { status } = await context.get(webHost).callApi(`/forms/newsletter/${step}/`, { token });
  return mailedOutcome(status);
}

/** Where the links of a newsletter mail lead (INTG-03). */
export default function NewsletterLinkPage() {
  const { step } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const words = newsletterMessages.steps[step];
  const answers = {
    done: words.done,
    invalid: newsletterMessages.newsletter_link_invalid,
    failed: newsletterMessages.failed,
  };
  const next = { label: shellMessages.goHome, to: paths.home };
  return <MailedStep title={words.title} ask={words.ask} button={words.button} {...{ answers, outcome, next }} />;
}
