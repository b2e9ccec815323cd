import type { Page } from '@playwright/test';
import { expect, keyboard, people, pressCounter, type Session, signIn, test } from './fixtures.ts';
import { newOrder, ship } from './orders.ts';

const bar = (page: Page) => page.getByRole('combobox', { name: 'Search orders and offers' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const heading = (page: Page, order: string) => page.getByRole('heading', { level: 1, name: `Order ${order}` });

async function openHome(page: Page): Promise<void> {
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { level: 1, name: /^hello, / })).toBeVisible();
}

/** GTIN and brand of the order's first line. */
async function firstLine(seller: Session, qid: string): Promise<{ gtin: string; brandName: string }> {
  const { body } = await seller.call('GET', `/sales/${qid}/`);
  return body.lines[0];
}

test('[RT-37] an order is found by its number with one key, the typing and Enter', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await openHome(page);
  const { press, check } = pressCounter(2);
  await press(page.keyboard.press('/'));
  await expect(bar(page)).toBeFocused();
  await page.keyboard.type(sale.order.toLowerCase());
  await press(page.keyboard.press('Enter'));
  await expect(heading(page, sale.order)).toBeVisible();
  check();
  await expect(bar(page)).toHaveValue('');
});

test('[RT-37] a scan opens the order: a burst of keys that ends in Enter, before anything could be loaded', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  const number = `QUAY-${Date.now()}`;
  const body = { saleQid: sale.qid, carrier: 'own_truck', trackAndTraceNumbers: [number] };
  expect((await seller.call('POST', '/shipments/', body)).status).toBe(200);
  await openHome(page);
  await bar(page).focus();
  await page.keyboard.type(`${number}\n`, { delay: 5 });
  await expect(heading(page, sale.order)).toBeVisible();
});

test('[RT-37] Enter opens what the beginning of a very long text names', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await openHome(page);
  await bar(page).fill(`${sale.order}${' '.repeat(80)}as agreed by telephone`);
  await bar(page).press('Enter');
  await expect(heading(page, sale.order)).toBeVisible();
});

test('[RT-37] by GTIN, brand and buyer’s reference; the keyboard alone chooses', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller, { lines: 1 });
  const { gtin, brandName } = await firstLine(seller, sale.qid);
  await ship(seller, sale);
  const { body } = await seller.call('GET', `/sales/${sale.qid}/`);
  const reference = `Kai ${Date.now()}`;
  await seller.call('PATCH', `/sales/${sale.qid}/`, { buyerReference: reference, version: body.version });
  await openHome(page);
  const { key } = keyboard(page);

  await key('/');
  // What was asked for with half of the text may show it too, and gives way to the answer for all of it.
  const wholly = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get('q') === reference.toLowerCase(),
  );
  await page.keyboard.type(reference.toLowerCase());
  await wholly;
  await expect(options(page).filter({ hasText: sale.order })).toHaveCount(1);
  const list = await page.getByRole('listbox').boundingBox();
  const field = await page
    .locator('label')
    .filter({ has: bar(page) })
    .boundingBox();
  expect(Math.abs((list?.x ?? 0) - (field?.x ?? 0)), 'the answers stand below the field').toBeLessThanOrEqual(8);
  await key('ArrowDown');
  await expect(options(page).filter({ hasText: sale.order })).toHaveAttribute('data-focused', 'true');
  await key('Enter');
  await expect(heading(page, sale.order)).toBeVisible();

  await key('/');
  await page.keyboard.type(gtin.replace(/^0+/, ''));
  await expect(page.getByRole('group', { name: 'Offers' }).getByRole('option')).toHaveCount(1);
  await key('Escape');
  await expect(bar(page)).toHaveAttribute('aria-expanded', 'false');
  await key('Escape');
  await expect(bar(page)).toHaveValue('');

  await page.keyboard.type(brandName);
  await expect(page.getByRole('group', { name: 'Offers' }).getByRole('option').first()).toContainText(brandName);
  await key('Enter');
  await expect(page).toHaveURL(/\/orders\/.*search=/);
});

test('[RT-37] what was opened is offered again, and Escape gives the focus back', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await openHome(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(sale.order);
  await page.keyboard.press('Enter');
  await expect(heading(page, sale.order)).toBeVisible();
  const contents = page.getByRole('link', { name: 'Orders', exact: true }).first();
  await contents.focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: 'Opened before' }).getByRole('option')).toHaveText([sale.order]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(contents).toBeFocused();
});

test('[RT-37] nothing found says so; an answer that comes late is never shown', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await openHome(page);
  await bar(page).fill('no such thing');
  await expect(page.getByText('No results found.').last()).toBeVisible();
  await bar(page).press('Enter');
  await expect(page).toHaveURL('/dashboard/');

  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/sales/search/?q=qs', async (route) => {
    await held;
    await route.fallback();
  });
  await bar(page).fill('qs');
  await page.waitForRequest('**/api/sales/search/?q=qs');
  await bar(page).fill(sale.order);
  await expect(options(page).filter({ hasText: sale.order })).toHaveCount(1);
  release();
  await expect(options(page)).toHaveCount(1);
});

test('[RT-37] [ERR-01] a failed search says so, and Enter tries again', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await openHome(page);
  await page.route('**/api/*/search/**', (route) => route.fulfill({ status: 400, json: {} }));
  await bar(page).fill(sale.order);
  await expect(page.getByText('There was an error searching, please try again.').last()).toBeVisible();
  await page.unroute('**/api/*/search/**');
  await bar(page).press('Enter');
  await expect(heading(page, sale.order)).toBeVisible();
});

test('[RT-37] when its answers cannot be loaded, Enter searches the list of orders', async ({ page, context }) => {
  await signIn(context, people.seller);
  await page.route(/search-box/, (route) => route.abort());
  await openHome(page);
  await bar(page).fill('lindqvist');
  await bar(page).press('Enter');
  await expect(page).toHaveURL('/orders/?search=lindqvist');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('[RT-37] the search fills the screen', async ({ page, context, staff }) => {
    const seller = await signIn(context, people.seller);
    const sale = await newOrder(staff, seller);
    await openHome(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Search orders and offers' }).click();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    const box = await sheet.boundingBox();
    expect([box?.width, box?.height]).toEqual([360, 640]);
    await bar(page).fill(sale.order);
    await options(page).filter({ hasText: sale.order }).click();
    await expect(heading(page, sale.order)).toBeVisible();
    await expect(sheet).toBeHidden();
  });
});

test('[RT-37] staff and warehouse have no search bar of a seller', async ({ page, context }) => {
  await signIn(context, people.warehouse);
  await page.goto('/warehouse/incoming/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
