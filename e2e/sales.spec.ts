import type { Locator, Page } from '@playwright/test';
import { expect, hearEvents, keyboard, password, people, pressCounter, signIn, test } from './fixtures.ts';
import { newOrder, type Order, ship, statusOf } from './orders.ts';

/**
 * Minutes to the deadline. The dashboard shows the five most urgent orders: each test asks for less time than the one
 * before it, so that its order stands among them whatever the others left behind.
 */
const urgent = (minutes: number) => ({ expiresInMinutes: minutes });

const next = (page: Page) => page.getByRole('region', { name: 'Next action' });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });
const rowOf = (page: Page, { order }: Order) => page.getByRole('row').filter({ hasText: order });
/** The order's lines, while their quantities may be changed. */
const lines = (page: Page) => page.getByRole('form', { name: 'Confirm quantities' });
const firstQuantity = (page: Page) => page.getByRole('spinbutton').first();

async function openHome(page: Page): Promise<void> {
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { level: 1, name: /^hello, / })).toBeVisible();
}

async function fillParcel(page: Page): Promise<void> {
  const measures = { 'Weight of each (kg)': '8', 'Length (cm)': '40', 'Width (cm)': '30', 'Height (cm)': '20' };
  for (const [label, value] of Object.entries(measures)) await page.getByLabel(label).fill(value);
}

