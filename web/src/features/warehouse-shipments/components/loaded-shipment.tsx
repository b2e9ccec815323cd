import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { countryName } from '../../../lib/countries.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Card } from '../../../ui/card.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { FullHeight, Page, Split, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { ScanBar } from '../../../ui/warehouse/scan-bar.tsx';
import { usePacking } from '../use-packing.ts';
import { BookingCard } from './booking-card.tsx';
import { CarrierNews } from './carrier-news.tsx';
import { CloseForm } from './close-form.tsx';
import { CustomsForm } from './customs-form.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { PackageList } from './package-list.tsx';
import { shipmentTones } from './shipment-columns.tsx';
import { ShipmentFacts, ShipmentHistory } from './shipment-facts.tsx';
import { ShipmentPapers } from './shipment-papers.tsx';
import { ShipmentSteps } from './shipment-steps.tsx';

const words = warehouseMessages.shipments;

export function LoadedShipment({ shipment }: { shipment: WarehouseShipmentDetail }) {
  const [isReprinting, setReprinting] = useState(false);
  const { band, scan, ticked, tick, number: scanned } = usePacking(shipment, isReprinting);
  const { number, status, buyerName, destinationCity, destinationCountry, packages, missing, customs } = shipment;
  const { missingCount } = shipment;
  const may = (action: WarehouseShipmentDetail['allowedActions'][number]) => shipment.allowedActions.includes(action);
  return (
    <FullHeight>
      <ScanBar result={band} onCode={scan} />
      <div className="large-controls">
        <Page
          above={<Breadcrumb list={words.title} to={paths.warehouseShipments} current={number} />}
          heading={
            <Stack gap={1}>
              <Heading level={1}>{buyerName}</Heading>
              <Text as="span" tone="muted">
                {destinationCity}, {countryName(destinationCountry)} · {number}
              </Text>
            </Stack>
          }
          actions={<StatusBadge tone={shipmentTones[status]}>{words.statuses[status]}</StatusBadge>}
        >
          <Split
            aside={
              <>
                <ShipmentSteps shipment={shipment} />
                <ShipmentFacts shipment={shipment} />
                <ShipmentPapers shipment={shipment} isReprinting={isReprinting} onReprint={setReprinting} />
                <ShipmentHistory shipment={shipment} />
              </>
            }
          >
            <CarrierNews shipment={shipment} />
            {may('dispatch') && (
              <Card title={words.handOver} rail="move">
                <HandOverForm shipment={shipment} ticked={ticked} onTick={tick} />
              </Card>
            )}
            {missing.length > 0 && (
              <Card title={`${words.missing}: ${missingCount}`} rail="move" isFlush>
                <PackageList shipment={shipment} packages={missing} move="add" />
                {missingCount > missing.length && (
                  <div className="border-t border-line px-4 py-3">
                    <Text>{words.missingMore(missingCount - missing.length)}</Text>
                  </div>
                )}
              </Card>
            )}
            <Card title={`${words.packages}: ${packages.length}`} isFlush>
              <PackageList shipment={shipment} packages={packages} move={may('remove') ? 'remove' : null} />
            </Card>
            {customs !== null && customs.length > 0 && (
              <Card title={words.customs} rail={customs.some(({ facts }) => facts.length > 0) ? 'move' : 'done'}>
                <CustomsForm shipment={shipment} products={customs} />
              </Card>
            )}
            <BookingCard shipment={shipment} />
            {may('ready') && (
              <Card title={words.close}>
                <CloseForm shipment={shipment} scanned={scanned} />
              </Card>
            )}
          </Split>
        </Page>
      </div>
    </FullHeight>
  );
}
