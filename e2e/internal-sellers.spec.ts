import { expect, people, signIn, test } from './fixtures.ts';

test('[INV-11] staff find a paused seller, let it sell again and pause it with a reason the seller reads', async ({
  page,
  context,
  visitor,
}) => {
  await signIn(context, people.staff);
  await page.goto('/dashboard/');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Sellers', exact: true }).click();
  await page.getByLabel('Status').selectOption({ label: 'Paused' });
  await expect(page).toHaveURL('/internal/sellers/?status=PAUSED');
  await page.getByLabel('Search sellers').fill('clairval');
  await expect(page).toHaveURL('/internal/sellers/?status=PAUSED&search=clairval');
  await page.getByRole('link', { name: /Clairval/ }).click();
  const drawer = page.getByRole('dialog', { name: /Clairval/ });
  await drawer.getByRole('button', { name: 'Resume' }).click();
  await drawer.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/Clairval.* is now: Active\./)).toBeVisible();
  await drawer.getByRole('button', { name: 'Suspend' }).click();
  await drawer.getByRole('button', { name: 'Suspend' }).click();
  await expect(drawer.getByText('Tell the company why.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await drawer.getByRole('button', { name: 'Pause' }).click();
  await drawer.getByLabel('Reason').selectOption({ label: 'Papers are missing' });
  await drawer.getByLabel('Note to the company').fill('Send us the certificate of origin.');
  await drawer.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText(/Clairval.* is now: Paused\./)).toBeVisible();
  await expect(drawer.getByText('Papers are missing, until resolved')).toBeVisible();

  const seller = await signIn(await visitor(), 'owner@clairval.example');
  const { body } = await seller.call('GET', '/user/');
  expect([body.sellerStatus, body.pauseReason]).toEqual(['PAUSED', 'MISSING_DOCUMENTS']);
  const { body: log } = await seller.call('GET', '/audit-log/?action=STATUS_CHANGED');
  expect(log.results[0]).toMatchObject({ isStaff: true });
});

test('[ORD-15] staff set the risk flag of a company with a reason, see it in the list and remove it again', async ({
  page,
  context,
}) => {
  await signIn(context, people.staff);
  await page.goto('/internal/sellers/?search=belfiore');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Belfiore/ })
    .click();
  const drawer = page.getByRole('dialog', { name: /Belfiore/ });
  await drawer.getByRole('button', { name: 'Set risk flag' }).click();
  await drawer.getByRole('button', { name: 'Set risk flag' }).click();
  await expect(drawer.getByText('Say why, for whoever approves the next payment.')).toBeVisible();
  await drawer.getByLabel('Why?').fill('Two chargebacks in a week.');
  await drawer.getByRole('button', { name: 'Set risk flag' }).click();
  await expect(drawer.getByText('Every payment of this company waits for our approval')).toBeVisible();
  await expect(drawer.getByText(/^Two chargebacks in a week\. \(.+, .+\)$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('Risk flag')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Belfiore/ })
    .click();
  await drawer.getByRole('button', { name: 'Remove risk flag' }).click();
  await drawer.getByLabel('Why?').fill('Settled with the bank.');
  await drawer.getByRole('button', { name: 'Remove risk flag' }).click();
  await expect(drawer.getByText('Every payment of this company waits for our approval')).toBeHidden();
});

test('[INT-04] whoever looks after the audit sees what staff looked at, and of one company alone', async ({
  page,
  context,
}) => {
  await signIn(context, people.staff);
  await page.goto('/internal/sellers/?search=belfiore');
  await expect(page.getByRole('link', { name: /Belfiore/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Staff audit' }).click();
  await page
    .getByRole('link', { name: /^Show only .*Belfiore/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/internal\/audit\/\?company=/);
  await expect(page.getByText('the company’s profile').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show all companies' })).toBeVisible();
});

test('[INT-04] staff see a company as its people do, with a strip that says so, and it reads who and why', async ({
  page,
  context,
  visitor,
}) => {
  await signIn(context, people.staff);
  await page.goto('/internal/sellers/?search=brightwater');
  await page.getByRole('link', { name: /Brightwater/ }).click();
  const drawer = page.getByRole('dialog', { name: /Brightwater/ });
  await drawer.getByRole('button', { name: 'View as company' }).click();
  await drawer.getByRole('button', { name: 'View as company' }).click();
  await expect(drawer.getByText('Say why, in at least three letters.')).toBeVisible();
  await drawer.getByLabel('Reason').fill('Ticket 4711');
  await drawer.getByRole('button', { name: 'View as company' }).click();
  await expect(page).toHaveURL('/dashboard/');
  const strip = page.getByRole('complementary', { name: 'View of a company' });
  await expect(strip).toContainText(/You see Brightwater.* as its own people do, until/);
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText('Internal')).toHaveCount(0);
  await strip.getByRole('button', { name: 'End the view' }).click();
  await expect(page).toHaveURL('/internal/sellers/');
  await expect(page.getByRole('heading', { name: 'Sellers', level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);
  const seller = await signIn(await visitor(), people.pounds);
  const { body } = await seller.call('GET', '/audit-log/?action=STAFF_VIEW_STARTED');
  expect(body.results[0]).toMatchObject({ subject: 'Ticket 4711', isStaff: true });
});
