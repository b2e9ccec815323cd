import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import { Navigate } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { Card } from '../../ui/card.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { Cluster, Split, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { useMay, useUser } from '../auth/auth.public.ts';
import { AccountCard } from './components/account-card.tsx';
import { ContactCard, TermsCard } from './components/company-cards.tsx';
import { ProfileFrame } from './components/profile-frame.tsx';
import { SellingCard } from './components/selling-card.tsx';
import { Standing } from './components/standing.tsx';
import { useProfile } from './profile.queries.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/**
 * RT-06: how complete the profile is, what is missing for the first payment, and the person's own account. Everybody of a
 * company may see it; who has none begins at Security.
 */
export default function ProfilePage() {
  if (!useUser().isSeller) return <Navigate to={paths.profile('security')} replace />;
  return (
    <ProfileFrame page={null}>
      <Overview />
    </ProfileFrame>
  );
}

function Overview() {
  const { data, isError, refetch } = useProfile();
  // On phones the cards of the aside would stand high and be pushed down.
  if (!data && !isError) return <Skeleton shape="page" />;
  return (
    <Split
      aside={
        <>
          <AccountCard />
          {data && <TermsCard profile={data} />}
          <ContactCard />
        </>
      }
    >
      {isError && <LoadFailed onRetry={() => void refetch()}>{words.failed}</LoadFailed>}
      {data && <Standing profile={data} />}
      {data && <SellingCard profile={data} />}
      {data && <Pages profile={data} />}
    </Split>
  );
}

/** Pages that payments wait for first, then those with something to fill in. */
function Pages({ profile }: { profile: CompanyProfile }) {
  const { missingForPayment: needed, complete, status } = profile;
  const neededFor = status === 'ONBOARDING' ? words.beforeReview.needed : words.needed;
  const mayWrite = useMay('company.write');
  const weight = (page: keyof typeof words.pages) => (needed.includes(page) ? 0 : complete.includes(page) ? 2 : 1);
  const sorted = [...keysOf(words.pages)].sort((a, b) => weight(a) - weight(b));
  return (
    <Card title={words.rest}>
      <Stack as="ul" gap={4}>
        {sorted.map((page) => {
          const isDone = complete.includes(page);
          const action = mayWrite ? (isDone ? words.change : words.open) : words.view;
          return (
            <li key={page}>
              <Cluster justify="between" isOneLine>
                <Stack gap={1}>
                  <Cluster gap={2}>
                    <Text as="strong">{words.pages[page]}</Text>
                    <StatusBadge tone={isDone ? 'success' : needed.includes(page) ? 'move' : 'neutral'}>
                      {isDone ? words.done : needed.includes(page) ? neededFor : words.missing}
                    </StatusBadge>
                  </Cluster>
                  <Text size="small" tone="muted">
                    {words.explain[page]}
                  </Text>
                </Stack>
                <LinkButton
                  to={paths.profile(page)}
                  size="compact"
                  look={page === sorted[0] && needed.includes(page) ? 'move' : 'secondary'}
                  aria-label={words.of(action, words.pages[page])}
                >
                  {action}
                </LinkButton>
              </Cluster>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}
