import { expect, people, pressCounter, signIn, test } from './fixtures.ts';
import { newOrder, statusOf } from './orders.ts';

test('[ORD-05] orders are confirmed one after the other: eight keys at most from the list, two for the next one', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.pounds);
  // The dearest two of this company, so that they lead its list.
  const first = await newOrder(staff, seller, { unitPrice: '98765.00' });
  const second = await newOrder(staff, seller, { unitPrice: '87654.00' });
  const list = '/orders/?sort=-amount&nextAction=CONFIRM_QUANTITIES';
  await page.goto(list);
  await expect(page.getByRole('row').filter({ hasText: first.order })).toBeVisible();
  const lines = page.getByRole('form', { name: 'Confirm quantities' });
  const heading = page.getByRole('heading', { level: 1 });
  const { press, check } = pressCounter(8);

  await press(page.keyboard.press('j'));
  await press(page.keyboard.press('e'));
  await expect(heading).toHaveText(`Order ${first.order}`);
  await expect(lines.getByText(/^[1-9]\d* left$/)).toBeVisible();
  await expect(page.getByRole('spinbutton').first()).toBeFocused();
  await press(page.keyboard.press('Enter'));
  await press(page.keyboard.press('Shift+Tab'));
  await expect(lines.getByRole('button', { name: 'Confirm and next' })).toBeFocused();
  await press(page.keyboard.press('Enter'));

  await expect(heading).toHaveText(`Order ${second.order}`);
  await expect(page.getByRole('spinbutton').first()).toBeFocused();
  await press(page.keyboard.press('Enter'));
  await expect(lines.getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
  await press(page.keyboard.press('Enter'));
  await expect(page.getByRole('link', { name: 'Add shipping details' }).first()).toBeVisible();
  check();
  for (const sale of [first, second]) expect(await statusOf(seller, sale)).toBe('CONFIRMED');
  await page.goBack();
  await expect(page).toHaveURL(list);
});
