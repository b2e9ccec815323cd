import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import { shellMessages } from '@quayside/contract/messages/shell';
import { pageTitle } from '../../app/page-title.ts';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Split } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useUser } from '../auth/auth.public.ts';
import { ClaimsToAnswer } from '../claims/claims.public.ts';
import { InsightPanel } from '../insights/insights.public.ts';
import { RecentPayouts } from '../payouts/payouts.public.ts';
import { MissingUnits } from '../replacements/replacements.public.ts';
import { hasOrders, NoOrders, useInbox, useMoves, useStats } from '../sales/sales.public.ts';
import { RecommendationsPanel, TrendingPanel } from '../watchlist/watchlist.public.ts';
import { AfterLoading } from './components/after-loading.tsx';
import { Figures } from './components/figures.tsx';
import { NewSeller } from './components/new-seller.tsx';
import { NextUp } from './components/next-up.tsx';
import { StaffDesk } from './components/staff-desk.tsx';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** RT-05: what needs this seller now, soonest deadline first. A block that fails leaves the others standing. */
export default function DashboardPage() {
  const user = useUser();
  const heading = <Heading level={1}>{shellMessages.greeting(user.account)}</Heading>;
  return (
    <FullHeight>
      {hasOrders(user) ? (
        <SellerHome heading={heading} />
      ) : (
        <Page heading={heading}>{user.isStaff ? <StaffDesk /> : <HomeWithoutOrders />}</Page>
      )}
    </FullHeight>
  );
}

/** For roles without orders: what they do work with. */
function HomeWithoutOrders() {
  const user = useUser();
  if (!user.permissions.some((one) => one === 'offers.read' || one === 'insights.read'))
    return <NoOrders user={user} />;
  return (
    <>
      <RecommendationsPanel />
      <TrendingPanel />
      <InsightPanel />
      <Text tone="muted">
        {words.noOrderPermission} {words.noOrderPermissionText}
      </Text>
    </>
  );
}

function SellerHome({ heading }: { heading: React.ReactNode }) {
  const stats = useStats();
  const next = useInbox();
  const { company } = useUser();
  const isNew = stats.data !== undefined && stats.data.tabs.CURRENT + stats.data.tabs.PAST === 0;
  const mayMove = useMoves().length > 0;
  const counted = stats.data
    ? isNew
      ? words.noneYet
      : words.needsYou(stats.data.needsYou)
    : !stats.isError && words.counting;
  const needs = mayMove && counted;
  return (
    <Page heading={heading} actions={<Text weight="strong">{needs}</Text>}>
      {isNew ? (
        <NewSeller company={company.name} />
      ) : (
        <>
          <Figures
            stats={stats.data}
            atRisk={next.inbox?.atRisk}
            isFailed={stats.isError}
            onRetry={() => void stats.refetch()}
          />
          <Split aside={<Beside />}>
            <NextUp next={next} current={stats.data?.tabs.CURRENT} />
            <AfterLoading>
              <MissingUnits />
              <AfterLoading>
                <TrendingPanel />
                <InsightPanel />
              </AfterLoading>
            </AfterLoading>
          </Split>
        </>
      )}
    </Page>
  );
}

/** What is not an order's next move: claims, money, and what is worth doing. Beside the orders where there is room. */
function Beside() {
  return (
    <AfterLoading>
      <ClaimsToAnswer />
      <AfterLoading>
        <RecentPayouts />
        <AfterLoading>
          <RecommendationsPanel />
        </AfterLoading>
      </AfterLoading>
    </AfterLoading>
  );
}
