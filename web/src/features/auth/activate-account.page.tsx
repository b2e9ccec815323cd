import { authMessages } from '@quayside/contract/messages/auth';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { FullHeight } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { EntryCard } from '../../ui/list/entry-card.tsx';
import { PulsingDots } from '../../ui/pulsing-dots.tsx';
import { activateAccount } from './auth.api.ts';
import { SetPasswordForm } from './set-password-form.tsx';
import { useConsumedParameter } from './use-consumed-parameter.ts';
import { useSession } from './use-session.ts';
import { VerificationTasks } from './verification-tasks.tsx';

export const meta = pageTitle(authMessages.activateTitle);

/** RT-04: with the secret of an invitation the first password is chosen; signed in, the two checks are done. */
export default function ActivateAccountPage() {
  const [params] = useSearchParams();
  const secret = useConsumedParameter('secret');
  const session = useSession();
  if (secret !== null) return <FirstPassword secret={secret} />;
  if (session.status === 'VERIFIED') return <VerificationTasks user={session.user} />;
  if (session.status === 'NOT_SET')
    return (
      <FullHeight>
        <PulsingDots isFullScreen />
      </FullHeight>
    );
  return (
    <Navigate
      to={paths.login(params.size > 0 ? `${paths.activateAccount}?${params}` : paths.activateAccount)}
      replace
    />
  );
}

function FirstPassword({ secret }: { secret: string }) {
  const [expired, setExpired] = useState<string | null>(null);
  return (
    <EntryCard title={authMessages.choosePasswordTitle} intro={authMessages.choosePasswordIntro}>
      {expired === null ? (
        <SetPasswordForm
          action={authMessages.activateAccount}
          save={(password) => activateAccount(secret, password)}
          onExpired={setExpired}
        />
      ) : (
        <InlineNotification variant="error">{expired}</InlineNotification>
      )}
      <Link
        to={expired === authMessages.expiredSecret ? paths.resetPassword : paths.login()}
        isDocument={expired === authMessages.expiredSecret}
      >
        {expired === authMessages.expiredSecret ? authMessages.resetTitle : authMessages.backToLogin}
      </Link>
    </EntryCard>
  );
}
