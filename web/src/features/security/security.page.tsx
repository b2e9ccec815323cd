import { profileMessages } from '@quayside/contract/messages/profile';
import { securityMessages as words } from '@quayside/contract/messages/security';
import { pageTitle } from '../../app/page-title.ts';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { useUser } from '../auth/auth.public.ts';
import { AccountCard, PasswordChange, ProfileFrame } from '../profile/profile.public.ts';
import { SecondFactorCard } from './second-factor-card.tsx';
import { useSecondFactor, useSessions } from './security.queries.ts';
import { SessionList } from './session-list.tsx';

export const meta = pageTitle(profileMessages.accountPages.security);

/** Where this person is signed in, and how to end it. Everybody's own: no permission and no user type is asked for. */
export default function SecurityPage() {
  const { isSeller } = useUser();
  // Shown together: neither pushes the other down when it comes.
  const isLoading = [useSecondFactor().isPending, useSessions().isPending].includes(true);
  if (isLoading)
    return (
      <ProfileFrame account="security">
        <Skeleton shape="page" />
      </ProfileFrame>
    );
  return (
    <ProfileFrame account="security">
      <SecondFactorCard />
      <SessionList />
      {isSeller ? (
        <Card title={words.password}>
          <Stack gap={3}>
            <Text tone="muted">{words.passwordText}</Text>
            <PasswordChange />
          </Stack>
        </Card>
      ) : (
        <AccountCard />
      )}
    </ProfileFrame>
  );
}
