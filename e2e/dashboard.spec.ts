import type { Page } from '@playwright/test';
import { expect, hearEvents, people, pressCounter, signIn, test } from './fixtures.ts';
import { newOrder, type Order, statusOf, version } from './orders.ts';
import { expectQuiet } from './traffic.ts';

/** One after the other: all of them need places among the five most urgent orders of one company. */
test.describe.configure({ mode: 'default' });

/** Minutes to the deadline: each test asks for less than the one before it, so that its orders stand first. */
const urgent = (minutes: number) => ({ expiresInMinutes: minutes, lines: 1 });

const rowOf = (page: Page, { order }: Order) => page.getByRole('row').filter({ hasText: order });
const nextUp = (page: Page) => page.getByRole('table', { name: 'The five most urgent orders' });
const select = (page: Page, { order }: Order) => page.getByRole('checkbox', { name: `Select ${order}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected orders' });
const ask = (page: Page) => page.getByRole('alertdialog', { name: /^Confirm \d+ orders? as requested\?$/ });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });

async function openHome(page: Page): Promise<void> {
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { level: 1, name: /^hello, / })).toBeVisible();
}

test('[RT-05] the most urgent orders come first, with time, working time and what is at stake', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.large);
  const later = await newOrder(staff, seller, urgent(58));
  const sooner = await newOrder(staff, seller, urgent(57));
  await openHome(page);
  const rows = nextUp(page).getByRole('row').filter({ hasText: 'QS-' });
  await expect(rowOf(page, sooner)).toContainText(/5[567] minutes left/);
  await expect(rowOf(page, sooner)).toContainText(/\d+ working minutes?|Expires outside your working hours/);
  const shown = (await rows.allTextContents()).map((text) => /QS-[\dA-F]+-\d/.exec(text)?.[0] ?? '');
  expect(shown.length).toBeLessThanOrEqual(5);
  expect(shown.indexOf(sooner.order)).toBeGreaterThanOrEqual(0);
  expect(shown.indexOf(sooner.order)).toBeLessThan(shown.indexOf(later.order));
  await expect(page.getByRole('link', { name: 'View all orders' })).toHaveAttribute('href', '/orders/');
  await expect(page.getByRole('link', { name: /^Expiring\s*\d+\s*€/ })).toBeVisible();
});

test('[RT-05] [ORD-18] two orders are chosen and confirmed with the keyboard alone', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.large);
  const orders = [await newOrder(staff, seller, urgent(55)), await newOrder(staff, seller, urgent(54))];
  await openHome(page);
  const events = await hearEvents(page);
  for (const order of orders) {
    await rowOf(page, order).getByRole('link', { name: order.order }).focus();
    await page.keyboard.press('x');
    await expect(select(page, order)).toBeChecked();
  }
  await expect(bar(page)).toContainText('2 selected');
  await bar(page).getByRole('button', { name: 'Confirm as requested' }).focus();
  await page.keyboard.press('Enter');
  await expect(ask(page)).toContainText('Goods worth €');
  for (const { order } of orders) await expect(ask(page)).toContainText(order);
  await expect(ask(page).getByRole('button', { name: 'Confirm 2 orders' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, '2 orders confirmed')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  for (const order of orders) expect(await statusOf(seller, order)).toBe('CONFIRMED');
  expect((await events()).filter((name) => name === 'sale_line_quantities_confirmed')).toHaveLength(2);
});

test('[RT-05] five orders are confirmed in three presses', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.large);
  const orders: Order[] = [];
  for (let minutes = 52; minutes > 47; minutes -= 1) orders.push(await newOrder(staff, seller, urgent(minutes)));
  await openHome(page);
  const { press, check } = pressCounter(3);
  await press(page.getByRole('checkbox', { name: 'Select all that can be selected' }).click());
  await expect(bar(page)).toContainText('5 selected');
  await press(bar(page).getByRole('button', { name: 'Confirm as requested' }).click());
  await press(ask(page).getByRole('button', { name: 'Confirm 5 orders' }).click());
  await expect(toast(page, '5 orders confirmed')).toBeVisible();
  check();
  for (const order of orders) expect(await statusOf(seller, order)).toBe('CONFIRMED');
});

test('[RT-05] an order that somebody changed meanwhile is told by its number; the other is confirmed', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.large);
  const changed = await newOrder(staff, seller, urgent(46));
  const good = await newOrder(staff, seller, urgent(45));
  await openHome(page);
  for (const order of [changed, good]) await select(page, order).check();
  await bar(page).getByRole('button', { name: 'Confirm as requested' }).click();
  await expect(ask(page)).toBeVisible();
  // A colleague declines it while the question stands; that one merely opens the other changes nothing.
  expect((await seller.call('POST', `/sales/${good.qid}/read/`)).status).toBe(200);
  const declined = { reasons: ['OUT_OF_STOCK'] };
  expect((await seller.call('POST', `/sales/${changed.qid}/decline/`, declined)).status).toBe(200);
  await ask(page).getByRole('button', { name: 'Confirm 2 orders' }).click();
  await expect(toast(page, '1 order confirmed')).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: '1 order not confirmed' });
  await expect(notice).toContainText(`${changed.order}: `);
  expect(await statusOf(seller, good)).toBe('CONFIRMED');
  expect(await statusOf(seller, changed)).toBe('DECLINED');
  await notice.getByRole('link', { name: changed.order }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${changed.order}` })).toBeVisible();
});

