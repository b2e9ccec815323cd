import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const path = '/my-profile/billing-address/';
/** A company of its own: no other journey looks at its addresses. */
const owner = 'owner@emptyshelf.example';
const cards = (page: Page) => page.getByRole('region', { name: 'Empty Shelf Trading B.V.' });
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('[RT-13] [PRO-08] [PRO-12] [ERR-14] a billing address is added, changed and deleted in place', async ({
  page,
  context,
}) => {
  await signIn(context, owner);
  await page.goto(path);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Add address' }).click();
  await expect(page.getByLabel('Country')).toBeFocused();
  await page.getByLabel('Street and number').fill('Oudegracht 7');
  await page.getByLabel('City').fill('Zwolle');
  await page.getByLabel('Postal code').fill('8011');
  await page.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Enter a postal code of this country, such as 3011 AB');

  await page.reload();
  await expect(page.getByLabel('City'), 'what was typed survives a reload').toHaveValue('Zwolle');
  await page.getByLabel('Postal code').fill('8011 AB');
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Address created');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: 'Edit Empty Shelf Trading B.V., Zwolle' }).click();
  await page.getByLabel('City').fill('Deventer');
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Address updated');

  await page.getByRole('button', { name: 'Delete Empty Shelf Trading B.V., Deventer' }).click();
  await page.getByRole('button', { name: 'Delete address' }).click();
  await said(page, 'Address deleted');
  await expect(cards(page)).toHaveCount(1);
});

test('[RT-11] [PRO-06] where carriers collect is an address with its own use', async ({ page, context }) => {
  const seller = await signIn(context, owner);
  await page.goto('/my-profile/shipping-address/');
  await page.getByRole('link', { name: 'Add address' }).click();
  await page.getByLabel('Street and number').fill('Waalhaven 12');
  await page.getByLabel('City').fill('Rotterdam');
  await page.getByLabel('Postal code').fill('3089 JH');
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Address created');
  await expect(page.getByText('Waalhaven 12')).toBeVisible();
  const { body } = await seller.call('GET', '/addresses/');
  const made = body.results.find((one: { line1: string }) => one.line1 === 'Waalhaven 12');
  expect(made.usageTypes).toContain('SHIPPING');
  await page.goto(path);
  await expect(page.getByText('Waalhaven 12')).toHaveCount(0);
  expect((await seller.call('DELETE', `/addresses/${made.qid}/`)).status).toBe(204);
});
