import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { pagedPath, pageFrom } from '../../lib/page-from.ts';
import { FullHeight, Page } from '../../ui/layout.tsx';
import { PageName } from '../../ui/warehouse/page-name.tsx';
import { ScanBar } from '../../ui/warehouse/scan-bar.tsx';
import { ShipmentList } from './components/shipment-list.tsx';
import { useOpeningScan } from './use-opening-scan.ts';

const words = warehouseMessages.shipments;

export const meta = pageTitle(words.readyTitle);
export const handle = { userType: 'WAREHOUSE' };

/** RT-35: closed shipments that wait for their carrier (WH-06). */
export default function ReadyToShipPage() {
  const [params] = useSearchParams();
  const { band, scan } = useOpeningScan();
  return (
    <FullHeight>
      <ScanBar result={band} onCode={scan} />
      <Page heading={<PageName>{words.readyTitle}</PageName>}>
        <ShipmentList
          caption={words.readyCaption}
          status="READY_TO_SHIP"
          isByCarrier
          page={pageFrom(params)}
          linkTo={(page) => pagedPath(paths.readyToShip, page)}
          empty={words.readyEmpty}
          emptyText={words.readyEmptyText}
        />
      </Page>
    </FullHeight>
  );
}
