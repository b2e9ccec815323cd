import { authMessages } from '@quayside/contract/messages/auth';
import { commonMessages } from '@quayside/contract/messages/common';
import type { User } from '@quayside/contract/users';
import { useEffect, useState } from 'react';
import { ApiError, messageOf, waitSecondsOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { resendEmail, verifyEmail } from './auth.api.ts';
import { ContactChange } from './contact-change.tsx';
import { KeepContact } from './keep-contact.tsx';
import { reloadUser } from './session.ts';
import { useConsumedParameter } from './use-consumed-parameter.ts';

/** Verification of the e-mail address by a link; opened from it, the token is used and leaves the address bar (SES-10). */
export function EmailTask({ user }: { user: User }) {
  const [error, setError] = useState<string | undefined>();
  const [isRunning, setRunning] = useState(false);
  useTokenOfLink(setError);
  const { pendingEmail } = user;
  const isOpen = pendingEmail !== null || !user.isEmailVerified;
  const resend = async () => {
    setRunning(true);
    setError(undefined);
    await resendEmail().then(
      () => toast(authMessages.newEmailSent),
      (failure: unknown) => setError(linkMessage(failure)),
    );
    setRunning(false);
  };
  return (
    <Card
      title={authMessages.emailTask}
      actions={
        <StatusBadge tone={user.isEmailVerified ? 'success' : 'move'}>
          {user.isEmailVerified ? authMessages.verified : authMessages.notVerified}
        </StatusBadge>
      }
    >
      <Stack>
        {error && <InlineNotification variant="error">{error}</InlineNotification>}
        {isOpen ? (
          <>
            <Text>
              {pendingEmail === null
                ? authMessages.openTheLink(user.email)
                : authMessages.emailWaits(pendingEmail, user.email)}
            </Text>
            <Cluster>
              <Button isLoading={isRunning} onPress={() => void resend()}>
                {authMessages.resendEmail}
              </Button>
              {pendingEmail !== null && <KeepContact present={user.email} withdraw="EMAIL" />}
            </Cluster>
          </>
        ) : (
          <Text tone="muted">{user.email}</Text>
        )}
        <ContactChange
          kind="email"
          action={user.isEmailVerified ? authMessages.changeEmail : authMessages.correctEmail}
          explanation={user.isEmailVerified ? authMessages.emailStays(user.email) : authMessages.emailAtOnce}
        />
      </Stack>
    </Card>
  );
}

function useTokenOfLink(onError: (message: string) => void): void {
  const token = useConsumedParameter('token');
  useEffect(() => {
    if (token === null) return;
    verifyEmail(token).then(reloadUser, (failure: unknown) => onError(linkMessage(failure)));
  }, [token, onError]);
}

function linkMessage(failure: unknown): string {
  const seconds = waitSecondsOf(failure);
  if (seconds !== null) return authMessages.waitForCode(seconds);
  if (failure instanceof ApiError && failure.status === 400 && failure.code !== 'email_already_exists')
    return authMessages.invalidSecret;
  return messageOf(failure, commonMessages.generic);
}
