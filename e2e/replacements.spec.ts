import type { Page } from '@playwright/test';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { newOrder } from './orders.ts';

const block = (page: Page) => page.getByRole('region', { name: 'Buyers still need these' });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });
const open = async (seller: Session): Promise<{ qid: string; productName: string }[]> =>
  (await seller.call('GET', '/replacements/')).body.results;

test('[ORD-05] before a reduction is confirmed the seller sees what it costs', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const { qid } = await newOrder(staff, seller, { lines: 1 });
  await page.goto(`/orders/${qid}/?task=quantities`);
  const form = page.getByRole('form', { name: 'Confirm quantities' });
  await expect(form.getByText('What this costs you')).toHaveCount(0);
  await page.getByRole('spinbutton').first().press('ArrowDown');
  const cost = form.getByRole('status').filter({ hasText: 'What this costs you' });
  await expect(cost).toContainText(/€\s[\d,.]+ of goods go back to the buyer\./);
  await expect(cost).toContainText(/Your payout drops by €\s[\d,.]+ after commission\./);
  await expect(cost).toContainText(/your stock is set to 0\./);
  await expect(cost).toContainText(/to \d+ other sellers?|No other seller can supply/);
  await page.getByRole('spinbutton').first().press('ArrowUp');
  await expect(cost).toHaveCount(0);
});

test('[ORD-05] a cost that cannot be worked out keeps nobody from confirming', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const { qid } = await newOrder(staff, seller, { lines: 2 });
  await page.route('**/reduction_cost/', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(`/orders/${qid}/?task=quantities`);
  await page.getByRole('spinbutton').first().press('ArrowDown');
  await expect(page.getByText('We couldn’t work out what this costs. You can still confirm.')).toBeVisible();
  await page.getByLabel('Reason for reduction').selectOption({ label: 'Out of stock' });
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toast(page, 'Quantities confirmed')).toBeVisible();
});

test('missing units are offered to another seller, who offers some or says not this time', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const lacking = await signIn(await visitor(), people.large);
  const having = await signIn(context, people.seller);
  // Of many products some are sold by the other seller too.
  const { qid } = await newOrder(staff, lacking, { lines: 50 });
  const { body } = await lacking.call('GET', `/sales/${qid}/`);
  const lines = body.lines.slice(1).map((line: { qid: string }) => ({
    qid: line.qid,
    confirmedQuantity: 0,
    reason: 'OUT_OF_STOCK',
  }));
  expect((await lacking.call('POST', `/sales/${qid}/confirm_saleline_quantities/`, { lines })).status).toBe(200);
  await expect.poll(async () => (await open(having)).length, 'asked by the outbox').toBeGreaterThanOrEqual(2);

  await page.goto('/dashboard/');
  const asked = block(page).getByRole('listitem');
  await expect(asked.first()).toContainText(/units? to .*€.*each\. Answer by /);
  const before = await asked.count();
  await asked.first().getByRole('button', { name: 'Offer units' }).click();
  await expect(page.getByRole('region', { name: /notifications/i }).getByText(/^\d+ units? offered$/)).toBeVisible();
  await expect(asked).toHaveCount(before - 1);
  await asked.first().getByRole('button', { name: 'Not this time' }).click();
  await expect(toast(page, 'Answer saved')).toBeVisible();
  await expect(asked).toHaveCount(before - 2);
});
