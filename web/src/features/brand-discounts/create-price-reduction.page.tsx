import { offerMessages } from '@quayside/contract/messages/offers';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { useBrandsOffered } from '../offers/offers.public.ts';
import { ReductionEditor } from './components/reduction-editor.tsx';
import { askedIn } from './reduction-form.ts';

const words = offerMessages.reductions;

export const meta = pageTitle(words.createTitle);
export const handle = { userType: 'SELLER' };

/** RT-30, INV-08: many brands reduced at once, with the effect on first places before it is saved. */
export default function CreatePriceReductionPage() {
  const isChange = askedIn(useSearchParams()[0]).change !== null;
  const title = isChange ? words.changeTitle : words.createTitle;
  return (
    <PermissionGate permission="discounts.write" title={title}>
      <FullHeight>
        <Page
          above={
            <Breadcrumb
              list={words.title}
              to={paths.priceReductions}
              current={isChange ? words.change : words.create}
            />
          }
          heading={<Heading level={1}>{title}</Heading>}
        >
          <Stack gap={6}>
            <Text tone="muted">{isChange ? words.changeIntro : words.intro}</Text>
            <Content />
          </Stack>
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

function Content() {
  const { data, isError, refetch } = useBrandsOffered();
  if (isError) return <LoadFailed onRetry={() => void refetch()}>{words.failed}</LoadFailed>;
  if (!data) return <Skeleton shape="page" />;
  if (data.results.length === 0)
    return (
      <EmptyState title={words.noBrands} action={<LinkButton to={paths.inventory}>{offerMessages.title}</LinkButton>} />
    );
  return <ReductionEditor brands={data.results} />;
}
