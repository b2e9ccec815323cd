import { leadPageMessages as words } from '@quayside/contract/messages/lead-pages';
import type { SellerLead, SellerLeadDetail } from '@quayside/contract/seller-leads';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { countryName } from '../../lib/countries.ts';
import { isKey } from '../../lib/keys-of.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Card } from '../../ui/card.tsx';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { DateText } from '../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../ui/facts/key-value-list.tsx';
import { RouteList } from '../../ui/facts/route-list.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { Timeline } from '../../ui/facts/timeline.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, FullHeight, Page, Split, Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { LeadFiles } from './components/lead-files.tsx';
import { LeadMoves } from './components/lead-moves.tsx';
import { LeadNote } from './components/lead-note.tsx';
import { SellerReview } from './components/seller-review.tsx';
import { StockChecks } from './components/stock-checks.tsx';
import { leadTone, railOf } from './lead-tones.ts';
import { historyOf, wayOf } from './lead-way.ts';
import { getLead } from './seller-leads.api.ts';

export const meta = pageTitle(words.detailTitle);
export const handle = { userType: 'SELLER' };

/** RT-24, INT-02: one lead: what is known, what is left to check, and the next step. */
export default function LeadDetailPage() {
  return (
    <PermissionGate permission="staff.onboarding" title={words.detailTitle}>
      <LeadDetailView />
    </PermissionGate>
  );
}

function LeadDetailView() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['leads', 'one', slug],
    queryFn: ({ signal }) => getLead(slug, signal),
  });
  return (
    <FullHeight>
      {data ? (
        <LoadedLead key={data.qid} lead={data} />
      ) : (
        <Page
          above={<Breadcrumb list={words.title} to={paths.sellerOnboarding()} />}
          heading={<Heading level={1}>{words.detailTitle}</Heading>}
        >
          {error ? <Failed error={error} onRetry={() => void refetch()} /> : <DetailSkeleton />}
        </Page>
      )}
    </FullHeight>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isNotFound(error)) return <LoadFailed onRetry={onRetry}>{words.failedOne}</LoadFailed>;
  return (
    <EmptyState title={error.message} action={<LinkButton to={paths.sellerOnboarding()}>{words.back}</LinkButton>} />
  );
}

function LoadedLead({ lead }: { lead: SellerLeadDetail }) {
  return (
    <Page
      above={<Breadcrumb list={words.title} to={paths.sellerOnboarding()} current={lead.companyName} />}
      heading={<Heading level={1}>{lead.companyName}</Heading>}
      actions={<Beside lead={lead} />}
    >
      <RouteList label={words.way} tasks={wayOf(lead)} />
      <Split
        aside={
          <>
            <Checklist lead={lead} />
            <LeadNote key={lead.version} lead={lead} />
            <Card title={words.history}>
              <Timeline entries={historyOf(lead)} />
            </Card>
          </>
        }
      >
        <Card title={words.next} rail={railOf(lead) ?? 'done'}>
          <Stack gap={4}>
            <LeadMoves lead={lead} />
            {lead.sellerQid && lead.sellerStatus === 'IN_REVIEW' && <SellerReview sellerQid={lead.sellerQid} />}
          </Stack>
        </Card>
        <StockChecks lead={lead} />
        <LeadFiles lead={lead} />
        <Facts lead={lead} />
      </Split>
    </Page>
  );
}

/** What the steps below the heading do not say. */
function Beside({ lead: { status, sellerStatus } }: { lead: SellerLead }) {
  if (status === 'COMPLETED_UNSUCCESSFUL' || status === 'DUPLICATE')
    return <StatusBadge tone={leadTone(status)}>{words.statuses[status]}</StatusBadge>;
  if (sellerStatus !== 'IN_REVIEW') return null;
  return <StatusBadge tone="move">{words.inReview}</StatusBadge>;
}

function Facts({ lead }: { lead: SellerLead }) {
  return (
    <Card title={words.facts}>
      <KeyValueList
        items={[
          { key: words.contact, value: lead.contactName },
          { key: words.email, value: <Link to={`mailto:${lead.email}`}>{lead.email}</Link> },
          {
            key: words.phone,
            value: lead.phone && <Link to={`tel:${lead.phone.replaceAll(' ', '')}`}>{lead.phone}</Link>,
          },
          { key: words.country, value: countryName(lead.country) },
          { key: words.website, value: lead.website },
          ...(lead.dealId === null
            ? []
            : [{ key: words.dealId, value: <CodeValue code={lead.dealId} name={words.dealId} /> }]),
          { key: words.columns.since, value: <DateText iso={lead.createdAt} form="time" /> },
          ...(lead.reason ? [{ key: words.reason, value: words.reasons[lead.reason] }] : []),
          { key: words.message, value: lead.message === '' ? null : lead.message },
        ]}
      />
    </Card>
  );
}

function Checklist({ lead }: { lead: SellerLead }) {
  return (
    <Card title={words.checklist}>
      <Stack as="ul" gap={3}>
        {lead.checklist.map(({ key, isDone }) => (
          <li key={key}>
            <Cluster justify="between">
              <Text as="span">{isKey(words.checks, key) ? words.checks[key] : key}</Text>
              <StatusBadge tone={isDone ? 'success' : 'neutral'}>{isDone ? words.done : words.notDone}</StatusBadge>
            </Cluster>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
