import { readFile } from 'node:fs/promises';
import { expect, people, signIn, test } from './fixtures.ts';

test('[PRO-01] a person takes their data along; the only owner of a company is told why the account stays', async ({
  page,
  context,
}) => {
  await signIn(context, people.undisturbed);
  await page.goto('/my-profile/my-data/');
  await expect(page.getByRole('row', { name: /Orders, invoices and payments/ })).toContainText('10 years');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('quayside-my-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.account.email).toBe(people.undisturbed);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Enter your current password.')).toBeVisible();
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Current password').fill('quayside-demo-2026');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('A company needs an owner. Make somebody else the owner first.')).toBeVisible();
});

test('[PRO-01] an owner takes the company’s data along, and is told what is open before the company can be closed', async ({
  page,
  context,
}) => {
  await signIn(context, people.undisturbed);
  await page.goto('/my-profile/my-data/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save company data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('quayside-company-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.people.map(({ email }: { email: string }) => email)).toContain(people.undisturbed);
  expect(data.orders.total).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Close the company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the company?' });
  await expect(dialog).toContainText(/are kept until 31 Dec 20\d\d, as tax law asks/);
  await dialog.getByLabel('Current password').fill('quayside-demo-2026');
  await dialog.getByRole('button', { name: 'Close the company' }).click();
  await expect(
    dialog.getByText(
      'There are open orders, claims or payouts, or something is carried over to the next payout. Settle them first.',
    ),
  ).toBeVisible();
});
