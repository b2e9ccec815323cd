import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { smallTargets } from './small-targets.ts';

let worker: Session;
test.beforeEach(async ({ context }) => {
  worker = await signIn(context, people.warehouse);
});

async function openedShipment(): Promise<string> {
  const { results } = (await worker.call('GET', '/warehouse/packages/?status=CONFIRMED&size=100')).body;
  for (const { qid, destinationCountry } of results) {
    // Without customs on its way.
    if (!['DE', 'NL', 'FR', 'BE'].includes(destinationCountry)) continue;
    const opened = await worker.call('POST', '/warehouse/shipments/', { packageQids: [qid] });
    if (opened.status === 200) return opened.body.qid;
  }
  throw new Error('no package can be sent');
}

test('[WH-05] a carrier is booked on the page of a shipment, with sizes, price and day; closing asks for the weight alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const qid = await openedShipment();
  await page.goto(`/warehouse/shipments/${qid}/`);
  await page.getByText('Book a carrier', { exact: true }).click();
  const sizes = [
    ['Length (cm)', '60'],
    ['Width (cm)', '40'],
    ['Height (cm)', '40'],
  ] as const;
  for (const [name, size] of sizes) await page.getByRole('textbox', { name }).fill(size);
  // It outlasts a reload in the middle.
  await page.reload();
  await page.getByText('Book a carrier', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Height (cm)' })).toHaveValue('40');
  await page.getByRole('button', { name: 'Show carriers' }).click();
  const dhl = page.getByRole('radio', { name: /DHL Express/ });
  await dhl.check();
  await expect(page.getByRole('combobox', { name: 'Pickup day' })).not.toHaveValue('');
  expect.soft(await page.evaluate(smallTargets, { least: 64, within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Book this carrier' }).click();
  await expect(page.getByText('Booked carrier', { exact: true })).toBeVisible();
  const label = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the carrier’s label' }).click();
  expect((await label).suggestedFilename()).toMatch(/^carrier-label-WS-\d+\.pdf$/);
  await expect(page.getByLabel('Tracking number')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close the shipment' }).click();
  await expect(page.getByText('Ready to ship', { exact: true }).first()).toBeVisible();
  const { body: closed } = await worker.call('GET', `/warehouse/shipments/${qid}/`);
  expect(closed).toMatchObject({ status: 'READY_TO_SHIP', carrier: 'dhl_express' });
  expect(closed.trackingNumber).toMatch(/^\d{10}$/);
});
