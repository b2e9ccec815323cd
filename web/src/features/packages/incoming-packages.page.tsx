import { packageMessages } from '@quayside/contract/messages/packages';
import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { warehouseFigureMessages as figureWords } from '@quayside/contract/messages/warehouse-figures';
import { incomingStatuses, type PackageFigure, packageFigures } from '@quayside/contract/package-values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { minute, todayIn } from '../../lib/clock.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, FullHeight, ListAndDetail, Page, Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Text } from '../../ui/text.tsx';
import { PageName } from '../../ui/warehouse/page-name.tsx';
import { useMay, useUser } from '../auth/auth.public.ts';
import { IncomingTabs, incomingPathOf, pathBehind } from './components/incoming-tabs.tsx';
import { packageColumns, packageRail, urgencyOf } from './components/package-columns.tsx';
import { PackageGlance } from './components/package-glance.tsx';
import { ReceivedToday } from './components/received-today.tsx';
import { ReceivingBar } from './components/receiving-bar.tsx';
import { type Scanned, SetAsideForm } from './components/set-aside-form.tsx';
import { getCarriers, getPackages } from './packages.api.ts';
import { useGlance } from './use-glance.ts';

export const meta = pageTitle(packageMessages.incomingTitle);
export const handle = { userType: 'WAREHOUSE' };

/** What the detail beside the list says. */
const besideList = ['carrier', 'weight'];
/** Rows for gloves are high: so many are three screens. */
const pageSize = 20;

/** RT-31: what the warehouse expects, soonest first. A scan receives a package, whichever page of the list it stands on. */
export default function IncomingPackagesPage() {
  const [isSettingAside, setSettingAside] = useState(false);
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const setAside = (code: string) => {
    setScanned({ code });
    setSettingAside(true);
  };
  return (
    <FullHeight>
      <ReceivingBar onSetAside={setAside} />
      <Page heading={<PageName>{packageMessages.incomingTitle}</PageName>} actions={<ReceivedToday />} areManyActions>
        <Stack gap={6}>
          <IncomingList />
          <div className="large-controls">
            <Disclosure title={words.setAside} isOpen={isSettingAside} onToggle={setSettingAside}>
              <SetAsideForm scanned={scanned} />
            </Disclosure>
          </div>
        </Stack>
      </Page>
    </FullHeight>
  );
}

function IncomingList() {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const status = incomingStatuses.find((one) => one === params.get('status')) ?? 'ANNOUNCED';
  const figure = packageFigures.find((one) => one === params.get('figure'));
  const pathOf = (to?: number) => (figure ? pathBehind(figure, to) : incomingPathOf(status, to));
  const list = useQuery({
    queryKey: ['packages', 'list', figure ?? status, page],
    queryFn: ({ signal }) => getPackages({ ...(figure ? { figure } : { status }), page, size: pageSize }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });
  const carriers = useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) => getCarriers(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isLead = useMay('warehouse.resolve');
  const today = todayIn(useUser().company.timeZone);
  const shown = list.isError ? undefined : list.data;
  const glance = useGlance(shown?.results ?? []);
  return (
    <Stack gap={4}>
      <IncomingTabs current={figure ?? status} counts={shown?.counts} />
      {figure && <FigureHead figure={figure} hasRows={(shown?.count ?? 0) > 0} />}
      {list.isError && isNotFound(list.error) ? (
        <PageOutOfRange firstPage={pathOf()} isLarge />
      ) : (
        <ListAndDetail detail={glance.one && <PackageGlance one={glance.one} />}>
          <DataTable
            density="warehouse"
            caption={figure ? figureWords.behind[figure] : packageMessages.caption}
            columns={packageColumns(carriers.data?.results ?? []).filter(
              ({ id }) => !glance.isDesk || !besideList.includes(id),
            )}
            rows={shown?.results}
            isStale={list.isPlaceholderData}
            rowKey={(one) => one.qid}
            rowLink={glance.rowLink}
            isInPlace={glance.isDesk}
            isCurrent={glance.isCurrent}
            rail={packageRail}
            groupOf={!figure && status === 'ANNOUNCED' ? (one) => urgencyOf(one, today) : undefined}
            empty={
              figure ? (
                <EmptyFigure figure={figure} />
              ) : (
                <EmptyState title={packageMessages.empty}>{packageMessages.emptyText}</EmptyState>
              )
            }
            error={list.isError ? packageMessages.failed : undefined}
            onRetry={() => void list.refetch()}
            skeletonRows={10}
          />
        </ListAndDetail>
      )}
      <Pagination list={shown} isLarge linkTo={pathOf} />
      {status === 'MISSING' && !figure && isLead && (
        <div className="target-large">
          <Link to={pathBehind('LOST')}>{words.giveUp.list}</Link>
        </div>
      )}
    </Stack>
  );
}

/** What the list is of, with the way back where it was opened from a figure. */
function FigureHead({ figure, hasRows }: { figure: PackageFigure; hasRows: boolean }) {
  if (figure === 'ORDER_ENDED') return hasRows ? <Text>{words.ended.textForLead}</Text> : null;
  const [back, label] =
    figure === 'LOST' ? [incomingPathOf('MISSING'), words.stateOf.MISSING] : [paths.warehouseFigures, figureWords.back];
  return (
    <Cluster justify="between">
      <Heading level={2}>{figureWords.behind[figure]}</Heading>
      <LinkButton size="large" to={back}>
        {label}
      </LinkButton>
    </Cluster>
  );
}

function EmptyFigure({ figure }: { figure: PackageFigure }) {
  if (figure === 'ORDER_ENDED') return <EmptyState title={words.ended.noneTitle}>{words.ended.noneText}</EmptyState>;
  return <EmptyState title={figure === 'LOST' ? words.giveUp.empty : figureWords.behindEmpty} />;
}
