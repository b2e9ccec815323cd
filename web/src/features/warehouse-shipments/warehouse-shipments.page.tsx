import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { type WarehouseShipmentStatus, warehouseShipmentStatuses } from '@quayside/contract/package-values';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { pageFrom, pagePart } from '../../lib/page-from.ts';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { PageName } from '../../ui/warehouse/page-name.tsx';
import { ScanBar } from '../../ui/warehouse/scan-bar.tsx';
import { ShipmentList } from './components/shipment-list.tsx';
import { useOpeningScan } from './use-opening-scan.ts';

const words = warehouseMessages.shipments;
const tabs = [undefined, 'OPEN', 'READY_TO_SHIP', 'SHIPPED', 'TROUBLED', 'DELIVERED'] as const;
type Tab = WarehouseShipmentStatus | 'TROUBLED' | undefined;
const labelOf = (tab: Tab) =>
  tab === undefined ? words.here : tab === 'TROUBLED' ? words.troubled : words.statuses[tab];

export const meta = pageTitle(words.title);
export const handle = { userType: 'WAREHOUSE' };

function pathOf(status: Tab, page = 1): string {
  const query = new URLSearchParams({
    ...(status ? { status } : {}),
    ...pagePart(page),
  }).toString();
  return query === '' ? paths.warehouseShipments : `${paths.warehouseShipments}?${query}`;
}

/** RT-33: what leaves together, from the first package to the carrier. A scan of any package opens its shipment. */
export default function WarehouseShipmentsPage() {
  const [params] = useSearchParams();
  const status = [...warehouseShipmentStatuses, 'TROUBLED' as const].find((one) => one === params.get('status'));
  const { band, scan } = useOpeningScan();
  return (
    <FullHeight>
      <ScanBar result={band} onCode={scan} />
      <Page heading={<PageName>{words.title}</PageName>}>
        <Stack gap={4}>
          <RouteTabs
            label={words.tabs}
            isLarge
            tabs={tabs.map((one) => ({
              label: labelOf(one),
              to: pathOf(one),
              isCurrent: one === status,
            }))}
          />
          <ShipmentList
            caption={words.caption}
            status={status}
            page={pageFrom(params)}
            linkTo={(page) => pathOf(status, page)}
            empty={status === 'TROUBLED' ? words.noTrouble : words.empty}
            emptyText={status === 'TROUBLED' ? words.noTroubleText : words.emptyText}
          />
        </Stack>
      </Page>
    </FullHeight>
  );
}
