import { authMessages } from '@quayside/contract/messages/auth';
import { type FormEvent, useEffect, useState } from 'react';
import { type ActionFunctionArgs, useActionData, useNavigate, useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { webHost } from '../../app/web-host.ts';
import { useSiteInfo } from '../../lib/site-info.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { EntryCard } from '../../ui/list/entry-card.tsx';
import { Text } from '../../ui/text.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { signInByForm } from './form-sign-in.ts';
import { type LoginFailure, loginMessage, missingFields } from './login-failure.ts';
import { safeRedirectPath } from './redirect-path.ts';
import { signIn } from './session.ts';
import { useSession } from './use-session.ts';
import { isVerified, portalHome, userTypeOf } from './user-type.ts';

export const meta = pageTitle(authMessages.loginTitle);
export const handle = { scriptsAfterPaint: true };

/** The form sent by the browser itself: the page's code has not arrived, or never will. */
export const action = ({ request, context }: ActionFunctionArgs) => signInByForm(request, context.get(webHost));

/** Sign-in. Says where one goes next; the address stays filled when it is refused (RT-02, GATE-04). */
export default function LoginPage() {
  const redirectPath = useRedirectPath();
  useLeaveWhenSignedIn(redirectPath);

  const sent = useActionData<typeof action>();
  const { submit, failure, isRunning } = useSignIn(sent?.failure ?? {});
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void submit(String(fields.get('email') ?? '').trim(), String(fields.get('password') ?? ''));
  };
  return (
    <EntryCard
      title={authMessages.loginTitle}
      intro={redirectPath ? authMessages.goingBackTo(pageName(redirectPath)) : authMessages.loginIntro}
    >
      {failure.form && <InlineNotification variant="error">{failure.form}</InlineNotification>}
      <form noValidate method="post" onSubmit={onSubmit}>
        <Stack>
          <TextField
            label={authMessages.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={sent?.email}
            error={failure.email}
          />
          <PasswordField
            label={authMessages.password}
            name="password"
            autoComplete="current-password"
            error={failure.password}
          />
          <Button type="submit" look="primary" isWide isLoading={isRunning}>
            {authMessages.login}
          </Button>
        </Stack>
      </form>
      <Text as="div">
        <Link to={paths.resetPassword} isDocument>
          {authMessages.forgotPassword}
        </Link>
      </Text>
      <DemoAccounts isRunning={isRunning} onChoose={(account) => void submit(account.email, account.password)} />
    </EntryCard>
  );
}

function useSignIn(first: LoginFailure) {
  const [failure, setFailure] = useState(first);
  const [isRunning, setRunning] = useState(false);
  const submit = async (email: string, password: string) => {
    const missing = missingFields(email, password);
    setFailure(missing);
    if (missing.email || missing.password) return;
    setRunning(true);
    await signIn(email, password).catch((error: unknown) => setFailure({ form: loginMessage(error) }));
    setRunning(false);
  };
  return { submit, failure, isRunning };
}

/** The path to go back to; known in the browser only, where the page's own origin is. */
function useRedirectPath(): string | null {
  const [params] = useSearchParams();
  const { siteUrl } = useSiteInfo();
  const wanted = params.get('redirectPath');
  return safeRedirectPath(wanted, typeof location === 'undefined' ? new URL(siteUrl).origin : location.origin);
}

function useLeaveWhenSignedIn(redirectPath: string | null): void {
  const session = useSession();
  const facts = useSiteInfo();
  const navigate = useNavigate();
  useEffect(() => {
    if (session.status !== 'VERIFIED') return;
    const home = portalHome(userTypeOf(session.user, facts.isWarehouseEnabled));
    const target = isVerified(session.user) ? (redirectPath ?? home) : paths.activateAccount;
    // A document of its own: only its policy lets the camera's reader run.
    if (target.startsWith('/warehouse/')) location.replace(target);
    else void navigate(target, { replace: true });
  }, [session, facts, navigate, redirectPath]);
}

/** The page one goes back to, in words. */
function pageName(path: string): string {
  const known = Object.entries(authMessages.pageNames).find(([prefix]) => path.startsWith(prefix));
  return known?.[1] ?? authMessages.lastPage;
}
