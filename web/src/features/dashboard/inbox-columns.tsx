/** Columns of the dashboard's list: those of the order list without its sort links, and the working time that is left. */
import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import type { InboxRow } from '@quayside/contract/sale-inbox';
import type { NextAction } from '@quayside/contract/sale-values';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { Text } from '../../ui/text.tsx';
import { changeView, defaultView, type ListView, saleColumns } from '../sales/sales.public.ts';

/** The current orders that wait for one of these moves: the list that the dashboard shows the head of. */
export const needsYouView = (moves: readonly NextAction[]): ListView => changeView(defaultView, { nextAction: moves });

const shown = ['order', 'nextAction', 'buyer', 'destination', 'expires', 'total'];

export function inboxColumns(view: ListView, rows: readonly InboxRow[] | undefined): Column<InboxRow>[] {
  return saleColumns(view, rows)
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