test('[RT-05] an answer that is lost on its way is asked for again; nothing is confirmed twice', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.large);
  const sale = await newOrder(staff, seller, urgent(43));
  await openHome(page);
  await select(page, sale).check();
  await bar(page).getByRole('button', { name: 'Confirm as requested' }).click();
  let lost = 0;
  await page.route('**/api/sales/confirm_as_requested/', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await ask(page).getByRole('button', { name: 'Confirm 1 order' }).click();
  await expect(ask(page)).toContainText('Nothing is confirmed twice: please try again.');
  expect(lost).toBe(1);
  expect(await statusOf(seller, sale)).toBe('CONFIRMED');
  const confirmed = await version(seller, sale.qid);
  await page.unroute('**/api/sales/confirm_as_requested/');
  await ask(page).getByRole('button', { name: 'Confirm 1 order' }).click();
  await expect(toast(page, '1 order confirmed')).toBeVisible();
  expect(await version(seller, sale.qid)).toBe(confirmed);
});

test('[RT-05] when the question is left after an answer was lost, the list shows what was confirmed', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.large);
  const sale = await newOrder(staff, seller, urgent(42));
  await page.goto(`/orders/?search=${sale.order}`);
  await select(page, sale).check();
  await bar(page).getByRole('button', { name: 'Confirm as requested' }).click();
  await page.route('**/api/sales/confirm_as_requested/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await ask(page).getByRole('button', { name: 'Confirm 1 order' }).click();
  await expect(ask(page)).toContainText('Nothing is confirmed twice: please try again.');
  await ask(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, sale)).toContainText('Add shipping details');
  await expect(select(page, sale)).toHaveCount(0);
  await expect(bar(page)).toBeHidden();
});

test('[RT-05] orders of the list are confirmed together too; Escape confirms nothing', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.large);
  const sale = await newOrder(staff, seller, urgent(41));
  await page.goto(`/orders/?search=${sale.order}`);
  await select(page, sale).check();
  await bar(page).getByRole('button', { name: 'Confirm as requested' }).click();
  await expect(ask(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ask(page)).toBeHidden();
  expect(await statusOf(seller, sale)).toBe('REQUESTED');
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(select(page, sale)).not.toBeChecked();
  await select(page, sale).check();
  await bar(page).getByRole('button', { name: 'Confirm as requested' }).click();
  await ask(page).getByRole('button', { name: 'Confirm 1 order' }).click();
  await expect(toast(page, '1 order confirmed')).toBeVisible();
  await expect(rowOf(page, sale)).toContainText('Add shipping details');
  await expect(select(page, sale)).toHaveCount(0);
});

test('[RT-05] a more urgent order is told and moves no row until it is asked for; what was chosen stays chosen', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.large);
  const chosen = await newOrder(staff, seller, urgent(40));
  await openHome(page);
  await select(page, chosen).check();
  const orders = nextUp(page).getByRole('row').filter({ hasText: 'QS-' }).getByRole('link', { name: /^QS-/ });
  const before = await orders.allTextContents();
  const sooner = await newOrder(staff, seller, urgent(39));
  const told = page.getByRole('button', { name: '1 new order — show' });
  await expect(told).toBeVisible();
  expect(await orders.allTextContents()).toEqual(before);
  await expect(bar(page)).toContainText('1 selected');
  await told.click();
  await expect(rowOf(page, sooner)).toBeVisible();
  await expect(told).toBeHidden();
  await expect(bar(page)).toContainText('1 selected');
});

test('[RT-05] [ERR-01] when the orders cannot be loaded the figures stand, and another try shows them', async ({
  page,
  context,
}) => {
  await signIn(context, people.seller);
  await page.route('**/api/sales/inbox/', (route) => route.fulfill({ status: 400, json: {} }));
  await openHome(page);
  await expect(page.getByText('There was an error loading the orders, please try again.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Confirm\s*\d+$/ })).toBeVisible();
  await page.unroute('**/api/sales/inbox/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(nextUp(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('[RT-05] an order is chosen with a finger; nothing reaches beyond the screen', async ({
    page,
    context,
    staff,
  }) => {
    const seller = await signIn(context, people.large);
    const sale = await newOrder(staff, seller, urgent(38));
    await openHome(page);
    await select(page, sale).tap();
    await expect(bar(page)).toContainText('1 selected');
    await expectQuiet(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await bar(page).getByRole('button', { name: 'Confirm as requested' }).tap();
    await ask(page).getByRole('button', { name: 'Confirm 1 order' }).tap();
    await expect(toast(page, '1 order confirmed')).toBeVisible();
  });
});

test('[RT-05] where no order and no claim waits, nothing does; a claim that waits is not passed over', async ({
  page,
  context,
}) => {
  await signIn(context, people.seller);
  const empty = (url: RegExp, of: object) =>
    page.route(url, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...of } });
    });
  await empty(/\/api\/sales\/inbox\//, { results: [] });
  await empty(/\/api\/claims\/\?status=NEEDS_YOU/, { results: [], tabs: { NEEDS_YOU: 0, OPEN: 0, CLOSED: 0 } });
  await openHome(page);
  await expect(nextUp(page)).toHaveCount(0);
  await expect(
    page.getByText(/^Nothing needs you\. (\d+ orders are on their|1 order is on its|No order is on their) way\.$/),
  ).toBeVisible();
  await page.unroute(/\/api\/claims\/\?status=NEEDS_YOU/);
  await page.route(/\/api\/claims\/\?status=NEEDS_YOU/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/^No order needs you\. /)).toBeVisible();
});
