import type { Page } from '@playwright/test';
import { expect, password, people, signIn, test } from './fixtures.ts';
import { confirm, newOrder, statusOf } from './orders.ts';

const fee = (page: Page) => page.getByLabel('Your shipping fee');
const save = (page: Page) => page.getByRole('button', { name: 'Save fees and VAT' }).click();

test('[ORD-05] what was typed survives a reload and Back', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const { qid } = await newOrder(staff, seller);
  await page.goto(`/orders/${qid}/`);
  await page.getByRole('region', { name: 'Next action' }).getByRole('link', { name: 'Confirm quantities' }).click();
  const quantity = page.getByRole('spinbutton').first();
  await quantity.press('ArrowDown');
  const lowered = await quantity.inputValue();
  await page.getByLabel('Reason for reduction').selectOption({ label: 'Damaged stock' });
  await page.reload();
  await expect(quantity).toHaveValue(lowered);
  await expect(page.getByLabel('Reason for reduction')).toHaveValue('DAMAGED_STOCK');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(quantity).toHaveValue(lowered);
});

test('[ORD-05] drafted quantities wait for a colleague on another device', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(context, people.seller);
  const { qid } = await newOrder(staff, seller);
  await page.goto(`/orders/${qid}/?task=quantities`);
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/lines/') && answer.request().method() === 'PUT',
  );
  await page.getByRole('spinbutton').first().press('ArrowDown');
  const lowered = await page.getByRole('spinbutton').first().inputValue();
  expect((await saved).ok()).toBe(true);
  const elsewhere = await visitor();
  await signIn(elsewhere, 'orders@waldhuis.example');
  const colleague = await elsewhere.newPage();
  await colleague.goto(`/orders/${qid}/?task=quantities`);
  await expect(colleague.getByRole('spinbutton').first()).toHaveValue(lowered);
});

for (const [how, leave] of [
  [
    'another page is opened',
    (page: Page) => page.getByRole('link', { name: 'Inventory', exact: true }).first().click(),
  ],
  ['the page is left', (page: Page) => page.goto('/login/')],
] as const)
  test(`[ORD-05] drafted quantities wait for a colleague also when ${how} at once`, async ({
    page,
    context,
    staff,
  }) => {
    const seller = await signIn(context, people.seller);
    const { qid } = await newOrder(staff, seller);
    await page.goto(`/orders/${qid}/?task=quantities`);
    const quantity = page.getByRole('spinbutton').first();
    await quantity.press('ArrowDown');
    const lowered = Number(await quantity.inputValue());
    await leave(page);
    const drafted = async () => (await seller.call('GET', `/sales/${qid}/`)).body.lines[0].draftQuantity;
    await expect.poll(drafted).toBe(lowered);
  });

test('[ORD-05] [ERR-15] somebody else’s change is told and what was typed is kept', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  const address = `/orders/${sale.qid}/?task=fees`;
  await page.goto(address);
  await fee(page).fill('7.00');
  const other = await context.newPage();
  await other.goto(address);
  await fee(other).fill('5.00');
  await save(other);
  await expect(other.getByText('Fees and VAT saved')).toBeVisible();
  await save(page);
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Somebody changed this order while you were working. What you typed is still here.' });
  await expect(notice).toBeVisible();
  await expect(fee(page)).toHaveValue(/^7[.,]00$/);
  // Whoever saves before the newest state has arrived is heard once it has.
  await page.route(`**/api/sales/${sale.qid}/`, async (route) => {
    if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await notice.getByRole('button', { name: 'Load the latest version' }).click();
  await save(page);
  await expect(page.getByText('Fees and VAT saved')).toBeVisible();
  const { body } = await seller.call('GET', `/sales/${sale.qid}/`);
  expect(body.sellerShippingFee.amount).toBe('7.00');
});

/** Signs in anew where the end of the session left the page, and finds and sends what was typed before. */
async function goOnAfterLogin(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(`/login/?${new URLSearchParams({ redirectPath: address })}`);
  await page.getByLabel('E-mail', { exact: true }).fill(people.seller);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(fee(page)).toHaveValue(/^6[.,]50$/);
  await save(page);
  await expect(page.getByText('Fees and VAT saved')).toBeVisible();
}

test('[GATE-02] a form whose sending finds the session ended is filled in after the next sign-in', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  const address = `/orders/${sale.qid}/?task=fees`;
  await page.goto(address);
  await fee(page).fill('6.50');
  // The session ends on the way of what is sent: earlier, the page itself could have left for the login before the press.
  let hasEnded = false;
  await page.route(
    (url) => url.pathname === `/api/sales/${sale.qid}/`,
    async (route) => {
      if (!hasEnded && route.request().method() === 'PATCH') {
        hasEnded = true;
        expect((await seller.call('POST', '/auth/logout/')).status).toBeLessThan(300);
      }
      await route.continue();
    },
  );
  await save(page);
  await goOnAfterLogin(page, address);
});

test('[GATE-02] [GATE-06] a session that ends while somebody types leads to the login; what was typed is kept', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  const address = `/orders/${sale.qid}/?task=fees`;
  await page.goto(address);
  await fee(page).fill('6.50');
  expect((await seller.call('POST', '/auth/logout/')).status).toBeLessThan(300);
  await goOnAfterLogin(page, address);
});

test('[ORD-16] work sent without a network is done once the network is back', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await page.goto(`/orders/${sale.qid}/?task=quantities`);
  const confirmAll = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirmAll).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeAttached();
  await confirmAll.click();
  await context.setOffline(false);
  await expect(page.getByText('Quantities confirmed', { exact: true })).toBeVisible();
  expect(await statusOf(seller, sale)).toBe('CONFIRMED');
});
