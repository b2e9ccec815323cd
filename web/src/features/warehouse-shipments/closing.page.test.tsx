// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { packageErrorMessages } from '@quayside/contract/messages/package-errors';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { lookupAnswer } from '@quayside/contract/packages';
import { carrierList } from '@quayside/contract/shipments';
import { type WarehouseShipmentDetail, warehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { makeWarehousePackage } from '../packages/packages.factory.ts';
import { LoadedShipment } from './components/loaded-shipment.tsx';

const words = warehouseMessages.shipments;
const upsNumber = '1Z5R89390357567127';
const open: WarehouseShipmentDetail = {
  ...{ qid: '0198c0de-0000-7000-8000-000000000001', number: 'WS-9001', status: 'OPEN', carrier: null },
  ...{ buyerName: 'Nordlicht', destinationCountry: 'DE', destinationCity: 'Hamburg', trackingNumber: null },
  ...{ ownerQid: '0198c0de-0000-7000-8000-000000000009', ownerName: 'Ines', weightKg: null, driverName: null },
  ...{ journey: null, journeyAt: null, packageCount: 1, shippedAt: null, version: 1 },
  ...{ createdAt: '2026-11-24T08:00:00.000Z', readyAt: null },
  ...{ packages: [makeWarehousePackage({ status: 'IN_SHIPMENT' })], signature: null, missing: [], missingCount: 0 },
  ...{ customs: null, events: [], allowedActions: ['ready'] },
};
const all = [
  ['dpd', 'DPD'],
  ['ups', 'UPS'],
  ['own_truck', 'Own truck'],
].map(([qid = '', name = '']) => ({ qid, name, takesBookings: false, trackingExample: null, trackingUrl: null }));

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_: string, work: () => Promise<void>) => work() },
  });
});

/** `issuers`: of whatever number is asked for. */
function show(issuers: readonly string[], shipment = open) {
  const api = fakeApi();
  api.on('GET /warehouse/packages/lookup/', refusal(404, 'package_not_found', packageErrorMessages.package_not_found));
  api.on('GET /carriers/', () => {
    const isAboutNumber = api.heard('GET /carriers/').at(-1)?.query.number !== undefined;
    const results = isAboutNumber ? all.filter(({ qid }) => issuers.includes(qid)) : all;
    return answer(carrierList, { results, count: results.length, countIsExact: true, page: 1, size: 100 })();
  });
  const hands = showPage(<LoadedShipment shipment={shipment} />, '/warehouse/shipments/1/', {
    permissions: ['warehouse.ship'],
    warehouseQid: '0198c0de-0000-7000-8000-0000000000f1',
  });
  return { api, hands };
}
/** As a keyboard wedge types. */
const scan = (code: string) =>
  act(async () => {
    for (const key of [...code, 'Enter']) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
const band = () => document.querySelector('[data-band]')?.textContent ?? '';
const shown = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value;

describe('[WH-05] the carrier’s label is scanned while a shipment is packed', () => {
  it('fills the tracking number and the carrier whose number it is; closing sends both', async () => {
    const { api, hands } = show(['ups']);
    await screen.findByRole('option', { name: 'UPS' });
    await scan(upsNumber);
    await vi.waitFor(() => expect(band()).toContain(words.numberOf('UPS')));
    expect([shown(words.carrier), shown(words.number)]).toEqual(['ups', upsNumber]);
    api.on('POST /warehouse/shipments/{qid}/ready/', answer(warehouseShipmentDetail, open));
    await hands.click(screen.getByRole('button', { name: words.close }));
    await vi.waitFor(() =>
      expect(api.heard('POST /warehouse/shipments/{qid}/ready/')[0]?.body).toMatchObject({
        ...{ carrier: 'ups', trackingNumber: upsNumber, weightKg: 1 },
      }),
    );
  });

  it('leaves the carrier to the worker where several issue such numbers', async () => {
    const { hands } = show(['dpd', 'ups']);
    await screen.findByRole('option', { name: 'UPS' });
    await hands.selectOptions(screen.getByLabelText(words.carrier), 'dpd');
    await hands.click(document.body);
    await scan(upsNumber);
    await vi.waitFor(() => expect(band()).toContain(words.numberOfSome));
    expect([shown(words.carrier), shown(words.number)]).toEqual(['dpd', upsNumber]);
  });

  it('takes any reference while the focus is in the form, and is unknown elsewhere', async () => {
    const { hands } = show([]);
    await screen.findByRole('option', { name: 'UPS' });
    await scan('TRUCK-200');
    await vi.waitFor(() => expect(band()).toContain(warehouseMessages.unknown));
    expect(shown(words.number)).toBe('');
    await hands.click(screen.getByLabelText(words.weight));
    await scan('TRUCK-201');
    await vi.waitFor(() => expect(shown(words.number)).toBe('TRUCK-201'));
  });

  it('is no number of a shipment that this worker may not close', async () => {
    show(['ups'], { ...open, allowedActions: ['take_over'] });
    await scan(upsNumber);
    await vi.waitFor(() => expect(band()).toContain(warehouseMessages.unknown));
  });

  it('a package’s own tracking number adds the package: it is no number of this shipment', async () => {
    const { api } = show(['ups']);
    const other = makeWarehousePackage({ qid: '0198c0de-0000-7000-8000-0000000000a2', code: 'PK-482133-2' });
    api.on('GET /warehouse/packages/lookup/', answer(lookupAnswer, { matchedBy: 'TRACKING_NUMBER', results: [other] }));
    api.on(
      'POST /warehouse/shipments/{qid}/add-packages/',
      answer(warehouseShipmentDetail, { ...open, packageCount: 2 }),
    );
    await screen.findByRole('option', { name: 'UPS' });
    await scan(upsNumber);
    await vi.waitFor(() => expect(band()).toContain(words.addedText(2)));
    expect(shown(words.number)).toBe('');
  });
});

it('[WH-11] [ORD-05] what was typed to close a shipment is there after the page was left', async () => {
  const { hands } = show([]);
  await screen.findByRole('option', { name: 'Own truck' });
  await hands.selectOptions(screen.getByLabelText(words.carrier), 'own_truck');
  await hands.clear(screen.getByLabelText(words.weight));
  await hands.type(screen.getByLabelText(words.weight), '41.5');
  await hands.click(screen.getByLabelText(words.number));
  // Keys that come as fast as a test presses them are a scanner's.
  await hands.paste('TRUCK 7');
  cleanup();
  show([]);
  await screen.findByRole('option', { name: 'Own truck' });
  expect([words.carrier, words.weight, words.number].map(shown)).toEqual(['own_truck', '41.5', 'TRUCK 7']);
});

it('[WH-06] [WH-08] at the hand-over a number that stands on two packages of the shipment ticks neither', async () => {
  const twins = ['a1', 'a2'].map((end, index) =>
    makeWarehousePackage({
      ...{ qid: `0198c0de-0000-7000-8000-0000000000${end}`, code: `PK-482133-${index + 1}` },
      ...{ status: 'READY_TO_SHIP', trackingNumber: upsNumber },
    }),
  );
  const status = 'READY_TO_SHIP' as const;
  show([], { ...open, status, packages: twins, packageCount: 2, allowedActions: ['dispatch'] });
  await screen.findAllByText('PK-482133-1');
  await scan(upsNumber);
  await vi.waitFor(() => expect(band()).toContain(warehouseMessages.severalText(2)));
  await scan('PK-482133-1');
  await vi.waitFor(() => expect(band()).toContain(words.scanned(1, 2)));
});
