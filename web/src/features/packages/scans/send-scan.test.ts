// @vitest-environment happy-dom
import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { lookupAnswer, type PackageDetail, packageDetail } from '@quayside/contract/packages';
import { expect, it } from 'vitest';
import { answer, fakeApi, refusal } from '../../../testing/fake-api.ts';
import { makePackageDetail, makeWarehousePackage } from '../packages.factory.ts';
import type { KeptScan } from './kept-scans.ts';
import { sendScan } from './send-scan.ts';

const house = '0198c0de-0000-7000-8000-00000000000a';
const shipmentQid = '0198c0de-0000-7000-8000-0000000000c1';
const notReady = 'PK-482133-1 is not ready to be sent.';
const scan = (work: KeptScan['work'], hasWaited: boolean): KeptScan => ({
  ...{ code: 'PK-482133-1', work, order: 1, key: '0198c0de-0000-7000-8000-0000000000d1', warehouseQid: house },
  ...{ scannedAt: '2026-11-24T06:00:00.000Z', hasWaited, problem: null },
  scannedBy: { qid: '0198c0de-0000-7000-8000-000000000001', name: 'Ines' },
});

function where(status: PackageDetail['status'], shipment: PackageDetail['shipment'] = null): void {
  const api = fakeApi();
  api.on(
    'GET /warehouse/packages/lookup/',
    answer(lookupAnswer, { matchedBy: 'PACKAGE_CODE', results: [makeWarehousePackage({ status })] }),
  );
  api.on('GET /warehouse/packages/{qid}/', answer(packageDetail, makePackageDetail({ status, shipment })));
  api.on('POST /warehouse/shipments/{qid}/add-packages/', refusal(409, 'shipment_package_not_ready', notReady));
}
const add = { kind: 'add', shipmentQid } as const;

it.each(['ON_HOLD', 'ARRIVED', 'IN_SHIPMENT'] as const)(
  '[WH-08] a package that is %s and was put on a pallet while there was no network is refused, and so stays listed',
  async (status) => {
    where(status, status === 'IN_SHIPMENT' ? { qid: house, number: 'WS-7' } : null);
    await expect(sendScan(scan(add, true))).rejects.toThrow(notReady);
    expect(await sendScan(scan(add, false))).toMatchObject({ kind: 'known' });
  },
);

it('[WH-08] one that is in that shipment already is no fault: its answer got lost, or it was scanned twice', async () => {
  where('IN_SHIPMENT', { qid: shipmentQid, number: 'WS-6' });
  expect(await sendScan(scan(add, true))).toMatchObject({ kind: 'known' });
});

it('[WH-08] what was received before stays received; what waits for a lead is told, though it was scanned long ago', async () => {
  where('CONFIRMED');
  expect(await sendScan(scan({ kind: 'receive' }, true))).toMatchObject({ kind: 'known' });
  where('ON_HOLD');
  await expect(sendScan(scan({ kind: 'receive' }, true))).rejects.toThrow(words.onHoldText);
});

it.each([false, true])(
  '[WH-02] of several packages none is received, though one alone is awaited (waited: %s)',
  async (hasWaited) => {
    const [here, awaited] = [
      makeWarehousePackage({ status: 'CONFIRMED' }),
      makeWarehousePackage({ status: 'ANNOUNCED' }),
    ];
    // A confirmation would fail: it is not among the answers.
    fakeApi().on(
      'GET /warehouse/packages/lookup/',
      answer(lookupAnswer, { matchedBy: 'SSCC', results: [here, awaited] }),
    );
    const sent = sendScan(scan({ kind: 'receive' }, hasWaited));
    if (hasWaited) await expect(sent).rejects.toThrow(words.severalText(2));
    else expect(await sent).toMatchObject({ kind: 'several' });
  },
);
