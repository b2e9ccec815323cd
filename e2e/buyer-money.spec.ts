import { expect, password, people, signIn, test } from './fixtures.ts';

test('[INT-04] [ERR-13] staff see who wants credit and give it; the tabs stand in the address', async ({
  page,
  context,
  request,
}) => {
  const headers = { 'X-Application': 'buyers' };
  const data = { email: 'buyer@nordlicht.example', password };
  const { accessToken } = await (await request.post('/api/auth/login/', { headers, data })).json();
  const applied = await request.post('/api/mondu/apply/', {
    headers: { ...headers, Authorization: `Bearer ${accessToken}` },
    data: { limit: { amount: '25000.00', currency: 'EUR' } },
  });
  expect(applied.status()).toBe(201);

  await signIn(context, people.staff);
  await page.goto('/internal/buyer-money/');
  await expect(page.getByText('No withdrawals wait for us.')).toBeVisible();
  await page.getByRole('link', { name: 'Credit requests' }).click();
  await expect(page).toHaveURL('/internal/buyer-money/?tab=APPLICATIONS');
  const row = page.getByRole('row', { name: /Nordlicht/ });
  await expect(row).toContainText('€\u00A025,000.00');
  await row.getByRole('button', { name: /^Decide on the credit of Nordlicht/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Credit for Nordlicht/ });
  await dialog.getByLabel('Limit').fill('');
  await dialog.getByRole('button', { name: 'Give credit' }).click();
  await expect(dialog.getByText('Enter a limit.')).toBeVisible();
  await dialog.getByLabel('Limit').fill('20000');
  await dialog.getByRole('button', { name: 'Give credit' }).click();
  await expect(page.getByText('Credit given.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Credit owed' }).click();
  await expect(page.getByText('Nothing is owed.')).toBeVisible();
});
