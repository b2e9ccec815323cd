import type { Decision } from '@quayside/contract/decisions';
import { decisionMessages as words } from '@quayside/contract/messages/decisions';
import { paths } from '../../../app/paths.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';
import { kindOf, reasonOf } from '../decision-texts.ts';
import { LookButtons } from './look-buttons.tsx';

/** The page of what is decided: a payment's, a claim's or an order's own. */
function pathOf({ kind, subjectQid, saleQid }: Decision): string {
  if (kind === 'CLAIM') return paths.claim(subjectQid);
  return kind === 'CANCELLATION' ? paths.order(saleQid) : paths.payout(subjectQid);
}

/** Who decided what, and what this person may do with it. */
export const decisionColumns = (landingId: string): Column<Decision>[] => [
  {
    id: 'order',
    header: words.columns.order,
    card: 'title',
    cell: (decision) => (
      <Link to={pathOf(decision)} look="plain">
        <CodeValue code={decision.order} name={words.orderNumber} isPlain />
      </Link>
    ),
  },
  {
    id: 'kind',
    header: words.columns.kind,
    cell: (decision) => <Lines first={kindOf(decision)} second={reasonOf(decision)} />,
  },
  { id: 'seller', header: words.columns.seller, cell: ({ sellerName }) => sellerName },
  {
    id: 'by',
    header: words.columns.by,
    cell: ({ by, at }) => <Lines first={by} second={<When iso={at} />} />,
  },
  {
    id: 'amount',
    header: words.columns.amount,
    align: 'end',
    card: 'figure',
    cell: ({ amount }) => <MoneyText money={amount} tone="strong" />,
  },
  {
    id: 'look',
    header: words.columns.look,
    card: 'action',
    cell: (decision) => <LookButtons decision={decision} isCompact landingId={landingId} />,
  },
];

function Lines({ first, second }: { first: string; second: React.ReactNode }) {
  return (
    <Stack gap={1}>
      <span>{first}</span>
      <Text as="span" size="small" tone="muted">
        {second}
      </Text>
    </Stack>
  );
}
