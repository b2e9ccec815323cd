import type { ClaimRow } from '@quayside/contract/claims';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { useLocation } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { DueDate } from '../../../ui/facts/due-date.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { NextAction } from '../../../ui/facts/next-action.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { rememberRow } from '../../../ui/list/use-row-keys.ts';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { isMyMove, reasonOf, statusOf } from '../claim-steps.ts';
import { type ClaimView, claimPath } from '../claim-view.ts';

/** Columns of the claim list; staff read whose order it is too. Of the buttons only the first one of the page is yellow. */
export function claimColumns(
  view: ClaimView,
  rows: readonly ClaimRow[] | undefined,
  isStaff: boolean,
): Column<ClaimRow>[] {
  const first = rows?.find(isMyMove)?.qid;
  return [
    {
      id: 'claim',
      header: words.columns.claim,
      card: 'title',
      isLink: true,
      cell: (claim) => <CodeValue code={claim.number} name={words.claimNumber} isPlain />,
      // Where the table is too narrow for a column of its own; the card form has it as a line.
      below: (claim) => (
        <span className="type-small block text-muted @max-[600px]:hidden @min-[1100px]:hidden">{reasonOf(claim)}</span>
      ),
    },
    {
      id: 'nextAction',
      header: words.columns.nextAction,
      card: 'action',
      cell: (claim) => <NextMove claim={claim} view={view} isPrimary={claim.qid === first} />,
    },
    {
      id: 'order',
      header: words.columns.order,
      cell: (claim) => <OrderOf claim={claim} isStaff={isStaff} />,
    },
    { id: 'reason', header: words.columns.reason, isWideOnly: true, cell: reasonOf },
    {
      id: 'status',
      header: words.columns.status,
      isWideOnly: true,
      cell: (claim) => <ClaimStatusBadge claim={claim} />,
    },
    { id: 'due', header: words.columns.due, sort: 'dueAt', cell: (claim) => <Due claim={claim} /> },
    {
      id: 'amount',
      header: words.columns.amount,
      sort: 'amount',
      align: 'end',
      card: 'figure',
      cell: (claim) => <MoneyText money={claim.amount} />,
    },
  ];
}

function NextMove({ claim, view, isPrimary }: { claim: ClaimRow; view: ClaimView; isPrimary: boolean }) {
  const { key } = useLocation();
  return (
    <NextAction
      label={claim.nextAction === 'NONE' ? null : words.nextActions[claim.nextAction]}
      to={claimPath(claim.qid, view)}
      isMove={isMyMove(claim)}
      isPrimary={isPrimary}
      onFollow={() => rememberRow(key, claim.qid)}
    />
  );
}

/** The order's number leads to it; orders belong to sellers' pages, so staff read whose it is instead. */
function OrderOf({ claim, isStaff }: { claim: ClaimRow; isStaff: boolean }) {
  const order = <CodeValue code={claim.orderFid} name={words.orderNumber} isPlain />;
  if (!isStaff) return <Link to={paths.order(claim.saleQid)}>{order}</Link>;
  return (
    <Stack gap={1}>
      {order}
      <Text as="span" size="small" tone="muted">
        {claim.sellerName}
      </Text>
    </Stack>
  );
}

export function ClaimStatusBadge({
  claim,
}: {
  claim: Pick<ClaimRow, 'status' | 'nextAction' | 'allowedActions' | 'endedWithOrder'>;
}) {
  const { text, tone } = statusOf(claim);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

/** While somebody has to move. */
function Due({ claim }: { claim: ClaimRow }) {
  return (
    <DueDate until={claim.dueAt} zone={useUser().company.timeZone} none={words.noDeadline} ended={words.overdue} />
  );
}
