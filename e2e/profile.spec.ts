import type { Page } from '@playwright/test';
import { expect, keyboard, password, people, type Session, signIn, test } from './fixtures.ts';

/** One after the other: all of them change the profile of one company. */
test.describe.configure({ mode: 'default' });

let seller: Session;
test.beforeEach(async ({ context }) => {
  seller = await signIn(context, people.undisturbed);
});

const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const profile = async () => (await seller.call('GET', '/sellers/profile/')).body;

test('[RT-06] [PRO-14] the overview says how complete the profile is, and leads to each page', async ({ page }) => {
  await page.goto('/dashboard/');
  await page.getByRole('button', { name: 'Your account and settings' }).click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await expect(page.getByText(/\d of 8 pages are complete/)).toBeVisible();
  await expect(page.getByText('Account manager')).toBeVisible();
  const pages = [
    'Company registration',
    'Billing address',
    'Bank details',
    'Shipping from',
    'Shipping address',
    'Ship direct to',
    'Sell to',
    'Discount',
  ];
  const nav = page.getByRole('navigation', { name: 'Pages of your profile' });
  for (const name of pages) {
    await nav.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('[RT-07] [PRO-02] [PRO-16] a discount is checked, saved and taken back; a lower fee is asked for', async ({
  page,
}) => {
  await page.goto('/my-profile/discount/');
  await page.getByLabel('Discount in percent').fill('95');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a percentage from 0 to 90, with at most two decimals')).toHaveCount(2);
  await page.getByLabel('Discount in percent').fill('2,5');
  await expect(page.getByText('€ 100.00 becomes € 97.50')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said(page, 'Company details updated');
  expect((await profile()).discount).toBe('2.50');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await profile()).discount).toBe('0.00');
  await page.getByLabel('Fee in percent').fill('1');
  await page.getByRole('button', { name: 'Ask for this fee' }).click();
  await said(page, 'We answer whether 1.00 % is possible');
});

test('[RT-07] [PRO-02] a discount is saved with the keyboard only: focus is always shown and never lost', async ({
  page,
}) => {
  await page.goto('/my-profile/discount/');
  const { to, key } = keyboard(page);
  await to(page.getByLabel('Discount in percent'));
  await key('ControlOrMeta+a');
  await page.keyboard.type('95');
  await to(page.getByRole('button', { name: 'Save', exact: true }));
  await key('Enter');
  await said(page, 'Enter a percentage from 0 to 90, with at most two decimals');
  await to(page.getByLabel('Discount in percent'));
  await key('ControlOrMeta+a');
  await page.keyboard.type('3');
  await to(page.getByRole('button', { name: 'Save', exact: true }));
  await key('Enter');
  await said(page, 'Company details updated');
  expect((await profile()).discount).toBe('3.00');
  await page.getByLabel('Discount in percent').fill('0');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await profile()).discount).toBe('0.00');
});

test('[RT-08] [RT-09] [PRO-03] [PRO-04] [PRO-17] regions, countries by continent and order values are saved', async ({
  page,
}) => {
  await page.goto('/my-profile/sell-to/');
  for (const region of ['Europe (EU and UK)', 'USA', 'World']) await expect(page.getByLabel(region)).toBeVisible();
  for (const continent of [
    'Africa',
    'Asia',
    'Europe',
    'North America',
    'Oceania',
    'South America',
    'Middle East',
    'Antarctica',
  ])
    await expect(page.locator('summary').filter({ hasText: continent }).first()).toBeVisible();
  await page.locator('summary').filter({ hasText: 'South America' }).click();
  await page.getByLabel('Brazil').check();
  await page.reload();
  await page.locator('summary').filter({ hasText: 'South America' }).click();
  await expect(page.getByLabel('Brazil')).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said(page, 'Company details updated');
  expect((await profile()).sellTo.countries).toContain('BR');
  await page.goto('/my-profile/ship-direct-to/');
  const card = page.getByRole('region', { name: 'Order value and shipping' });
  await card.getByLabel('Minimum order value').first().fill('250');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByText('Fill in both amounts, or neither').first()).toBeVisible();
  await card.getByLabel('Shipping cost').first().fill('15.50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said(page, 'Company details updated');
  expect((await profile()).terms[0].shippingCost.amount).toBe('15.50');
});

