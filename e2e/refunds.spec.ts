/** Staff refund goods of an order that was paid (INT-04, ORD-15). */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { type Order, paid, type Wish } from './orders.ts';

const refundCard = (page: Page) => page.getByRole('region', { name: 'Refund', exact: true });
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const dialogOf = (page: Page, { order }: Order) =>
  page.getByRole('alertdialog', { name: `Refund goods of order ${order}?` });

type Paid = Order & { payout: string };
const payoutOf = async (seller: Session, { payout }: Paid) => (await seller.call('GET', `/payouts/${payout}/`)).body;
/** What the buyer was given back of the payout's goods, refund by refund. */
const refundsOf = async (seller: Session, sale: Paid): Promise<string[]> =>
  (await payoutOf(seller, sale)).events.flatMap(({ refunded }: { refunded: { amount: string } | null }) =>
    refunded ? [refunded.amount] : [],
  );
const approver = (which: 'first' | 'second') => `${which}.approver@quayside.example`;

/** A paid order, and the dialog in which an approver refunds its goods. */
async function opened(
  page: Page,
  context: BrowserContext,
  visitor: () => Promise<BrowserContext>,
  staff: Session,
  wish: Wish = {},
) {
  const seller = await signIn(await visitor(), people.seller);
  const sale = await paid(staff, seller, wish);
  await signIn(context, approver('first'));
  await page.goto(`/payouts/${sale.payout}/`);
  await refundCard(page).getByRole('button', { name: 'Refund goods' }).click();
  await expect(dialogOf(page, sale)).toBeVisible();
  return { seller, sale };
}

async function fill(page: Page, sale: Order, amount: string, reason: string): Promise<void> {
  await dialogOf(page, sale).getByLabel('Goods to refund').fill(amount);
  await dialogOf(page, sale).getByLabel('Reason').fill(reason);
}

test('[INT-04] [ORD-15] staff refund goods of a paid order: found by the order, told to the cent, and read by the seller', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const office = await visitor();
  const seller = await signIn(office, people.seller);
  const sale = await paid(staff, seller);
  await signIn(context, approver('first'));
  await page.goto(`/orders/${sale.qid}/`);
  await page.getByRole('link', { name: 'Payout details' }).click();
  const { refundable, sellerName } = await payoutOf(seller, sale);
  await expect(refundCard(page)).toContainText(
    `${Number(refundable.amount).toLocaleString('en', { minimumFractionDigits: 2 })} of the goods`,
  );
  await refundCard(page).getByRole('button', { name: 'Refund goods' }).click();
  const dialog = dialogOf(page, sale);
  await test.step('what is missing or too much is told at its field', async () => {
    await dialog.getByRole('button', { name: 'Refund goods' }).click();
    await expect(dialog.getByLabel('Goods to refund')).toBeFocused();
    await expect(dialog.getByText('Enter the amount of the goods')).toBeVisible();
    await expect(dialog.getByText('Enter the reason')).toBeVisible();
    await dialog.getByLabel('Goods to refund').fill('9999999');
    await expect(dialog.getByText(/can be refunded\.$/)).toBeVisible();
  });
  await fill(page, sale, '10', 'One bottle came back broken');
  await expect(dialog).toContainText('The buyer gets €\u00A010.00 in the wallet at once.');
  // 10.00 less 8 % commission and 21 % VAT on it.
  await expect(dialog).toContainText(`€\u00A09.03 is taken from the next payouts of ${sellerName}`);
  await expect(dialog).toContainText('This can’t be undone.');
  await dialog.getByRole('button', { name: 'Refund €\u00A010.00' }).click();
  await expect(page.getByText('€\u00A010.00 refunded. €\u00A09.03 is carried over')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const text of ['Goods refunded', 'by Ines Okafor', '€\u00A010.00 to the buyer', 'One bottle came back broken'])
    await expect(history(page)).toContainText(text);
  expect(await refundsOf(seller, sale)).toEqual(['10.00']);
  const theirs = await office.newPage();
  await theirs.goto(`/payouts/${sale.payout}/`);
  await expect(history(theirs)).toContainText('One bottle came back broken');
  await expect(refundCard(theirs)).toHaveCount(0);
});

