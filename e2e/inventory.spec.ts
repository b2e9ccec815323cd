import type { Page } from '@playwright/test';
import { expect, people, pressCounter, type Session, signIn, test } from './fixtures.ts';

let seller: Session;
test.beforeEach(async ({ context }) => {
  seller = await signIn(context, people.large);
});

const settled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);
const losing = async () => (await seller.call('GET', '/offers/?status=ACTIVE&rank=LOSING')).body.results;
const isMatchable = (offer: { priceToWin: object | null }) => offer.priceToWin !== null;

test('[RT-15] [INV-01] status, brand, rank, sort and search are in the URL; reload shows the same rows', async ({
  page,
}) => {
  await page.goto('/inventory/');
  await settled(page);
  await page
    .getByRole('navigation', { name: 'Offers by status' })
    .getByRole('link', { name: /^Active/ })
    .click();
  await expect(page).toHaveURL('/inventory/?status=ACTIVE');
  await page.getByLabel('Rank', { exact: true }).selectOption({ label: 'Winning' });
  const names = page.locator('main a[href^="/inventory/0"]');
  // Other journeys change prices of this company meanwhile, and the page follows: what counts is what the API answers now.
  const expectTheRows = () =>
    expect(async () => {
      const { body } = await seller.call('GET', '/offers/?status=ACTIVE&rank=WINNING&sort=price');
      const rows: { productName: string }[] = body.results;
      expect(rows.length).toBeGreaterThan(5);
      expect(await names.allTextContents()).toEqual(rows.map(({ productName }) => productName));
    }).toPass({ timeout: 8_000 });
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Lowest price' });
  await expect(page).toHaveURL('/inventory/?status=ACTIVE&rank=WINNING&sort=price');
  await expectTheRows();
  await page.reload();
  await expectTheRows();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/inventory/?sort=price');
});

test('[INV-02] from the dashboard two presses match the winning price, and one takes it back', async ({ page }) => {
  const [offer] = (await losing()).filter(isMatchable);
  await page.goto('/dashboard/');
  const { press, check } = pressCounter(2);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await press(menu.getByRole('link', { name: 'Inventory' }).click());
  await settled(page);
  await page.getByRole('searchbox', { name: 'Search products' }).fill(offer.gtin);
  await expect(page).toHaveURL(new RegExp(`search=${offer.gtin}`));
  const match = page.getByRole('button', { name: /^Match €/ });
  await expect(match).toHaveCount(1);
  await press(match.click());
  check();
  const toast = page.getByRole('alertdialog').filter({ hasText: '1 price matched' });
  await expect(toast).toBeVisible();
  // The rank follows the price by a job.
  await expect
    .poll(async () => (await seller.call('GET', `/offers/${offer.qid}/`)).body)
    .toMatchObject({ rank: 1, effectivePrice: offer.priceToWin });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect((await seller.call('GET', `/offers/${offer.qid}/`)).body.price).toEqual(offer.price);
});

test('[INV-01] a price is edited in the list: Escape leaves it, Enter saves it', async ({ page }) => {
  const [, offer] = await losing();
  await page.goto(`/inventory/?search=${offer.gtin}`);
  const price = page.getByRole('button', { name: `Change the price of ${offer.productName}` });
  await price.click();
  const field = page.getByRole('textbox', { name: `Change the price of ${offer.productName}` });
  await field.fill('77.70');
  await field.press('Escape');
  await expect(price).toContainText(offer.price.amount);
  await price.click();
  await field.fill('88.80');
  await field.press('Enter');
  await expect(price).toContainText('88.80');
  expect((await seller.call('GET', `/offers/${offer.qid}/`)).body.price.amount).toBe('88.80');
});

