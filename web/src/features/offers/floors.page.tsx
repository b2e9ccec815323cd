import { countLabel } from '@quayside/contract/count-label';
import { offerMessages } from '@quayside/contract/messages/offers';
import type { BrandFloor } from '@quayside/contract/offers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { Coded, codeOf } from '../../lib/code.tsx';
import { pagedPath } from '../../lib/page-from.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoneyText } from '../../ui/facts/money-text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate, useMay } from '../auth/auth.public.ts';
import { getFloors } from './offers.api.ts';

const words = offerMessages.floors;

/** Loaded when a floor is changed: forms stay out of the list. */
const floorDialog = codeOf(() => import('./components/floor-dialog.tsx'));

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** INV-02: the lowest price of each brand, below which nothing of ours goes. */
export default function FloorsPage() {
  return (
    <PermissionGate permission="offers.read" title={words.title}>
      <FullHeight>
        <Page
          above={<Breadcrumb list={offerMessages.title} to={paths.inventory} current={words.title} />}
          heading={<Heading level={1}>{words.title}</Heading>}
        >
          <Floors />
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

function Floors() {
  const mayWrite = useMay('offers.write');
  const [editing, setEditing] = useState<BrandFloor | null>(null);
  const list = useQuery({ queryKey: ['offers', 'floors'], queryFn: ({ signal }) => getFloors(signal) });
  const [params] = useSearchParams();
  const shown = list.data && pageOf(list.data.results, Number(params.get('page') ?? 1));
  return (
    <Stack gap={4}>
      <Text tone="muted">{words.intro}</Text>
      <DataTable
        caption={words.caption}
        columns={columnsOf(mayWrite ? setEditing : null)}
        rows={list.isError ? undefined : shown?.rows}
        rowKey={({ brand }) => brand.qid}
        empty={<EmptyState title={offerMessages.empty} />}
        error={list.isError ? words.failed : undefined}
        onRetry={() => void list.refetch()}
      />
      <Pagination list={shown} linkTo={(page) => pagedPath(paths.floors, page)} />
      {editing && <Coded code={floorDialog} props={{ floor: editing, onClose: () => setEditing(null) }} />}
    </Stack>
  );
}

/** The brands of one page; beyond the end, those of the last one. */
function pageOf(rows: readonly BrandFloor[], asked: number) {
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, last) : 1;
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  return { rows: shown, page, size: pageSize, count: rows.length, countIsExact: true };
}
const pageSize = 25;

const columnsOf = (onEdit: ((floor: BrandFloor) => void) | null): Column<BrandFloor>[] => [
  { id: 'brand', header: words.brand, card: 'title', isFreeText: true, cell: ({ brand }) => brand.name },
  { id: 'offers', header: words.offers, align: 'end', cell: ({ offers }) => countLabel(offers) },
  {
    id: 'floor',
    header: words.floor,
    align: 'end',
    card: 'figure',
    cell: ({ floor }) =>
      floor ? (
        <MoneyText money={floor} />
      ) : (
        <Text as="span" tone="muted">
          {words.none}
        </Text>
      ),
  },
  ...(onEdit
    ? [
        {
          id: 'edit',
          header: words.edit,
          card: 'action',
          cell: (floor: BrandFloor) => (
            <Button size="compact" aria-label={words.editOf(floor.brand.name)} onPress={() => onEdit(floor)}>
              {words.edit}
            </Button>
          ),
        } satisfies Column<BrandFloor>,
      ]
    : []),
];
