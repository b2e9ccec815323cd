import type { Page } from '@playwright/test';
import { pngBytes } from '../api/src/platform/files/files.factory.ts';
import { expect, listening, people, type Session, signIn, test } from './fixtures.ts';
import { smallTargets } from './small-targets.ts';

/** One after the other: all of them work on the packages of one house. */
test.describe.configure({ mode: 'default' });

let worker: Session;
test.beforeEach(async ({ context }) => {
  worker = await signIn(context, people.warehouse);
});

interface Package {
  qid: string;
  code: string;
  buyerName: string;
  destinationCountry: string;
  trackingNumber: string;
}
const packagesIn = async (status: string): Promise<Package[]> =>
  (await worker.call('GET', `/warehouse/packages/?status=${status}&size=100`)).body.results;
const first = async (status: string): Promise<Package> => {
  const [one] = await packagesIn(status);
  if (!one) throw new Error(`no package is ${status}`);
  return one;
};
const stateOf = async ({ qid }: Package) => (await worker.call('GET', `/warehouse/packages/${qid}/`)).body;

/** Seconds between two keys of a scanner. */
const keyGap = 0.004;

/**
 * A scanner that types like a keyboard, Enter at the end unless told otherwise. Each key says when it was pressed, however
 * busy this machine is, and none waits for the one before.
 */
async function scan(page: Page, code: string, { isSilent = false } = {}): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const began = Date.now() / 1_000;
  const keys = [...code].map((text) => ({ key: text, text })).concat(isSilent ? [] : { key: 'Enter', text: '\r' });
  await Promise.all(
    keys.flatMap((key, index) => {
      const timestamp = began + index * keyGap;
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key: key.key, timestamp }),
      ];
    }),
  );
  await keyboard.detach();
}
const band = (page: Page, kind: string) => page.locator(`[data-band=${kind}]`);

