import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { useSiteInfo } from '../../../lib/site-info.ts';
import { StepList } from '../../../ui/facts/step-list.tsx';
import { Cluster, Split } from '../../../ui/layout.tsx';
import { Link, LinkButton } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMay, useUser } from '../../auth/auth.public.ts';
import { useOffersInfo } from '../../offers/offers.public.ts';
import { ContactCard, useProfile } from '../../profile/profile.public.ts';
import { TrendingPanel } from '../../watchlist/watchlist.public.ts';
import { type NewSellerStep, newSellerSteps } from '../new-seller-steps.ts';

/** An account in which nothing has happened yet: what has to be in place, what is, who helps, and what buyers look for meanwhile. */
export function NewSeller({ company }: { company: string }) {
  const { data: profile, isError, refetch } = useProfile();
  const offers = useOffersInfo();
  const mayRead = useMay('offers.read');
  const { supportMailbox } = useSiteInfo();
  if (isError && !profile) return <LoadFailed onRetry={() => void refetch()}>{words.figuresFailed}</LoadFailed>;
  if (!profile || (mayRead && offers.isPending)) return <Skeleton shape="page" />;
  const steps = newSellerSteps(profile, mayRead ? (offers.data?.total ?? 0) : undefined);
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Split aside={<ContactCard />}>
      <StepList
        title={next ? words.newSeller(steps.filter(({ isDone }) => !isDone).length) : words.newSellerReady}
        intro={next ? words.newSellerText : words.newSellerReadyText}
        doneWord={uiMessages.taskStatus.COMPLETED}
        steps={steps.map((step) => ({ ...step, action: <StepAction step={step} isNext={step === next} /> }))}
        foot={
          <Cluster gap={4}>
            <Link to={paths.helpCenter()}>{words.howListsWork}</Link>
            <Link to={`mailto:${supportMailbox}?subject=${encodeURIComponent(words.setUpSubject(company))}`}>
              {words.setUpWithUs}
            </Link>
          </Cluster>
        }
      />
      <TrendingPanel />
    </Split>
  );
}

const targets: Readonly<Record<NewSellerStep['key'], string>> = {
  company: paths.profile(),
  list: paths.stockUpload,
  review: paths.profile(),
  bank: paths.profile('payment-details'),
};

/** None for what is done, waits for us, or is not this person's to do. */
function StepAction({ step: { key, isDone }, isNext }: { step: NewSellerStep; isNext: boolean }): ReactNode {
  const may = { company: useMay('company.write'), list: useMay('stocklist.upload'), bank: useMay('bank.write') };
  const isWaiting = useUser().sellerStatus !== 'ONBOARDING';
  if (isDone || !may[key === 'review' ? 'company' : key] || (key === 'review' && isWaiting)) return null;
  return (
    <LinkButton to={targets[key]} look={isNext ? 'move' : 'secondary'} size="compact">
      {words.steps[key].action}
    </LinkButton>
  );
}
