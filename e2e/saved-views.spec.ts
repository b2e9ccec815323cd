import type { Page, Route } from '@playwright/test';
import { expect, people, signIn, test } from './fixtures.ts';

/** Views of the journey that runs: a person has at most twenty, so each leaves none behind. */
let names: string[] = [];
const named = (what: string): string => {
  const name = `${what} ${Date.now()}`;
  names.push(name);
  return name;
};

test.afterEach(async ({ context }) => {
  const seller = await signIn(context, people.pounds);
  const { results } = (await seller.call('GET', '/user/saved-views/')).body;
  for (const { qid, name } of results)
    if (names.some((own) => name.startsWith(own))) await seller.call('DELETE', `/user/saved-views/${qid}/`);
  names = [];
});

const panel = (page: Page) => page.getByRole('dialog', { name: 'Views' });
const nameField = (page: Page) => panel(page).getByLabel('Name of the view');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });

async function openViews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(panel(page).getByRole('heading', { name: 'Your views' })).toBeVisible();
}

async function save(page: Page, query: string, name: string): Promise<void> {
  await page.goto(`/orders/?${query}`);
  await openViews(page);
  await nameField(page).fill(name);
  await nameField(page).press('Enter');
  await expect(toast(page, `View “${name}” saved`)).toBeVisible();
}

test('[ORD-01] filters and sort are saved under a name and come back in two presses, also after signing in anew', async ({
  page,
  context,
}) => {
  const name = named('Large');
  await signIn(context, people.pounds);
  await save(page, 'nextAction=CONFIRM_QUANTITIES&sort=-amount', name);
  await expect(panel(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await expect(nameField(page), 'what is saved is not offered again').toHaveCount(0);
  await context.clearCookies();
  await signIn(context, people.pounds);
  await page.goto('/orders/');
  await openViews(page);
  await panel(page).getByRole('link', { name }).click();
  await expect(page).toHaveURL('/orders/?sort=-amount&nextAction=CONFIRM_QUANTITIES');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Remove filter Confirm quantities' })).toBeVisible();
});

test('[ORD-01] a view is renamed; a name that is taken is told at its field and what was typed stays', async ({
  page,
  context,
}) => {
  const [first, second] = [named('First'), named('Second')];
  await signIn(context, people.pounds);
  await save(page, 'destination=DE', first);
  await save(page, 'destination=FR', second);
  await panel(page)
    .getByRole('button', { name: `Rename “${second}”` })
    .click();
  await expect(nameField(page)).toBeFocused();
  await nameField(page).fill(first.toUpperCase());
  await nameField(page).press('Enter');
  await expect(panel(page).getByText('You have a view of this name. Choose another name.')).toBeVisible();
  await expect(nameField(page)).toHaveValue(first.toUpperCase());
  await nameField(page).fill(`${second} too`);
  await nameField(page).press('Enter');
  await expect(panel(page).getByRole('link', { name: `${second} too` })).toBeVisible();
});

for (const [how, lose, said] of [
  [
    'was lost',
    (route: Route) => route.abort('connectionreset'),
    'There was an error saving the view, please try again.',
  ],
  [
    'a proxy did not wait for',
    (route: Route) => route.fulfill({ status: 504, body: 'Gateway Timeout' }),
    'Something went wrong. Please try again.',
  ],
] as const)
  test(`[ORD-01] a view whose answer ${how} is saved once by the next press`, async ({ page, context }) => {
    const name = named('Once');
    await signIn(context, people.pounds);
    await page.goto(`/orders/?destination=DK&search=${Date.now()}`);
    await openViews(page);
    let presses = 0;
    await page.route('**/api/user/saved-views/', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      presses += 1;
      if (presses > 1) return route.fallback();
      await route.fetch();
      await lose(route);
    });
    await nameField(page).fill(name);
    await nameField(page).press('Enter');
    await expect(panel(page).getByText(said)).toBeVisible();
    await nameField(page).press('Enter');
    await expect(toast(page, `View “${name}” saved`)).toBeVisible();
    await expect(panel(page).getByRole('link', { name })).toHaveCount(1);
  });

test('[ORD-01] a deleted view is gone at once, and Undo brings it back', async ({ page, context }) => {
  const name = named('Passing');
  await signIn(context, people.pounds);
  await save(page, 'status=PAST&sort=createdAt', name);
  await panel(page)
    .getByRole('button', { name: `Delete “${name}”` })
    .click();
  await expect(panel(page).getByRole('link', { name })).toHaveCount(0);
  await expect(toast(page, `View “${name}” deleted`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await openViews(page);
  await expect(panel(page).getByRole('link', { name })).toBeVisible();
});

test('[ORD-01] [ERR-01] a view without a name is asked for one; a failed delete brings the view back', async ({
  page,
  context,
}) => {
  const name = named('Kept');
  await signIn(context, people.pounds);
  await page.goto('/orders/?destination=NL&sort=amount');
  await openViews(page);
  await panel(page).getByRole('button', { name: 'Save this view' }).click();
  await expect(panel(page).getByText('Enter a name')).toBeVisible();
  await nameField(page).fill(name);
  await nameField(page).press('Enter');
  await expect(toast(page, `View “${name}” saved`)).toBeVisible();
  await page.route('**/api/user/saved-views/*/', (route) => route.abort());
  await panel(page)
    .getByRole('button', { name: `Delete “${name}”` })
    .click();
  await expect(toast(page, 'There was an error deleting the view, please try again.')).toBeVisible();
  await expect(panel(page).getByRole('link', { name })).toBeVisible();
});
