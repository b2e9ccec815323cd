import { secondFactorErrorMessages } from '@quayside/contract/messages/second-factor-errors';
import { securityMessages } from '@quayside/contract/messages/security';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Narrow, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';

const words = securityMessages.keepFactor;

export const meta = pageTitle(words.title);

/** Sent without JavaScript. Opening the page alone changes nothing: programs that check links open it too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { status } = await context.get(webHost).callApi('/user/second-factor/lost/keep/', { token });
  return { outcome: status < 300 ? ('done' as const) : status === 400 ? ('invalid' as const) : ('failed' as const) };
}

const answers = {
  done: { variant: 'success', text: words.done },
  invalid: { variant: 'error', text: secondFactorErrorMessages.loss_link_invalid },
  failed: { variant: 'error', text: words.failed },
} as const;

/** Where the link in the mail about a lost second factor leads. The same for everybody, as public pages are kept by their path. */
export default function KeepSecondFactorPage() {
  const sent = useActionData<typeof action>();
  const answer = sent ? answers[sent.outcome] : null;
  return (
    <Page heading={<Heading level={1}>{words.title}</Heading>}>
      <Narrow>
        {answer ? (
          <InlineNotification
            variant={answer.variant}
            action={
              <LinkButton to={paths.resetPassword} isDocument>
                {words.newPassword}
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
