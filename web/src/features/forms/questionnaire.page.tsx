import { firstLanguage } from '@quayside/contract/content-language-values';
import { type QuestionnaireWords, questionnaireWords } from '@quayside/contract/messages/questionnaire-languages';
import { shellMessages } from '@quayside/contract/messages/shell';
import { useContext } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { askedLanguage } from '../../app/asked-language.ts';
import { paths } from '../../app/paths.ts';
import formScript from '../../app/site-script/form-script.ts?worker&url';
import { webHost } from '../../app/web-host.ts';
import { Heading } from '../../ui/heading.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Logo } from '../../ui/shell/logo.tsx';
import { QuestionnaireStep } from './components/questionnaire-step.tsx';
import { QuestionnaireSummary } from './components/questionnaire-summary.tsx';
import { FormWordsContext } from './form-words.ts';
import { type Answers, answersIn, lastStep, leadOf, missingIn, type StepErrors } from './questionnaire-answers.ts';

/** In the language of the page it was opened from. */
export const loader = ({ request }: LoaderFunctionArgs) => ({ language: askedLanguage(request) });

export const meta = ({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) => [
  { title: shellMessages.title(questionnaireWords[loaderData?.language ?? firstLanguage].title) },
];

interface State {
  step: number;
  answers: Answers;
  errors: StepErrors;
  /** The lead's reference, once it is sent. */
  reference?: string;
}

/** One step more or back; after the last one the lead is made (MKT-05). Every step is a plain form: no script is needed. */
export async function action({ request, context }: ActionFunctionArgs): Promise<State> {
  const words = questionnaireWords[askedLanguage(request)];
  const form = await request.formData();
  const answers = answersIn(form);
  const step = Math.min(lastStep, Math.max(1, Number(form.get('step')) || 1));
  if (form.get('go') === 'back') return { step: Math.max(1, step - 1), answers, errors: {} };
  const errors = missingIn(step, answers, words);
  if (Object.keys(errors).length > 0) return { step, answers, errors };
  if (step < lastStep) return { step: step + 1, answers, errors: {} };
  // What came by another way than through the steps is asked for again.
  for (let earlier = 1; earlier < lastStep; earlier += 1) {
    const missing = missingIn(earlier, answers, words);
    if (Object.keys(missing).length > 0) return { step: earlier, answers, errors: missing };
  }
  const { status, body } = await context.get(webHost).callApi('/sellerleads/', leadOf(answers));
  if (status === 201) return { step, answers, errors: {}, reference: referenceIn(body) };
  return { step, answers, errors: refusedBy(body, words) };
}

/** The names of the API's answer that this page shows. */
function fieldsOf(body: unknown): { code?: unknown; slug?: unknown } {
  try {
    return Object(JSON.parse(String(body)));
  } catch {
    return {};
  }
}
const referenceIn = (body: unknown): string => String(fieldsOf(body).slug ?? '');
const refusedBy = (body: unknown, words: QuestionnaireWords): StepErrors =>
  fieldsOf(body).code === 'lead_email_used' ? { email: words.taken } : { form: words.failed };

const beginning: State = { step: 1, answers: answersIn(new URLSearchParams()), errors: {} };

export default function QuestionnairePage() {
  const { language } = useLoaderData<typeof loader>();
  return (
    <FormWordsContext value={{ words: questionnaireWords[language], language }}>
      <Questionnaire />
    </FormWordsContext>
  );
}

function Questionnaire() {
  const { words } = useContext(FormWordsContext);
  const { step, answers, errors, reference } = useActionData<typeof action>() ?? beginning;
  const isSent = reference !== undefined;
  return (
    <div
      data-form="sell"
      data-step={step}
      data-state={isSent ? 'sent' : 'open'}
      data-reference={reference}
      data-leave={words.leave}
      className="flex min-h-dvh flex-col bg-canvas"
    >
      <header className="flex h-[72px] flex-none items-center gap-4 bg-header px-4 text-on-header md:px-8">
        <Logo />
        <span className="type-control hidden sm:inline">{words.title}</span>
        <span className="ml-auto text-header-muted">{isSent ? '' : words.progress(step)}</span>
        <button
          type="button"
          hidden
          data-form-close=""
          aria-label={words.close}
          className="type-h2 size-11 cursor-pointer rounded-control hover:bg-on-header/10 focus-visible:outline-signal"
        >
          ×
        </button>
        <progress
          className="sr-only"
          aria-label={words.progress(step)}
          max={lastStep}
          value={isSent ? lastStep : step - 1}
        />
      </header>
      <main className="grid flex-1 lg:grid-cols-[400px_1fr]">
        <QuestionnaireSummary answers={answers} step={isSent ? lastStep + 1 : step} />
        {isSent ? (
          <Sent email={answers.contact.email} reference={reference} />
        ) : (
          <QuestionnaireStep step={step} answers={answers} errors={errors} />
        )}
      </main>
      <script type="module" src={formScript} />
    </div>
  );
}

function Sent({ email, reference }: { email: string; reference: string }) {
  const { words } = useContext(FormWordsContext);
  return (
    <div className="flex flex-col items-start gap-5 px-4 py-10 md:px-16 md:py-16">
      <Heading level={1} look="display" isFocusable>
        {words.sentTitle}
      </Heading>
      <p className="type-prose max-w-[60ch]">{words.sentText(email)}</p>
      <p>
        {words.sentReference} <strong className="type-code">{reference}</strong>
      </p>
      <h2 className="type-h2">{words.sentNext}</h2>
      <ol className="type-prose flex list-decimal flex-col gap-1 pl-6">
        {words.sentSteps.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
      <LinkButton to={paths.home} isDocument>
        {words.home}
      </LinkButton>
    </div>
  );
}
