import { shellMessages } from '@quayside/contract/messages/shell';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Narrow, Page } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';

const words = shellMessages.footer;

export const meta = pageTitle(words.newsletterTitle);

/** The newsletter form of the footer, sent without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const email = (await request.formData()).get('email');
  const { status } = await context.get(webHost).callApi('/forms/newsletter/', { email });
  return { outcome: status < 300 ? ('done' as const) : status === 400 ? ('invalid' as const) : ('failed' as const) };
}

const answers = {
  done: { variant: 'success', text: words.newsletterDone },
  invalid: { variant: 'error', text: words.newsletterInvalid },
  failed: { variant: 'error', text: words.newsletterFailed },
} as const;

/** The answer; opened without having sent the form, only the way home. */
export default function NewsletterPage() {
  const sent = useActionData<typeof action>();
  const answer = sent ? answers[sent.outcome] : null;
  const home = (
    <LinkButton to={paths.home} isDocument>
      {shellMessages.goHome}
    </LinkButton>
  );
  return (
    <Page heading={<Heading level={1}>{words.newsletterTitle}</Heading>}>
      <Narrow>
        {answer ? (
          <InlineNotification variant={answer.variant} action={home}>
            {answer.text}
          </InlineNotification>
        ) : (
          home
        )}
      </Narrow>
    </Page>
  );
}
