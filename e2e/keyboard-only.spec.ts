/** Main tasks with the keyboard alone, from the portal's home: the focus is always shown and never lost. */
import type { Locator, Page } from '@playwright/test';
import { expect, keyboard, people, signIn, test } from './fixtures.ts';
import { newOrder, type Order, ship, shipWithoutVat, statusOf } from './orders.ts';

const next = (page: Page) => page.getByRole('region', { name: 'Next action' });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const rowOf = (page: Page, { order }: Order) => page.getByRole('row').filter({ hasText: order });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });

async function openHome(page: Page): Promise<void> {
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { level: 1, name: /^hello, / })).toBeVisible();
}

/** Hands that go somewhere by Tab, and press it by Enter; a question that was answered is gone before they go on. */
function hands(page: Page) {
  const { key, to, closed } = keyboard(page);
  const press = async (target: Locator) => {
    await to(target);
    await key('Enter');
  };
  const answer = async (asked: Locator, name: string) => {
    await press(asked.getByRole('button', { name, exact: true }));
    await expect(asked).toHaveCount(0);
    await closed();
  };
  return { key, to, press, closed, answer };
}

test('[ORD-11] a carrier other than the first is booked', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, { expiresInMinutes: 7 });
  await ship(seller, sale, 'PLATFORM');
  await openHome(page);
  const { key, to, press, closed } = hands(page);
  await press(rowOf(page, sale).getByRole('link', { name: 'Book carrier' }));
  const open = drawer(page, 'Book a carrier');
  const chosen = open.getByRole('radio', { checked: true });
  await to(chosen);
  const first = await chosen.inputValue();
  await key('ArrowDown');
  await expect(chosen).not.toHaveValue(first);
  await expect(chosen).toBeFocused();
  await press(open.getByRole('button', { name: 'Book carrier' }));
  await expect(toast(page, 'Carrier booked')).toBeVisible();
  await closed();
  await to(next(page).getByRole('link', { name: 'Trigger payment' }));
});

test('[ORD-05] [ORD-09] an order is confirmed and gets its shipping details', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, { expiresInMinutes: 6 });
  await openHome(page);
  const { key, to, press, closed } = hands(page);
  await press(rowOf(page, sale).getByRole('link', { name: 'Confirm quantities' }));
  const lines = page.getByRole('form', { name: 'Confirm quantities' });
  await press(lines.getByRole('button', { name: 'Confirm', exact: true }));
  await expect(toast(page, 'Quantities confirmed')).toBeVisible();
  await closed();
  await press(next(page).getByRole('link', { name: 'Add shipping details' }));
  const shipping = drawer(page, 'Shipping details');
  await to(shipping.getByRole('radio', { name: /^Ship with Quayside/ }));
  await key('Space');
  await press(shipping.getByRole('button', { name: 'Add parcels' }));
  await expect(page.getByLabel('Weight of each (kg)'), 'typing can begin').toBeFocused();
  for (const measure of ['8', '40', '30', '20']) {
    await page.keyboard.type(measure);
    await key('Tab');
  }
  await press(shipping.getByRole('button', { name: 'Save shipping details' }));
  await closed();
  await to(next(page).getByRole('link', { name: 'Book carrier' }));
});

test('[ORD-14] [ORD-15] a carrier is booked for the order, it is paid and completed', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, { expiresInMinutes: 5 });
  await shipWithoutVat(seller, sale, 'PLATFORM');
  await openHome(page);
  const { key, to, press, closed, answer } = hands(page);
  const step = (name: string) => press(next(page).getByRole('link', { name }));
  await press(rowOf(page, sale).getByRole('link', { name: 'Book carrier' }));
  const open = drawer(page, 'Book a carrier');
  await expect(open.getByRole('radio', { checked: true }), 'the first carrier is chosen').toBeVisible();
  await press(open.getByRole('button', { name: 'Book carrier' }));
  await closed();

  await step('Trigger payment');
  const pay = question(page, 'Trigger payment');
  await to(pay.getByRole('radio', { name: /^Add VAT/ }));
  await key('Space');
  await answer(pay, 'Confirm');
  await expect(page.getByRole('listitem').filter({ hasText: 'Fees and VAT' })).toContainText(/VAT £/);

  await step('Complete order');
  await answer(question(page, 'Complete your order'), 'Complete order');
  await expect(next(page)).toContainText('This order is completed and can no longer be changed.');
  await press(page.getByRole('link', { name: 'Go to past orders' }));
  await expect(page).toHaveURL('/orders/?status=PAST');
  expect(await statusOf(seller, sale)).toBe('COMPLETED');
});

test('[INV-04] [INV-05] a stock list is uploaded, its columns are chosen, and it is applied and undone', async ({
  page,
  context,
}) => {
  const seller = await signIn(context, people.large);
  const [offer] = (await seller.call('GET', '/offers/?status=ACTIVE&size=9')).body.results.slice(8);
  const price = (Number(offer.price.amount) * 1.02).toFixed(2);
  const { gtin, unitSize, stock } = offer;
  const lines = [
    'GTIN;What it is;Currency;Selling unit;Inventory',
    [gtin, price, offer.price.currency, unitSize, stock].join(';'),
  ];
  const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await openHome(page);
  const { key, to, press } = hands(page);
  await press(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Inventory' }));
  await press(page.getByRole('link', { name: 'Upload stock list' }));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await to(page.getByLabel('Stock list', { exact: true }));
  await key('Enter');
  await (await chooser).setFiles([file]);
  await press(page.getByRole('button', { name: 'Upload list' }));
  await expect(page.getByText('Columns to choose')).toBeVisible();
  await to(page.getByLabel('Price', { exact: true }));
  await page.keyboard.type('B: What');
  await press(page.getByRole('button', { name: 'Read the rows' }));
  await expect(page.getByText('Ready to apply', { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: 'Apply 1 row' }));
  await expect(page.getByText('Applied', { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo the upload' }));
  await expect(page.getByText('Your offers are as they were before').first()).toBeVisible();
  expect((await seller.call('GET', `/offers/${offer.qid}/`)).body.price).toEqual(offer.price);
});
