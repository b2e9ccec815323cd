import { shellMessages } from '@quayside/contract/messages/shell';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Narrow, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';

const words = shellMessages.footer;

const longestEmail = 254;

export const meta = pageTitle(words.newsletterTitle);

/** The newsletter form of the footer, sent without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const email = (await request.formData()).get('email');
  const { status } = await context.get(webHost).callApi('/forms/newsletter/', { email });
  const outcome = status < 300 ? ('done' as const) : status === 400 ? ('invalid' as const) : ('failed' as const);
  return { outcome, email: typeof email === 'string' ? email.slice(0, longestEmail) : '' };
}

const answers = {
  done: { variant: 'success', text: words.newsletterDone },
  invalid: { variant: 'error', text: words.newsletterInvalid },
  failed: { variant: 'error', text: words.newsletterFailed },
} as const;

/** The form, and its answer above it; once the address is taken, the way home. */
export default function NewsletterPage() {
  const sent = useActionData<typeof action>();
  const answer = sent ? answers[sent.outcome] : null;
  const home = (
    <LinkButton to={paths.home} isDocument>
      {shellMessages.goHome}
    </LinkButton>
  );
  const isDone = sent?.outcome === 'done';
  return (
    <Page heading={<Heading level={1}>{words.newsletterTitle}</Heading>}>
      <Narrow>
        <Stack>
          {answer && (
            <InlineNotification variant={answer.variant} action={isDone && home}>
              {answer.text}
            </InlineNotification>
          )}
          {!isDone && <AddressForm email={sent?.email ?? ''} />}
        </Stack>
      </Narrow>
    </Page>
  );
}

function AddressForm({ email }: { email: string }) {
  return (
    <form method="post" action={paths.newsletter}>
      <Stack>
        <Text>{words.newsletterIntro}</Text>
        <TextField
          label={words.newsletterLabel}
          type="email"
          name="email"
          required
          maxLength={longestEmail}
          defaultValue={email}
          autoComplete="email"
        />
        <div>
          <Button type="submit" look="primary">
            {words.newsletterAction}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
