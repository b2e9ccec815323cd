import { decisionMessages } from '@quayside/contract/messages/decisions';
import { deskMessages as words } from '@quayside/contract/messages/payment-review';
import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { clock } from '../../../lib/clock.ts';
import { pagedPath, pageFrom } from '../../../lib/page-from.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Stat, StatStrip, StatStripSkeleton } from '../../../ui/facts/stat-strip.tsx';
import { whenLabel } from '../../../ui/facts/when.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { WaitingDecisions } from '../../decisions/decisions.public.ts';
import { deskColumns } from '../desk-columns.tsx';
import { deskGroup } from '../desk-rows.ts';
import { useDesk } from '../use-desk.ts';

/** GATE-04: what waits for this person of ours, whatever list it stands in; soonest reply first. */
export function StaffDesk() {
  const { permissions, company } = useUser();
  const desk = useDesk(permissions);
  if (desk.plates.length + desk.others.length === 0)
    return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
  const hidden = desk.total === undefined ? 0 : desk.total - desk.rows.length;
  // A list that failed is told below; the figures of the others stand.
  const isLoading = desk.total === undefined && !desk.isFailed;
  const known = desk.plates.filter(({ figure }) => figure !== undefined);
  return (
    <>
      <section aria-label={words.figures} aria-busy={isLoading}>
        {isLoading ? (
          <StatStripSkeleton count={desk.plates.length} />
        ) : (
          <StatStrip stats={known.map((plate) => statOf(plate, company.timeZone))} />
        )}
        <AlsoWaiting others={desk.others} />
      </section>
      <Stack gap={3} as="section">
        <Heading level={2}>{words.nextUp}</Heading>
        <DataTable
          caption={words.caption}
          columns={deskColumns(company.timeZone, desk.rows[0]?.key)}
          rows={isLoading ? undefined : desk.rows}
          rowKey={({ key }) => key}
          rail={() => 'move'}
          groupOf={(row) => deskGroup(row, company.timeZone, clock.now())}
          empty={<EmptyState title={words.nothing}>{words.nothingText}</EmptyState>}
          error={desk.isFailed ? words.failed : undefined}
          onRetry={desk.retry}
          skeletonRows={5}
        />
        {hidden > 0 && <Text tone="muted">{words.more(hidden)}</Text>}
      </Stack>
      {!permissions.includes('staff.payments.approve') && decides(permissions) && <SecondPerson />}
    </>
  );
}

/** A figure with what of it is due first. */
function statOf({ figure = 0, first, ...plate }: ReturnType<typeof useDesk>['plates'][number], zone: string): Stat {
  const isOver = first !== null && Date.parse(first) <= clock.now().getTime();
  const due = first === null ? undefined : isOver ? words.firstOverdue : words.firstBy(whenLabel(first, zone));
  return { ...plate, figure, isUrgent: isOver, note: figure > 0 ? due : undefined };
}

/** In one line: what waits now and then, zero or not, so that nothing moves when the figures come. */
function AlsoWaiting({ others }: { others: ReturnType<typeof useDesk>['others'] }) {
  if (others.length === 0) return null;
  return (
    <ul aria-label={words.alsoWaiting} className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
      {others.map(({ label, figure, to }) => (
        <li key={label} className="inline-flex min-h-11 items-center">
          <Link to={to}>
            <span>
              {label} <strong className="type-num">{figure ?? '…'}</strong>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Of those without the payments page, where this list has its place: decisions on orders and claims. */
const decides = (permissions: readonly string[]): boolean =>
  permissions.includes('staff.sellers') || permissions.includes('staff.claims');
const secondPersonId = 'second-person';

/** What a colleague decided above the four-eyes limit. */
function SecondPerson() {
  const [params] = useSearchParams();
  return (
    <Stack gap={3} as="section">
      <Heading level={2} id={secondPersonId} isFocusable>
        {decisionMessages.title}
      </Heading>
      <Text tone="muted">{decisionMessages.intro}</Text>
      <WaitingDecisions
        page={pageFrom(params)}
        linkTo={(page) => pagedPath(paths.dashboard, page)}
        landingId={secondPersonId}
      />
    </Stack>
  );
}
