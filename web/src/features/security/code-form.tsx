import { securityMessages } from '@quayside/contract/messages/security';
import { uiMessages } from '@quayside/contract/messages/ui';
import { type FormEvent, useState } from 'react';
import { fieldMessages, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { OtpInput } from '../../ui/form/otp-input.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';

const words = securityMessages.proof;

interface Props {
  /** What the button does. */
  action: string;
  error: Error | null;
  isRunning: boolean;
  onSubmit: (code: string) => void;
  onCancel: () => void;
  /** Only the app will do. */
  isAppOnly?: boolean;
  /** There is no app. */
  isRecoveryOnly?: boolean;
  isDanger?: boolean;
}

/** Six digits of the app, sent once they are complete; or a recovery code. */
export function CodeForm({ action, error, isRunning, onSubmit, onCancel, ...kind }: Props) {
  const { isAppOnly, isRecoveryOnly, isDanger } = kind;
  const [code, setCode] = useState('');
  const [isChosen, setChosen] = useState(false);
  const isRecovery = isRecoveryOnly === true || isChosen;
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code !== '') onSubmit(code);
  };
  const refused = error ? (fieldMessages(error).code ?? messageOf(error, words.failed)) : undefined;
  const field = { value: code, error: isTried && code === '' ? securityMessages.factor.needed : refused };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {isRecovery ? (
          <TextField
            {...field}
            label={words.recovery}
            maxLength={20}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setCode(target.value)}
          />
        ) : (
          <OtpInput {...field} label={words.code} onChange={setCode} onComplete={onSubmit} />
        )}
        <Cluster>
          <Button type="submit" look={isDanger ? 'danger' : 'primary'} isLoading={isRunning}>
            {action}
          </Button>
          <Button onPress={onCancel}>{uiMessages.cancel}</Button>
          {!isAppOnly && !isRecoveryOnly && (
            <Button
              look="quiet"
              onPress={() => {
                setCode('');
                setChosen(!isRecovery);
              }}
            >
              {isRecovery ? words.useApp : words.useRecovery}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}