test('[ORD-01..15] from login to a completed, paid order', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, urgent(60));
  await context.clearCookies();

  await test.step('login and dashboard', async () => {
    await page.goto('/login/');
    await page.getByLabel('E-mail', { exact: true }).fill(people.pounds);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/');
    await rowOf(page, sale).getByRole('link', { name: sale.order }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${sale.order}` })).toBeVisible();
  });

  await test.step('[ORD-07] its deadline is shown with time and zone', async () => {
    await expect(next(page)).toContainText(/Expires \d{1,2} \w+ \d{4} at \d{2}:\d{2} GMT/);
    await expect(page.getByRole('alert').filter({ hasText: 'This order expires soon' })).toBeVisible();
  });

  await test.step('[ORD-05] quantities', async () => {
    await next(page).getByRole('link', { name: 'Confirm quantities' }).click();
    await expect(page).toHaveURL(/task=quantities/);
    await expect(firstQuantity(page)).toBeFocused();
    await lines(page).getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(toast(page, 'Quantities confirmed')).toBeVisible();
  });

  await test.step('[ORD-09] shipping with the seller’s own carrier', async () => {
    await next(page).getByRole('link', { name: 'Add shipping details' }).click();
    await page.getByRole('radio', { name: /^Own carrier/ }).check();
    await page.getByRole('button', { name: 'Add parcels' }).click();
    await fillParcel(page);
    await page.getByRole('button', { name: 'Save shipping details' }).click();
    await expect(toast(page, 'Shipping details saved')).toBeVisible();
  });

  await test.step('[ERR-10] fee and VAT within their limits', async () => {
    await page.getByRole('link', { name: 'Fees and VAT', exact: true }).click();
    await page.getByLabel('Your shipping fee').fill('9999.00');
    await page.getByRole('button', { name: 'Save fees and VAT' }).click();
    await expect(
      drawer(page, 'Fees and VAT').getByText('The shipping fee is above the maximum for this order.').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Use / }).first().click();
    await page.getByLabel('Your VAT').fill('99999.00');
    await page.getByRole('button', { name: 'Save fees and VAT' }).click();
    await expect(
      drawer(page, 'Fees and VAT').getByText('The VAT is above the expected amount for this order.').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Use / }).last().click();
    await page.getByRole('button', { name: 'Save fees and VAT' }).click();
    await expect(toast(page, 'Fees and VAT saved')).toBeVisible();
  });

  await test.step('[ORD-15] payment; the order stays among the current ones', async () => {
    await next(page).getByRole('link', { name: 'Trigger payment' }).click();
    await expect(question(page, 'Trigger payment')).toContainText('2290');
    await question(page, 'Trigger payment').getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'Payment Triggered')).toBeVisible();
    expect(await statusOf(seller, sale)).toBe('PAID');
  });

  await test.step('[ORD-12] track and trace; what is no number of the carrier is removed and named', async () => {
    await next(page).getByRole('link', { name: 'Add track and trace' }).click();
    await page.getByLabel('Carrier').selectOption({ label: 'DHL Express' });
    await page.getByLabel('Track and trace numbers').fill('3318810025\nNONSENSE-1');
    await page.getByRole('button', { name: 'Save numbers' }).click();
    const removed = drawer(page, 'Track and trace')
      .getByRole('alert')
      .filter({ hasText: 'One or more invalid track and trace numbers were removed' });
    await expect(removed).toContainText('NONSENSE-1');
    await removed.getByRole('button', { name: 'Close' }).click();
    await expect(removed).toBeHidden();
    await drawer(page, 'Track and trace').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('[ORD-14] completed: read only, among the past orders', async () => {
    await next(page).getByRole('link', { name: 'Complete order' }).click();
    await question(page, 'Complete your order').getByRole('button', { name: 'Complete order' }).click();
    await expect(toast(page, 'Order completed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Decline order' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to past orders' }).click();
    await expect(page).toHaveURL('/orders/?status=PAST');
    await expect(rowOf(page, sale)).toContainText('Completed');
  });
});

test('[ORD-05] confirming as ordered takes two presses', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, urgent(56));
  await openHome(page);
  const { press, check } = pressCounter(2);
  await press(rowOf(page, sale).getByRole('link', { name: 'Confirm quantities' }).click());
  await press(page.getByRole('button', { name: 'Confirm', exact: true }).click());
  await expect(toast(page, 'Quantities confirmed')).toBeVisible();
  check();
});

test('[ORD-05] [ORD-18] a line is reduced with its reason in five presses; without it the reason is asked for', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, { ...urgent(52), lines: 3 });
  await openHome(page);
  const events = await hearEvents(page);
  const { press, check } = pressCounter(5);
  await press(rowOf(page, sale).getByRole('link', { name: 'Confirm quantities' }).click());
  await press(firstQuantity(page).click());
  await page.keyboard.press('ArrowDown');
  const reason = page.getByLabel('Reason for reduction');
  await press(reason.focus());
  await press(reason.selectOption({ label: 'Out of stock' }));
  await press(page.getByRole('button', { name: 'Confirm', exact: true }).click());
  await expect(toast(page, 'Quantities confirmed')).toBeVisible();
  check();
  expect(await events()).toContain('sale_line_quantities_confirmed');
  await expect(page.getByRole('region', { name: 'Lines', exact: true })).toContainText('Out of stock');
});

test('[ORD-05] [ERR-10] a reduction without a reason, and more than was ordered, are told at their fields and lose nothing', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const { qid } = await newOrder(staff, seller);
  await page.goto(`/orders/${qid}/?task=quantities`);
  await firstQuantity(page).press('ArrowDown');
  const lowered = await firstQuantity(page).inputValue();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const form = lines(page);
  await expect(form.getByText('Choose a reason for every line you reduce.').first()).toBeVisible();
  await expect(form.getByText('There is a problem')).toBeVisible();
  await expect(firstQuantity(page)).toHaveValue(lowered);
  await firstQuantity(page).fill('99999');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(
    form.getByText(/^(Error: ?)?You can confirm at most what was ordered\. At most \d+\.$/).first(),
  ).toBeVisible();
  await expect(firstQuantity(page)).toHaveValue('99999');
});

test('[ORD-06] [ORD-18] [ORD-20] an order is declined in four presses; the buyer is told', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, urgent(48));
  await openHome(page);
  const events = await hearEvents(page);
  const { press, check } = pressCounter(4);
  await press(rowOf(page, sale).getByRole('link', { name: sale.order }).click());
  await press(page.getByRole('link', { name: 'Decline order' }).click());
  const dialog = question(page, 'Decline this order?');
  await press(dialog.getByRole('checkbox', { name: 'Out of stock' }).check());
  await press(dialog.getByRole('button', { name: 'Decline order' }).click());
  await expect(toast(page, 'Order declined')).toBeVisible();
  check();
  expect(await events()).toContain('sale_declined');
  await expect(next(page)).toContainText('This order was declined.');
  await expect(next(page)).toContainText('Out of stock');
  await expectMail(page, `Order ${sale.order} was declined`);
});

test('[ORD-06] declining asks for a reason and keeps the safe button in focus', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await page.goto(`/orders/${sale.qid}/?task=decline`);
  const dialog = question(page, 'Decline this order?');
  await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Decline order' }).click();
  await expect(dialog.getByText('Choose at least one reason')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  expect(await statusOf(seller, sale)).toBe('REQUESTED');
});

test('[ORD-11] [ORD-18] a carrier is booked on its first free day in four presses', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, urgent(44));
  await ship(seller, sale, 'PLATFORM');
  await openHome(page);
  const events = await hearEvents(page);
  const { press, check } = pressCounter(4);
  await press(rowOf(page, sale).getByRole('link', { name: 'Book carrier' }).click());
  // The order page has a button of that name, too, until the drawer stands before it.
  const drawer = page.getByRole('dialog', { name: 'Book a carrier' });
  await press(drawer.getByRole('button', { name: 'Book carrier' }).click());
  await expect(toast(page, 'Carrier booked')).toBeVisible();
  check();
  expect(await events()).toContain('ship_with_quayside_confirmed');
  await expect(next(page)).toContainText('Trigger payment');
});

test('[ORD-15] [ORD-18] [ORD-20] a payment is triggered in three presses', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, urgent(40));
  await ship(seller, sale);
  await openHome(page);
  const events = await hearEvents(page);
  const { press, check } = pressCounter(3);
  await press(rowOf(page, sale).getByRole('link', { name: 'Trigger payment' }).click());
  await press(question(page, 'Trigger payment').getByRole('button', { name: 'Confirm' }).click());
  await expect(toast(page, 'Payment Triggered')).toBeVisible();
  check();
  expect(await events()).toContain('payment_triggered');
});

test('[ORD-14] an order is completed from the first press to the last in twelve, and one for its VAT', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, urgent(36));
  await openHome(page);
  const { press, check } = pressCounter(13);
  const step = (name: string) => press(next(page).getByRole('link', { name }).click());
  const button = (within: Locator, name: string) => press(within.getByRole('button', { name, exact: true }).click());
  await press(rowOf(page, sale).getByRole('link', { name: 'Confirm quantities' }).click());
  await button(lines(page), 'Confirm');
  await step('Add shipping details');
  await press(page.getByRole('radio', { name: /^Ship with Quayside/ }).check());
  await button(drawer(page, 'Shipping details'), 'Add parcels');
  await expect(page.getByLabel('Weight of each (kg)'), 'typing can begin').toBeFocused();
  await fillParcel(page);
  await button(drawer(page, 'Shipping details'), 'Save shipping details');
  await step('Book carrier');
  await button(drawer(page, 'Book a carrier'), 'Book carrier');
  await step('Trigger payment');
  await press(
    question(page, 'Trigger payment')
      .getByRole('radio', { name: /^Add VAT/ })
      .check(),
  );
  await button(question(page, 'Trigger payment'), 'Confirm');
  await step('Complete order');
  await button(question(page, 'Complete your order'), 'Complete order');
  await expect(toast(page, 'Order completed')).toBeVisible();
  check();
});

test('[ORD-07] an order that expires while its quantities are changed says so, and the buyer is told', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  // Time enough to open it, also on a busy machine.
  const sale = await newOrder(staff, seller, { expiresInSeconds: 12 });
  await page.goto(`/orders/${sale.qid}/?task=quantities`);
  await expect(lines(page)).toBeVisible();
  await expect.poll(() => statusOf(seller, sale), { timeout: 25_000, intervals: [1_000] }).toBe('EXPIRED');
  await expect(drawer(page, 'Confirm quantities')).toContainText('The deadline passed, so this order expired.');
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(next(page)).toContainText('The deadline passed, so this order expired.');
  await expect(next(page).getByRole('link', { name: 'Confirm quantities' })).toHaveCount(0);
  await expectMail(page, `Order ${sale.order} has expired`);
});

test('[ORD-08] the agreement comes before the first order and the task follows in its place', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, 'owner@hernandez.example');
  const { qid } = await newOrder(staff, seller);
  await page.goto(`/orders/${qid}/`);
  await expect(next(page)).toContainText('Accept the service level agreement before your first order');
  await page.goto(`/orders/${qid}/?task=quantities`);
  const agreement = drawer(page, 'Service level agreement');
  await agreement.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(agreement.getByText('Tick the box to accept')).toBeVisible();
  await agreement.getByRole('checkbox').check();
  await agreement.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(lines(page)).toBeVisible();
  await expect(firstQuantity(page)).toBeFocused();
});

test('[ORD-09] another shipping method is asked about and clears the fields', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  await page.goto(`/orders/${sale.qid}/?task=shipping`);
  await page.getByText('Ship with Quayside', { exact: true }).last().click();
  const dialog = question(page, 'Change shipping method');
  await expect(dialog).toContainText('1 row of parcels or pallets');
  await dialog.getByRole('button', { name: 'Change shipping method' }).click();
  await expect(page.getByRole('radio', { name: /^Ship with Quayside/ })).toBeChecked();
  await expect(page.getByLabel('Weight of each (kg)')).toHaveCount(0);
});

test('[ORD-04] opening an order marks it read', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, urgent(32));
  await page.goto('/orders/');
  await expect(rowOf(page, sale).getByText('Unread')).toBeAttached();
  await rowOf(page, sale).getByRole('link', { name: sale.order }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${sale.order}` })).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, sale)).toBeVisible();
  await expect(rowOf(page, sale).getByText('Unread')).toHaveCount(0);
});

