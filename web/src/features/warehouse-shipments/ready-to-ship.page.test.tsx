// @vitest-environment happy-dom
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { carrierList } from '@quayside/contract/shipments';
import { type WarehouseShipment, warehouseShipmentList } from '@quayside/contract/warehouse-shipments';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import ReadyToShipPage from './ready-to-ship.page.tsx';

const words = warehouseMessages.shipments;
const closed = (last: number, carrier: string): WarehouseShipment => ({
  ...{ qid: `0198c0de-0000-7000-8000-00000000000${last}`, number: `WS-900${last}`, status: 'READY_TO_SHIP', carrier },
  ...{ buyerName: 'Nordlicht', destinationCountry: 'DE', destinationCity: 'Hamburg', trackingNumber: null },
  ...{ ownerQid: '0198c0de-0000-7000-8000-000000000009', ownerName: 'Ines', weightKg: 1, driverName: null },
  ...{ journey: null, journeyAt: null, packageCount: 2, shippedAt: null, version: 1 },
  ...{ createdAt: '2026-11-24T08:00:00.000Z', readyAt: '2026-11-24T09:00:00.000Z' },
});

it('[RT-35] [WH-06] what waits for a carrier stands under who fetches it, and tells since when', async () => {
  const api = fakeApi();
  const results = [closed(1, 'dpd'), closed(2, 'own_truck'), closed(3, 'dpd')];
  const page = { count: 3, countIsExact: true, page: 1, size: 25 };
  api.on(
    'GET /warehouse/shipments/',
    answer(warehouseShipmentList, { results, counts: { READY_TO_SHIP: 3 }, ...page }),
  );
  const carriers = [
    ['dpd', 'DPD'],
    ['own_truck', 'Own truck'],
  ].map(([qid = '', name = '']) => ({ qid, name, takesBookings: false, trackingExample: null, trackingUrl: null }));
  api.on('GET /carriers/', answer(carrierList, { ...page, count: 2, results: carriers }));
  showPage(<ReadyToShipPage />, '/warehouse/ready-to-ship/', { permissions: ['warehouse.ship'] });
  const table = await screen.findByRole('table', { name: words.readyCaption });
  await within(table).findByText('WS-9003');
  const groups = [...table.querySelectorAll('[data-group]')].map((group) => [
    group.getAttribute('data-group'),
    within(group instanceof HTMLElement ? group : table).getAllByRole('row').length,
  ]);
  expect(groups).toEqual([
    ['DPD', 2],
    ['Own truck', 1],
  ]);
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).not.toContain(words.columns.status);
  expect(heads.map(({ textContent }) => textContent)).toContain(words.columns.since);
});
