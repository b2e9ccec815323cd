import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, listening, people, type Session, signIn, test } from './fixtures.ts';
import { newOrder } from './orders.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Notifications/ });
const isTold = (seller: Session, order: string) =>
  expect
    .poll(async () => JSON.stringify((await seller.call('GET', '/notifications/?size=20')).body), { timeout: 15_000 })
    .toContain(order);

/** Signs in somebody who gets a mail for each new order, whatever was switched off before. */
async function signInMailed(context: BrowserContext, email: string): Promise<Session> {
  const seller = await signIn(context, email);
  const preferences = [{ kind: 'NEW_SALE', email: true }];
  expect((await seller.call('PUT', '/notifications/preferences/', { preferences })).status).toBe(200);
  return seller;
}

/** The mails to an address that name this order. */
async function mailsAbout(page: Page, recipient: string, order: string) {
  const answer = await page.request.get(`/api/dev/outbox/messages/?${new URLSearchParams({ recipient })}`);
  const { results }: { results: { subject: string; body: string; headers: Record<string, string> }[] } =
    await answer.json();
  return results.filter(({ subject }) => subject.includes(order));
}

test('a new order rings the bell by itself; following it marks it as read', async ({ page, context, staff }) => {
  const seller = await signIn(context, 'owner@devriesenzoon.example');
  expect((await seller.call('POST', '/notifications/read/', {})).status).toBe(200);
  const open = listening(context);
  await page.goto('/dashboard/');
  await open;
  const sale = await newOrder(staff, seller);
  await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+\+? unread$/, { timeout: 15_000 });
  await bell(page).click();
  const news = panel(page).getByRole('link', { name: `Unread: New order ${sale.order}` });
  await expect(news).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await news.click();
  await expect(page).toHaveURL(`/orders/${sale.qid}/`);
  await expect(panel(page)).toHaveCount(0);
  await page.goto('/notifications/');
  await expect(page.getByRole('link', { name: new RegExp(`^New order ${sale.order}`) })).toBeVisible();
  await expect(page.getByRole('link', { name: `Unread: New order ${sale.order}` })).toHaveCount(0);
});

test('[LAY-01] the bell works by keyboard alone: Enter opens, Escape closes and gives the focus back', async ({
  page,
  context,
}) => {
  await signIn(context, people.seller);
  await page.goto('/dashboard/');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
});

test('[ERR-01] everything can be marked as read at once; a failure is told and nothing is hidden', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, 'owner@sjoberg.example');
  const sale = await newOrder(staff, seller);
  await isTold(seller, sale.order);
  await page.goto('/notifications/?view=unread');
  const unread = page.getByRole('link', { name: `Unread: New order ${sale.order}` });
  await expect(unread).toBeVisible();
  await context.route('**/api/notifications/read/', (route) => route.abort());
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('There was an error updating your notifications, please try again.')).toBeVisible();
  await expect(unread).toBeVisible();
  await context.unroute('**/api/notifications/read/');
  // The message of a failure stays until it is closed.
  await page
    .getByRole('region', { name: /notifications/i })
    .getByRole('button', { name: 'Dismiss' })
    .click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('You have read everything.')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('e-mail settings save at once, and a switched-off kind stays on the bell', async ({ page, context, staff }) => {
  const email = 'owner@obriain.example';
  const seller = await signInMailed(context, email);
  await page.goto('/notifications/?view=email');
  const newOrders = page.getByRole('switch', { name: 'A new order arrives' });
  await expect(newOrders).toBeChecked();
  await newOrders.click();
  await expect(page.getByText('E-mail settings saved')).toBeVisible();
  await page.reload();
  await expect(newOrders).not.toBeChecked();
  const sale = await newOrder(staff, seller);
  await isTold(seller, sale.order);
  expect(await mailsAbout(page, email, sale.order)).toEqual([]);
});

test('the link at the foot of a mail unsubscribes without signing in, and only when it is confirmed', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const email = 'owner@polna.example';
  const seller = await signInMailed(context, email);
  const sale = await newOrder(staff, seller);
  await expect.poll(async () => (await mailsAbout(page, email, sale.order)).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await mailsAbout(page, email, sale.order);
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const link = /http\S+\/unsubscribe\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';
  const reader = await (await visitor()).newPage();
  const isMailed = async () => {
    const { body } = await seller.call('GET', '/notifications/preferences/');
    return body.preferences.find(({ kind }: { kind: string }) => kind === 'NEW_SALE').email;
  };
  await reader.goto(link);
  await expect(reader.getByText('Stop these e-mails?')).toBeVisible();
  expect(await isMailed()).toBe(true);
  await reader.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(reader.getByText('Done. These e-mails stop')).toBeVisible();
  expect(await isMailed()).toBe(false);
  await reader.goto('/unsubscribe/?token=made-up');
  await reader.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(reader.getByText('This link is not complete.')).toBeVisible();
});

test('[ORD-07] an order that is about to expire is told, with its deadline', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.pounds);
  const sale = await newOrder(staff, seller, { expiresInMinutes: 60 });
  // The timer looks once a minute, and now.
  expect((await staff.call('POST', '/dev/jobs/', { name: 'notifications.warn' })).status).toBe(204);
  await expect
    .poll(async () => JSON.stringify((await seller.call('GET', '/notifications/?size=50')).body), { timeout: 15_000 })
    .toMatch(new RegExp(`"EXPIRING_4H","order":"${sale.order}"`));
  await page.goto('/notifications/');
  const news = page.getByRole('link', { name: new RegExp(`Order ${sale.order} is about to expire`) });
  await expect(news).toContainText(/until \d{1,2} \w+ 20\d\d at \d\d:\d\d GMT/);
});

test('[LAY-01] at 360 px the header keeps its room, and the panel fits', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(context, people.seller);
  await page.goto('/notifications/?view=email');
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  const box = await panel(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