test('[ORD-04] a viewer looks at an order, and it stays unread for those who act on it', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(await visitor(), people.seller);
  const sale = await newOrder(staff, seller);
  await signIn(context, 'viewer@waldhuis.example');
  const marked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/read/')) marked.push(request.url());
  });
  await page.goto(`/orders/${sale.qid}/`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${sale.order}` })).toBeVisible();
  await page.goto(`/orders/${sale.qid}/contact/`);
  await expect(page.getByRole('heading', { level: 2, name: 'Conversations' })).toBeVisible();
  expect(marked).toEqual([]);
  expect((await seller.call('GET', `/sales/${sale.qid}/`)).body.hasRead).toBe(false);
});

test('[ORD-04] whoever goes back before the server noted it finds the order read all the same', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/read/', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/orders/${sale.qid}/`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${sale.order}` })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' }).click();
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Newest first' });
  await expect(rowOf(page, sale).getByText('Unread')).toBeAttached();
  release();
  await expect(rowOf(page, sale).getByText('Unread')).toHaveCount(0);
});

test('[ORD-02] an order that does not exist, or belongs to somebody else, is not found', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const other = await signIn(await visitor(), people.large);
  const { qid } = await newOrder(staff, other);
  await signIn(context, people.seller);
  for (const address of [qid, '0199f12e-cc00-7218-868d-265bad5a2f53']) {
    await page.goto(`/orders/${address}/`);
    await expect(page.getByText('No order found.')).toBeVisible();
  }
});

test.describe('keyboard only', () => {
  test('[ORD-05] confirm: focus is always shown and never lost', async ({ page, context, staff }) => {
    const seller = await signIn(context, people.pounds);
    const sale = await newOrder(staff, seller, urgent(28));
    await openHome(page);
    const { to, key, closed } = keyboard(page);
    await to(rowOf(page, sale).getByRole('link', { name: 'Confirm quantities' }));
    await key('Enter');
    await to(page.getByRole('button', { name: 'Confirm', exact: true }));
    await key('Enter');
    await expect(toast(page, 'Quantities confirmed')).toBeVisible();
    await closed();
    await to(next(page).getByRole('link', { name: 'Add shipping details' }));
  });

  test('[ORD-05] reduce with a reason', async ({ page, context, staff }) => {
    const seller = await signIn(context, people.pounds);
    const sale = await newOrder(staff, seller, urgent(24));
    await openHome(page);
    const { to, key, closed } = keyboard(page);
    await to(rowOf(page, sale).getByRole('link', { name: 'Confirm quantities' }));
    await key('Enter');
    await to(firstQuantity(page));
    await key('ArrowDown');
    await to(page.getByLabel('Reason for reduction'));
    await page.keyboard.type('Price');
    await to(page.getByRole('button', { name: 'Confirm', exact: true }));
    await key('Enter');
    await expect(toast(page, 'Quantities confirmed')).toBeVisible();
    await closed();
    await expect(page.getByRole('region', { name: 'Lines', exact: true })).toContainText('Price changed');
  });

  test('[ORD-06] decline', async ({ page, context, staff }) => {
    const seller = await signIn(context, people.pounds);
    const sale = await newOrder(staff, seller, urgent(20));
    await openHome(page);
    const { to, key, closed } = keyboard(page);
    await to(rowOf(page, sale).getByRole('link', { name: sale.order }));
    await key('Enter');
    await to(page.getByRole('link', { name: 'Decline order' }));
    await key('Enter');
    await to(page.getByRole('checkbox', { name: 'Warehouse closed' }));
    await key('Space');
    await to(page.getByRole('button', { name: 'Decline order' }));
    await key('Enter');
    await expect(toast(page, 'Order declined')).toBeVisible();
    await closed();
    await expect(next(page)).toContainText('Warehouse closed');
  });

  test('[ORD-15] pay; Escape refuses first', async ({ page, context, staff }) => {
    const seller = await signIn(context, people.pounds);
    const sale = await newOrder(staff, seller, urgent(16));
    await ship(seller, sale);
    await openHome(page);
    const { to, key, closed } = keyboard(page);
    await to(rowOf(page, sale).getByRole('link', { name: 'Trigger payment' }));
    await key('Enter');
    await expect(question(page, 'Trigger payment')).toContainText('2290');
    await key('Escape');
    await expect(question(page, 'Trigger payment')).toHaveCount(0);
    await closed();
    expect(await statusOf(seller, sale)).toBe('CONFIRMED');
    await to(next(page).getByRole('link', { name: 'Trigger payment' }));
    await key('Enter');
    // Nothing is paid before its amount is on the screen.
    await expect(question(page, 'Trigger payment')).toContainText('2290');
    await to(question(page, 'Trigger payment').getByRole('button', { name: 'Confirm' }));
    await key('Enter');
    await expect(toast(page, 'Payment Triggered')).toBeVisible();
    await closed();
  });
});

async function expectMail(page: Page, subject: string): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/dev/outbox/messages/');
      return await answer.text();
    }, 'mail to the buyer')
    .toContain(subject);
}