test('[RT-10] [PRO-05] where goods leave is a list of countries with days', async ({ page }) => {
  await page.goto('/my-profile/shipping-from/');
  await page.getByRole('button', { name: 'Add a country' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Choose a country').first()).toBeVisible();
  await page.getByLabel('Country', { exact: true }).last().selectOption({ label: 'Poland' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said(page, 'Company details updated');
  expect((await profile()).shippingFrom.map((one: { country: string }) => one.country)).toContain('PL');
});

test('[RT-12] [PRO-07] [PRO-11] a VAT number is checked before it is saved, and a wrong one is refused', async ({
  page,
}) => {
  await page.goto('/my-profile/chamber-of-commerce/');
  const saved = await page.getByRole('textbox', { name: 'VAT number' }).inputValue();
  await page.getByRole('textbox', { name: 'VAT number' }).fill('NL123456783B01');
  await page.getByRole('button', { name: 'Check VAT number' }).click();
  await said(page, 'Not registered');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This isn’t a VAT number of your country.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'VAT number' }).fill(saved);
  await page.getByLabel('Registration number').fill('87654321');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said(page, 'Company details updated');
  expect((await profile()).registrationNumber).toBe('87654321');
});

test('[RT-14] [PRO-09] [PRO-10] the bank account changes with the password; the number is never shown again', async ({
  page,
}) => {
  await page.goto('/my-profile/payment-details/');
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 01');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Change bank account' }).click();
  await expect(page.getByText('Check the IBAN.').first()).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveValue('NL91 ABNA 0417 1643 01');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Change bank account' }).click();
  await said(page, 'Bank account changed');
  await expect(page.getByText('•••• 4300')).toBeVisible();
  await expect(page.getByText(/Payouts are paused until/)).toBeVisible();
  await expect(page.getByText('0417 1643')).toHaveCount(0);
});

test('[INV-11] a company pauses for a holiday and goes on', async ({ page }) => {
  await page.goto('/my-profile/');
  await page.getByRole('button', { name: 'Pause selling' }).click();
  const day = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel('Until').fill(day);
  await page.getByRole('button', { name: 'Pause selling' }).click();
  await said(page, 'Selling is paused');
  // The portal says it too, once it knows: before that there is nothing that Escape could close.
  const paused = page.locator('[role=dialog], [role=alertdialog]').filter({ hasText: 'Expected until' });
  await expect(paused).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paused).toHaveCount(0);
  const notice = await page.getByRole('alert').filter({ hasText: 'Your account is paused' }).boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect((notice?.y ?? 0) - (main?.y ?? 0), 'away from the header').toBeGreaterThanOrEqual(16);
  expect((notice?.x ?? 0) - (main?.x ?? 0), 'in line with the page').toBeGreaterThanOrEqual(16);
  await page.getByRole('button', { name: 'Sell again' }).click();
  await said(page, 'Buyers see your offers again');
});

test('[RT-23] [RT-24] [INT-02] staff add a lead, guide it and open its account; a used address is told at its field', async ({
  page,
  context,
}) => {
  await signIn(context, people.staff);
  const email = `tess-${crypto.randomUUID().slice(0, 8)}@brambleford.example`;
  const fill = async () => {
    await page.goto('/internal/seller-onboarding/');
    await page.getByRole('button', { name: 'Add lead' }).click();
    const drawer = page.getByRole('dialog', { name: 'New lead' });
    await drawer.getByLabel('Company name').fill('Brambleford & Daughters Ltd');
    await drawer.getByLabel('Name of the contact').fill('Tess Okonkwo');
    await drawer.getByLabel('E-mail address').fill(email);
    await drawer.getByLabel('Country').selectOption({ label: 'United Kingdom' });
    await drawer.getByRole('button', { name: 'Add lead' }).click();
    return drawer;
  };
  await fill();
  await expect(page.getByRole('heading', { level: 1, name: 'Brambleford & Daughters Ltd' })).toBeVisible();
  for (const step of [
    'We have been in touch',
    'Check their stock list',
    'Qualify',
    'Open the account and send the link',
  ])
    await page.getByRole('button', { name: step }).click();
  await expect(page.getByText('The company fills in its profile.')).toBeVisible();
  const drawer = await fill();
  await expect(drawer.getByText('This e-mail address is already used.').first()).toBeVisible();
});
