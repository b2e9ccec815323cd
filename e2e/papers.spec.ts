import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readPdf, scannedCodes } from '../api/src/testing/pdf-reader.ts';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { newOrder, type Order, ship, version } from './orders.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Shipping papers' });
const rowOf = (page: Page, name: string) => card(page).getByRole('row').filter({ hasText: name });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text);

async function open(page: Page, { qid, order }: Order): Promise<void> {
  await page.goto(`/orders/${qid}/?tab=papers`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible();
  await expect(rowOf(page, 'Packing list')).toBeVisible();
}

async function pressed(page: Page, button: string): Promise<{ file: Buffer; name: string }> {
  const coming = page.waitForEvent('download');
  await card(page).getByRole('button', { name: button, exact: true }).click();
  return saved(await coming);
}
const saved = async (download: Download) => ({
  file: await readFile(await download.path()),
  name: download.suggestedFilename(),
});

async function pay(seller: Session, { qid }: Order): Promise<void> {
  const { status } = await seller.call('POST', `/sales/${qid}/paycomplete/`, { version: await version(seller, qid) });
  expect(status, 'payment').toBe(200);
}

test('[ORD-13] [ORD-19] papers wait for what they tell of, and are made when they are asked for', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const order = await newOrder(staff, seller, { destinationCountry: 'DE' });
  await open(page, order);
  await expect(rowOf(page, 'Packing list')).toContainText('Once quantities are confirmed');
  await expect(card(page).getByRole('button')).toHaveCount(0);

  await ship(seller, order);
  const kinds = [
    ['Commercial invoice', 'commercial-invoice'],
    ['Packing list', 'packing-list'],
    ['Delivery note', 'delivery-note'],
    ['CMR consignment note', 'cmr'],
  ] as const;
  for (const [name, file] of kinds) {
    await test.step(name, async () => {
      const paper = await pressed(page, `Download ${name} as PDF`);
      expect(paper.name).toBe(`${file}-${order.order}.pdf`);
      const { text, isTagged } = await readPdf(paper.file);
      expect(text).toContain(order.order);
      expect(isTagged).toBe(true);
      await expect(toast(page, new RegExp(`^${paper.name} downloaded, \\d+ kB$`))).toBeVisible();
    });
  }
});

test('[ORD-19] labels: a scanner reads the code, and the batch that was typed', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const order = await newOrder(staff, seller, { lines: 1 });
  await ship(seller, order);
  await open(page, order);

  const parcels = await pressed(page, 'Download Parcel and pallet labels as PDF');
  const [code] = await scannedCodes(parcels.file, 1);
  expect(code).toMatch(/^\(00\)\d{18}$/);

  await test.step('as ZPL the same parcel has the same code', async () => {
    const zpl = await pressed(page, 'Download Parcel and pallet labels as ZPL');
    expect(zpl.name).toBe(`pallet-labels-${order.order}.zpl`);
    expect(zpl.file.toString()).toContain(code?.replace('(00)', '00'));
  });

  await test.step('of cartons, with a batch', async () => {
    await card(page).getByRole('button', { name: 'Choose line, batch or part' }).click();
    const dialog = page.getByRole('dialog', { name: 'Carton labels' });
    await dialog.getByLabel('Batch or lot number').fill('two words');
    await dialog.getByRole('button', { name: 'Download labels' }).click();
    await expect(dialog.getByText('Use at most 20 letters, digits and plain signs, without blanks.')).toBeVisible();
    await expect(dialog.getByLabel('Batch or lot number')).toHaveValue('two words');
    await dialog.getByLabel('Batch or lot number').fill('L2611A');
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download labels' }).click();
    const cartons = await saved(await coming);
    expect((await scannedCodes(cartons.file, 1))[0]).toMatch(/^\(02\)\d{14}\(37\)\d+\(10\)L2611A$/);
    await expect(dialog).toBeHidden();
  });
});

test('[ORD-19] the invoice is there as soon as it is issued: PDF with the e-invoice in it', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const order = await newOrder(staff, seller);
  await ship(seller, order);
  await open(page, order);
  await expect(rowOf(page, 'Self-billed invoice')).toContainText('Once payment is triggered');
  await pay(seller, order);
  // The page hears of it: nobody loads it anew.
  await expect(rowOf(page, 'Self-billed invoice')).toContainText(/SB-\d{4}-\d{6}/);
  const number = /SB-\d{4}-\d{6}/.exec((await rowOf(page, 'Self-billed invoice').textContent()) ?? '')?.[0] ?? '';
  const invoice = await pressed(page, `Download Self-billed invoice ${number} as PDF`);
  const { attachments, text } = await readPdf(invoice.file);
  expect(text).toContain(number);
  const xml = await pressed(page, `Download Self-billed invoice ${number} as XML`);
  expect(xml.name).toBe(`${number}.xml`);
  expect(attachments.get(xml.name)?.equals(xml.file)).toBe(true);
});

test('[ORD-19] a paper that cannot be made is told and can be asked for again', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const order = await newOrder(staff, seller);
  await ship(seller, order);
  await open(page, order);
  const calls = `**/api/sales/${order.qid}/packing-list/`;
  await page.route(calls, (route) => route.abort());
  await card(page).getByRole('button', { name: 'Download Packing list as PDF' }).click();
  await expect(toast(page, 'The paper couldn’t be created. Please try again.')).toBeVisible();
  await page.unroute(calls);
  const { file } = await pressed(page, 'Download Packing list as PDF');
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});
