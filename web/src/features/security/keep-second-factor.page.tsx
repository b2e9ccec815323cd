import { secondFactorErrorMessages } from '@quayside/contract/messages/second-factor-errors';
import { securityMessages } from '@quayside/contract/messages/security';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { mailedOutcome } from '../../lib/mailed-outcome.ts';
import { MailedStep } from '../../ui/mailed-step.tsx';

const words = securityMessages.keepFactor;
const answers = { ...words, invalid: secondFactorErrorMessages.loss_link_invalid };

export const meta = pageTitle(words.title);

export async function action({ request, context }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { status } = await context.get(webHost).callApi('/user/second-factor/lost/keep/', { token });
  return mailedOutcome(status);
}

/** Where the link in the mail about a lost second factor leads. */
export default function KeepSecondFactorPage() {
  const outcome = useActionData<typeof action>() ?? null;
  const next = { label: words.newPassword, to: paths.resetPassword };
  return <MailedStep title={words.title} ask={words.ask} button={words.confirm} {...{ answers, outcome, next }} />;
}
