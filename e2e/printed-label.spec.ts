import { readFile } from 'node:fs/promises';
import { scannedCodes } from '../api/src/testing/pdf-reader.ts';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { scan } from './scanner.ts';

/** Of this journey alone: an order to the warehouse whose number is still to be entered. */
const sender = 'owner@obriain.example';
interface Sale {
  qid: string;
  order: string;
  destination: { kind: string; city: string };
  loads: readonly unknown[];
  shippingMethod: string | null;
}

async function orderToWarehouse(seller: Session): Promise<Sale> {
  const { results } = (await seller.call('GET', '/sales/?status=CONFIRMED&size=100')).body;
  for (const { qid } of results) {
    const sale: Sale = (await seller.call('GET', `/sales/${qid}/`)).body;
    const isToRotterdam = sale.destination.kind === 'WAREHOUSE' && sale.destination.city === 'Rotterdam';
    if (isToRotterdam && sale.shippingMethod === 'SELLER' && sale.loads.length > 0) return sale;
  }
  throw new Error('an order to the warehouse has parcels and no number yet');
}

test('[WH-02] [WH-03] [ORD-19] the label that a seller prints is what the warehouse scans: its package is received', async ({
  page,
  context,
  visitor,
}) => {
  const seller = await signIn(context, sender);
  const { qid, order } = await orderToWarehouse(seller);
  await page.goto(`/orders/${qid}/?tab=papers`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Parcel and pallet labels as PDF', exact: true }).click();
  const [printed = ''] = await scannedCodes(await readFile(await (await coming).path()), 1);
  expect(printed).toMatch(/^\(00\)\d{18}$/);
  const number = `TRUCK-${printed.slice(-6)}`;
  const numbers = { saleQid: qid, carrier: 'own_truck', trackAndTraceNumbers: [number] };
  expect((await seller.call('POST', '/shipments/', numbers)).status).toBe(200);

  const floor = await visitor();
  const worker = await signIn(floor, people.warehouse);
  const [announced] = (await worker.call('GET', `/warehouse/packages/lookup/?code=${number}`)).body.results;
  expect([announced.order, announced.status]).toEqual([order, 'ANNOUNCED']);
  const incoming = await floor.newPage();
  await incoming.goto('/warehouse/incoming/');
  await expect(incoming.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(incoming.locator('[aria-busy=true]')).toHaveCount(0);
  await scan(incoming, printed.replace('(00)', ']C100'), announced.code);
  await expect(incoming.locator('[data-band=ok]')).toContainText(announced.code);
  const { status } = (await worker.call('GET', `/warehouse/packages/${announced.qid}/`)).body;
  expect(status).toBe('CONFIRMED');
});
