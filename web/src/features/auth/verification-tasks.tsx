import { authMessages } from '@quayside/contract/messages/auth';
import { shellMessages } from '@quayside/contract/messages/shell';
import type { User } from '@quayside/contract/users';
import { useEffect, useRef } from 'react';
import { useSiteInfo } from '../../lib/site-info.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, FullHeight, Grid, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { EmailTask } from './email-task.tsx';
import { PhoneTask } from './phone-task.tsx';
import { reloadUser, signOut } from './session.ts';
import { isVerified, portalHome, userTypeOf } from './user-type.ts';

/** How often the page looks whether the link in the mail was opened elsewhere. */
const lookEvery = 5_000;

/** The two checks before the portal opens. The open one stands first; the page moves on by itself. */
export function VerificationTasks({ user }: { user: User }) {
  const { isWarehouseEnabled } = useSiteInfo();
  const isDone = isVerified(user);
  useWatchVerification(isDone);
  const phone = <PhoneTask key="phone" user={user} />;
  const email = <EmailTask key="email" user={user} />;
  return (
    <FullHeight>
      <Page heading={<Heading level={1}>{authMessages.activateTitle}</Heading>}>
        <Stack gap={6}>
          <Text size="prose" tone="muted">
            {authMessages.activateIntro}
          </Text>
          {isDone && (
            <InlineNotification
              variant="success"
              title={authMessages.allVerified}
              action={
                <LinkButton to={portalHome(userTypeOf(user, isWarehouseEnabled))} look="move">
                  {authMessages.goToPortal}
                </LinkButton>
              }
            />
          )}
          <Grid columns={2}>{user.isPhoneVerified ? [email, phone] : [phone, email]}</Grid>
          <Cluster>
            <Button look="quiet" icon="logout" onPress={() => void signOut()}>
              {shellMessages.signOut}
            </Button>
          </Cluster>
        </Stack>
      </Page>
    </FullHeight>
  );
}

function useWatchVerification(isDone: boolean): void {
  const wasOpen = useRef(!isDone);
  useEffect(() => {
    if (isDone) {
      if (wasOpen.current) toast(authMessages.accountActivated);
      wasOpen.current = false;
      return;
    }
    const timer = setInterval(() => document.visibilityState === 'visible' && void reloadUser(), lookEvery);
    return () => clearInterval(timer);
  }, [isDone]);
}