test('[INV-01] several prices change at once after a preview', async ({ page }) => {
  await page.goto('/inventory/?status=ACTIVE&sort=-price');
  await settled(page);
  // By name: other journeys change prices of this company, and rows move between two presses.
  const rows = page.locator('main a[href^="/inventory/0"]');
  await expect(rows.nth(1)).toBeVisible();
  const names = new Set(await rows.allTextContents());
  for (const name of [...names].slice(0, 2))
    await page
      .getByRole('checkbox', { name: `Select ${name}`, exact: true })
      .first()
      .check();
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Enter a percentage from −90 to 500, other than 0')).toBeVisible();
  await dialog.getByLabel('Change in percent').fill('2');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('2 change.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 2 offers' }).click();
  await expect(page.getByText('2 offers changed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
});

test('[RT-16] [INV-02] an offer tells why it does not win, what a price would bring, and its history', async ({
  page,
}) => {
  const offer = (await losing()).find(isMatchable);
  await page.goto(`/inventory/${offer.qid}/`);
  await expect(page.getByText(/(comes first\. You ask|as does the offer that comes first)/)).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Try a price' });
  await field.fill('9999.00');
  await field.press('Tab');
  await expect(page.getByText(/At €.9,999\.00 your rank would be \d/)).toBeVisible();
  const table = page.getByRole('button', { name: 'Show as table' });
  if (await table.isVisible()) {
    await table.click();
    await expect(page.getByRole('table', { name: 'Price history' })).toBeVisible();
  }
});

test('[INV-01] an offer is added by its GTIN, changed, and withdrawn; what is wrong is said at the fields', async ({
  page,
}) => {
  const trending = (await seller.call('GET', '/trending-products/')).body.results;
  const wanted = trending.find((one: { ownOfferQid: string | null }) => one.ownOfferQid === null);
  await page.goto('/inventory/');
  await page.getByRole('button', { name: 'Add offer' }).click();
  const drawer = page.getByRole('dialog', { name: 'New offer' });
  await drawer.getByRole('button', { name: 'Add offer' }).click();
  await expect(drawer.getByText('Enter a price, like 12.50')).toHaveCount(2);
  await drawer.getByLabel('GTIN').fill(wanted.gtin);
  await drawer.getByLabel('Price', { exact: true }).fill('12,50');
  await drawer.getByRole('button', { name: 'Add offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: wanted.variant.name })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Price', { exact: true }).fill('11.00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Offer saved')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw offer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(page.getByText('Offer withdrawn')).toBeVisible();
  await expect(page).toHaveURL('/inventory/');
});

test('[RT-29] [RT-30] [INV-08] brands are reduced after their effect was shown, and the reduction is ended', async ({
  page,
}) => {
  const [, brand] = (await seller.call('GET', '/offers/seller/brands/')).body.results;
  await page.goto('/price-reductions/create/');
  await page.getByRole('button', { name: 'Reduce prices' }).click();
  await expect(page.getByText('Choose at least one brand')).toHaveCount(2);
  await page.getByRole('checkbox', { name: brand.name, exact: true }).check();
  await page.getByLabel('Reduction in percent').fill('4');
  await page.getByRole('button', { name: 'Show the effect' }).click();
  await expect(page.getByText(/win now/)).toBeVisible();
  await page.getByRole('button', { name: 'Reduce prices' }).click();
  await expect(page.getByText('1 brand reduced')).toBeVisible();
  await expect(page).toHaveURL('/price-reductions/');
  await page.getByRole('button', { name: `End reduction of ${brand.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End reduction' }).click();
  await expect(page.getByText('Reduction ended')).toBeVisible();
});

test('[INV-08] the prices of three brands are reduced in six presses from the dashboard', async ({ page }) => {
  const brands = (await seller.call('GET', '/offers/seller/brands/')).body.results.slice(-3);
  await page.goto('/dashboard/');
  const { press, check } = pressCounter(6);
  await press(page.getByRole('link', { name: 'Price reductions' }).first().click());
  await press(page.getByRole('link', { name: 'Reduce brands' }).first().click());
  for (const { name } of brands) await press(page.getByRole('checkbox', { name, exact: true }).check());
  await page.getByLabel('Reduction in percent').fill('3');
  await press(page.getByRole('button', { name: 'Reduce prices' }).click());
  await expect(page.getByText('3 brands reduced')).toBeVisible();
  check();
  for (const { name } of brands) {
    await page.getByRole('button', { name: `End reduction of ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End reduction' }).click();
    await expect(page.getByRole('button', { name: `End reduction of ${name}` })).toHaveCount(0);
  }
});

test('[RT-27] [INV-09] a star puts a product on the watchlist; its target is set there', async ({ page }) => {
  const results = (await seller.call('GET', '/trending-products/')).body.results;
  const product = results.find((one: { isWatched: boolean }) => !one.isWatched);
  await page.goto('/trending-products/');
  await page
    .getByRole('button', { name: `Watch ${product.variant.name}`, exact: true })
    .first()
    .click();
  await expect(page.getByText('On your watchlist')).toBeVisible();
  await page.goto('/trending-products/?tab=watchlisted');
  await page
    .getByRole('button', { name: `Change target of ${product.variant.name}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Target' });
  await dialog.getByLabel('Target price').fill('3.50');
  await dialog.getByRole('button', { name: 'Save target' }).click();
  await expect(page.getByText('Target saved')).toBeVisible();
  await page
    .getByRole('button', { name: `Stop watching ${product.variant.name}` })
    .first()
    .click();
  await expect(page.getByText('Removed from your watchlist')).toBeVisible();
});

test('[INV-01] who may only read sees no way to change', async ({ page, context }) => {
  await signIn(context, 'viewer@waldhuis.example');
  await page.goto('/inventory/');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Add offer' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Match/ })).toHaveCount(0);
  await page.goto('/price-reductions/create/');
  await expect(page.getByRole('button', { name: 'Reduce prices' })).toHaveCount(0);
});

test('[INV-04] [INV-05] a stock list is uploaded, its columns chosen, its rows told, applied and undone', async ({
  page,
}) => {
  const { results } = (await seller.call('GET', '/offers/?status=ACTIVE&size=5')).body;
  const [one, other] = results.slice(3);
  const price = (Number(one.price.amount) * 1.01).toFixed(2);
  const lines = [
    'Offer of the week;;;;',
    'Code;Amount;Money;In a box;Pieces',
    `${one.gtin};${price};${one.price.currency};${one.unitSize};${one.stock + 1}`,
    `${other.gtin};nothing;${other.price.currency};${other.unitSize};${other.stock}`,
    '4006381333932;1,00;EUR;1;1',
  ];
  await page.goto('/inventory/');
  await page.getByRole('link', { name: 'Upload stock list' }).click();
  await page.getByRole('button', { name: 'Upload list' }).click();
  await expect(page.getByText('Please select a file').first()).toBeVisible();
  const file = { name: 'week 48.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.getByLabel('Stock list', { exact: true }).setInputFiles([file]);
  await page.getByRole('button', { name: 'Upload list' }).click();
  await expect(page).toHaveURL(/task=[\da-f-]{36}/);
  await expect(page.getByText('Columns to choose')).toBeVisible();
  await page.reload();
  await page.getByLabel('Row of the headings').selectOption('2');
  await page.getByRole('button', { name: 'Read the rows' }).click();
  await expect(page.getByText('Please select the column containing the price').first()).toBeVisible();
  await page.getByLabel('GTIN', { exact: true }).selectOption('0');
  await page.getByLabel('Price', { exact: true }).selectOption('1');
  await page.getByLabel('Currency', { exact: true }).selectOption('column:2');
  await page.getByLabel('Selling unit', { exact: true }).selectOption('3');
  await page.getByLabel('Inventory', { exact: true }).selectOption('4');
  await page.getByRole('button', { name: 'Read the rows' }).click();
  await expect(page.getByText('Ready to apply', { exact: true })).toBeVisible();
  await expect(page.getByText('Did you mean 4006381333931?')).toBeVisible();
  await page.getByRole('link', { name: /^Not a price/ }).click();
  await expect(page.getByText('In the file: nothing')).toBeVisible();
  await page.getByRole('button', { name: 'Apply 1 row' }).click();
  await expect(page.getByText('Applied, some rows left out')).toBeVisible();
  const now = async () => (await seller.call('GET', `/offers/${one.qid}/`)).body;
  expect((await now()).price.amount).toBe(price);
  await page.getByRole('button', { name: 'Undo the upload' }).click();
  await expect(page.getByText('Your offers are as they were before').first()).toBeVisible();
  expect((await now()).price.amount).toBe(one.price.amount);

  await test.step('the next list of the same columns takes four presses from the dashboard', async () => {
    await page.goto('/dashboard/');
    const { press, check } = pressCounter(4);
    await press(page.getByRole('link', { name: 'Inventory' }).first().click());
    await press(page.getByRole('link', { name: 'Upload stock list' }).click());
    await page.getByLabel('Stock list', { exact: true }).setInputFiles([{ ...file, name: 'week 49.csv' }]);
    await press(page.getByRole('button', { name: 'Upload list' }).click());
    await press(page.getByRole('button', { name: 'Apply 1 row' }).click());
    await expect(page.getByText('Applied, some rows left out')).toBeVisible();
    check();
    await page.getByRole('button', { name: 'Undo the upload' }).click();
    await expect(page.getByText('Your offers are as they were before').first()).toBeVisible();
  });
});

test('[RT-22] [INT-01] staff check a list with a deal and save the report', async ({ page, visitor }) => {
  const desk = await visitor();
  await signIn(desk, people.staff);
  const staffs = await desk.newPage();
  await staffs.goto('/internal/seller-initial-checker/');
  const lines = ['EAN;Price;Currency;Unit;Stock', '4006381333932;1,00;EUR;1;1'];
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await staffs.getByLabel('Stock list', { exact: true }).setInputFiles([file]);
  await staffs.getByLabel('Deal number').fill('D-0');
  await staffs.getByRole('button', { name: 'Check list' }).click();
  await expect(staffs.getByText('There is no deal with this number.').first()).toBeVisible();
  await staffs.getByLabel('Deal number').fill('D-00001042');
  await staffs.getByRole('button', { name: 'Check list' }).click();
  await expect(staffs.getByText('Checked', { exact: true })).toBeVisible();
  const report = staffs.waitForEvent('download');
  await staffs.getByRole('button', { name: 'Save the report' }).click();
  expect((await report).suggestedFilename()).toBe('gtin-check.csv');
  await page.goto('/internal/seller-initial-checker/');
  await expect(page.getByText('You do not have permission to see this page.')).toBeVisible();
});

test('[RT-28] [INV-10] insights are filtered in the URL, shown as chart and table, and saved', async ({ page }) => {
  await page.goto('/insights/');
  await expect(page.getByText('How much do I sell?')).toBeVisible();
  await page.getByLabel('Period').selectOption({ label: 'Last 12 months' });
  await expect(page).toHaveURL('/insights/?period=365');
  await settled(page);
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  await expect(page.getByRole('table', { name: 'Sales by week' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('insights.csv');
  await page.reload();
  await expect(page.getByLabel('Period')).toHaveValue('365');
});
