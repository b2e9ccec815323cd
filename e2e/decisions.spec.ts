/** Four eyes: what one of our staff decides above the limit waits for a second person (INT-04). */
import type { Page } from '@playwright/test';
import { claimAbout, underReview } from './claims.ts';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { type Order, orderWorth, shipWithoutVat } from './orders.ts';

const approver = (which: 'first' | 'second') => `${which}.approver@quayside.example`;
const waitsCard = (page: Page) => page.getByRole('region', { name: 'Waits for a second person' });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** An order worth 150,000.00 that was paid, with the approvals of two others. */
async function largePaid(staff: Session, seller: Session, second: Session): Promise<Order & { payout: string }> {
  const order = await orderWorth(staff, seller, 150_000);
  await shipWithoutVat(seller, order);
  const { status, body } = await seller.call('POST', `/sales/${order.qid}/paycomplete/`, {});
  expect(status, JSON.stringify(body)).toBe(200);
  const payout: string = body.payout.qid;
  for (const who of [staff, second])
    expect((await who.call('POST', `/internal/payments/${payout}/approve/`)).status).toBe(200);
  return { ...order, payout };
}

test('[INT-04] a refund above 100,000 is made by two people: decided by one, seen in the list and confirmed by another', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const [seller, office] = [await signIn(await visitor(), people.large), await visitor()];
  const second = await signIn(office, approver('second'));
  const sale = await largePaid(staff, seller, second);
  await signIn(context, approver('first'));
  await page.goto(`/payouts/${sale.payout}/`);
  await page.getByRole('button', { name: 'Refund goods' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Goods to refund').fill('110000');
  await dialog.getByLabel('Reason').fill('The container sank');
  await expect(dialog).toContainText('Once a second person confirms it');
  await dialog.getByRole('button', { name: 'Refund €\u00A0110,000.00' }).click();
  await expect(page.getByText('€\u00A0110,000.00 waits for a second person')).toBeVisible();
  await expect(waitsCard(page)).toContainText('You decided this. Somebody else confirms or rejects it.');
  await expect(waitsCard(page).getByRole('button')).toHaveText(['Take back']);
  await expect(page.getByRole('button', { name: 'Refund goods' })).toHaveCount(0);
  expect((await seller.call('GET', `/payouts/${sale.payout}/`)).body).toMatchObject({ secondApproval: null });

  const desk = await office.newPage();
  await desk.goto('/internal/payments/');
  await desk.getByRole('link', { name: /^Second person/ }).click();
  const row = rowOf(desk, sale.order);
  for (const text of ['Refund', 'The container sank', 'Ines Okafor', '€\u00A0110,000.00'])
    await expect(row).toContainText(text);
  await row.getByRole('link', { name: sale.order }).click();
  await expect(waitsCard(desk)).toContainText('Look at it yourself, then confirm exactly this or reject it.');
  await expect(waitsCard(desk)).toContainText('The container sank');
  await waitsCard(desk)
    .getByRole('button', { name: `Confirm refund of order ${sale.order}` })
    .click();
  await expect(desk.getByRole('alertdialog')).toContainText('The buyer gets the money at once.');
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByText('Decision confirmed')).toBeVisible();
  await expect(waitsCard(desk)).toHaveCount(0);
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(desk.getByRole('region', { name: 'History' })).toContainText('€\u00A0110,000.00 to the buyer');
});

test('[INT-04] [CLM-03] a claim decided above 100,000 stays under review until a second person confirms or rejects it', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(await visitor(), people.large);
  const second = await signIn(context, approver('second'));
  const claim = await claimAbout(staff, await largePaid(staff, seller, second));
  await underReview(staff, claim);
  const [line] = (await staff.call('GET', `/claims/${claim.qid}/`)).body.lines;
  const decide = async (amount: string) => {
    const lines = [{ lineQid: line.lineQid, amount: { amount, currency: 'EUR' } }];
    const body = { fault: 'CARRIER', resolution: 'PARTIAL_REFUND', note: 'The carrier lost it', lines };
    const answer = await staff.call('POST', `/claims/${claim.qid}/decide/`, body);
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ status: 'UNDER_REVIEW' });
  };
  await decide('110000.00');
  await page.goto(`/claims/?status=NEEDS_YOU&search=${claim.order.order}`);
  await rowOf(page, claim.number).getByRole('link', { name: 'Confirm decision' }).click();
  await page.getByRole('button', { name: 'Confirm decision' }).click();
  for (const text of ['€\u00A0110,000.00', 'Carrier', 'Partial refund', line.productName, 'The carrier lost it'])
    await expect(waitsCard(page)).toContainText(text);
  await waitsCard(page)
    .getByRole('button', { name: /^Reject claim/ })
    .click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Reject decision' }).click();
  await expect(dialog.getByText('Enter the reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('It was insured for less');
  await dialog.getByRole('button', { name: 'Reject decision' }).click();
  await expect(page.getByText('Decision rejected')).toBeVisible();
  await expect(waitsCard(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('It was insured for less');

  await decide('105000.00');
  await page.reload();
  await waitsCard(page)
    .getByRole('button', { name: /^Confirm claim/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Decision confirmed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Processing details' })).toContainText('€\u00A0105,000.00');
});
