import { newsletterMessages } from '@quayside/contract/messages/newsletter';
import { newsletterWords } from '@quayside/contract/messages/newsletter-languages';
import { shellMessages } from '@quayside/contract/messages/shell';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { askedLanguage } from '../../app/asked-language.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { isKey } from '../../lib/keys-of.ts';
import { mailedOutcome } from '../../lib/mailed-outcome.ts';
import { MailedStep } from '../../ui/mailed-step.tsx';

/** In the language that its mail was written in; the words come with the page, a browser carries none of them. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const step = params.step ?? '';
  if (!isKey(newsletterMessages.steps, step)) throw new Response(null, { status: 404 });
  const language = askedLanguage(request);
  const { steps, newsletter_link_invalid: invalid, failed, goHome } = newsletterWords[language];
  return { language, words: steps[step], invalid, failed, goHome };
}

export const meta = ({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) => [
  { title: shellMessages.title(loaderData?.words.title ?? newsletterMessages.steps.confirm.title) },
];

export async function action({ request, params, context }: ActionFunctionArgs) {
  const step = params.step ?? '';
  if (!isKey(newsletterMessages.steps, step)) throw new Response(null, { status: 404 });
  const token = new URL(request.url).searchParams.get('token') ?? '-';
  const { status } = await context.get(webHost).callApi(`/forms/newsletter/${step}/`, { token });
  return mailedOutcome(status);
}

/** Where the links of a newsletter mail lead (INTG-03). */
export default function NewsletterLinkPage() {
  const { words, invalid, failed, goHome } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const answers = { done: words.done, invalid, failed };
  const next = { label: goHome, to: paths.home };
  return <MailedStep title={words.title} ask={words.ask} button={words.button} {...{ answers, outcome, next }} />;
}
