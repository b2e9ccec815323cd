import { authMessages as words } from '@quayside/contract/messages/auth';
import { commonMessages } from '@quayside/contract/messages/common';
import { uiMessages } from '@quayside/contract/messages/ui';
import { type FormEvent, useState } from 'react';
import { fieldMessages, messageOf, waitSecondsOf, wholeError } from '../../lib/api-error.ts';
import { textIn, useDraft } from '../../lib/draft.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { changeContact } from './auth.api.ts';
import { type ContactKind, contactIn } from './contact-in.ts';
import { reloadUser } from './session.ts';

interface Props {
  kind: ContactKind;
  /** What the button says, and the form once it is open. */
  action: string;
  /** What becomes of the present one. */
  explanation: string;
  /** A code or link went to the new one. */
  onSent?: () => void;
}

const texts = {
  email: { label: words.newEmailLabel, send: words.sendLink, sent: words.newEmailSent },
  phone: { label: words.newPhoneLabel, send: words.sendCodeThere, sent: words.newCodeSent },
} as const;

/** Another e-mail address or phone number, asked for with the password (PRO-15). */
export function ContactChange(props: Props) {
  const [typed, setTyped, forget] = useDraft(`contact.${props.kind}`, '', textIn);
  const [step, setStep] = useState<'closed' | 'kept' | 'opened' | 'left'>(typed === '' ? 'closed' : 'kept');
  const leave = () => {
    setTyped('');
    forget();
    setStep('left');
  };
  if (step === 'opened' || step === 'kept')
    return <ChangeForm {...props} typed={typed} isFocused={step === 'opened'} onType={setTyped} onClose={leave} />;
  return (
    <Cluster>
      <Button look="quiet" autoFocus={step === 'left'} onPress={() => setStep('opened')}>
        {props.action}
      </Button>
    </Cluster>
  );
}

interface FormProps extends Props {
  typed: string;
  /** The button that opened it is gone, and the focus with it. */
  isFocused: boolean;
  onType: (typed: string) => void;
  onClose: () => void;
}

function ChangeForm(props: FormProps) {
  const { kind, typed } = props;
  const { submit, problem, missing, isRunning } = useChange(kind, () => {
    props.onSent?.();
    props.onClose();
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(typed, String(new FormData(event.currentTarget).get('secret') ?? ''));
  };
  const told = { ...fieldMessages(problem), ...missing };
  const seconds = waitSecondsOf(problem);
  const errors = seconds === null ? wholeError(problem, commonMessages.generic, Object.keys(told)) : [];
  return (
    <form noValidate method="post" onSubmit={onSubmit} aria-label={props.action}>
      <Stack>
        {seconds !== null && <InlineNotification variant="error">{words.throttled(seconds)}</InlineNotification>}
        {errors.map(({ message }) => (
          <InlineNotification key={message} variant="error">
            {message}
          </InlineNotification>
        ))}
        <Text size="small" tone="muted">
          {props.explanation}
        </Text>
        <TextField
          label={texts[kind].label}
          hint={kind === 'phone' ? words.phoneHint : undefined}
          type={kind === 'email' ? 'email' : 'tel'}
          autoComplete={kind === 'email' ? 'email' : 'tel'}
          autoFocus={props.isFocused}
          value={typed}
          onChange={({ target }) => props.onType(target.value)}
          error={told[kind]}
        />
        <PasswordField
          label={words.currentPassword}
          name="secret"
          autoComplete="current-password"
          error={told.secret}
        />
        <Cluster>
          <Button type="submit" look="primary" isLoading={isRunning}>
            {texts[kind].send}
          </Button>
          <Button look="quiet" onPress={props.onClose}>
            {uiMessages.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Sends what was typed; what is missing is said first. */
function useChange(kind: ContactKind, onDone: () => void) {
  const [problem, setProblem] = useState<Error | null>(null);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const [isRunning, setRunning] = useState(false);
  const submit = async (typed: string, secret: string) => {
    const contact = contactIn(kind, typed);
    const needed = kind === 'email' ? words.emailNeeded : words.phoneNeeded;
    setMissing({
      ...(contact === null ? { [kind]: needed } : {}),
      ...(secret === '' ? { secret: words.passwordNeeded } : {}),
    });
    setProblem(null);
    if (contact === null || secret === '') return;
    setRunning(true);
    try {
      await changeContact(kind === 'email' ? { email: contact, secret } : { phone: contact, secret });
      toast(texts[kind].sent);
      onDone();
      await reloadUser();
    } catch (failure) {
      setProblem(failure instanceof Error ? failure : new Error(messageOf(failure, commonMessages.generic)));
    }
    setRunning(false);
  };
  return { submit, problem, missing, isRunning };
}
