import { expect, people, signIn, test } from './fixtures.ts';

test('[GATE-06] a key is made with two rights, works as long as it stands, and no longer', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, people.large);
  await page.goto('/my-profile/api-keys/');
  await page.getByRole('button', { name: 'Create a key' }).click();
  const form = page.getByRole('dialog', { name: 'Create an API key' });
  await form.getByRole('button', { name: 'Create a key' }).click();
  await expect(form.getByText('Enter a name.').first()).toBeVisible();
  const name = `Stock sync ${Date.now()}`;
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Read orders').check();
  await form.getByLabel('Change prices and stock').check();
  await form.getByRole('button', { name: 'Create a key' }).click();
  const made = page.getByRole('dialog', { name: 'Your new key' });
  const key = (await made.getByText(/^qsk_/).first().textContent()) ?? '';
  const call = async () => (await request.get('/api/sales/', { headers: { authorization: `Bearer ${key}` } })).status();
  expect(await call()).toBe(200);
  await made.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Read orders · Change prices and stock');
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toHaveCount(0);
  expect(await call()).toBe(401);
});
