import { expect, people, signIn, test } from './fixtures.ts';

test('[RT-26] [LAY-10] the handbook is searched, an article opened by its address, and an empty search offers to ask', async ({
  page,
  context,
}) => {
  await signIn(context, people.seller);
  await page.goto('/dashboard/');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Help center' }).click();
  await expect(page.getByRole('heading', { name: 'Seller handbook' })).toBeVisible();
  const articles = page.locator('main details');
  await expect(articles).toHaveCount(11);
  await page.getByLabel('Search the handbook').fill('price floor');
  await expect(page).toHaveURL('/help-center/?q=price+floor');
  await expect(articles).toHaveCount(1);
  await expect(page.getByText('It never goes below your price floor')).toBeVisible();
  await page.getByLabel('Search the handbook').fill('zebra & co');
  await expect(page.getByText('Nothing in the handbook about “zebra & co”.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Question%20about%3A%20zebra%20%26%20co$/,
  );
  await page.goto('/help-center/#claims');
  await expect(page.getByText('Without an answer we decide on what we have.')).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page).toHaveURL('/legal/terms/');
});
