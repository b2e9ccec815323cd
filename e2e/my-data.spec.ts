import { readFile } from 'node:fs/promises';
import { unzipped } from '../api/src/testing/unzipped.ts';
import { expect, people, signIn, test } from './fixtures.ts';

test('[PRO-01] a person takes their data along; the only owner of a company is told why the account stays', async ({
  page,
  context,
}) => {
  await signIn(context, people.undisturbed);
  await page.goto('/my-profile/my-data/');
  await expect(page.getByRole('row', { name: /Orders, invoices and payments/ })).toContainText('10 years');
  await page.getByRole('button', { name: 'Collect my data' }).click();
  const download = page.waitForEvent('download');
  const own = page.getByRole('region', { name: 'Download your data' });
  await own.getByRole('button', { name: /^Save \(/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('quayside-my-data-1.zip');
  const data = await unzipped(await readFile(await file.path()));
  expect(JSON.parse(data['account.jsonl'] ?? '').email).toBe(people.undisturbed);

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
  await page.getByRole('button', { name: 'Collect company data' }).click();
  await expect(page.getByText(/You can leave this page|You can save it until/).last()).toBeVisible();
  // It goes on while nobody looks.
  await page.goto('/my-profile/team/');
  await page.goto('/my-profile/my-data/');
  const download = page.waitForEvent('download');
  const company = page.getByRole('region', { name: 'Download the company’s data' });
  await company.getByRole('button', { name: /^Save \(/ }).click({ timeout: 30_000 });
  const file = await download;
  expect(file.suggestedFilename()).toBe('quayside-company-data-1.zip');
  const data = await unzipped(await readFile(await file.path()));
  expect(data['people.jsonl']).toContain(people.undisturbed);
  expect(JSON.parse(data['about.json'] ?? '').rows.orders).toBeGreaterThan(0);

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
