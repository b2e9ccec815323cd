import { newsletterMessages } from '@quayside/contract/messages/newsletter';
import { shellMessages } from '@quayside/contract/messages/shell';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { isKey } from '../../lib/keys-of.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Narrow, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';

export const meta = pageTitle(newsletterMessages.steps.confirm.title);

export function loader({ params }: LoaderFunctionArgs) {
  const step = params.step ?? '';
  if (!isKey(newsletterMessages.steps, step)) throw new Response(null, { status: 404 });
  return { step };
}

/** Sent without JavaScript. Opening the page alone changes nothing: programs that check links open it too. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const step = params.step ?? '';
  if (!isKey(newsletterMessages.steps, step)) throw new Response(null, { status: 404 });
  const token = new URL(request.url).searchParams.get('token') ?? '-';
  const { status } = await context.get(webHost).callApi(`/forms/newsletter/${step}/`, { token });
  return { outcome: status < 300 ? ('done' as const) : status === 400 ? ('invalid' as const) : ('failed' as const) };
}

/** Where the links of a newsletter mail lead (INTG-03). The same for everybody, as public pages are kept by their path. */
export default function NewsletterLinkPage() {
  const { step } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const words = newsletterMessages.steps[step];
  const answers = {
    done: words.done,
    invalid: newsletterMessages.newsletter_link_invalid,
    failed: newsletterMessages.failed,
  };
  return (
    <Page heading={<Heading level={1}>{words.title}</Heading>}>
      <Narrow>
        {sent ? (
          <InlineNotification
            variant={sent.outcome === 'done' ? 'success' : 'error'}
            action={
              <LinkButton to={paths.home} isDocument>
                {shellMessages.goHome}
              </LinkButton>
            }
          >
            {answers[sent.outcome]}
          </InlineNotification>
        ) : (
          <form method="post">
            <Stack gap={4}>
              <Text>{words.ask}</Text>
              <div>
                <Button type="submit" look="primary">
                  {words.button}
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </Narrow>
    </Page>
  );
}
