// @vitest-environment happy-dom
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { lookupAnswer, packageDetail, packageList, type WarehousePackage } from '@quayside/contract/packages';
import { longestStand } from '@quayside/contract/warehouse-figure-values';
import { type WarehouseShipmentDetail, warehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { clock } from '../../lib/clock.ts';
import { answer, fakeApi, late } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import ConfirmedPackagesPage from './confirmed-packages.page.tsx';
import { makePackageDetail, makeWarehousePackage } from './packages.factory.ts';

const words = warehouseMessages.confirmed;
const one = makeWarehousePackage();
const sibling = makeWarehousePackage({ qid: qidOf(2), code: 'PK-482133-2', order: 'QS-482133-1' });
const atGate5 = makeWarehousePackage({
  ...{ qid: qidOf(3), code: 'PK-482140-1', order: 'QS-482140-1', goesWith: 'nordlicht-bremen' },
  destinationPlace: 'Nordlicht Lager, Überseetor 3, 28217 Bremen',
});
const ended = makeWarehousePackage({
  ...{ qid: qidOf(4), code: 'PK-482150-1', order: 'QS-482150-1', orderEnded: 'EXPIRED' },
});
const begun: WarehouseShipmentDetail = {
  ...{ qid: qidOf(9), number: 'WS-9001', status: 'OPEN', carrier: null, trackingNumber: null, weightKg: null },
  ...{ buyerName: 'Nordlicht', destinationCountry: 'DE', destinationCity: 'Hamburg', driverName: null },
  ...{ ownerQid: qidOf(8), ownerName: 'Ines', journey: null, journeyAt: null, packageCount: 1, shippedAt: null },
  ...{ createdAt: '2026-11-24T08:00:00.000Z', readyAt: null, version: 1, signature: null, missing: [] },
  ...{ missingCount: 0, packages: [], customs: null, events: [], allowedActions: ['ready'] },
};
function qidOf(last: number): string {
  return `0198c0de-0000-7000-8000-0000000000a${last}`;
}

function show(...packages: WarehousePackage[]) {
  return showAt('/warehouse/confirmed-packages/', ...packages);
}
function showAt(path: string, ...packages: WarehousePackage[]) {
  const api = fakeApi();
  const counts = { CONFIRMED: packages.length };
  const page = { count: packages.length, countIsExact: true, page: 1, size: 100 };
  api.on('GET /warehouse/packages/', answer(packageList, { results: packages, counts, ...page }));
  const hands = showPage(<ConfirmedPackagesPage />, path, {
    permissions: ['warehouse.receive', 'warehouse.ship', 'warehouse.resolve'],
  });
  const scan = async (found: WarehousePackage) => {
    api.on(
      'GET /warehouse/packages/lookup/',
      answer(lookupAnswer, { matchedBy: 'PACKAGE_CODE' as const, results: [found] }),
    );
    await hands.type(screen.getByLabelText(warehouseMessages.typeCode), `${found.code}{Enter}`);
  };
  return { api, hands, scan };
}

describe('[WH-05] [RT-32] packages in the warehouse', () => {
  it('stand by buyer and place: two places of one buyer are two groups, each with its address and its own start', async () => {
    show(one, sibling, atGate5);
    const starts = await screen.findAllByRole('button', { name: /^Start shipment for Nordlicht/ });
    expect(starts.map((start) => start.getAttribute('aria-label'))).toEqual([
      'Start shipment for Nordlicht, Hamburg, Germany, 2 packages',
      'Start shipment for Nordlicht, Nordlicht Lager, Überseetor 3, 28217 Bremen, Germany, 1 package',
    ]);
    screen.getByText('Hamburg, Germany');
    screen.getByText('Nordlicht Lager, Überseetor 3, 28217 Bremen, Germany');
  });

  it('[WH-04] at a desk a package stands beside the list, the first one until another is chosen', async () => {
    const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width'), ...listen }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { api, hands } = show(one, sibling);
    api.on('GET /warehouse/packages/{qid}/', answer(packageDetail, makePackageDetail()));
    const beside = () => screen.findByRole('complementary');
    within(await beside()).getByRole('link', { name: warehouseMessages.openCode(one.code) });
    await hands.click(screen.getByRole('link', { name: /PK-482133-2/, current: false }));
    await within(await beside()).findByRole('link', { name: warehouseMessages.openCode(sibling.code) });
  });

  it('say how many of them are still here, where others have left already', async () => {
    show(
      { ...one, number: 5, total: 6, received: 6 },
      { ...sibling, number: 6, total: 6, received: 6, order: one.order },
    );
    await screen.findByText('6 of 6 arrived, 2 here');
  });

  it('are not chosen together for two places of one buyer: the band names the other place', async () => {
    const { scan } = show(one, atGate5);
    await screen.findByText('Hamburg, Germany');
    await scan(one);
    await screen.findByRole('button', { name: words.start(1) });
    await scan(atGate5);
    const band = await screen.findByText(words.otherPlace);
    expect(band.closest('[data-band]')?.getAttribute('data-band')).toBe('stop');
    screen.getByText(/^Same buyer, but this one goes to Nordlicht Lager, Überseetor 3, 28217 Bremen, Germany/);
    screen.getByRole('button', { name: words.start(1) });
    await scan(sibling);
    await screen.findByRole('button', { name: words.start(2) });
  });

  it('are left for their shipment as soon as it has begun, however long their list takes to be read once more', async () => {
    const { api, hands, scan } = show(one);
    await screen.findByText('Hamburg, Germany');
    await scan(one);
    api.on('POST /warehouse/shipments/', answer(warehouseShipmentDetail, begun));
    api.on('GET /warehouse/packages/', late(() => Response.json({})).answer);
    await hands.click(await screen.findByRole('button', { name: words.start(1) }));
    await screen.findByText(words.started('WS-9001'));
  });

  it('are not chosen by a label that may stand on any of several: the band asks which', async () => {
    const { api, hands } = show(one, sibling);
    await screen.findByText('Hamburg, Germany');
    api.on('GET /warehouse/packages/lookup/', answer(lookupAnswer, { matchedBy: 'SSCC', results: [one, sibling] }));
    await hands.type(screen.getByLabelText(warehouseMessages.typeCode), '340123456789012345{Enter}');
    await screen.findByText(warehouseMessages.several);
    expect(screen.queryByRole('button', { name: words.start(1) })).toBeNull();
  });

  it('whose order has ended are in no group and cannot be chosen: the page says why', async () => {
    const { scan } = show(one, ended);
    const region = await screen.findByRole('region', { name: warehouseMessages.ended.title });
    within(region).getByText('PK-482150-1');
    expect(screen.getAllByRole('button', { name: /^Start shipment for/ })).toHaveLength(1);
    await scan(ended);
    await screen.findByText(warehouseMessages.orderEndedTexts.EXPIRED);
    expect(screen.queryByRole('button', { name: words.start(1) })).toBeNull();
  });

  it('[WH-04] along the racks they stand under their aisles, with whom they are for and since when they are here', async () => {
    vi.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-24T09:00:00.000Z'));
    onTestFinished(() => void vi.restoreAllMocks());
    const a = { ...one, location: 'A-03', arrivedAt: '2026-11-24T07:00:00.000Z' };
    const c = { ...sibling, location: 'C-12', arrivedAt: '2026-11-20T22:59:00.000Z' };
    const { api, hands } = showAt('/warehouse/confirmed-packages/', a, c);
    await hands.click(await screen.findByRole('link', { name: words.byBay }));
    const table = await screen.findByRole('table', { name: words.bayCaption });
    expect([...table.querySelectorAll('[data-group]')].map((group) => group.getAttribute('data-group'))).toEqual([
      words.aisle('A'),
      words.aisle('C'),
    ]);
    within(table).getByText('today');
    within(table).getByText('4 days');
    expect(within(table).getAllByText('Hamburg, Germany')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Start shipment for/ })).toBeNull();
    const asked = api.heard('GET /warehouse/packages/').map(({ query }) => query);
    expect(asked).toContainEqual(expect.objectContaining({ status: 'CONFIRMED', by: 'BAY' }));
  });

  it('[WH-04] “Over 3 days” tells how many, and shows their groups whole', async () => {
    const { api, hands } = show(one, sibling);
    const name = new RegExp(`^${words.over(longestStand)}\\s*2$`);
    await hands.click(await screen.findByRole('link', { name }));
    await screen.findByRole('link', { name, current: true });
    const asked = api.heard('GET /warehouse/packages/').map(({ query }) => query);
    expect(asked).toContainEqual(expect.objectContaining({ figure: 'STANDING_LONG', by: 'DESTINATION' }));
    screen.getByRole('button', { name: 'Start shipment for Nordlicht, Hamburg, Germany, 2 packages' });
    expect(screen.getByRole('link', { name: words.byBay }).getAttribute('href')).toBe(
      '/warehouse/confirmed-packages/?by=bay&stands=long',
    );
  });
});
