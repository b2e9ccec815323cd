import type { Page } from '@playwright/test';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { confirm, newOrder, type Order } from './orders.ts';

async function decline(seller: Session, { qid }: Order): Promise<void> {
  const { version } = (await seller.call('GET', `/sales/${qid}/`)).body;
  const body = { reasons: ['OUT_OF_STOCK'], version };
  expect((await seller.call('POST', `/sales/${qid}/decline/`, body)).status).toBe(200);
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('[ORD-06] a declined order promises nothing any more: no papers, no shipping, no confirmation to come', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const order = await newOrder(staff, seller);
  await decline(seller, order);
  await page.goto(`/orders/${order.qid}/?tab=papers`);
  await expect(region(page, 'Next action')).toContainText('Reason: Out of stock');
  await expect(region(page, 'Lines')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Confirmed' })).toHaveCount(0);
  await expect(region(page, 'Ship to')).not.toContainText('once you confirm');
  for (const name of ['Shipping', 'From goods to payout', 'Papers', 'Shipping papers', 'Steps'])
    await expect(region(page, name)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Papers' })).toHaveCount(0);
});

test('[ORD-19] papers that can be had stand on the first page of a confirmed order', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const order = await newOrder(staff, seller);
  await page.goto(`/orders/${order.qid}/`);
  await expect(region(page, 'Papers')).toContainText('appear here once quantities are confirmed');
  // Opening it marks it as read, which is another version.
  await expect.poll(async () => (await seller.call('GET', `/sales/${order.qid}/`)).body.hasRead).toBe(true);
  await confirm(seller, order);
  await page.reload();
  const download = page.waitForEvent('download');
  await region(page, 'Papers').getByRole('button', { name: 'Download Packing list as PDF' }).click();
  expect((await download).suggestedFilename()).toContain('.pdf');
  await region(page, 'Papers').getByRole('link', { name: 'All papers' }).click();
  await expect(region(page, 'Shipping papers')).toBeVisible();
});

test('[ORD-03] on a phone the card of a past order tells a product, its buyer in full, how it ended and when', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const order = await newOrder(staff, seller);
  await decline(seller, order);
  const { buyerName } = (await seller.call('GET', `/sales/${order.qid}/`)).body;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/orders/?status=PAST&search=${order.order}`);
  const card = page.getByRole('row').filter({ hasText: order.order });
  await expect(card.getByText(/^Declined, \d\d:\d\d today$/)).toBeVisible();
  await expect(card.locator('[aria-hidden] :is(img, svg)').filter({ visible: true }).first()).toBeVisible();
  const isCut = await card
    .getByText(buyerName)
    .filter({ visible: true })
    .evaluate((name) => name.scrollWidth > name.clientWidth && name.clientWidth < 180);
  expect(isCut, `${buyerName} is cut although there is room`).toBe(false);
});

test('[ORD-03] the page of an order says first what to do, by when, for how much and to whom', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const order = await newOrder(staff, seller, { expiresInMinutes: 3 * 60 });
  await page.goto(`/orders/${order.qid}/`);
  const plate = region(page, 'Next action');
  await expect(plate.getByRole('heading', { level: 2 })).toHaveText(
    /^Confirm quantities by \d\d:\d\d (?:today|tomorrow)$/,
  );
  await expect(plate.getByRole('alert')).toContainText(/\b[23] hours?\b/);
  await expect(plate).toContainText(/\d{1,2} \w+ 20\d\d at \d\d:\d\d/);
  const { body } = await seller.call('GET', `/sales/${order.qid}/`);
  const payout = Number(body.earnings.payout.amount).toLocaleString('en-GB', { minimumFractionDigits: 2 });
  await expect(plate).toContainText(payout);
  await expect(plate.getByRole('link', { name: 'Confirm quantities' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(body.buyerName);
  await expect(region(page, 'From goods to payout')).toContainText(payout);
  await expect.poll(async () => (await seller.call('GET', `/sales/${order.qid}/`)).body.hasRead).toBe(true);
  await confirm(seller, order);
  await page.reload();
  const { deliverTo } = (await seller.call('GET', `/sales/${order.qid}/`)).body;
  for (const part of [deliverTo.line1, deliverTo.city]) await expect(region(page, 'Ship to')).toContainText(part);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await region(page, 'Ship to').getByRole('button', { name: 'Copy address' }).click();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(copied, 'as it is written on a label').toEqual(
    expect.arrayContaining([deliverTo.name, deliverTo.line1, `${deliverTo.postalCode} ${deliverTo.city}`]),
  );
  expect(copied.at(-1), 'the country in words').toMatch(/^[A-Z][a-z]+/);
});
