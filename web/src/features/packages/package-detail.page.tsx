import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Card } from '../../ui/card.tsx';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FoldCard } from '../../ui/fold-card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Split, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Text } from '../../ui/text.tsx';
import { ResultBand } from '../../ui/warehouse/result-band.tsx';
import { CountForm } from './components/count-form.tsx';
import { Differences } from './components/differences.tsx';
import { GiveUpForm } from './components/give-up-form.tsx';
import { PackageFacts, PackageHistory } from './components/package-facts.tsx';
import { PackageState } from './components/package-state.tsx';
import { ReportForm } from './components/report-form.tsx';
import { ResolveForm } from './components/resolve-form.tsx';
import { UndoStep } from './components/undo-step.tsx';
import { getPackage } from './packages.api.ts';
import { roundOf } from './reported-lines.ts';
import { bandAfterStep } from './scan-result.ts';
import { useCounting } from './use-counting.ts';
import { useReporting } from './use-reporting.ts';

export const meta = pageTitle(words.packageTitle);
export const handle = { userType: 'WAREHOUSE' };

/** One package: count it, report what differs, decide, and see what happened (WH-03). */
export default function PackageDetailPage() {
  const { packageQid = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['packages', 'one', packageQid],
    queryFn: ({ signal }) => getPackage(packageQid, signal),
  });
  return (
    <FullHeight>
      {data ? (
        <LoadedPackage key={`${data.qid} ${roundOf(data)}`} one={data} />
      ) : (
        <Page
          above={
            <div className="large-controls">
              <Breadcrumb list={words.backToIncoming} to={paths.warehouseIncoming} />
            </div>
          }
          heading={<Heading level={1}>{words.packageTitle}</Heading>}
        >
          {error ? <Failed error={error} onRetry={() => void refetch()} /> : <DetailSkeleton />}
        </Page>
      )}
    </FullHeight>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isNotFound(error)) return <LoadFailed onRetry={onRetry}>{words.packageFailed}</LoadFailed>;
  return (
    <EmptyState
      title={error.message}
      action={
        <LinkButton to={paths.warehouseIncoming} size="large">
          {words.backToIncoming}
        </LinkButton>
      }
    />
  );
}

function LoadedPackage({ one }: { one: PackageDetail }) {
  const may = (action: PackageDetail['allowedActions'][number]) => one.allowedActions.includes(action);
  const { counting, band, tell } = useCounting(one);
  const { form, unreported, toReport, onReported } = useReporting(one, counting, tell);
  return (
    <div className="large-controls">
      {band && <ResultBand result={band} isSticky />}
      <Page
        above={<Breadcrumb list={words.backToIncoming} to={paths.warehouseIncoming} current={one.code} />}
        heading={<Heading level={1}>{one.code}</Heading>}
        actions={<PackageState one={one} />}
      >
        <Split
          aside={
            <>
              <PackageFacts one={one} />
              {may('undo') && <UndoStep one={one} />}
              <PackageHistory one={one} />
            </>
          }
        >
          {may('resolve') && (
            <Card title={words.resolve.title} rail="move">
              <ResolveForm one={one} />
            </Card>
          )}
          <Card title={words.page.lines} {...(may('confirm') ? { rail: 'move' as const } : {})}>
            <CountForm
              key={one.version}
              one={one}
              counting={counting}
              onConfirmed={(after) => tell(after, bandAfterStep(after))}
              unreported={unreported.length}
              onDiffering={toReport}
            />
          </Card>
          <Differences one={one} />
          {may('report') && (
            <div ref={form}>
              <FoldCard title={words.report.title} isAsked={unreported.length > 0} isLarge>
                <ReportForm key={one.version} one={one} found={unreported[0]} onReported={onReported} />
              </FoldCard>
            </div>
          )}
          {may('give_up') && (
            <Card title={words.giveUp.title}>
              <Stack>
                <Text>{words.giveUp.byItself}</Text>
                <GiveUpForm one={one} />
              </Stack>
            </Card>
          )}
        </Split>
      </Page>
    </div>
  );
}
