import { expect, people, signIn, test } from './fixtures.ts';
import { ship } from './orders.ts';

test('[RT-25] [INT-03] staff make an order on demand; what was typed and the links made stay after a reload', async ({
  page,
  context,
  visitor,
}) => {
  const other = await visitor();
  const seller = await signIn(other, people.seller);
  await signIn(context, people.staff);
  await page.goto('/internal/create-test-sale/');
  const lines = page.getByLabel('Lines', { exact: true });
  await page.getByLabel('Seller id').fill(seller.sellerQid ?? '');
  await lines.fill('51');
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByText('Enter a number of lines between 1 and 50').first()).toBeVisible();
  await lines.fill('7');
  await page.getByRole('button', { name: 'Create order' }).click();
  const link = page.getByRole('link', { name: /^Open order / });
  await expect(link).toHaveCount(1);
  await page.reload();
  await expect(lines).toHaveValue('7');
  const path = (await link.getAttribute('href')) ?? '';
  const order = await other.newPage();
  await order.goto(path);
  await expect(order.getByRole('region', { name: 'Next action' })).toContainText('Confirm');

  await test.step('the preset of an order that needs approval is worth that: above 25,000.00, not above 250,000.00, and its payment waits for ours', async () => {
    await page.getByRole('button', { name: '20 lines at 12.00, needs approval' }).click();
    await page.getByRole('button', { name: 'Create order' }).click();
    await expect(link).toHaveCount(2);
    const large = (await link.first().getAttribute('href')) ?? '';
    const { total } = (await seller.call('GET', `/sales/${large.split('/').at(2)}/`)).body;
    expect(Number(total.amount)).toBeGreaterThan(25_000);
    expect(Number(total.amount)).toBeLessThanOrEqual(250_000);
    const sale = { qid: large.split('/').at(2) ?? '', order: '' };
    await ship(seller, sale);
    const paid = await seller.call('POST', `/sales/${sale.qid}/paycomplete/`, {});
    expect([paid.status, paid.body.status, paid.body.notice?.code]).toEqual([
      200,
      'PAYMENT_IN_REVIEW',
      'paymentWillBeRevisedAndEnabledByOurTeam',
    ]);
  });
});
