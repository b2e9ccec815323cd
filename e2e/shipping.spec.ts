import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, people, pressCounter, type Session, signIn, test } from './fixtures.ts';
import { confirm, newOrder, type Order, ship, version } from './orders.ts';

const next = (page: Page) => page.getByRole('region', { name: 'Next action' });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });
const rowOf = (page: Page, { order }: Order) => page.getByRole('row').filter({ hasText: order });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openBooking(page: Page, { qid }: Order) {
  await page.goto(`/orders/${qid}/?task=carrier`);
  const open = drawer(page, 'Book a carrier');
  await expect(open.getByRole('radio').first()).toBeVisible();
  return open;
}

/** Sends something else than the form holds, so that the carrier's own refusal is seen. */
const insteadOf = (page: Page, changed: object) =>
  page.route('**/carrier_booking/', (route) => {
    const body = route.request().postDataJSON();
    return route.continue({ postData: { ...body, ...changed } });
  });

test('[ORD-11] a carrier is booked on its first free day in four presses; its label is saved; the booking is cancelled', async ({
  page,
  context,
  staff,
}) => {
  // Not the company whose five most urgent orders dashboard.spec.ts counts.
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, { expiresInMinutes: 14 });
  await ship(seller, sale, 'PLATFORM');
  await page.goto('/dashboard/');
  const { press, check } = pressCounter(4);
  await press(rowOf(page, sale).getByRole('link', { name: 'Book carrier' }).click());
  const open = drawer(page, 'Book a carrier');
  await expect(open).toContainText('Collected at');
  await expect(open).toContainText('book by 14:00');
  await expect(open).toContainText('Quayside pays the carrier and deducts its price from this order’s payout.');
  await press(open.getByRole('button', { name: 'Book carrier' }).click());
  await expect(toast(page, 'Carrier booked')).toBeVisible();
  check();

  const shipping = card(page, 'Shipping');
  await expect(shipping).toContainText('Pickup scheduled');
  await expect(shipping).toContainText('Quayside pays the carrier and takes it off your payout.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    shipping.getByRole('button', { name: 'Download label' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^label-QC\d+\.pdf$/);
  await shipping.getByRole('button', { name: 'Cancel booking' }).click();
  await question(page, 'Cancel this booking?').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(toast(page, 'Booking cancelled')).toBeVisible();
  await expect(next(page).getByRole('link', { name: 'Book carrier' }).first()).toBeVisible();
});

test('[ERR-11] a day the carrier does not come on: the next days are buttons, and one of them books', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await ship(seller, sale, 'PLATFORM');
  const open = await openBooking(page, sale);
  // A Sunday.
  await insteadOf(page, { pickupDate: '2026-11-22' });
  await open.getByRole('button', { name: 'Book carrier' }).click();
  await expect(
    open.getByText('The carrier cannot collect on that day. Choose one of the days offered.').first(),
  ).toBeVisible();
  await expect(open.getByText('There is a problem')).toBeVisible();
  await page.unroute('**/carrier_booking/');
  const days = open.getByRole('button', { name: /^\d{1,2} / });
  await days.nth(1).click();
  await open.getByRole('button', { name: 'Book carrier' }).click();
  await expect(toast(page, 'Carrier booked')).toBeVisible();
});

test('[ERR-11] a line of the address that is too long is shortened in its place, with a counter', async ({
  page,
  context,
  staff,
}) => {
  // For as long as the line is too long no order of this company can be booked: no other journey books here.
  const seller = await signIn(context, 'owner@sjoberg.example');
  const sale = await newOrder(staff, seller);
  await ship(seller, sale, 'PLATFORM');
  const { body: company } = await seller.call('GET', '/addresses/');
  const { companyName, postalCode, city, country } = company.results[0];
  const long = 'Building C, second loading bay behind the old brewery, gate 4';
  const address = {
    companyName,
    usageTypes: ['PICKUP'],
    line1: long,
    line2: '',
    postalCode,
    city,
    region: '',
    country,
  };
  expect((await seller.call('POST', '/addresses/', address)).status).toBe(200);

  const open = await openBooking(page, sale);
  await expect(open).toContainText(`${long.length} of 45 characters`);
  await open.getByRole('button', { name: 'Book carrier' }).click();
  await expect(
    open
      .getByText('Line one of your shipping address is too long for the carrier. Shorten it to 45 characters.')
      .first(),
  ).toBeVisible();
  await open.getByLabel('Address line one').fill('Building C, second loading bay, gate 4');
  await open.getByRole('button', { name: 'Save address' }).click();
  await expect(toast(page, 'Address updated')).toBeVisible();
  await expect(open.getByLabel('Address line one')).toHaveCount(0);
  await open.getByRole('button', { name: 'Book carrier' }).click();
  await expect(toast(page, 'Carrier booked')).toBeVisible();
});

