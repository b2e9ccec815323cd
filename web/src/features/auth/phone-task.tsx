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
  const { pendingPhone, phoneMasked, isPhoneVerified } = user;
  const [isSent, setSent] = useState(false);
  const phone = pendingPhone ?? phoneMasked;
  const isOpen = pendingPhone !== null || !isPhoneVerified;
  return (
    <Card
      title={authMessages.phoneTask}
      actions={
        <StatusBadge tone={isPhoneVerified ? 'success' : 'move'}>
          {isPhoneVerified ? authMessages.verified : authMessages.notVerified}
        </StatusBadge>
      }
    >
      <Stack>
        {phone === null && <Text>{authMessages.phoneMissing}</Text>}
        {phone !== null && !isOpen && <Text tone="muted">{phone}</Text>}
        {phone !== null && isOpen && (
          <CodeForm phone={phone} isSent={isSent || pendingPhone !== null} onSent={() => setSent(true)} />
        )}
        {pendingPhone !== null && phoneMasked !== null && (
          <Cluster>
            <Text>{authMessages.phoneWaits(phoneMasked)}</Text>
            <KeepContact present={phoneMasked} withdraw="PHONE" />
          </Cluster>
        )}
        <ContactChange kind="phone" {...changeOf(user)} onSent={() => setSent(true)} />
      </Stack>
    </Card>
  );
}

function changeOf({ phoneMasked, isPhoneVerified }: User) {
  if (phoneMasked === null) return { action: authMessages.addPhone, explanation: authMessages.phoneAtOnce };
  if (!isPhoneVerified) return { action: authMessages.correctPhone, explanation: authMessages.phoneAtOnce };
  return { action: authMessages.changePhone, explanation: authMessages.phoneStays(phoneMasked) };
}

interface CodeFormProps {
  phone: string;
  /** Whether a code went there while this page was open: before that nobody waits for one. */
  isSent: boolean;
  onSent: () => void;
}

function CodeForm({ phone, isSent, onSent }: CodeFormProps) {
  const { code, setCode, error, running, verify, send } = useCode(onSent);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void verify(code);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <OtpInput
          label={authMessages.codeLabel}
          hint={isSent ? authMessages.phoneSentTo(phone) : authMessages.phoneSendTo(phone)}
          value={code}
          onChange={setCode}
          onComplete={(typed) => void verify(typed)}
          error={error}
        />
        <Cluster>
          <Button type="submit" look={isSent ? 'primary' : 'secondary'} isLoading={running === 'verify'}>
            {authMessages.verifyPhone}
          </Button>
          <Button look={isSent ? 'quiet' : 'primary'} isLoading={running === 'send'} onPress={() => void send()}>
            {isSent ? authMessages.sendCode : authMessages.sendFirstCode}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** The code that is typed or came with the link, its check, and another one. */
function useCode(onSent: () => void) {
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
      () => {
        onSent();
        toast(authMessages.newCodeSent);
      },
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
