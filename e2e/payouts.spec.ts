import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { type Order, paid } from './orders.ts';

const rowOf = (page: Page, { order }: Order) => page.getByRole('row').filter({ hasText: order });
const statusOf = async (seller: Session, qid: string) => (await seller.call('GET', `/payouts/${qid}/`)).body.status;

test('[ORD-15] from the paid order to its payout: every part, and what it sums to', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const order = await paid(staff, seller);
  await page.goto(`/orders/${order.qid}/`);
  await page.getByRole('link', { name: 'Payout details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Payout of order ${order.order}` })).toBeVisible();
  const { body } = await seller.call('GET', `/payouts/${order.payout}/`);
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const sum = body.entries.reduce((total: number, entry: typeof body) => total + cents(entry.amount.amount), 0);
  expect(sum).toBe(cents(body.amount.amount));
  const parts = page.getByRole('region', { name: 'Breakdown' });
  await expect(parts.getByRole('row')).toHaveCount(body.entries.length + 2);
  for (const name of ['Goods', 'Commission', 'VAT on commission'])
    await expect(parts.getByRole('cell', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Sent to the payment provider');
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page).toHaveURL(`/orders/${order.qid}/`);
});

test('[ORD-15] the list of payouts: newest first, by status in the address, each row leads to its payout', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const earlier = await paid(staff, seller);
  const order = await paid(staff, seller);
  await page.goto('/payouts/');
  await expect(rowOf(page, order)).toBeVisible();
  const rows = await page.getByRole('row').allInnerTexts();
  const place = (one: Order) => rows.findIndex((row) => row.includes(one.order));
  expect(place(order)).toBeLessThan(place(earlier));
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('On its way to you');
  await expect.poll(() => statusOf(seller, order.payout)).toBe('PAID');
  await page.getByRole('navigation', { name: 'Which payouts' }).getByRole('link', { name: 'Paid out' }).click();
  await expect(page).toHaveURL('/payouts/?status=PAID');
  await expect(rowOf(page, order)).toContainText('Paid out');
  await rowOf(page, order).getByRole('link').click();
  await expect(page).toHaveURL(`/payouts/${order.payout}/`);
  await page.goBack();
  await expect(page).toHaveURL('/payouts/?status=PAID');
  await page.goto('/payouts/?page=1999');
  await expect(page.getByText('No results found.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/payouts/');
});

test('[RT-05] the dashboard shows the newest payouts, each leads to its page; who may not read them sees none', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const order = await paid(staff, await signIn(context, people.pounds));
  await page.goto('/dashboard/');
  const newest = page.getByRole('table', { name: 'Payouts, newest first' });
  await newest.getByRole('row').filter({ hasText: order.order }).getByRole('link').click();
  await expect(page).toHaveURL(`/payouts/${order.payout}/`);
  const clerk = await visitor();
  await signIn(clerk, 'orders@waldhuis.example');
  const theirs = await clerk.newPage();
  await theirs.goto('/dashboard/');
  await expect(theirs.getByRole('table', { name: 'The five most urgent orders' })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Recent payouts' })).toHaveCount(0);
});

test('[ORD-15] the statement is a file with every entry; a period that is none is told and kept', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const order = await paid(staff, seller);
  await page.goto('/payouts/');
  const statement = page.getByRole('region', { name: 'Statement' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    statement.getByRole('button', { name: 'Download statement' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^quayside-statement-.*\.csv$/);
  expect(text).toContain('Opening balance');
  expect(text).toContain(`,Goods,${order.order},${order.payout},`);
  await statement.getByLabel('From').fill('2026-12-31');
  await statement.getByLabel('To', { exact: true }).fill('2026-12-01');
  await statement.getByRole('button', { name: 'Download statement' }).click();
  await expect(statement.getByRole('alert')).toContainText('Choose a period of at most 366 days');
  await expect(statement.getByLabel('From')).toHaveValue('2026-12-31');
});

test('[ORD-15] [ORD-16] a payout the bank sent back says so, and asks for other bank details before it is sent again', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, 'owner@sjoberg.example');
  const order = await paid(staff, seller);
  await expect.poll(() => statusOf(seller, order.payout)).toBe('FAILED');
  await page.goto(`/payouts/${order.payout}/`);
  const state = page.getByRole('region', { name: 'Status' });
  await expect(state).toContainText('The bank sent the money back.');
  await expect(state.getByRole('link', { name: 'Change bank details' })).toHaveAttribute(
    'href',
    '/my-profile/payment-details/',
  );
  await expect(state.getByRole('button')).toHaveCount(0);
});

test('[ORD-15] another company’s payout is not found; who may not read payouts sees no list', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const { payout } = await paid(staff, await signIn(await visitor(), people.large));
  await signIn(context, people.seller);
  await page.goto(`/payouts/${payout}/`);
  await expect(page.getByText('No payout found.')).toBeVisible();
  const clerk = await visitor();
  await signIn(clerk, 'orders@waldhuis.example');
  const theirs = await clerk.newPage();
  await theirs.goto('/payouts/');
  await expect(theirs.getByText('You do not have permission to see this page.')).toBeVisible();
});

test('[INT-04] [ORD-16] staff match a payment nobody answered for with the bank statement, and nothing else', async ({
  page,
  context,
}) => {
  await signIn(context, 'first.approver@quayside.example');
  await page.goto('/internal/payments/?status=UNRESOLVED');
  const row = page.getByRole('row').nth(1);
  await row.getByRole('button', { name: /^Match payment of/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Save result' }).click();
  await expect(dialog.getByText('Say whether it is on the statement')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Yes, it was paid/ }).check();
  const reference = `ST ${crypto.randomUUID()}`;
  await dialog.getByLabel('Reference of the line on the statement').fill(reference);
  await dialog.getByLabel('Amount on the statement').fill('0.01');
  await dialog.getByLabel('Statement reference').fill('Statement 231');
  await dialog.getByRole('button', { name: 'Save result' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The amount on the statement is not the amount of the payout.');
  await expect(dialog.getByLabel('Reference of the line on the statement')).toHaveValue(reference);
  await dialog.getByRole('radio', { name: /^No, it was not paid/ }).check();
  await dialog.getByRole('button', { name: 'Save result' }).click();
  await expect(page.getByText('Match recorded')).toBeVisible();
});

test('[INT-04] staff send a failed payment again, once; a day’s payouts are a file for the bank', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(await visitor(), 'owner@sjoberg.example');
  const order = await paid(staff, seller);
  await expect.poll(() => statusOf(seller, order.payout)).toBe('FAILED');
  await signIn(context, 'first.approver@quayside.example');
  await page.goto('/internal/payments/?status=FAILED');
  await page.getByRole('button', { name: `Send again: payment of ${order.order}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send payment again' }).click();
  await expect(page.getByText('Payment sent again')).toBeVisible();
  const file = page.getByRole('region', { name: 'Daily bank file' });
  await file.getByLabel('Day (UTC)').fill('2001-01-01');
  await file.getByRole('button', { name: 'Download bank file' }).click();
  await expect(file.getByText('There is no bank file for this day.')).toBeVisible();
});
