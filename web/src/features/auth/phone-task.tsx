import { authMessages } from '@quayside/contract/messages/auth';
import { commonMessages } from '@quayside/contract/messages/common';
import type { User } from '@quayside/contract/users';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError, messageOf, waitSecondsOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { OtpInput } from '../../ui/form/otp-input.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { sendPhoneCode, verifyPhone } from './auth.api.ts';
import { ContactChange } from './contact-change.tsx';
import { KeepContact } from './keep-contact.tsx';
import { reloadUser } from './session.ts';
import { useConsumedParameter } from './use-consumed-parameter.ts';

/** Verification of the phone by a code of six digits (SES-10). */
export function PhoneTask({ user }: { user: User }) {
  const { pendingPhone } = user;
  const present = user.phoneMasked ?? authMessages.phoneUnknown;
  const isOpen = pendingPhone !== null || !user.isPhoneVerified;
  return (
    <Card
      title={authMessages.phoneTask}
      actions={
        <StatusBadge tone={user.isPhoneVerified ? 'success' : 'move'}>
          {user.isPhoneVerified ? authMessages.verified : authMessages.notVerified}
        </StatusBadge>
      }
    >
      <Stack>
        {isOpen ? <CodeForm phone={pendingPhone ?? present} /> : <Text tone="muted">{user.phoneMasked ?? ''}</Text>}
        {pendingPhone !== null && (
          <Cluster>
            <Text>{authMessages.phoneWaits(present)}</Text>
            <KeepContact present={present} withdraw="PHONE" />
          </Cluster>
        )}
        <ContactChange
          kind="phone"
          action={user.isPhoneVerified ? authMessages.changePhone : authMessages.correctPhone}
          explanation={user.isPhoneVerified ? authMessages.phoneStays(present) : authMessages.phoneAtOnce}
        />
      </Stack>
    </Card>
  );
}

function CodeForm({ phone }: { phone: string }) {
  const { code, setCode, error, running, verify, send } = useCode();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void verify(code);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <OtpInput
          label={authMessages.codeLabel}
          hint={authMessages.phoneSentTo(phone)}
          value={code}
          onChange={setCode}
          onComplete={(typed) => void verify(typed)}
          error={error}
        />
        <Cluster>
          <Button type="submit" look="primary" isLoading={running === 'verify'}>
            {authMessages.verifyPhone}
          </Button>
          <Button look="quiet" isLoading={running === 'send'} onPress={() => void send()}>
            {authMessages.sendCode}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** The code that is typed or came with the link, its check, and another one. */
function useCode() {
  const [code, setCode] = useState('');
  const codeOfLink = useConsumedParameter('code');
  const [error, setError] = useState<string | undefined>();
  const [running, setRunning] = useState<'verify' | 'send' | null>(null);
  const verify = async (typed: string) => {
    setRunning('verify');
    try {
      await verifyPhone(typed);
      await reloadUser();
    } catch (failure) {
      setError(codeMessage(failure));
    }
    setRunning(null);
  };
  const send = async () => {
    setRunning('send');
    setError(undefined);
    await sendPhoneCode().then(
      () => toast(authMessages.newCodeSent),
      (failure: unknown) => setError(codeMessage(failure)),
    );
    setRunning(null);
  };
  useEffect(() => {
    if (codeOfLink !== null) setCode(codeOfLink);
  }, [codeOfLink]);
  return { code, setCode, error, running, verify, send };
}

function codeMessage(failure: unknown): string {
  const seconds = waitSecondsOf(failure);
  if (seconds !== null) return authMessages.waitForCode(seconds);
  if (failure instanceof ApiError && failure.code === 'authentication_failed') return authMessages.invalidCode;
  return messageOf(failure, commonMessages.generic);
}
