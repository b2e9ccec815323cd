import type { Page } from '@playwright/test';
import { expect, people, type Session, signIn, test } from './fixtures.ts';

const rows = (page: Page) => page.getByRole('row').locator('a[href^="/orders/"]').filter({ hasText: /QS-/ });
/** What still stands for the view before, or is not there at all. */
const stale = (page: Page) => page.locator('[aria-busy=true]');
const orders = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(stale(page)).toHaveCount(0);
  return rows(page).allTextContents();
};

let seller: Session;
test.beforeEach(async ({ context }) => {
  seller = await signIn(context, people.large);
});

test('[RT-18] [ORD-01] tab, filter, sort, page and search are in the URL; reload and a new tab show the same rows', async ({
  page,
  context,
}) => {
  await page.goto('/orders/');
  await orders(page);
  await page.getByRole('navigation', { name: 'Orders by status' }).getByRole('link', { name: /^Past/ }).click();
  await expect(page).toHaveURL('/orders/?status=PAST');
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Total, highest first' });
  await expect(page).toHaveURL('/orders/?status=PAST&sort=-amount');
  const filtered = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get('status') === 'COMPLETED' && answer.ok(),
  );
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Completed' });
  await expect(page).toHaveURL('/orders/?status=COMPLETED&sort=-amount');
  await filtered;
  const sort = await page.getByLabel('Sort', { exact: true }).boundingBox();
  const status = await page.getByLabel('Status', { exact: true }).boundingBox();
  expect(sort?.y, 'the sort stands beside the filters, whatever is set').toBe(status?.y);
  const shown = await orders(page);
  await page.reload();
  expect(await orders(page)).toEqual(shown);
  const tab = await context.newPage();
  await tab.goto(page.url());
  expect(await orders(tab)).toEqual(shown);
  await expect(tab.getByLabel('Sort', { exact: true })).toHaveValue('-amount');
});

test('[RT-18] [ORD-01] on a slow device a sort chosen right after a tab keeps the tab', async ({ page, context }) => {
  await page.goto('/orders/');
  await orders(page);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await page.getByRole('navigation', { name: 'Orders by status' }).getByRole('link', { name: /^Past/ }).click();
  await page.waitForFunction(() => {
    if (location.search !== '?status=PAST') return false;
    const sort = document.querySelector<HTMLSelectElement>('select:has(option[value="-amount"])');
    if (!sort) return false;
    sort.value = '-amount';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  });
  await expect(page).toHaveURL('/orders/?status=PAST&sort=-amount');
});

test('[ORD-01] the next action filters the list, says how many, and is cleared at once', async ({ page }) => {
  await page.goto('/orders/');
  await orders(page);
  await page.getByRole('button', { name: 'Next action' }).click();
  await page.getByRole('checkbox', { name: 'Confirm quantities' }).click();
  await expect(page).toHaveURL(/nextAction=CONFIRM_QUANTITIES/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Remove filter Confirm quantities' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Filters' }).getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(stale(page)).toHaveCount(0);
  const actions = await page.getByRole('row').locator('[data-next-action]').allTextContents();
  expect(actions.length).toBeGreaterThan(0);
  expect(new Set(actions)).toEqual(new Set(['Confirm quantities']));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/orders/');
});

test('[ORD-01] rows of the view before say that they are, and are not counted as results of the new one', async ({
  page,
}) => {
  await page.goto('/orders/');
  const before = await orders(page);
  const results = page.getByRole('region', { name: 'Filters' }).getByRole('status');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/sales\/.*status=PAST/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Orders by status' }).getByRole('link', { name: /^Past/ }).click();
  await expect(page).toHaveURL('/orders/?status=PAST');
  expect(await rows(page).allTextContents()).toEqual(before);
  await expect(stale(page)).toHaveCount(1);
  await expect(results).toHaveText('');
  release();
  await expect(stale(page)).toHaveCount(0);
  await expect(results).toHaveText(/^\d+ results?$/);
  expect(await orders(page)).not.toEqual(before);
});

const otherLists = [
  {
    title: '[RT-21] claims',
    who: people.seller,
    from: '/claims/?status=OPEN',
    tabs: 'Claims by state',
    to: 'Needs you',
    asked: '/api/claims/',
  },
  {
    title: '[RT-05] payouts',
    who: people.seller,
    from: '/payouts/?status=PAID',
    tabs: 'Which payouts',
    to: 'All',
    asked: '/api/payouts/',
  },
  {
    title: '[RT-20] messages of sellers',
    who: people.staff,
    from: '/internal/messages/?view=all',
    tabs: 'Conversations by state',
    to: 'Waiting for us',
    asked: '/api/internal/threads/',
  },
];
for (const { title, who, from, tabs, to, asked } of otherLists)
  test(`${title}: rows of the view before say that they are`, async ({ page, context }) => {
    await signIn(context, who);
    await page.goto(from);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(stale(page)).toHaveCount(0);
    const before = await page.getByRole('row').allTextContents();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(
      (url) => url.pathname === asked,
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await page
      .getByRole('navigation', { name: tabs })
      .getByRole('link', { name: new RegExp(`^${to}`) })
      .click();
    await expect(stale(page)).toHaveCount(1);
    expect(await page.getByRole('row').allTextContents()).toEqual(before);
    release();
    await expect(stale(page)).toHaveCount(0);
  });

test('[ORD-01] every cell stands below its heading, also where columns are left out', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/orders/?status=PAST');
    await orders(page);
    const heads = page.getByRole('columnheader').filter({ visible: true });
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first();
    const cells = row.getByRole('cell').filter({ visible: true });
    expect(await cells.count(), `${width} px wide`).toBe(await heads.count());
  }
});