test('[ERR-11] a carrier that does not answer and a load that is too heavy are told in their own words; nothing is lost', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await pallets(seller, sale, 400);
  const open = await openBooking(page, sale);
  await expect(open).toContainText('Not available for this load');
  await expect(open).toContainText('UPS: The weight is outside what this carrier takes.');
  // Which one is chosen already depends on the hour: of those that come first, the cheapest.
  await open.getByRole('radio', { name: /^DHL Express/ }).check();
  await insteadOf(page, { carrier: 'ups' });
  await open.getByRole('button', { name: 'Book carrier' }).click();
  await expect(open.getByText('The weight is outside what this carrier takes.').first()).toBeVisible();
  await page.unroute('**/carrier_booking/');
  await insteadOf(page, { carrier: 'own_truck' });
  await open.getByRole('button', { name: 'Book carrier' }).click();
  await expect(
    open.getByText('The carrier does not answer at the moment. Please try again later.').first(),
  ).toBeVisible();
  await page.unroute('**/carrier_booking/');
  await expect(open.getByRole('radio', { name: /^DHL Express/ })).toBeChecked();
  await open.getByRole('button', { name: 'Book carrier' }).click();
  await expect(toast(page, 'Carrier booked')).toBeVisible();
});

test('[ORD-11] a booking that a dispatcher decides is pending, then the page shows it by itself and blames nobody', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await pallets(seller, sale, 200);
  const open = await openBooking(page, sale);
  await open.getByText(/^DB Schenker/).click();
  await open.getByRole('button', { name: 'Book carrier' }).click();
  await expect(card(page, 'Shipping')).toContainText('Booking… This page updates automatically.');
  await expect(card(page, 'Shipping')).toContainText('Pickup scheduled', { timeout: 30_000 });
  await expect(card(page, 'Shipping').getByRole('button', { name: 'Download label' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('This order just changed. You’re looking at the latest version.')).toBeVisible();
  await expect(main.getByText('Somebody else just changed this order')).toHaveCount(0);
});

test('[ERR-14] carriers that fail to load are asked again', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await ship(seller, sale, 'PLATFORM');
  await page.route('**/bookable-carriers/', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(`/orders/${sale.qid}/?task=carrier`);
  await expect(toast(page, 'Carriers failed to load')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/bookable-carriers/');
  await drawer(page, 'Book a carrier').getByRole('button', { name: 'Try again' }).click();
  await expect(drawer(page, 'Book a carrier').getByRole('radio').first()).toBeVisible();
});

test('[ORD-12] [ORD-20] [ERR-09] numbers the carrier cannot have issued are removed and listed, the rest is kept', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  await page.goto(`/orders/${sale.qid}/?task=tracking`);
  const open = drawer(page, 'Track and trace');
  await open.getByLabel('Carrier').selectOption('ups');
  await open.getByLabel('Track and trace numbers', { exact: true }).fill('1Z5R89390357567128');
  await open.getByRole('button', { name: 'Save numbers' }).click();
  await expect(open.getByText('One or more invalid track and trace numbers were removed').first()).toBeVisible();
  await open
    .getByLabel('Track and trace numbers', { exact: true })
    .fill('1Z5R 8939 0357 567127, 1Z5R89390357567128\nnonsense');
  await open.getByRole('button', { name: 'Save numbers' }).click();
  await expect(toast(page, 'Track and trace number saved')).toBeVisible();
  await expect(open.getByText('1Z5R89390357567128', { exact: true })).toBeVisible();
  await expect(open.getByText('NONSENSE', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const followed = card(page, 'Shipping').getByRole('link', { name: /Follow 1Z5R89390357567127/ });
  await expect(followed).toHaveAttribute('href', /ups\.com.*1Z5R89390357567127/);
});

test("[ORD-09] [ORD-10] [ORD-20] 'Change shipping method' lists what is cleared; 'Clear pallet' asks first", async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  const numbers = { saleQid: sale.qid, carrier: 'own_truck', trackAndTraceNumbers: ['TRUCK-7001', 'TRUCK-7002'] };
  expect((await seller.call('POST', '/shipments/', numbers)).status).toBe(200);
  await page.goto(`/orders/${sale.qid}/?task=shipping`);
  const open = drawer(page, 'Shipping details');
  await open.getByRole('button', { name: 'Add pallets' }).click();
  await open.getByLabel('Weight of each (kg)').last().fill('200');
  await open.getByRole('button', { name: /^Clear row: Row 2/ }).click();
  await question(page, 'Clear pallet').getByRole('button', { name: 'Clear pallet' }).click();
  await expect(open.getByLabel('Weight of each (kg)')).toHaveCount(1);
  await page.getByText('Ship with Quayside', { exact: true }).last().click();
  const dialog = question(page, 'Change shipping method');
  await expect(dialog).toContainText('1 row of parcels or pallets');
  await expect(dialog).toContainText('2 track and trace numbers');
  await dialog.getByRole('button', { name: 'Change shipping method' }).click();
  await expect(toast(page, 'Shipping details removed')).toBeVisible();
});

test('[ORD-10] a parcel that was just added is not wrong before it is looked at; the summary names the row that is', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  await page.goto(`/orders/${sale.qid}/?task=shipping`);
  const open = drawer(page, 'Shipping details');
  const save = open.getByRole('button', { name: 'Save shipping details' });
  const add = open.getByRole('button', { name: 'Add parcels' });
  const wrong = open.locator('[aria-invalid=true]');
  await open.getByRole('radio', { name: /^Own carrier/ }).check();
  await save.click();
  await expect(open.getByText('There is a problem')).toBeVisible();
  await add.click();
  await expect(open.getByLabel('Weight of each (kg)')).toBeFocused();
  await expect(wrong).toHaveCount(0);
  await save.click();
  await expect(wrong).toHaveCount(4);
  await add.click();
  await expect(open.getByLabel('Weight of each (kg)')).toHaveCount(2);
  await expect(wrong, 'those of the first alone').toHaveCount(4);
  await expect(open.getByRole('link', { name: /^Row 1:/ })).toHaveCount(4);
  await expect(open.getByRole('link', { name: /^Row 2:/ })).toHaveCount(0);
});

test("[ORD-09] [ORD-20] numbers without parcels are kept until 'Change shipping method' has asked, and can be removed", async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  const track = async (code: string) => {
    const numbers = { saleQid: sale.qid, carrier: 'own_truck', trackAndTraceNumbers: [code] };
    expect((await seller.call('POST', '/shipments/', numbers)).status).toBe(200);
  };
  await track('TRUCK-7101');
  await page.goto(`/orders/${sale.qid}/?task=shipping`);
  const open = drawer(page, 'Shipping details');
  await page.getByText('Ship with Quayside', { exact: true }).last().click();
  const dialog = question(page, 'Change shipping method');
  await expect(dialog).toContainText('1 track and trace number');
  await dialog.getByRole('button', { name: 'Change shipping method' }).click();
  await expect(toast(page, 'Shipping details removed')).toBeVisible();
  await expect(open.getByRole('radio', { name: /Ship with Quayside/ })).toBeChecked();

  expect((await seller.call('PATCH', `/sales/${sale.qid}/`, { clearShipping: true })).status).toBe(200);
  await track('TRUCK-7102');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await open.getByRole('button', { name: 'Remove shipping details' }).click();
  const removal = question(page, 'Remove the shipping details of this order?');
  await expect(removal).toContainText('track and trace numbers');
  await removal.getByRole('button', { name: 'Remove shipping details' }).click();
  await expect(open).toBeHidden();
});

