import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Card } from '../../ui/card.tsx';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Split, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Text } from '../../ui/text.tsx';
import { type BandResult, ResultBand } from '../../ui/warehouse/result-band.tsx';
import { CountForm } from './components/count-form.tsx';
import { Differences } from './components/differences.tsx';
import { GiveUpForm } from './components/give-up-form.tsx';
import { PackageFacts, PackageHistory } from './components/package-facts.tsx';
import { PackageState } from './components/package-state.tsx';
import { ReportForm } from './components/report-form.tsx';
import { ResolveForm } from './components/resolve-form.tsx';
import { UndoStep } from './components/undo-step.tsx';
import { differencesIn } from './line-counts.ts';
import { getPackage } from './packages.api.ts';
import { useCounting } from './use-counting.ts';

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
        <LoadedPackage key={data.qid} one={data} />
      ) : (
        <Page
          above={<Breadcrumb list={words.backToIncoming} to={paths.warehouseIncoming} />}
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

/** Where to take it now, as large as after a scan. */
function afterStep({ code, status, location, proposedLocation }: PackageDetail): BandResult {
  const at = { code, sentence: words.takeItTo, bay: location ?? proposedLocation };
  if (status === 'ON_HOLD') return { ...at, kind: 'check', word: words.onHold };
  return { ...at, kind: 'ok', word: words.page.confirmedWord };
}

function LoadedPackage({ one }: { one: PackageDetail }) {
  const may = (action: PackageDetail['allowedActions'][number]) => one.allowedActions.includes(action);
  const { counting, band, tell } = useCounting(one);
  const report = useRef<HTMLDivElement>(null);
  const [found] = may('confirm') ? differencesIn(counting.counts, one.lines, counting.isFinished) : [];
  const toReport = () => {
    report.current?.scrollIntoView({ block: 'center' });
    report.current?.querySelector('select')?.focus({ preventScroll: true });
  };
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
              onConfirmed={(after) => tell(after, afterStep(after))}
              onDiffering={may('report') ? toReport : undefined}
            />
          </Card>
          <Differences one={one} />
          {may('report') && (
            <div ref={report}>
              <Card title={words.report.title}>
                <ReportForm
                  key={one.version}
                  one={one}
                  found={found}
                  onReported={(after) => tell(after, afterStep(after))}
                />
              </Card>
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
