import type { Page } from '@playwright/test';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { confirm, newOrder, type Order, orderWorth, ship, shipWithoutVat, statusOf, version } from './orders.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Next action' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Trigger payment' });

async function triggerPayment(page: Page, { qid }: Order): Promise<void> {
  await page.goto(`/orders/${qid}/`);
  await card(page).getByRole('link', { name: 'Trigger payment' }).click();
  await question(page).getByRole('button', { name: 'Confirm' }).click();
}

const payments = async (seller: Session, { qid }: Order): Promise<number> => {
  const { body } = await seller.call('GET', `/sales/${qid}/events/`);
  return body.results.filter(({ action }: { action: string }) => action === 'pay').length;
};

const refusals = [
  [
    'wiseError',
    'owner@polna.example',
    {},
    'We are having trouble processing payments at the moment. Please try again in a few hours.',
  ],
  [
    'no answer of the provider',
    'owner@obriain.example',
    {},
    'The payment service did not answer. Please try again later.',
  ],
  [
    'amountExceedsLimit',
    people.large,
    { lines: 1, unitPrice: '99999.00' },
    'The requested amount exceeds the maximum. Please contact support.',
  ],
  [
    'currencyMismatch',
    people.seller,
    { currency: 'USD' },
    'The stock offer currency does not match the payment currency.',
  ],
] as const;

