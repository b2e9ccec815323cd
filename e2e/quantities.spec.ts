import type { Page } from '@playwright/test';
import { expect, people, signIn, test } from './fixtures.ts';
import { newOrder, statusOf } from './orders.ts';

const next = (page: Page) => page.getByRole('region', { name: 'Next action' });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });
/** The order's lines, while their quantities may be changed. */
const lines = (page: Page) => page.getByRole('form', { name: 'Confirm quantities' });
const firstQuantity = (page: Page) => page.getByRole('spinbutton').first();

test('[ORD-05] Enter in a quantity confirms nothing yet: it leads to the reason that is missing, then to the button', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller, { lines: 2 });
  await page.goto(`/orders/${sale.qid}/?task=quantities`);
  await expect(firstQuantity(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const reason = page.getByLabel('Reason for reduction');
  await expect(reason).toBeFocused();
  await reason.selectOption({ label: 'Out of stock' });
  await firstQuantity(page).press('Enter');
  await expect(lines(page).getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
  expect(await statusOf(seller, sale)).toBe('REQUESTED');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Quantities confirmed')).toBeVisible();
});

test('[ORD-05] [ERR-15] what somebody else changed while quantities were typed is told first, and nothing typed is lost', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller, { lines: 2, expiresInMinutes: 50 });
  const extend = async () => {
    const { version } = (await seller.call('GET', `/sales/${sale.qid}/`)).body;
    expect((await staff.call('POST', `/sales/${sale.qid}/extend/`, { version })).status).toBe(200);
  };
  const before = (await seller.call('GET', `/sales/${sale.qid}/`)).body.expiresAt;
  await page.goto(`/orders/${sale.qid}/?task=quantities`);
  await expect(firstQuantity(page)).toBeFocused();
  await firstQuantity(page).press('ArrowDown');
  const lowered = await firstQuantity(page).inputValue();
  await page.getByLabel('Reason for reduction').selectOption({ label: 'Out of stock' });
  await extend();
  await expect(next(page).getByText('This order expires soon')).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const notice = lines(page).getByRole('alert').filter({ hasText: 'Somebody changed this order' });
  await expect(notice).toBeVisible();
  await expect(firstQuantity(page)).toHaveValue(lowered);
  await notice.getByRole('button', { name: 'Load the latest version' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toast(page, 'Quantities confirmed')).toBeVisible();
  expect((await seller.call('GET', `/sales/${sale.qid}/`)).body.expiresAt).not.toBe(before);
});

test('[ORD-05] [ERR-15] lines that nobody touched follow what others change, and are confirmed without a word about it', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller, { expiresInMinutes: 50 });
  await page.goto(`/orders/${sale.qid}/?task=quantities`);
  await expect(next(page).getByText('This order expires soon')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled();
  const { version } = (await seller.call('GET', `/sales/${sale.qid}/`)).body;
  expect((await staff.call('POST', `/sales/${sale.qid}/extend/`, { version })).status).toBe(200);
  await expect(next(page).getByText('This order expires soon')).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toast(page, 'Quantities confirmed')).toBeVisible();
});
