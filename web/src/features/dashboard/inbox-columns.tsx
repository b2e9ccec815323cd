/** Columns of the dashboard's list: those of the order list without its sort links, and the working time that is left. */
import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import type { InboxRow } from '@quayside/contract/sale-inbox';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { Text } from '../../ui/text.tsx';
import { changeView, defaultView, myMoves, saleColumns } from '../sales/sales.public.ts';

/** The current orders in which the seller moves: the list that the dashboard shows the head of. */
export const needsYouView = changeView(defaultView, { nextAction: myMoves });

const shown = ['order', 'nextAction', 'buyer', 'destination', 'expires', 'total'];

export function inboxColumns(rows: readonly InboxRow[] | undefined): Column<InboxRow>[] {
  return saleColumns(needsYouView, rows)
    .filter(({ id }) => shown.includes(id))
    .map((column) => ({
      ...column,
      cell: (sale: InboxRow) =>
        column.id === 'expires' ? withWorkingTime(column.cell(sale), sale) : column.cell(sale),
    }));
}

function withWorkingTime(deadline: ReactNode, { workingMinutesLeft }: InboxRow): ReactNode {
  if (workingMinutesLeft === null) return deadline;
  return (
    <Stack gap={1}>
      {deadline}
      <Text as="span" size="small" tone="muted">
        {words.workingTimeLeft(workingMinutesLeft)}
      </Text>
    </Stack>
  );
}