test('[ORD-01] [RT-37] one search, in the header, fills the list: it stands in the address, survives a reload and is cleared as a filter', async ({
  page,
}) => {
  await page.goto('/orders/');
  await orders(page);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const search = page.getByRole('combobox', { name: 'Search orders and offers' });
  await expect(search).toHaveCount(1);
  await search.fill('QS-');
  await page.getByRole('option', { name: 'All orders with “QS-”' }).click();
  await expect(page).toHaveURL('/orders/?search=QS-');
  const found = await orders(page);
  expect(found.length).toBeGreaterThan(1);
  await page.reload();
  expect(await orders(page)).toEqual(found);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/orders/');
});

test('[ORD-01] [ORD-02] a search with nothing on this tab says how many stand on the other', async ({ page }) => {
  await page.goto('/orders/');
  const [, wanted = ''] = (await orders(page)).map((order) => order.replace('Unread ', ''));
  await page.goto(`/orders/?status=PAST&search=${wanted}`);
  await expect(page.getByText('No results found.')).toBeVisible();
  await page.getByRole('link', { name: '1 in Current' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/orders/?search=no%20such%20order');
  await expect(page.getByText('No results found.')).toBeVisible();
  await expect(page.getByRole('link', { name: / in (?:Current|Past)$/ })).toHaveCount(0);
});

test('[ORD-01] pages are links; Back from an order returns to its row', async ({ page }) => {
  await signIn(page.context(), people.seller);
  await page.goto('/orders/?status=PAST');
  const first = await orders(page);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL('/orders/?status=PAST&page=2');
  await expect(rows(page).first()).not.toHaveText(first[0] ?? '');
  const second = await orders(page);
  const row = rows(page).nth(9);
  const order = await row.textContent();
  await row.click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+\/\?status=PAST&page=2$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Order QS-/ })).toBeVisible();
  await page.goBack();
  expect(await orders(page)).toEqual(second);
  await expect(rows(page).filter({ hasText: order ?? '' })).toBeFocused();
  await expect(rows(page).filter({ hasText: order ?? '' })).toBeInViewport();
});

test('[RT-19] [ORD-01] previous and next stay within the list one came from', async ({ page }) => {
  await page.goto('/orders/?sort=-amount');
  const listed = await orders(page);
  await rows(page).nth(1).click();
  await page.getByRole('link', { name: 'Next order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${listed[2]?.replace('Unread ', '')}`);
  await page.getByRole('link', { name: 'Previous order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${listed[1]?.replace('Unread ', '')}`);
});

test('[ORD-01] the columns of the list: at 1440 px all of them, at 768 px a table that is as compact', async ({
  page,
}) => {
  const heads = async () =>
    (await page.getByRole('columnheader').filter({ visible: true }).allInnerTexts()).map((text) => text.trim());
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto('/orders/');
  const [first = ''] = await orders(page);
  expect((await heads()).filter((text) => text !== '')).toEqual([
    'Order',
    'Buyer and reference',
    'Products',
    'Next action',
    'Destination',
    'Expires',
    'Total',
  ]);
  const order = first.replace('Unread ', '');
  const row = page.getByRole('row').filter({ hasText: order });
  const { body } = await seller.call('GET', `/sales/?search=${order}`);
  const [{ buyerName, buyerReference }] = body.results;
  await expect(row.getByText(buyerName).filter({ visible: true }).first()).toBeVisible();
  if (buyerReference) await expect(row.getByText(buyerReference).filter({ visible: true }).first()).toBeVisible();
  await expect(
    row
      .getByText(/\b\d\d:\d\d\b/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await heads()).toContain('Order');
  const heights = await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell'), hasText: /QS-/ })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights), '25 rows of cards took 6,011 px').toBeLessThanOrEqual(80);
  await expect(row.getByText(buyerName).filter({ visible: true }).first()).toBeVisible();
});

test('[ORD-02] a page beyond the end says so and leads to the last one', async ({ page }) => {
  await page.goto('/orders/?page=999');
  await expect(page.getByText('No results found.')).toBeVisible();
  await page.getByRole('link', { name: /^Go to the last page/ }).click();
  await orders(page);
});

test('[ORD-02] a list that fails says so, keeps its filters and can be tried again', async ({ page }) => {
  await page.route(/\/api\/sales\/(?:\?|$)/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/orders/?sort=-amount');
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await orders(page);
  await expect(page).toHaveURL('/orders/?sort=-amount');
});

test('[ORD-01] a mistyped link still shows a list', async ({ page }) => {
  await page.goto('/orders/?status=WHATEVER&page=-3&sort=nonsense&nextAction=NOPE&destination=ZZ');
  await orders(page);
});

test('[RT-31] a page of the warehouse beyond the end leads to the first', async ({ page, context }) => {
  await signIn(context, people.warehouse);
  await page.goto('/warehouse/incoming/?page=99');
  await expect(page.getByText('No results found.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/warehouse/incoming/');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('[ORD-01] rows move by keys and open by their action', async ({ page }) => {
  await page.goto('/orders/');
  await orders(page);
  await page.keyboard.press('j');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/[\w-]+\//);
});
