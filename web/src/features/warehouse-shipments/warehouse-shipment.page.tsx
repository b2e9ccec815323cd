import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadedShipment } from './components/loaded-shipment.tsx';
import { getShipment } from './warehouse-shipments.api.ts';

const words = warehouseMessages.shipments;

export const meta = pageTitle(words.one);
export const handle = { userType: 'WAREHOUSE' };

/** RT-34: one shipment: packed by scan, closed, printed and handed over (WH-05, WH-06, WH-07). */
export default function WarehouseShipmentPage() {
  const { shipmentQid = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['warehouse-shipments', 'one', shipmentQid],
    queryFn: ({ signal }) => getShipment(shipmentQid, signal),
    refetchInterval: 15_000,
  });
  if (data) return <LoadedShipment key={data.qid} shipment={data} />;
  return (
    <FullHeight>
      <Page
        above={
          <div className="large-controls">
            <Breadcrumb list={words.title} to={paths.warehouseShipments} />
          </div>
        }
        heading={<Heading level={1}>{words.one}</Heading>}
      >
        {error ? <Failed error={error} onRetry={() => void refetch()} /> : <DetailSkeleton />}
      </Page>
    </FullHeight>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isNotFound(error)) return <LoadFailed onRetry={onRetry}>{words.failedOne}</LoadFailed>;
  return (
    <EmptyState
      title={error.message}
      action={
        <LinkButton to={paths.warehouseShipments} size="large">
          {words.back}
        </LinkButton>
      }
    />
  );
}