test('[INT-04] the payment of an order is found by its number; a number without one is told at its field', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const sale = await paid(staff, await signIn(await visitor(), people.seller));
  await signIn(context, approver('first'));
  await page.goto('/internal/payments/');
  const find = page.getByRole('region', { name: 'Find a payment' });
  await find.getByRole('button', { name: 'Open payment' }).click();
  await expect(find.getByText('Enter the order number')).toBeVisible();
  await find.getByLabel('Order number').fill('QS-0-0');
  await page.keyboard.press('Enter');
  await expect(find.getByText('No payment was triggered for an order of this number.')).toBeVisible();
  await expect(find.getByLabel('Order number')).toHaveValue('QS-0-0');
  await find.getByLabel('Order number').fill(sale.order.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/payouts/${sale.payout}/`);
  await expect(refundCard(page)).toBeVisible();
});

test('[INT-04] pressing twice refunds once, also when the answer to the first press is lost', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const { seller, sale } = await opened(page, context, visitor, staff);
  await fill(page, sale, '5.00', 'Half of it came back');
  const sent: string[] = [];
  await page.route('**/reverse/', async (route) => {
    sent.push(route.request().headers()['idempotency-key'] ?? 'none');
    await route.fetch();
    if (sent.length === 1) await route.abort('connectionreset');
    else await route.continue();
  });
  const dialog = dialogOf(page, sale);
  const send = dialog.getByRole('button', { name: 'Refund €\u00A05.00' });
  await send.dblclick();
  await expect(dialog.getByText('There was an error refunding the goods, please try again.')).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(dialog.getByLabel('Reason')).toHaveValue('Half of it came back');
  await send.click();
  await expect(page.getByText('€\u00A05.00 refunded.')).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(2);
  expect(await refundsOf(seller, sale)).toEqual(['5.00']);
});

test('[INT-04] a refund that failed keeps amount and reason, over closing and loading anew', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const { seller, sale } = await opened(page, context, visitor, staff);
  await fill(page, sale, '7.50', 'Wrong colour');
  await page.route('**/reverse/', (route) => route.fulfill({ status: 500, body: '' }));
  const dialog = dialogOf(page, sale);
  await dialog.getByRole('button', { name: 'Refund €\u00A07.50' }).click();
  await expect(dialog.getByText('Something went wrong. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/reverse/');
  await page.reload();
  await refundCard(page).getByRole('button', { name: 'Refund goods' }).click();
  await expect(dialog.getByLabel('Goods to refund')).toHaveValue('7.50');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Wrong colour');
  expect(await refundsOf(seller, sale)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refund €\u00A07.50' }).click();
  await expect(page.getByText('€\u00A07.50 refunded.')).toBeVisible();
  expect(await refundsOf(seller, sale)).toEqual(['7.50']);
});

test('[INT-04] [ORD-16] who decides by an earlier look is told that somebody else refunded, and loses nothing', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const { seller, sale } = await opened(page, context, visitor, staff, { unitPrice: '1.00' });
  const { refundable } = await payoutOf(seller, sale);
  await fill(page, sale, refundable.amount, 'All of it came back');
  const colleague = await signIn(await visitor(), approver('second'));
  const first = { amount: { amount: '4.00', currency: 'EUR' }, reason: 'Two came back' };
  const refunded = await colleague.call('POST', `/internal/payments/${sale.payout}/reverse/`, first);
  expect(refunded.status, JSON.stringify(refunded.body)).toBe(200);
  const dialog = dialogOf(page, sale);
  await dialog.getByRole('button', { name: /^Refund €/ }).click();
  await expect(dialog.getByText('Somebody else refunded goods of this order while you were working.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(dialog.getByText(/can be refunded\.$/)).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('All of it came back');
  const left = (Number(refundable.amount) - 4).toFixed(2);
  await dialog.getByLabel('Goods to refund').fill(left);
  await dialog.getByRole('button', { name: /^Refund €/ }).click();
  await expect(dialog).toHaveCount(0);
  expect(await refundsOf(seller, sale)).toEqual(['4.00', left]);
  await expect(refundCard(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[INT-04] [GATE-06] who may not refund sees no button and is refused by the API', async ({
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await paid(staff, seller);
  const own = await context.newPage();
  await own.goto(`/payouts/${sale.payout}/`);
  await expect(history(own)).toBeVisible();
  await expect(own.getByRole('button', { name: 'Refund goods' })).toHaveCount(0);
  const office = await visitor();
  const trainee = await signIn(office, 'trainee@quayside.example');
  const desk = await office.newPage();
  await desk.goto(`/orders/${sale.qid}/`);
  await expect(desk.getByRole('main')).toContainText('You do not have permission to see this page.');
  await desk.goto(`/payouts/${sale.payout}/`);
  await expect(desk.getByRole('main')).toContainText('You do not have permission to see this page.');
  const body = { amount: { amount: '1.00', currency: 'EUR' }, reason: 'Came back' };
  for (const who of [seller, trainee]) {
    const answer = await who.call('POST', `/internal/payments/${sale.payout}/reverse/`, body);
    expect([answer.status, answer.body.code]).toEqual([403, 'permission_denied']);
  }
  expect(await refundsOf(seller, sale)).toEqual([]);
});
