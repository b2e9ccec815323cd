import { notificationMessages } from '@quayside/contract/messages/notifications';
import { shellMessages } from '@quayside/contract/messages/shell';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { mailedOutcome } from '../../lib/mailed-outcome.ts';
import { MailedStep } from '../../ui/mailed-step.tsx';

const words = notificationMessages.unsubscribe;
const answers = { ...words, invalid: notificationMessages.unsubscribe_link_invalid };

export const meta = pageTitle(words.title);

export async function action({ request, context }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { status } = await context
    .get(webHost)
    .callApi(`/notifications/unsubscribe/?${new URLSearchParams({ token })}`, null);
  return mailedOutcome(status);
}

/** Where the link at the foot of a mail leads. */
export default function UnsubscribePage() {
  const outcome = useActionData<typeof action>() ?? null;
  const next = { label: shellMessages.goHome, to: paths.home };
  return <MailedStep title={words.title} ask={words.ask} button={words.confirm} {...{ answers, outcome, next }} />;
}
