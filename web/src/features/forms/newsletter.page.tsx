import { contentLanguages } from '@quayside/contract/content-values';
import { publicFrameWords } from '@quayside/contract/messages/public-frame';
import { useContext } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router';
import { askedLanguage } from '../../app/asked-language.ts';
import { inLanguage } from '../../app/in-language.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Narrow, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { FrameWords } from '../../ui/shell/frame-words.ts';
import { Text } from '../../ui/text.tsx';
import { homePicture, pageMeta } from '../content/content.public.ts';

const longestEmail = 254;

/** In the language of the page that the form was sent from. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  language: askedLanguage(request),
  siteUrl: new URL(request.url).origin,
});

const alternates = contentLanguages.map((language) => ({ language, path: inLanguage(paths.newsletter, language) }));

export function meta({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) {
  if (!loaderData) return [];
  const { language, siteUrl } = loaderData;
  const { newsletterTitle: title, newsletterIntro: description } = publicFrameWords[language].footer;
  const page = { _uid: paths.newsletter, component: 'page', title, description };
  const path = inLanguage(paths.newsletter, language);
  return pageMeta({
    ...{ page, name: title, path, siteUrl, isPreview: false, language, alternates },
    picture: homePicture,
  });
}

/** The newsletter form of the footer, sent without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const email = (await request.formData()).get('email');
  const { status } = await context.get(webHost).callApi('/forms/newsletter/', {
    email,
    language: askedLanguage(request),
  });
  const outcome = status < 300 ? ('done' as const) : status === 400 ? ('invalid' as const) : ('failed' as const);
  return { outcome, email: typeof email === 'string' ? email.slice(0, longestEmail) : '' };
}

const answers = {
  done: { variant: 'success', text: 'newsletterDone' },
  invalid: { variant: 'error', text: 'newsletterInvalid' },
  failed: { variant: 'error', text: 'newsletterFailed' },
} as const;

/** The form, and its answer above it; once the address is taken, the way home. */
export default function NewsletterPage() {
  const { footer: words, goHome } = useContext(FrameWords);
  const sent = useActionData<typeof action>();
  const answer = sent ? answers[sent.outcome] : null;
  const home = (
    <LinkButton to={paths.home} isDocument>
      {goHome}
    </LinkButton>
  );
  const isDone = sent?.outcome === 'done';
  return (
    <Page heading={<Heading level={1}>{words.newsletterTitle}</Heading>}>
      <Narrow>
        <Stack>
          {answer && (
            <InlineNotification variant={answer.variant} action={isDone && home}>
              {words[answer.text]}
            </InlineNotification>
          )}
          {!isDone && <AddressForm email={sent?.email ?? ''} />}
        </Stack>
      </Narrow>
    </Page>
  );
}

function AddressForm({ email }: { email: string }) {
  const { footer: words, language } = useContext(FrameWords);
  return (
    <form method="post" action={inLanguage(paths.newsletter, language)}>
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
