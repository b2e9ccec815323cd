import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehouseShipmentStatus } from '@quayside/contract/package-values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../../app/paths.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { getCarriers } from '../../packages/packages.public.ts';
import { getShipments } from '../warehouse-shipments.api.ts';
import { carrierGroup, pickupColumns, shipmentColumns, shipmentRail } from './shipment-columns.tsx';

const words = warehouseMessages.shipments;

interface ListProps {
  caption: string;
  /** Absent: those that are still here. TROUBLED: those on their way that somebody has to look at. */
  status: WarehouseShipmentStatus | 'TROUBLED' | undefined;
  page: number;
  linkTo: (page: number) => string;
  empty: string;
  emptyText: string;
  /** Under the carriers that fetch them. */
  isByCarrier?: boolean;
}

const filterOf = (status: ListProps['status']) =>
  status === undefined ? {} : status === 'TROUBLED' ? ({ isTroubled: 'true' } as const) : { status };

export function ShipmentList(props: ListProps) {
  const { caption, status, page, linkTo, empty, emptyText, isByCarrier = false } = props;
  const list = useQuery({
    queryKey: ['warehouse-shipments', 'list', status, page],
    queryFn: ({ signal }) => getShipments({ page, ...filterOf(status) }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const carriers = useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) => getCarriers(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = list.isError ? undefined : list.data;
  const known = carriers.data?.results ?? [];
  if (list.isError && isNotFound(list.error)) return <PageOutOfRange firstPage={linkTo(1)} isLarge />;
  return (
    <Stack gap={4}>
      <DataTable
        density="warehouse"
        caption={caption}
        columns={isByCarrier ? pickupColumns(known) : shipmentColumns(known)}
        groupOf={isByCarrier ? carrierGroup(known) : undefined}
        rows={shown?.results}
        isStale={list.isPlaceholderData}
        rowKey={(one) => one.qid}
        rowLink={(one) => paths.warehouseShipment(one.qid)}
        rail={shipmentRail}
        empty={<EmptyState title={empty}>{emptyText}</EmptyState>}
        error={list.isError ? words.failed : undefined}
        onRetry={() => void list.refetch()}
        skeletonRows={8}
      />
      <Pagination list={shown} isLarge linkTo={linkTo} />
    </Stack>
  );
}
