import type { AuditCheck, AuditEntry } from '@quayside/contract/audit';
import { auditMessages as words } from '@quayside/contract/messages/audit';
import { auditLogMessages as own } from '@quayside/contract/messages/audit-log';
import { profileMessages } from '@quayside/contract/messages/profile';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { When } from '../../ui/facts/when.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { ProfileFrame } from '../profile/profile.public.ts';
import { type AuditFilter, addressOf, filterIn, isWrongPeriod, searchOf } from './audit-filter.ts';
import { AuditFilters } from './components/audit-filters.tsx';
import { checkAuditLog, exportAuditLog, getAuditLog } from './team.api.ts';

const title = profileMessages.accountPages['audit-log'];

export const meta = pageTitle(title);
export const handle = { userType: 'SELLER' };

/** Who changed what; kind, person, days and page are in the URL. */
export default function AuditLogPage() {
  return (
    <PermissionGate permission="team.manage" title={title}>
      <AuditLog />
    </PermissionGate>
  );
}

function AuditLog() {
  const [parameters, setParameters] = useSearchParams();
  const page = pageFrom(parameters);
  const filter = filterIn(parameters);
  const isWrong = isWrongPeriod(filter);
  const list = useQuery({
    queryKey: ['audit-log', filter, page],
    queryFn: ({ signal }) => getAuditLog({ page, ...filter }, signal),
    placeholderData: keepPreviousData,
    enabled: !isWrong,
  });
  const isFiltered = Object.keys(filter).length > 0;
  if (list.isError && isNotFound(list.error))
    return (
      <ProfileFrame account="audit-log">
        <PageOutOfRange firstPage={addressOf(filter)} />
      </ProfileFrame>
    );
  return (
    <ProfileFrame account="audit-log" actions={<Actions filter={filter} />}>
      <Stack gap={4}>
        <AuditFilters filter={filter} onChange={(next) => setParameters(searchOf(next))} />
        <DataTable
          caption={words.caption}
          rows={list.isError ? undefined : list.data?.results}
          isStale={list.isPlaceholderData}
          rowKey={({ number, at, person, subject }) => `${number} ${at} ${person} ${subject}`}
          error={list.isError ? messageOf(list.error, words.failed) : undefined}
          onRetry={() => void list.refetch()}
          empty={<EmptyState title={isFiltered ? own.noneFound : words.empty} />}
          columns={[
            { id: 'at', header: words.columns.at, cell: ({ at }) => <When iso={at} /> },
            { id: 'action', header: words.columns.action, card: 'title', isFreeText: true, cell: What },
            { id: 'person', header: words.columns.person, isFreeText: true, cell: Who },
            { id: 'changes', header: words.columns.changes, isFreeText: true, cell: Changes },
          ]}
        />
        <Pagination list={list.data} linkTo={(to) => addressOf(filter, to)} />
      </Stack>
    </ProfileFrame>
  );
}

function What({ action, subject }: AuditEntry) {
  return (
    <Stack gap={1}>
      <Text as="strong">{words.actions[action]}</Text>
      <Text as="span" size="small" tone="muted">
        {words.subjectOf(action, subject)}
      </Text>
    </Stack>
  );
}

function Who({ person, isStaff }: AuditEntry) {
  return (
    <Stack gap={1}>
      <Text as="span">{person}</Text>
      {isStaff && (
        <Text as="span" size="small" tone="muted">
          {words.ours}
        </Text>
      )}
    </Stack>
  );
}

/** Nothing where nothing changed, so that cards leave the line out. */
function Changes({ changes }: AuditEntry) {
  if (changes.length === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <Text as="span" size="small" tone="muted">
            {words.fieldOf(field)}:{' '}
          </Text>
          <Text as="span" size="small">
            {before ?? words.nothing} → {after ?? words.nothing}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function Actions({ filter }: { filter: AuditFilter }) {
  const save = useMutation({
    mutationFn: () => exportAuditLog(filter),
    onError: (error) => toast(messageOf(error, words.saveFailed), { variant: 'error' }),
  });
  const check = useMutation({ mutationFn: checkAuditLog });
  return (
    <>
      {check.data && (
        <InlineNotification variant={check.data.isIntact ? 'success' : 'error'}>
          {verdictOf(check.data)}
        </InlineNotification>
      )}
      {check.isError && <InlineNotification variant="error">{words.checkFailed}</InlineNotification>}
      <Button onPress={() => check.mutate()} isLoading={check.isPending}>
        {words.check}
      </Button>
      <Button icon="download" onPress={() => save.mutate()} isLoading={save.isPending}>
        {words.save}
      </Button>
    </>
  );
}

function verdictOf({ isIntact, entries, readings, brokenAt, brokenReading }: AuditCheck): string {
  if (isIntact) return words.intact(entries + readings);
  return brokenAt === null && brokenReading !== null
    ? own.brokenReading(brokenReading.kind, brokenReading.number)
    : words.broken(brokenAt ?? 0);
}
