import type { Page } from '@playwright/test';
import { labelPicture } from '../api/src/testing/label-picture.ts';
import { expectAccessible } from './axe.ts';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { pretendCamera } from './pretend-camera.ts';
import { scan } from './scanner.ts';

/** One after the other: all of them work on the packages of one house. */
test.describe.configure({ mode: 'default' });

let lead: Session;
test.beforeEach(async ({ context }) => {
  lead = await signIn(context, people.lead);
});

interface Package {
  qid: string;
  code: string;
  trackingNumber: string;
}
/** Other journeys take the first and the last ones. */
async function expected(): Promise<Package> {
  const { results } = (await lead.call('GET', '/warehouse/packages/?status=ANNOUNCED&size=100')).body;
  const one = results[Math.floor(results.length / 3)];
  if (!one) throw new Error('packages are expected');
  return one;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Read at arm's length: no finding, nothing wider than the screen, the list not pushed out of sight. */
async function expectReadable(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels wider than the screen').toBe(0);
  const band = await page.locator('[data-band]').boundingBox();
  // Beside the menu, where that is a sidebar.
  const main = await page.getByRole('main').boundingBox();
  expect(band?.width, 'the band is as wide as the page').toBe(main?.width);
  expect(band?.height, 'height of the band').toBeLessThan(height / 2);
  // As high as its content: axe takes what the bar at the bottom covers right now for too small.
  // What the camera sees grows with the window, so that it takes some turns.
  const wholeHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let turn = 0; turn < 6 && (await wholeHeight()) > (page.viewportSize()?.height ?? 0); turn += 1)
    await page.setViewportSize({ width, height: await wholeHeight() });
  // Where it begins, so that the bar stands below what there is.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.setViewportSize({ width, height });
}

const devices = [
  { name: 'a handheld', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  { name: 'a desk', use: { viewport: { width: 1_280, height: 900 } } },
] as const;

for (const { name, use } of devices)
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('[WH-02] [WH-08] the band is read in each of its colours', async ({ page }) => {
      const one = await expected();
      await open(page, '/warehouse/incoming/');
      await expectReadable(page);
      await scan(page, one.code);
      await expect(page.locator('[data-band=ok]')).toContainText(one.code);
      await expectReadable(page);
      await scan(page, one.trackingNumber, 'Already here');
      // The way to the package stands below the words on a handheld, not beside them.
      await expect(page.getByRole('link', { name: `Open package ${one.code}` })).toBeVisible();
      await expectReadable(page);
      await scan(page, 'NO-SUCH-PACKAGE');
      await expect(page.locator('[data-band=stop]')).toContainText('Unknown');
      await expectReadable(page);
    });

    test('[WH-02] [WH-08] the camera, and why there is none', async ({ page }) => {
      await pretendCamera(page, [await labelPicture({ bcid: 'qrcode', text: 'NO-SUCH-PACKAGE-EITHER' })]);
      await open(page, '/warehouse/incoming/');
      await page.getByRole('button', { name: 'Camera', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('The camera is blocked.');
      await expectReadable(page);
      await page.getByRole('button', { name: 'Close camera' }).click();
      await page.getByRole('button', { name: 'Camera', exact: true }).click();
      await expect(page.locator('[data-camera=reading]')).toBeVisible();
      await expect(page.locator('[data-band=stop]')).toContainText('Unknown');
      await expectReadable(page);
    });

    test('[WH-06] the driver’s signature, empty and signed', async ({ page }) => {
      const { qid: packageQid, code } = await expected();
      await lead.call('POST', `/warehouse/packages/${packageQid}/confirm/`, {});
      const { qid } = (await lead.call('POST', '/warehouse/shipments/', { packageQids: [packageQid] })).body;
      await lead.call('POST', `/warehouse/shipments/${qid}/ready/`, { carrier: 'own_truck', weightKg: 5 });
      await open(page, `/warehouse/shipments/${qid}/`);
      await scan(page, code);
      await expect(page.locator('[data-band=ok]')).toContainText('1 of 1 scanned out');
      const pad = page.getByRole('img', { name: 'Driver’s signature' });
      await expectReadable(page);
      await pad.scrollIntoViewIfNeeded();
      const { x = 0, y = 0 } = (await pad.boundingBox()) ?? {};
      await page.mouse.move(x + 40, y + 60);
      await page.mouse.down();
      await page.mouse.move(x + 160, y + 30, { steps: 4 });
      await page.mouse.up();
      await expect(page.getByRole('button', { name: 'Sign again' })).toBeVisible();
      await expectReadable(page);
    });

    test('[WH-01] [WH-03] [WH-06] figures as charts and as tables, and the packages behind one', async ({ page }) => {
      await open(page, '/warehouse/figures/');
      await expect(page.locator('svg[aria-hidden=true] rect').first()).toBeAttached();
      await expectReadable(page);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as CSV' }).click();
      expect((await saved).suggestedFilename()).toMatch(/^figures-\d{4}-\d\d-\d\d\.csv$/);
      await page.getByRole('button', { name: 'Show as tables' }).click();
      await expect(page.getByRole('columnheader', { name: 'Usually received' })).toBeVisible();
      await expectReadable(page);
      const { throughput } = (await lead.call('GET', '/warehouse/figures/')).body;
      await page.getByRole('link', { name: /^Open th.*: Throughput$/ }).click();
      await expect(page.getByRole('heading', { name: 'Packages received today' })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(throughput.received).toBeGreaterThan(0);
      await expectReadable(page);
    });
  });