for (const [code, email, wish, text] of refusals) {
  test(`[ORD-15] [ERR-04] ${code} is told on the card and nothing is paid`, async ({ page, context, staff }) => {
    const seller = await signIn(context, email);
    const sale = await newOrder(staff, seller, wish);
    await ship(seller, sale);
    await triggerPayment(page, sale);
    await expect(card(page).getByRole('alert')).toContainText(text);
    expect(await statusOf(seller, sale)).toBe('CONFIRMED');
    expect(await payments(seller, sale)).toBe(0);
    if (code === 'currencyMismatch')
      await expect(card(page).getByRole('alert')).toContainText('The offer is in USD, your payments are in EUR.');
    if (code === 'amountExceedsLimit')
      await expect(card(page).getByRole('link', { name: 'Contact support' })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:.*${sale.order}`),
      );
  });
}

test('[ORD-15] no VAT though some is expected: the seller adds it or pays without, knowing', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.pounds);
  const orders = [];
  for (let n = 0; n < 2; n += 1) {
    const sale = await newOrder(staff, seller, { lines: 1, unitPrice: '10.00', destinationCountry: 'GB' });
    await shipWithoutVat(seller, sale);
    orders.push(sale);
  }
  const [adding, without] = orders;
  if (!adding || !without) throw new Error('two orders');

  await triggerPayment(page, adding);
  const choice = question(page).getByRole('group', { name: /^No VAT entered; we expect £/ });
  await expect(choice.getByText('Choose: add VAT or pay without it.')).toBeVisible();
  await expect(choice.getByRole('radio', { name: /^Add VAT/ })).toBeFocused();
  expect(await statusOf(seller, adding)).toBe('CONFIRMED');
  const row = (name: string) => question(page).getByRole('term').filter({ hasText: name }).locator('..');
  await expect(row('No VAT entered')).toContainText('expected £');
  await choice.getByRole('radio', { name: /^Add VAT/ }).check();
  await expect(row('Commission').first()).toContainText(/\d %/);
  await expect(row('No VAT entered')).toHaveCount(0);
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(question(page)).toHaveCount(0);
  const { body: withVat } = await seller.call('GET', `/sales/${adding.qid}/`);
  expect([withVat.status, withVat.sellerVat]).toEqual(['PAID', withVat.expectedVat]);

  await page.goto(`/orders/${without.qid}/?task=payment`);
  const desk = page.viewportSize() ?? { width: 1_280, height: 720 };
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(question(page)).toContainText('Expected on');
  await expect(question(page).getByRole('button', { name: 'Confirm' })).toBeInViewport();
  await page.setViewportSize(desk);
  await choice.getByRole('radio', { name: /^Pay without VAT/ }).check();
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fees and VAT' })).toContainText('Not entered');
  const { body: bare } = await seller.call('GET', `/sales/${without.qid}/`);
  expect([bare.status, bare.sellerVat]).toEqual(['PAID', null]);
});

test('[ORD-15] [ERR-04] exceedsShippingAmountLimit: a fee that lower quantities made too high leads to the fees', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller, { lines: 1 });
  await ship(seller, sale);
  const { body } = await seller.call('GET', `/sales/${sale.qid}/`);
  await seller.call('PATCH', `/sales/${sale.qid}/`, {
    sellerShippingFee: body.maximumShippingFee,
    version: body.version,
  });
  const line = body.lines[0];
  const lines = [{ qid: line.qid, confirmedQuantity: line.unitSize, reason: 'OUT_OF_STOCK' }];
  const lowered = await seller.call('POST', `/sales/${sale.qid}/confirm_saleline_quantities/`, {
    lines,
    version: await version(seller, sale.qid),
  });
  expect(lowered.status).toBe(200);
  await triggerPayment(page, sale);
  await expect(card(page).getByRole('alert')).toContainText('Maximum shipping value exceeded');
  await card(page).getByRole('link', { name: 'Open fees and VAT' }).click();
  await expect(page.getByRole('dialog', { name: 'Fees and VAT' })).toBeVisible();
});

test('[ORD-15] [ERR-04] an answer nobody foresaw is told in general words; the order stays as it was', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  await page.route('**/paycomplete/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await triggerPayment(page, sale);
  await expect(card(page).getByRole('alert')).toContainText(
    'We were unable to process this payment, please try again later.',
  );
});

test('[ORD-15] an incomplete profile names exactly what is missing', async ({ page, context, staff }) => {
  const seller = await signIn(context, 'owner@belfiore.example');
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  await page.goto(`/orders/${sale.qid}/`);
  await card(page).getByRole('link', { name: 'Complete your profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please complete your profile' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Billing address',
    'Payment details (bank account)',
    'Chamber of commerce and VAT number',
  ]);
});

test('[ORD-15] nothing is paid before amount and date are on the screen, however fast one presses', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  const { promise: isTold, resolve: tell } = Promise.withResolvers<void>();
  let paid = 0;
  await page.route('**/paycomplete/', async (route) => {
    if (route.request().method() === 'POST') paid += 1;
    else await isTold;
    await route.fallback();
  });
  await page.goto(`/orders/${sale.qid}/`);
  await card(page).getByRole('link', { name: 'Trigger payment' }).click();
  const confirmation = question(page).getByRole('button', { name: 'Confirm' });
  await expect(confirmation).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const height = async () => (await question(page).boundingBox())?.height ?? 0;
  const waiting = await height();
  tell();
  await expect(question(page)).toContainText('Expected on');
  expect(Math.abs((await height()) - waiting), 'it waits as high as it will be').toBeLessThanOrEqual(48);
  expect(paid).toBe(0);
  await confirmation.click();
  await expect(page.getByText('Payment Triggered', { exact: true })).toBeVisible();
  expect(paid).toBe(1);
});

test('[ORD-15] a payment that could not be prepared is not there to confirm: it is asked for again', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  let isDown = true;
  await page.route('**/paycomplete/', (route) =>
    isDown && route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await page.goto(`/orders/${sale.qid}/?task=payment`);
  // It is asked for three more times first, within seven seconds.
  await expect(page.getByText('The payment could not be prepared.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  isDown = false;
  const failed = page.getByRole('dialog', { name: 'Trigger payment' });
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(question(page)).toContainText('Expected on');
  expect(await payments(seller, sale)).toBe(0);
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Payment Triggered', { exact: true })).toBeVisible();
});

test('[ERR-10] an amount nobody can read is not saved as the one before it; the field is led to', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  const before = await version(seller, sale.qid);
  await page.goto(`/orders/${sale.qid}/?task=fees`);
  const fee = page.getByLabel('Your shipping fee');
  await fee.pressSequentially('1.0o');
  await page.getByRole('button', { name: 'Save fees and VAT' }).click();
  await expect(fee).toBeFocused();
  await expect(fee).toHaveAccessibleDescription(/Enter an amount, like 1234.56/);
  expect(await version(seller, sale.qid)).toBe(before);
  await fee.fill('1.00');
  await page.getByRole('button', { name: 'Save fees and VAT' }).click();
  await expect(page.getByText('Fees and VAT saved', { exact: true })).toBeVisible();
});

test('[ORD-15] who may confirm but not pay is offered no payment', async ({ page, context, staff }) => {
  const seller = await signIn(context, 'orders@waldhuis.example');
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  await page.goto(`/orders/${sale.qid}/`);
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trigger payment' })).toHaveCount(0);
});

/** Whoever comes waits for the others: without it the first payment is heard of before the second press. */
function meeting(size: number): () => Promise<void> {
  let missing = size;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    missing -= 1;
    if (missing === 0) resolve();
    return promise;
  };
}

test('[ORD-16] two tabs that pay at once: one pays, the other is told, one payment is made', async ({
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  const letBothGo = meeting(tabs.length);
  for (const tab of tabs) {
    await tab.route('**/paycomplete/', async (route) => {
      if (route.request().method() === 'POST') await letBothGo();
      await route.continue();
    });
    await tab.goto(`/orders/${sale.qid}/`);
    await card(tab).getByRole('link', { name: 'Trigger payment' }).click();
    await expect(question(tab).getByRole('button', { name: 'Confirm' })).toBeVisible();
    await expect(question(tab)).toContainText('4417');
  }
  await Promise.all(tabs.map((tab) => question(tab).getByRole('button', { name: 'Confirm' }).click()));
  for (const tab of tabs) await expect(question(tab)).toHaveCount(0);
  for (const tab of tabs) await expect(card(tab)).toContainText('Add track and trace numbers');
  const told = await Promise.all(tabs.map((tab) => card(tab).getByRole('alert').count()));
  expect(told.toSorted()).toEqual([0, 1]);
  expect(await statusOf(seller, sale)).toBe('PAID');
  expect(await payments(seller, sale)).toBe(1);
});

const approver = (which: 'first' | 'second') => `${which}.approver@quayside.example`;
const rowOf = (page: Page, { order }: Order) => page.getByRole('row').filter({ hasText: order });

const review = (page: Page, sale: Order) =>
  rowOf(page, sale)
    .getByRole('link', { name: `Review payment of ${sale.order}` })
    .click();

async function approve(page: Page, sale: Order): Promise<void> {
  await page.goto('/internal/payments/');
  await review(page, sale);
  await page.getByRole('button', { name: `Approve payment of ${sale.order}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve payment' }).click();
}

async function sendToReview(page: Page, seller: Session, sale: Order): Promise<void> {
  await ship(seller, sale);
  await triggerPayment(page, sale);
  await expect(
    card(page)
      .getByRole('status')
      .filter({ hasText: 'This payment needs approval from our team. You will have a reply within 1 working day.' }),
  ).toContainText(/Reply by \d/);
  expect(await statusOf(seller, sale)).toBe('PAYMENT_IN_REVIEW');
}

test('[ORD-15] above 25,000 staff approve, then it is paid', async ({ page, context, staff, visitor }) => {
  const seller = await signIn(context, people.large);
  const sale = await orderWorth(staff, seller, 30_000);
  await sendToReview(page, seller, sale);
  const office = await visitor();
  await signIn(office, approver('first'));
  const desk = await office.newPage();
  await approve(desk, sale);
  await expect(desk.getByText('Payment approved')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(desk.getByRole('main')).toContainText('From goods to payout');
  expect(await statusOf(seller, sale)).toBe('PAID');
  await page.reload();
  await expect(card(page)).toContainText('Add track and trace numbers');
});

test('[ORD-15] [INT-04] above 100,000 two people approve, and nobody twice', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(context, people.large);
  const sale = await orderWorth(staff, seller, 120_000);
  await sendToReview(page, seller, sale);
  const [first, second] = await Promise.all([visitor(), visitor()]);
  await signIn(first, approver('first'));
  await signIn(second, approver('second'));
  const desk = await first.newPage();
  await approve(desk, sale);
  await expect(desk.getByText('Approval 1 of 2 recorded')).toBeVisible();
  const plate = desk.getByRole('region', { name: 'Decision' });
  await expect(plate).toContainText('You approved this. Somebody else must approve it too.');
  await expect(plate.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  expect(await statusOf(seller, sale)).toBe('PAYMENT_IN_REVIEW');
  await approve(await second.newPage(), sale);
  await expect.poll(() => statusOf(seller, sale)).toBe('PAID');
});

test('[ORD-15] [INT-04] a rejected payment goes back to the seller with its reason', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(context, people.large);
  const sale = await orderWorth(staff, seller, 30_000);
  await sendToReview(page, seller, sale);
  const office = await visitor();
  await signIn(office, approver('first'));
  const desk = await office.newPage();
  await desk.goto('/internal/payments/');
  await review(desk, sale);
  await desk.getByRole('button', { name: `Reject payment of ${sale.order}` }).click();
  const dialog = desk.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Reject payment' }).click();
  await expect(dialog.getByText('Enter the reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The invoice number is missing.');
  await dialog.getByRole('button', { name: 'Reject payment' }).click();
  await expect(desk.getByText('Payment rejected')).toBeVisible();
  expect(await statusOf(seller, sale)).toBe('CONFIRMED');
});

test('[INT-04] [RT-21] staff without the permission see that they may not, and who to ask', async ({
  page,
  context,
}) => {
  await signIn(context, 'trainee@quayside.example');
  await page.goto('/internal/payments/');
  await expect(page.getByRole('main')).toContainText('You do not have permission to see this page.');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.goto('/claims/');
  await expect(page.getByRole('main')).toContainText('Ask whoever manages staff accounts to give you access.');
  await expect(page.getByRole('main')).not.toContainText('your company');
});

test('[GATE-04] [INT-04] an approver lands on the dashboard, finds the payment by its reply time, and decides beside what makes it suspicious', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(context, people.large);
  const sale = await orderWorth(staff, seller, 30_000);
  await sendToReview(page, seller, sale);
  const office = await visitor();
  await signIn(office, approver('first'));
  const desk = await office.newPage();
  await desk.goto('/login/');
  await expect(desk).toHaveURL('/dashboard/');
  const row = rowOf(desk, sale);
  await expect(row).toContainText(/\d\d:\d\d/);
  await row.getByRole('link', { name: 'Review' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: `Payment of ${sale.order}` })).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Decision' })).toContainText('Reply by');
  for (const name of ['Why it waits', 'From goods to payout', 'Account history', 'Earlier payouts', 'Lines'])
    await expect(desk.getByRole('region', { name, exact: true }), name).toBeVisible();
  const place = async (name: RegExp) => (await desk.getByRole('button', { name }).boundingBox())?.height;
  expect(await place(/^Approve/), 'both weigh the same').toBe(await place(/^Reject/));
  await desk.setViewportSize({ width: 360, height: 780 });
  const columns = desk.getByRole('region', { name: 'Earlier payouts', exact: true }).getByRole('listitem');
  const names = await columns.evaluateAll((all) =>
    all.map(({ lastElementChild }) => {
      const { top, height } = lastElementChild?.getBoundingClientRect() ?? { top: 0, height: 0 };
      return { top: Math.round(top), lines: Math.floor(height / 18) };
    }),
  );
  expect(new Set(names.map(({ top }) => top)).size, 'the columns stand on one line').toBe(1);
  expect(Math.max(...names.map(({ lines }) => lines)), 'no word is broken').toBeLessThanOrEqual(2);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.getByRole('button', { name: /^Approve/ }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Approve payment' }).click();
  await expect(desk.getByText('Payment approved')).toBeVisible();
  expect(await statusOf(seller, sale)).toBe('PAID');
});

test('[ORD-15] without shipping details no payment can be opened', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  await page.goto(`/orders/${sale.qid}/`);
  await expect(card(page).getByRole('link', { name: 'Add shipping details' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Payment/ })).toContainText('After shipping');
});
