import type { CompanyProfile, ProfilePage as PageName } from '@quayside/contract/company';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import { Navigate } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { Card } from '../../ui/card.tsx';
import { SquareRow, SquareRows, type SquareState } from '../../ui/facts/squares.tsx';
import { Split } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
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

/** Pages that payments wait for in full, then those with something to fill in; complete ones with one line each. */
function Pages({ profile }: { profile: CompanyProfile }) {
  const { missingForPayment: needed, complete, status } = profile;
  const all = keysOf(words.pages);
  const isNeeded = (page: PageName) => needed.some((one) => one === page);
  const isDone = (page: PageName) => complete.includes(page);
  const first = all.filter((page) => isNeeded(page) && !isDone(page));
  const others = all.filter((page) => !isNeeded(page) && !isDone(page));
  return (
    <>
      <PageList
        title={status === 'ONBOARDING' ? words.beforeReview.needed : words.needed}
        pages={first}
        state="move"
        lead={first[0]}
      />
      <PageList title={words.missing} pages={others} state="open" />
      <PageList title={words.done} pages={all.filter(isDone)} state="done" />
    </>
  );
}

interface PageListProps {
  title: string;
  pages: readonly PageName[];
  state: SquareState;
  /** The page with the yellow button. */
  lead?: PageName | undefined;
}

function PageList({ title, pages, state, lead }: PageListProps) {
  const mayWrite = useMay('company.write');
  if (pages.length === 0) return null;
  const action = mayWrite ? (state === 'done' ? words.change : words.open) : words.view;
  return (
    <Card title={title} count={pages.length} isFlush>
      <SquareRows>
        {pages.map((page) => (
          <SquareRow
            key={page}
            state={state}
            title={words.pages[page]}
            text={words.explain[page]}
            action={
              state === 'done' ? (
                <Link to={paths.profile(page)} aria-label={words.of(action, words.pages[page])}>
                  {action}
                </Link>
              ) : (
                <LinkButton
                  to={paths.profile(page)}
                  look={mayWrite && page === lead ? 'move' : 'secondary'}
                  aria-label={words.of(action, words.pages[page])}
                >
                  {action}
                </LinkButton>
              )
            }
          />
        ))}
      </SquareRows>
    </Card>
  );
}
