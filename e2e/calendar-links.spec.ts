import type { Page } from '@playwright/test';
import { expect, people, signIn, test } from './fixtures.ts';
import { newOrder } from './orders.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Deadlines in your calendar' });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });
const linkIn = async (page: Page): Promise<string> => {
  const text = await dialog(page)
    .getByText(/^https?:.*\/api\/calendar\//)
    .textContent();
  return new URL(text ?? '').pathname;
};

async function openCalendar(page: Page): Promise<void> {
  await page.goto('/dashboard/');
  await page.getByRole('button', { name: 'Deadlines in your calendar' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('[RT-05] a calendar program reads the deadlines by a link, until the link is replaced or removed', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, { expiresInMinutes: 600 });
  // A program brings no session.
  const program = (await visitor()).request;
  await openCalendar(page);
  await dialog(page).getByRole('button', { name: 'Create link' }).click();
  await expect(toast(page, 'Calendar link created')).toBeVisible();
  const first = await linkIn(page);
  const calendar = await program.get(first);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:Confirm quantities: ${sale.order}`);

  await test.step('it is shown once, and when it was read afterwards', async () => {
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await openCalendar(page);
    await expect(dialog(page)).toContainText(/Link created on .* A calendar last read it on /);
    await expect(dialog(page).getByText(/\/api\/calendar\//)).toHaveCount(0);
  });

  await test.step('a new one takes its place', async () => {
    await dialog(page).getByRole('button', { name: 'Replace the link' }).click();
    await expect(dialog(page).getByText(/\/api\/calendar\//)).toBeVisible();
    expect((await program.get(first)).status()).toBe(404);
  });

  await test.step('removed, it ends at once', async () => {
    const second = await linkIn(page);
    expect((await program.get(second)).status()).toBe(200);
    await dialog(page).getByRole('button', { name: 'Remove the link' }).click();
    await expect(toast(page, 'Calendar link removed')).toBeVisible();
    await expect(dialog(page)).toContainText('You have no calendar link yet.');
    expect((await program.get(second)).status()).toBe(404);
  });
});

/** Whoever has a link already replaces it. */
const makeOrReplace = /^(?:Create|Replace the) link$/;

test('[RT-05] a link that cannot be made says so, and another try makes it', async ({ page, context }) => {
  await signIn(context, people.seller);
  await openCalendar(page);
  await page.route('**/api/user/calendar-link/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await dialog(page).getByRole('button', { name: makeOrReplace }).click();
  await expect(dialog(page)).toContainText('There was an error creating the link, please try again.');
  await page.unroute('**/api/user/calendar-link/');
  await dialog(page).getByRole('button', { name: makeOrReplace }).click();
  await expect(dialog(page).getByText(/\/api\/calendar\//)).toBeVisible();
});
