/**
 * One journey on a real wholesaler's history: forty sellers, each with thousands of orders and the names, prices and
 * quantities of real trade. The history is not part of the product: QUAYSIDE_DATA says where it lies.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const data = resolve(process.env.QUAYSIDE_DATA ?? '../shared/data');
const isHere = existsSync(join(data, 'orders'));
const port = Number(process.env.E2E_PORT ?? 3100) + 1;
const env = { ...process.env, DATA_DIR: '.quayside/e2e-world', PORT: String(port), LOG_LEVEL: 'warn' };
/** Forty of them share the history; the first one is as good as any. */
const owner = 'owner@wholesaler-01.example';

if (isHere) journeys();
else if (process.env.TEST_WORKER_INDEX === undefined)
  process.stdout.write('journey on the real history: not run: no data\n');

function journeys(): void {
  let server: ChildProcess | undefined;
  test.use({ baseURL: `http://localhost:${port}` });

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    rmSync(env.DATA_DIR, { recursive: true, force: true });
    const load = spawn(process.execPath, ['bench/world-load.ts', data], { env, stdio: 'ignore' });
    expect(await once(load, 'exit'), 'the history loads').toEqual([0, null]);
    server = spawn(process.execPath, ['start.mjs'], { env, stdio: 'ignore' });
    await expect
      .poll(
        () =>
          fetch(`http://localhost:${port}/api/readyz/`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
  });
  test.afterAll(async () => {
    if (!server || server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  });

  test('[RT-18] [RT-19] [ORD-01..15] a seller of real orders finds one among thousands and brings it to payment', async ({
    page,
    context,
  }) => {
    await signIn(context, owner);
    await page.goto('/orders/?status=PAST');
    await expect(rows(page)).toHaveCount(25);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages
      .getByRole('link', { name: /^Page 100$|^Last page$|^\d+$/ })
      .last()
      .click();
    await expect(page).toHaveURL(/page=\d{2,}/);
    await expect(rows(page).first()).toBeVisible();

    await page.goto('/orders/?status=CURRENT&nextAction=CONFIRM_QUANTITIES&sort=-amount');
    const order = ((await rows(page).first().textContent()) ?? '').replace('Unread', '').trim();
    const search = page.getByRole('combobox', { name: 'Search orders and offers' });
    await search.fill(order);
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible();
    await confirmShipAndPay(page);
  });
}

const rows = (page: Page) => page.getByRole('row').locator('a[href^="/orders/"]').filter({ hasText: /QS-/ });

async function confirmShipAndPay(page: Page): Promise<void> {
  const next = page.getByRole('region', { name: 'Next action' });
  const toast = (text: string) => page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });
  await next.getByRole('link', { name: 'Confirm quantities' }).click();
  await page
    .getByRole('form', { name: 'Confirm quantities' })
    .getByRole('button', { name: 'Confirm', exact: true })
    .click();
  await expect(toast('Quantities confirmed')).toBeVisible();
  await next.getByRole('link', { name: 'Add shipping details' }).click();
  await page.getByRole('radio', { name: /^Own carrier/ }).check();
  await page.getByRole('button', { name: 'Add parcels' }).click();
  const measures = { 'Weight of each (kg)': '8', 'Length (cm)': '40', 'Width (cm)': '30', 'Height (cm)': '20' };
  for (const [label, value] of Object.entries(measures)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Save shipping details' }).click();
  await expect(toast('Shipping details saved')).toBeVisible();
  await next.getByRole('link', { name: 'Trigger payment' }).click();
  const question = page.getByRole('alertdialog', { name: 'Trigger payment' });
  await expect(question).toContainText('Expected on');
  // Asked only where the destination has a VAT.
  const addVat = question.getByRole('radio', { name: /^Add VAT/ });
  if (await addVat.isVisible()) await addVat.check();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast('Payment Triggered')).toBeVisible();
}
