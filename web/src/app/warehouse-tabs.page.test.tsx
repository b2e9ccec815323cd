// @vitest-environment happy-dom
import { packageList } from '@quayside/contract/packages';
import { warehouseShipmentList } from '@quayside/contract/warehouse-shipments';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, fakeApi } from '../testing/fake-api.ts';
import { showPage } from '../testing/show-page.tsx';
import { paths } from './paths.ts';
import WarehouseTabs from './warehouse-tabs.tsx';

const none = { results: [], count: 0, countIsExact: true, page: 1, size: 1 };
const tab = (label: string, to: string) => ({ label, to, icon: 'packages' as const, isCurrent: false });

it('[LAY-13] [WH-01] the warehouse’s tabs say what waits on each page', async () => {
  const api = fakeApi();
  const counts = { ANNOUNCED: 41, ARRIVED: 3, ON_HOLD: 2, MISSING: 5, CONFIRMED: 212 };
  api.on('GET /warehouse/packages/', answer(packageList, { ...none, counts }));
  api.on('GET /warehouse/shipments/', answer(warehouseShipmentList, { ...none, counts: { OPEN: 8, SHIPPED: 90 } }));
  const items = [
    tab('Incoming packages', paths.warehouseIncoming),
    tab('In the warehouse', paths.confirmedPackages()),
    tab('Shipments', paths.warehouseShipments),
    tab('Ready to ship', paths.readyToShip),
  ];
  showPage(<WarehouseTabs sections={[{ items }]} />, '/warehouse/incoming/');
  screen.getByRole('link', { name: 'Shipments' });
  await screen.findByRole('link', { name: /^Incoming packages ?46$/ });
  await screen.findByRole('link', { name: /^Shipments ?8$/ });
  screen.getByRole('link', { name: /^In the warehouse ?212$/ });
  screen.getByRole('link', { name: /^Ready to ship ?0$/ });
  expect(api.heard('GET /warehouse/packages/')).toHaveLength(1);
});

it('[LAY-13] at a desk the same menu is a sidebar', async () => {
  const api = fakeApi();
  api.on('GET /warehouse/packages/', answer(packageList, { ...none, counts: { CONFIRMED: 212 } }));
  api.on('GET /warehouse/shipments/', answer(warehouseShipmentList, { ...none, counts: {} }));
  const items = [{ ...tab('In the warehouse', paths.confirmedPackages()), isCurrent: true }];
  showPage(<WarehouseTabs isDesk sections={[{ items }]} />, '/warehouse/incoming/');
  await screen.findByRole('link', { name: /^In the warehouse ?212$/, current: 'page' });
});