async function openIncoming(page: Page): Promise<void> {
  await page.goto('/warehouse/incoming/');
  await expect(page.getByRole('heading', { level: 1, name: 'Incoming packages' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test('[RT-31] [WH-01] [WH-02] one scan receives a package wherever the focus is; one press takes it back', async ({
  page,
}) => {
  const one = await first('ANNOUNCED');
  await openIncoming(page);
  await scan(page, one.code);
  await expect(band(page, 'ok')).toContainText('Received');
  await expect(band(page, 'ok')).toContainText(one.code);
  await expect(band(page, 'ok')).toContainText(/[A-F]-\d\d/);
  expect((await stateOf(one)).status).toBe('CONFIRMED');
  await scan(page, one.trackingNumber);
  await expect(band(page, 'check')).toContainText('Already here');
  await expect(page.getByRole('link', { name: `Open package ${one.code}` })).toBeVisible();
  await page.reload();
  await page.getByLabel('Code', { exact: true }).fill(one.code);
  await page.getByRole('button', { name: 'Find code' }).click();
  await expect(band(page, 'check')).toContainText('Already here');
  const next = await first('ANNOUNCED');
  // Into a field that has the focus: nothing is left behind in it.
  await page.getByLabel('Code', { exact: true }).focus();
  await scan(page, next.code);
  await expect(band(page, 'ok')).toContainText(next.code);
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: `Undo ${next.code.slice(-4)}` }).click();
  await expect(band(page, 'check')).toContainText('Taken back');
  expect((await stateOf(next)).status).toBe('ANNOUNCED');
});

test('[WH-08] a scanner that ends a code with silence is heard as well; somebody who types is not', async ({
  page,
}) => {
  const one = await first('ANNOUNCED');
  await openIncoming(page);
  const field = page.getByLabel('Code', { exact: true });
  await field.pressSequentially(one.code, { delay: 60 });
  await expect(field).toHaveValue(one.code);
  await expect(band(page, 'ready')).toBeVisible();
  await field.fill('');
  // Into a field that has the focus: nothing is left behind in it, and nobody presses Enter.
  await scan(page, one.code, { isSilent: true });
  await expect(band(page, 'ok')).toContainText(one.code);
  await expect(field).toHaveValue('');
  expect((await stateOf(one)).status).toBe('CONFIRMED');
});

test('[WH-04] [WH-08] a package is put into another bay by scanning it and the bay, also without a network', async ({
  page,
  context,
}) => {
  const [one, other] = await packagesIn('ANNOUNCED');
  if (!one || !other) throw new Error('two packages are expected');
  await openIncoming(page);
  await scan(page, 'BAY-C-07');
  await expect(band(page, 'check')).toContainText('Scan the package first');
  await scan(page, one.code);
  await expect(band(page, 'ok')).toContainText('Received');
  const { location } = await stateOf(one);
  await scan(page, 'BAY-A-12');
  await expect(band(page, 'ok')).toContainText('Put away');
  await expect(band(page, 'ok')).toContainText('A-12');
  expect((await stateOf(one)).location).toBe('A-12');
  await page.getByRole('button', { name: `Undo ${one.code.slice(-4)}` }).click();
  await expect(band(page, 'check')).toContainText('Taken back');
  expect((await stateOf(one)).location).toBe(location);
  await context.setOffline(true);
  await scan(page, other.code);
  await expect(band(page, 'check')).toContainText('1 scan waiting to send.');
  await scan(page, 'BAY-E-03');
  await expect(band(page, 'check')).toContainText('2 scans waiting to send.');
  await context.setOffline(false);
  await expect(page.locator('[data-kept-scans]')).toHaveCount(0);
  expect(await stateOf(other)).toMatchObject({ status: 'CONFIRMED', location: 'E-03' });
});

test('[WH-02] [WH-08] a code nobody knows stops nothing; scans are handled in their order', async ({ page }) => {
  const [one, other] = await packagesIn('ANNOUNCED');
  if (!one || !other) throw new Error('two packages are expected');
  await openIncoming(page);
  await scan(page, 'NO-SUCH-PACKAGE');
  await expect(band(page, 'stop')).toContainText('Unknown');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const code of [one.code, other.code]) await scan(page, code);
  await expect(band(page, 'ok')).toContainText(other.code);
  for (const sent of [one, other]) await expect.poll(async () => (await stateOf(sent)).status).toBe('CONFIRMED');
});

test('[WH-03] a package is counted by scan, a difference is reported with a photo, a lead resolves it', async ({
  page,
  context,
  visitor,
}) => {
  const one = await first('ANNOUNCED');
  await page.goto(`/warehouse/packages/${one.qid}/`);
  await expect(page.getByRole('heading', { level: 1, name: one.code })).toBeVisible();
  const [line] = (await stateOf(one)).lines;
  await scan(page, line.gtin);
  await expect(page.getByLabel('Counted', { exact: true }).first()).toHaveValue(String(line.unitSize));
  // A reload in the middle of a count loses nothing.
  await page.reload();
  await expect(page.getByLabel('Counted', { exact: true }).first()).toHaveValue(String(line.unitSize));
  await page.getByLabel('What is wrong').selectOption({ label: 'Damaged' });
  await page.getByLabel('Product', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('How many pieces').fill('1');
  await page.getByRole('button', { name: 'Report the difference' }).click();
  await expect(page.getByText('Take a photo of it.').first()).toBeVisible();
  const photo = { name: 'corner.png', mimeType: 'image/png', buffer: pngBytes({ width: 60, height: 60 }) };
  await page.getByLabel('Add photos').setInputFiles([photo]);
  await page.getByRole('button', { name: 'Report the difference' }).click();
  await expect(band(page, 'check')).toContainText('On hold');
  await expect(band(page, 'check')).toContainText('H-01');
  await expect(page.getByRole('button', { name: 'Save the decision' })).toHaveCount(0);
  expect((await stateOf(one)).status).toBe('ON_HOLD');
  const desk = await visitor();
  await signIn(desk, people.lead);
  const leads = await desk.newPage();
  await leads.goto(`/warehouse/packages/${one.qid}/`);
  const saved = leads.waitForEvent('download');
  await leads.getByRole('button', { name: 'Save photo corner.png' }).click();
  expect((await saved).suggestedFilename()).toBe('corner.png');
  await leads.getByLabel('What happens to it?').selectOption({ label: 'Accept what was counted' });
  await leads.getByRole('button', { name: 'Save the decision' }).click();
  await expect(leads.getByText('Decision saved').first()).toBeVisible();
  expect((await stateOf(one)).status).toBe('CONFIRMED');
  await context.pages()[0]?.reload();
  await expect(page.getByText(/Accept what was counted, by/)).toBeVisible();
});

test('[WH-01] a package nobody announced is set aside with a photo, under its order', async ({ page }) => {
  const { order } = await stateOf(await first('CONFIRMED'));
  await openIncoming(page);
  await scan(page, 'torn-label-7');
  await expect(band(page, 'stop')).toContainText('Unknown');
  await page.getByRole('button', { name: 'Set it aside' }).click();
  await expect(page.getByLabel('What the label says')).toHaveValue('torn-label-7');
  await page.getByLabel('Order number on the papers').fill(order);
  const photo = { name: 'label.png', mimeType: 'image/png', buffer: pngBytes({ width: 60, height: 60 }) };
  await page.getByLabel('Add photos').setInputFiles([photo]);
  await page.getByRole('button', { name: 'Set the package aside' }).click();
  await expect(page.getByText('Set aside. Take it to H-01.').first()).toBeVisible();
  expect((await packagesIn('ON_HOLD')).map(({ code }) => code)).toContain('TORN-LABEL-7');
});

test('[RT-32] [RT-33] [RT-34] [RT-35] [WH-04] [WH-05] [WH-06] packages of one buyer are sent: chosen by scan, closed, printed, handed over', async ({
  page,
}) => {
  const confirmed = await packagesIn('CONFIRMED');
  const [one] = confirmed;
  if (!one) throw new Error('a package stands in the warehouse');
  await page.goto('/warehouse/confirmed-packages/');
  await expect(page.getByRole('heading', { level: 1, name: 'In the warehouse' })).toBeVisible();
  await scan(page, one.code);
  await expect(band(page, 'ok')).toContainText('Chosen');
  const stranger = confirmed.find(({ buyerName }) => buyerName !== one.buyerName);
  if (stranger) {
    await scan(page, stranger.code);
    await expect(band(page, 'stop')).toContainText('Other buyer');
  }
  await page.getByRole('button', { name: 'Start shipment with 1 package' }).click();
  await expect(page).toHaveURL(/\/warehouse\/shipments\/[\da-f-]{36}\/$/);
  await expect(page.getByRole('heading', { level: 1, name: one.buyerName })).toBeVisible();
  await scan(page, one.code);
  await expect(band(page, 'check')).toContainText('In it already');
  await page.getByRole('button', { name: 'Close the shipment' }).click();
  await expect(page.getByText('Choose a carrier').first()).toBeVisible();
  await scan(page, '1Z5R89390357567127');
  await expect(band(page, 'ok')).toContainText('Of UPS.');
  await expect(page.getByLabel('Tracking number')).toHaveValue('1Z5R89390357567127');
  await expect(page.getByLabel('Carrier', { exact: true })).toHaveValue('ups');
  await page.getByLabel('Tracking number').fill('');
  await page.getByLabel('Carrier', { exact: true }).selectOption('own_truck');
  await page.getByLabel('Weight in kg').fill('12,5');
  await page.getByRole('button', { name: 'Close the shipment' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Hand over' })).toBeVisible();
  const labels = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the labels' }).click();
  expect((await labels).suggestedFilename()).toMatch(/^labels-WS-\d+\.pdf$/);
  const forPrinter = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Labels for the label printer (ZPL)' }).click();
  expect((await forPrinter).suggestedFilename()).toMatch(/^labels-WS-\d+\.zpl$/);
  await page.getByRole('button', { name: 'Reprint labels by scan' }).click();
  await expect(page.getByRole('button', { name: 'Stop reprinting' })).toBeVisible();
  const again = page.waitForEvent('download');
  await scan(page, one.code);
  expect((await again).suggestedFilename()).toBe(`label-${one.code}.pdf`);
  await page.getByRole('button', { name: 'Stop reprinting' }).click();
  const list = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the packing list' }).click();
  expect((await list).suggestedFilename()).toMatch(/^packing-list-WS-\d+\.pdf$/);
  await page.getByRole('button', { name: 'Hand over to the carrier' }).click();
  await expect(page.getByText('Scan 1 more package first.')).toBeVisible();
  const { sscc } = await stateOf(one);
  await scan(page, `]C100${sscc}`);
  await expect(band(page, 'ok')).toContainText('1 of 1 scanned out');
  await page.getByLabel('Driver’s name').fill('Piet Jansen');
  await page.getByRole('button', { name: 'Hand over to the carrier' }).click();
  await expect(page.getByText('Handed over').first()).toBeVisible();
  expect((await stateOf(one)).status).toBe('SHIPPED');
  const manifest = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the manifest' }).click();
  expect((await manifest).suggestedFilename()).toMatch(/^manifest-WS-\d+\.pdf$/);
  await page.getByRole('button', { name: 'Undo the last step' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Hand over' })).toBeVisible();
  await page.goto('/warehouse/ready-to-ship/');
  await expect(page.getByRole('table').getByText(one.buyerName).first()).toBeVisible();
  await scan(page, one.code);
  await expect(page).toHaveURL(/\/warehouse\/shipments\/[\da-f-]{36}\/$/);
  // Our own truck has no scans: who sends notes that it is delivered.
  const { shipment } = await stateOf(one);
  await worker.call('POST', `/warehouse/shipments/${shipment.qid}/dispatch/`, {
    ...{ driverName: 'Piet Jansen', scannedPackageQids: [one.qid] },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Note as delivered' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Note as delivered' }).click();
  await expect(page.getByText('Noted as delivered').first()).toBeVisible();
  expect((await stateOf(one)).status).toBe('DELIVERED');
});

test('[WH-07] another worker takes a shipment over, and the page of the one who packed it follows by itself', async ({
  page,
  context,
  visitor,
}) => {
  const one = await first('CONFIRMED');
  const { qid } = (await worker.call('POST', '/warehouse/shipments/', { packageQids: [one.qid] })).body;
  const hears = listening(context);
  await page.goto(`/warehouse/shipments/${qid}/`);
  await expect(page.getByRole('heading', { level: 1, name: one.buyerName })).toBeVisible();
  await hears;
  await expect(page.getByRole('button', { name: 'Take over' })).toHaveCount(0);
  const desk = await visitor();
  await signIn(desk, people.lead);
  const leads = await desk.newPage();
  await leads.goto(`/warehouse/shipments/${qid}/`);
  await leads.getByRole('button', { name: 'Take over' }).click();
  await expect(leads.getByText('You pack this shipment now').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible();
});

test.describe('at 360 px, in a glove', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[LAY-02] [WH-08] what a thumb presses is 64 px high on the pages of the warehouse', async ({ page }) => {
    const one = await first('ANNOUNCED');
    const { results } = (await worker.call('GET', '/warehouse/shipments/')).body;
    const [open] = results.filter(({ status }: { status: string }) => status === 'OPEN');
    const ofOne = [`packages/${one.qid}/`, `shipments/${open.qid}/`];
    for (const path of ['incoming/', 'confirmed-packages/', 'shipments/', 'ready-to-ship/', ...ofOne]) {
      await page.goto(`/warehouse/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect.soft(await page.evaluate(smallTargets, { least: 64, within: 'main' }), path).toEqual([]);
    }
  });
});

test('[WH-08] scans made without a network are kept, listed and sent later, each once and in their order', async ({
  page,
  context,
}) => {
  const [one, other] = await packagesIn('ANNOUNCED');
  if (!one || !other) throw new Error('two packages are expected');
  await openIncoming(page);
  await context.setOffline(true);
  await scan(page, one.code);
  await expect(band(page, 'check')).toContainText('Kept');
  await scan(page, 'NO-SUCH-PACKAGE');
  await scan(page, other.code);
  await expect(band(page, 'check')).toContainText('3 scans waiting to send.');
  const kept = page.locator('[data-kept-scans]');
  await kept.getByText('3 scans waiting to send.').click();
  await expect(kept.getByRole('listitem')).toHaveText(
    [one.code, 'NO-SUCH-PACKAGE', other.code].map((code) => new RegExp(code)),
  );
  expect((await stateOf(one)).status).toBe('ANNOUNCED');
  await context.setOffline(false);
  await expect(kept).toContainText('1 scan needs you.');
  await expect(kept).toContainText('This code belongs to no package we expect.');
  for (const sent of [one, other]) await expect.poll(async () => (await stateOf(sent)).status).toBe('CONFIRMED');
  // What needs a person outlives the page.
  await page.reload();
  await kept.getByText('1 scan needs you.').click();
  await kept.getByRole('button', { name: 'Done, forget NO-SUCH-PACKAGE' }).click();
  await expect(kept).toHaveCount(0);
  const { events } = await stateOf(one);
  expect(events.filter(({ action }: { action: string }) => action === 'confirm')).toHaveLength(1);
});

test('[WH-08] a shift change loses no scan: the next session of the house sends it, under the name of who scanned', async ({
  page,
  context,
}) => {
  const one = await first('ANNOUNCED');
  await openIncoming(page);
  // The server is out of reach; the browser believes to be online.
  await page.route('**/api/warehouse/**', (route) => route.abort());
  await scan(page, one.code);
  await expect(band(page, 'check')).toContainText('Kept');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.close();
  worker = await signIn(context, people.lead);
  const next = await context.newPage();
  await next.goto('/warehouse/incoming/');
  await expect.poll(async () => (await stateOf(one)).status).toBe('CONFIRMED');
  const [confirmed] = (await stateOf(one)).events;
  expect(confirmed.scannedByName).not.toBe(null);
  expect(confirmed.scannedByName).not.toBe(confirmed.actorName);
});