test('[LAY-01] at 360 px the booked order and the drawer with its refusals fit and have no finding of axe', async ({
  page,
  context,
  staff,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await pallets(seller, sale, 400);
  const open = await openBooking(page, sale);
  await expectNoScroll(page);
  await expectAccessible(page);
  // The only one that takes this load and decides at once.
  await open.getByRole('radio', { name: /^DHL Express/ }).check();
  await open.getByRole('button', { name: 'Book carrier' }).click();
  await card(page, 'Shipping')
    .getByRole('button', { name: /^Shipping/ })
    .click();
  await expect(card(page, 'Shipping').getByRole('button', { name: 'Download label' })).toBeVisible();
  await expectNoScroll(page);
  await expectAccessible(page);
});

async function pallets(seller: Session, order: Order, weightKg: number): Promise<void> {
  await confirm(seller, order);
  const pallet = {
    loadType: 'PALLET',
    palletType: 'EUR',
    count: 1,
    lengthCm: 120,
    widthCm: 80,
    heightCm: 150,
    weightKg,
  };
  const body = { shippingMethod: 'PLATFORM', loads: [pallet], version: await version(seller, order.qid) };
  expect((await seller.call('PATCH', `/sales/${order.qid}/`, body)).status).toBe(200);
}

const expectNoScroll = async (page: Page): Promise<void> => {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
