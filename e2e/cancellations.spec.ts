/** Our people cancel an unpaid order on its page; a large one takes two of them (section 2 of the domain page, INT-04). */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, people, signIn, test } from './fixtures.ts';
import { newOrder, orderWorth, statusOf } from './orders.ts';

const approver = (which: 'first' | 'second') => `${which}.approver@quayside.example`;
const card = (page: Page) => page.getByRole('region', { name: 'Cancellation' });
const waits = (page: Page) => page.getByRole('region', { name: 'Waits for a second person' });
const open = (page: Page) => card(page).getByRole('button', { name: 'Cancel order' }).click();

test('[INT-04] staff cancel an order with its reason; without one nothing is sent, and its seller has no such button', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const office = await visitor();
  const seller = await signIn(office, people.seller);
  const sale = await newOrder(staff, seller);
  await signIn(context, people.staff);
  await page.goto(`/orders/${sale.qid}/`);
  await expect(page.getByRole('region', { name: 'Next action' })).toContainText('Seller’s payout');
  await expect(page.getByRole('region', { name: 'Contact' }).getByRole('link', { name: 'Messages' })).toBeVisible();
  await open(page);
  const dialog = page.getByRole('alertdialog', { name: `Cancel order ${sale.order}?` });
  await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('Choose a reason')).toBeVisible();
  expect(await statusOf(seller, sale)).toBe('REQUESTED');
  await dialog.getByRole('radio', { name: /^Fraud/ }).check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order cancelled', { exact: true }).first()).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const theirs = await office.newPage();
  await theirs.goto(`/orders/${sale.qid}/`);
  await expect(theirs.getByRole('region', { name: 'Next action' })).toContainText('Safety check');
  const other = await newOrder(staff, seller);
  await theirs.goto(`/orders/${other.qid}/`);
  await expect(theirs.getByRole('region', { name: 'From goods to payout' })).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Next action' })).toContainText('Your payout');
  await expect(card(theirs)).toHaveCount(0);
});

test('[INT-04] above the four-eyes limit one proposes the cancellation and a second person confirms it on the order', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(await visitor(), people.large);
  const sale = await orderWorth(staff, seller, 150_000);
  await signIn(context, people.staff);
  await page.goto(`/orders/${sale.qid}/`);
  await open(page);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: /^The buyer asked for it/ }).check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('The cancellation waits for a second person')).toBeVisible();
  await expect(waits(page)).toContainText('You decided this. Somebody else confirms or rejects it.');
  await expect(waits(page)).toContainText('The buyer cancelled');
  await expect(card(page)).toHaveCount(0);
  expect(await statusOf(seller, sale)).toBe('REQUESTED');

  const office = await visitor();
  await signIn(office, approver('second'));
  const desk = await office.newPage();
  await desk.goto(`/orders/${sale.qid}/`);
  await waits(desk)
    .getByRole('button', { name: `Confirm cancellation of order ${sale.order}` })
    .click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByText('Decision confirmed')).toBeVisible();
  await expect(waits(desk)).toHaveCount(0);
  expect(await statusOf(seller, sale)).toBe('CANCELLED');
});
