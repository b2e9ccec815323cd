import type { Page } from '@playwright/test';
import { expect, listening, people, signIn, test } from './fixtures.ts';
import { confirm, newOrder } from './orders.ts';

const rows = (page: Page) => page.getByRole('row').locator('a[href^="/orders/"]').filter({ hasText: /QS-/ });
const newRows = (page: Page) => page.getByRole('button', { name: /new orders? — show/ });
const changedByOther = 'Somebody else just changed this order. You’re looking at the latest version.';

/** How many orders wait behind the bar: at least one's own, since other journeys may add to the same company. */
const waiting = async (page: Page): Promise<number> => Number.parseInt((await newRows(page).textContent()) ?? '', 10);

async function shownOrders(page: Page): Promise<string[]> {
  await expect(rows(page).first()).toBeVisible();
  return rows(page).allTextContents();
}

test('[ORD-01] a new order is told by itself and moves no row until it is asked for', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.undisturbed);
  const open = listening(context);
  await page.goto('/orders/?sort=-createdAt');
  await open;
  const before = await shownOrders(page);
  const place = await rows(page).first().boundingBox();
  const first = await newOrder(staff, seller);
  await expect(newRows(page)).toBeVisible();
  const told = await waiting(page);
  const second = await newOrder(staff, seller);
  await expect.poll(() => waiting(page)).toBeGreaterThan(told);
  expect(await shownOrders(page)).toEqual(before);
  expect(await rows(page).first().boundingBox()).toEqual(place);
  await newRows(page).click();
  for (const { order } of [first, second]) await expect(rows(page).filter({ hasText: order })).toBeVisible();
  await expect(newRows(page)).toBeHidden();
});

test('[ORD-01] a new order that stands on a later page is told too, and leads to the newest', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, 'owner@hernandez.example');
  for (let made = 0; made < 26; made += 1) await newOrder(staff, seller, { lines: 1 });
  const open = listening(context);
  await page.goto('/orders/');
  await open;
  const before = await shownOrders(page);
  const { order } = await newOrder(staff, seller, { lines: 1 });
  const told = page.getByRole('link', { name: /new orders? further down — show the newest first/ });
  await expect(told).toBeVisible();
  expect(await shownOrders(page)).toEqual(before);
  await told.click();
  await expect(page).toHaveURL('/orders/?sort=-createdAt');
  await expect(rows(page).filter({ hasText: order })).toBeVisible();
});

test('of all tabs of a browser one listens; when it closes, another goes on', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.pounds);
  const open = listening(context);
  await page.goto('/orders/?sort=-createdAt');
  await open;
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().includes('/api/events/?once=false')) streams += 1;
  });
  const second = await context.newPage();
  await second.goto('/orders/?sort=-createdAt');
  await shownOrders(second);
  await newOrder(staff, seller);
  await expect(newRows(second)).toBeVisible();
  expect(streams).toBe(0);
  const again = listening(context);
  await page.close();
  await again;
  const told = await waiting(second);
  await newOrder(staff, seller);
  await expect.poll(() => waiting(second)).toBeGreaterThan(told);
});

test('[ORD-03] an open order says when somebody else changed it, and shows the change; own work is not told', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  const open = listening(context);
  await page.goto(`/orders/${sale.qid}/`);
  await open;
  // Opening it marks it as read.
  await expect.poll(async () => (await seller.call('GET', `/sales/${sale.qid}/`)).body.hasRead).toBe(true);
  await expect(page.getByText(changedByOther)).toHaveCount(0);
  const colleague = await signIn(await visitor(), 'orders@waldhuis.example');
  await confirm(colleague, sale);
  await expect(page.getByRole('main').getByText(changedByOther)).toBeVisible();
  await expect(page.getByText('Quantities confirmed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next action' })).toContainText('Choose how to ship this order');
});

test('[ORD-05] what is typed in a drawer stays while somebody else changes the order, and is sent in the end', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  const open = listening(context);
  await page.goto(`/orders/${sale.qid}/?task=fees`);
  await open;
  const fee = page.getByLabel('Your shipping fee');
  await fee.fill('7.00');
  const colleague = await signIn(await visitor(), 'orders@waldhuis.example');
  const { body } = await colleague.call('GET', `/sales/${sale.qid}/`);
  await colleague.call('PATCH', `/sales/${sale.qid}/`, {
    sellerShippingFee: { amount: '5.00', currency: 'EUR' },
    version: body.version,
  });
  await expect(page.getByText(changedByOther).first()).toBeVisible();
  await expect(fee).toHaveValue(/^7[.,]00$/);
  await page.getByRole('button', { name: 'Save fees and VAT' }).click();
  await page.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(fee).toHaveValue(/^7[.,]00$/);
  await page.getByRole('button', { name: 'Save fees and VAT' }).click();
  await expect(page.getByText('Fees and VAT saved')).toBeVisible();
});

for (const [what, address] of [
  ['the page is not listening yet', /\/live-updates-[^/]*\.js$/],
  ['the first answer is on its way', /\/api\/events\//],
] as const)
  test(`[ORD-03] what changes while ${what} is shown all the same`, async ({ page, context, staff }) => {
    const seller = await signIn(context, people.pounds);
    const sale = await newOrder(staff, seller);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(address);
    await page.goto(`/orders/${sale.qid}/`);
    const move = page.getByRole('region', { name: 'Next action' }).getByRole('link', { name: 'Confirm quantities' });
    await expect(move).toBeVisible();
    await asked;
    // The page marks the order as read, which is another version.
    await expect.poll(async () => (await seller.call('GET', `/sales/${sale.qid}/`)).body.hasRead).toBe(true);
    await confirm(seller, sale);
    release();
    await expect(move).toBeHidden();
  });

test('after an outage of the network everything that was missed is told', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.pounds);
  const open = listening(context);
  await page.goto('/orders/?sort=-createdAt');
  await open;
  await shownOrders(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeAttached();
  await newOrder(staff, seller);
  await context.setOffline(false);
  await expect(newRows(page)).toBeVisible();
});

test('where the network lets no stream through, changes are asked for', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.pounds);
  await context.route(/\/api\/events\/\?once=false/, (route) => route.abort());
  const asked = context.waitForEvent('response', {
    predicate: (answer) => answer.url().includes('once=true') && answer.status() === 200,
  });
  await page.goto('/orders/?sort=-createdAt');
  await shownOrders(page);
  await asked;
  await newOrder(staff, seller);
  await expect(newRows(page)).toBeVisible({ timeout: 30_000 });
});
