import { notificationMessages } from '@quayside/contract/messages/notifications';
import { shellMessages } from '@quayside/contract/messages/shell';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Narrow, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';

const words = notificationMessages.unsubscribe;

export const meta = pageTitle(words.title);

/** Sent without JavaScript. Opening the page alone changes nothing: programs that check links open it too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { status } = await context
    .get(webHost)
    .callApi(`/notifications/unsubscribe/?${new URLSearchParams({ token })}`, null);
  return { outcome: status < 300 ? ('done' as const) : status === 400 ? ('invalid' as const) : ('failed' as const) };
}

const answers = {
  done: { variant: 'success', text: words.done },
  invalid: { variant: 'error', text: notificationMessages.unsubscribe_link_invalid },
  failed: { variant: 'error', text: words.failed },
} as const;

/** Where the link at the foot of a mail leads. The same for everybody, as public pages are kept by their path. */
export default function UnsubscribePage() {
  const sent = useActionData<typeof action>();
  const answer = sent ? answers[sent.outcome] : null;
  return (
    <Page heading={<Heading level={1}>{words.title}</Heading>}>
      <Narrow>
        {answer ? (
          <InlineNotification
            variant={answer.variant}
            action={
              <LinkButton to={paths.home} isDocument>
                {shellMessages.goHome}
              </LinkButton>
            }
          >
            {answer.text}
          </InlineNotification>
        ) : (
          <form method="post">
            <Stack gap={4}>
              {words.ask}
              <Button type="submit" look="primary">
                {words.confirm}
              </Button>
            </Stack>
          </form>
        )}
      </Narrow>
    </Page>
  );
}
