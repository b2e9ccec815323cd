/**
 * Work on a slow line (1.5 seconds there and back, 50 kB per second): a press says at once that it was heard, pressing
 * again does nothing twice, and nothing that was typed is lost.
 */
import type { Page } from '@playwright/test';
import { pdfBytes } from '../api/src/platform/files/files.factory.ts';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { confirm, newOrder, type Order, ship, statusOf } from './orders.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });

/** From now on everything this page sends takes its time. Gives the paths of what it wrote, with their method. */
async function slowDown(page: Page): Promise<string[]> {
  const written: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') written.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}/g, ':qid')}`);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_500,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  return written;
}

const happened = async (seller: Session, { qid }: Order, action: string): Promise<number> => {
  const { body } = await seller.call('GET', `/sales/${qid}/events/`);
  return body.results.filter((event: { action: string }) => event.action === action).length;
};

/** What is written waits on its way until the returned function is called, however long a journey looks at the page. */
async function holdWrites(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.fallback();
  });
  return release;
}

/** As people press when nothing seems to happen; `meanwhile` looks at the page before the answer comes. */
async function pressImpatiently(page: Page, name: string, meanwhile = async () => {}): Promise<void> {
  const release = await holdWrites(page);
  const button = page.getByRole('button', { name, exact: true });
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await page.keyboard.press('Enter');
  await meanwhile();
  release();
}

test('[ORD-05] [ORD-16] quantities are confirmed once, however often the button is pressed', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await page.goto(`/orders/${sale.qid}/?task=quantities`);
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  const written = await slowDown(page);
  await pressImpatiently(page, 'Confirm');
  await expect(toast(page, 'Quantities confirmed')).toHaveCount(1, { timeout: 30_000 });
  expect(written.filter((one) => one.includes('confirm_saleline_quantities'))).toHaveLength(1);
  expect(await happened(seller, sale, 'confirm')).toBe(1);
});

test('[ORD-09] [ORD-16] shipping details are saved once, and stay as typed until they are', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  await page.goto(`/orders/${sale.qid}/?task=shipping`);
  await page.getByRole('radio', { name: /^Own carrier/ }).check();
  await page.getByRole('button', { name: 'Add parcels' }).click();
  const measures = { 'Weight of each (kg)': '8', 'Length (cm)': '40', 'Width (cm)': '30', 'Height (cm)': '20' };
  for (const [label, value] of Object.entries(measures)) await page.getByLabel(label).fill(value);
  const written = await slowDown(page);
  await pressImpatiently(page, 'Save shipping details', async () => {
    await expect(page.getByRole('radio', { name: /^Own carrier/ })).toBeChecked();
    for (const [label, value] of Object.entries(measures)) await expect(page.getByLabel(label)).toHaveValue(value);
  });
  await expect(toast(page, 'Shipping details saved')).toHaveCount(1, { timeout: 30_000 });
  expect(written).toEqual(['PATCH /api/sales/:qid/']);
  const { body } = await seller.call('GET', `/sales/${sale.qid}/`);
  expect(body.shippingMethod).toBe('SELLER');
  expect(body.loads).toMatchObject([{ count: 1, weightKg: 8, lengthCm: 40, widthCm: 30, heightCm: 20 }]);
});

test('[ORD-05] while a form is on its way nothing can be typed that would be lost', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  await page.goto(`/orders/${sale.qid}/?task=fees`);
  const fee = page.getByLabel('Your shipping fee');
  await fee.fill('7.00');
  const written = await slowDown(page);
  const release = await holdWrites(page);
  await fee.press('Enter');
  await expect(fee).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save fees and VAT' })).toBeFocused();
  await expect(fee).toHaveValue(/^7[.,]00$/);
  release();
  await expect(toast(page, 'Fees and VAT saved')).toHaveCount(1, { timeout: 30_000 });
  expect(written).toEqual(['PATCH /api/sales/:qid/']);
});

test('[ORD-15] [ORD-16] a payment is triggered once, however often it is pressed', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  await page.goto(`/orders/${sale.qid}/?task=payment`);
  await expect(page.getByRole('alertdialog', { name: 'Trigger payment' })).toContainText('You get');
  const written = await slowDown(page);
  await pressImpatiently(page, 'Confirm');
  await expect(toast(page, 'Payment Triggered')).toHaveCount(1, { timeout: 30_000 });
  expect(written).toEqual(['POST /api/sales/:qid/paycomplete/']);
  expect(await statusOf(seller, sale)).toBe('PAID');
  expect(await happened(seller, sale, 'pay')).toBe(1);
});

test('[ORD-13] a document is sent once, and the order can be worked on meanwhile', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  await page.goto(`/orders/${sale.qid}/?task=documents`);
  const field = page.getByLabel('Add documents');
  await expect(field).toBeAttached();
  const written = await slowDown(page);
  const release = await holdWrites(page);
  const buffer = pdfBytes({ size: 150_000 });
  await field.setInputFiles({ name: 'Invoice.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('progressbar', { name: 'Sending Invoice.pdf' })).toBeVisible();
  release();
  await expect(toast(page, 'File updated')).toHaveCount(1, { timeout: 40_000 });
  expect(written).toEqual(['POST /api/sales/:qid/document/']);
  const { body } = await seller.call('GET', `/sales/${sale.qid}/documents/`);
  expect(body.count).toBe(1);
});
