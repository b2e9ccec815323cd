import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, password, people, signIn, test } from './fixtures.ts';

async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

interface Sent {
  channel: string;
  subject: string;
  body: string;
}

/** The newest message to this person, by the page developers read. */
async function newestMessage(page: Page, recipient: string, subject: string): Promise<string> {
  let found: Sent | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/dev/outbox/messages/', { params: { recipient } });
      const { results }: { results: Sent[] } = await answer.json();
      found = results.find((message) => message.subject === subject);
      return found?.body ?? '';
    })
    .not.toBe('');
  return found?.body ?? '';
}

const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

test('[RT-02] [GATE-04] a seller signs in and lands on the dashboard', async ({ page }) => {
  await page.goto('/login/');
  await fillLogin(page, people.seller);
  await expect(page).toHaveURL('/dashboard/');
  await expect(page.getByRole('heading', { level: 1, name: /^hello, / })).toBeVisible();
});

test.describe('without JavaScript, or before it has arrived', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-02] the form itself signs in and leads where one wanted to go; a refusal keeps the e-mail', async ({
    page,
    context,
    browser,
  }) => {
    await page.goto('/login/?redirectPath=/orders/?status=PAST');
    await fillLogin(page, people.seller, '');
    await expect(page.getByText('Enter your password')).toBeVisible();
    await fillLogin(page, people.seller, 'not-the-password');
    await expect(page.getByRole('alert')).toContainText('Your email or password is incorrect.');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(people.seller);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await fillLogin(page, people.seller);
    await expect(page).toHaveURL('/orders/?status=PAST');
    const refresh = (await context.cookies()).find(({ name }) => name.includes('quayside_refresh'));
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    // The page's code arrives: whoever signed in is signed in.
    const later = await browser.newContext({ javaScriptEnabled: true, storageState: await context.storageState() });
    const orders = await later.newPage();
    await orders.goto('/dashboard/');
    await expect(orders.getByRole('heading', { level: 1, name: /^hello, / })).toBeVisible();
    await later.close();
  });

  test('[SES-05] the form refuses a buyer and forms of other sites, and leads nowhere else', async ({
    page,
    context,
  }) => {
    await page.goto('/login/?redirectPath=//elsewhere.example/');
    await fillLogin(page, 'buyer@nordlicht.example');
    await expect(page.getByRole('alert')).toContainText("This account can't be used on the seller portal.");
    const form = { email: people.seller, password };
    for (const [headers, status] of [
      [{ origin: 'https://elsewhere.example' }, 400],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
    ] as const)
      expect((await page.request.post('/login/', { form, headers })).status()).toBe(status);
    expect((await context.cookies()).filter(({ name }) => name.includes('quayside_refresh'))).toEqual([]);
    await fillLogin(page, people.warehouse);
    await expect(page).toHaveURL('/warehouse/incoming/');
  });
});

test('[SES-02] a wrong password says so and keeps the e-mail', async ({ page }) => {
  await page.goto('/login/');
  await fillLogin(page, people.seller, 'not-the-password');
  await expect(page.getByRole('alert')).toContainText('Your email or password is incorrect.');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(people.seller);
  await expect(page).toHaveURL('/login/');
});

test('[RT-02] empty fields are asked for in place', async ({ page }) => {
  await page.goto('/login/');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Enter your e-mail address')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
});

test('[SES-02] [SES-05] a buyer is refused and left without a session', async ({ page, context }) => {
  await page.goto('/login/');
  await fillLogin(page, 'buyer@nordlicht.example');
  await expect(page.getByRole('alert')).toContainText("This account can't be used on the seller portal.");
  expect(
    (await context.cookies()).filter(({ name, value }) => name.includes('quayside_refresh') && value !== ''),
  ).toEqual([]);
  await page.goto('/orders/');
  await expect(page).toHaveURL(/\/login\//);
});

test('[GATE-04] [LAY-13] a warehouse user lands on the incoming packages and sees no seller page', async ({ page }) => {
  await page.goto('/login/');
  await fillLogin(page, people.warehouse);
  await expect(page).toHaveURL('/warehouse/incoming/');
  await expect(page.getByRole('heading', { level: 1, name: 'Incoming packages' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0);
});

for (const [who, email, path, note] of [
  ['a seller', people.seller, '/warehouse/incoming/', 'That page is for warehouse users.'],
  ['a warehouse user', people.warehouse, '/orders/', 'That page is for sellers.'],
] as const) {
  test(`[GATE-05] ${who} on ${path} is led to the home page and told why`, async ({ page, context }) => {
    await signIn(context, email);
    await page.goto(path);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    await expect(page.getByText(/^That page is for/).filter({ visible: true })).toHaveText(note);
  });
}

test('[GATE-02] without a session a page of the portal leads to the login and back, with its query', async ({
  page,
}) => {
  await page.goto('/orders/?status=PAST&page=1');
  await expect(page).toHaveURL(`/login/?${new URLSearchParams({ redirectPath: '/orders/?status=PAST&page=1' })}`);
  await expect(page.getByText('You will go back to Orders.')).toBeVisible();
  await fillLogin(page, people.seller);
  await expect(page).toHaveURL('/orders/?status=PAST&page=1');
  await expect(
    page.getByRole('navigation', { name: 'Orders by status' }).getByRole('link', { name: /^Past/ }),
  ).toHaveAttribute('aria-current', 'page');
});

test('[GATE-02] without a session a page of activation leads to the login by its bare path', async ({ page }) => {
  await page.goto('/activate-account/');
  await expect(page).toHaveURL(`/login/?${new URLSearchParams({ redirectPath: '/activate-account/' })}`);
});

test('[RT-02] a path to another site is not followed after signing in', async ({ page, context }) => {
  const hostile = [
    'https://evil.example/',
    'http://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '%2f%2fevil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%00',
    '/a/..//evil.example',
    '/logout/',
  ];
  await signIn(context, people.seller);
  for (const redirectPath of hostile) {
    await page.goto(`/login/?${new URLSearchParams({ redirectPath })}`);
    await expect(page, JSON.stringify(redirectPath)).toHaveURL('/dashboard/');
  }
});

test('[RT-04] [GATE-03] [SES-10] [ERR-14] an unverified seller is held at the activation page, corrects address and number, and uses the mailed link', async ({
  page,
}) => {
  await page.goto('/login/');
  await fillLogin(page, people.unverified);
  await expect(page).toHaveURL('/activate-account/');
  await page.goto('/orders/');
  await expect(page).toHaveURL('/activate-account/');

  await page.getByRole('button', { name: 'Correct the phone number' }).click();
  const number = page.getByLabel('New phone number');
  const send = page.getByRole('button', { name: 'Send code', exact: true });
  await expect(number).toBeFocused();
  await number.fill('06 1234');
  await send.click();
  await expect(page.getByText('Enter a phone number with its country code')).toBeVisible();
  await expect(page.getByText('Type your current password to change this')).toBeVisible();
  await number.fill('+31 6 4000 1234');
  await page.getByLabel('Current password').fill('not-the-password');
  await send.click();
  await expect(page.getByText('The current password is incorrect.')).toBeVisible();
  await expectAccessible(page);
  await expect(number).toHaveValue('+31 6 4000 1234');
  await page.getByLabel('Current password').fill(password);
  await send.click();
  await expect(page.getByText('New code sent')).toBeVisible();
  await expect(page.getByText('Enter the 6 digits we sent to +31 •••• 34.')).toBeVisible();
  await page.getByLabel('Verification code').fill('000000');
  await expect(page.getByText('Invalid verification code. Please try again.').first()).toBeVisible();

  // The address was mistyped when the account was made: it was never confirmed, so another takes its place at once.
  const right = `jip.${Date.now()}@waldhuis.example`;
  await page.getByRole('button', { name: 'Correct the e-mail address' }).click();
  await page.getByLabel('New e-mail address').fill(right);
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('New email sent')).toBeVisible();
  await expect(page.getByText(right)).toBeVisible();
  await page.getByRole('button', { name: 'Send a new e-mail' }).click();
  await expect(page.getByText(/wait \d+ seconds/i)).toBeVisible();
  await page.goto(linkIn(await newestMessage(page, right, 'Verify your e-mail address')));
  await expect(page).toHaveURL('/activate-account/');
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
  await page.goto('/login/');
  await fillLogin(page, right);
  await expect(page).toHaveURL('/activate-account/');
});

test('[PRO-15] another e-mail address takes the place of the present one when its link is opened, not before', async ({
  page,
  visitor,
}) => {
  const present = 'admin@waldhuis.example';
  const wanted = `sander.${Date.now()}@waldhuis.example`;
  await page.goto('/login/');
  await fillLogin(page, present);
  await expect(page).toHaveURL('/dashboard/');
  await page.goto('/activate-account/');
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByLabel('New e-mail address').fill(people.seller);
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('User with this Email already exists.')).toBeVisible();
  await page.getByLabel('New e-mail address').fill(wanted);
  await page.reload();
  await expect(page.getByLabel('New e-mail address')).toHaveValue(wanted);
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('New email sent')).toBeVisible();
  await expect(
    page.getByText(`Open the link we sent to ${wanted}. Until then, ${present} stays your address.`),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: `Keep ${present}` })).toBeVisible();
  await newestMessage(page, present, 'Somebody asked to change the e-mail address of your account');

  const elsewhere = await (await visitor()).newPage();
  await elsewhere.goto('/login/');
  await fillLogin(elsewhere, wanted);
  await expect(elsewhere.getByRole('alert')).toContainText('Your email or password is incorrect.');
  await fillLogin(elsewhere, present);
  await expect(elsewhere).toHaveURL('/dashboard/');

  await page.goto(linkIn(await newestMessage(page, wanted, 'Verify your e-mail address')));
  await expect(page.getByText(wanted, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Keep ${present}` })).toHaveCount(0);
  await elsewhere.goto('/orders/');
  await expect(elsewhere, 'other sessions end').toHaveURL(/\/login\//);
});

test('[SES-07] signing out clears the session and what was typed; Back shows nothing of it', async ({
  page,
  context,
}) => {
  await signIn(context, people.seller);
  await page.goto('/orders/');
  const firstOrder = page.getByRole('row').nth(1).getByRole('link').first();
  await expect(firstOrder).toBeVisible();
  const order = (await firstOrder.textContent()) ?? '';
  await page.evaluate(() => sessionStorage.setItem('quayside.draft.test', '{}'));
  await page.getByRole('button', { name: 'Your account and settings' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(
    (await context.cookies()).filter(({ name, value }) => name.startsWith('quayside_hint') && value !== ''),
  ).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('quayside.draft'))),
  ).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\//);
  await expect(page.getByText(order)).toHaveCount(0);
});

test('[RT-03] /logout/ signs out and leads home', async ({ page, context }) => {
  await signIn(context, people.seller);
  await page.goto('/logout/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('[SES-08] two tabs that refresh at once both stay signed in', async ({ context }) => {
  await signIn(context, people.seller);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/orders/')));
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(tab.getByRole('row').nth(1)).toBeVisible();
});

test('[SES-08] signing out in one tab ends the other at its next load', async ({ context }) => {
  await signIn(context, people.seller);
  const [one, other] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([one.goto('/orders/'), other.goto('/orders/')]);
  await one.goto('/logout/');
  await expect(one).toHaveURL('/');
  await other.reload();
  await expect(other).toHaveURL(/\/login\//);
});

test('[SES-10] [RT-38] a forgotten password is set anew by the mailed link, once', async ({ page, visitor }) => {
  const email = 'viewer@waldhuis.example';
  await page.goto('/login/');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If an account uses this address, a link is on its way.')).toBeVisible();

  const link = linkIn(await newestMessage(page, email, 'Set a new password'));
  await page.goto(link);
  await expect(page).not.toHaveURL(/secret/);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password is set. Sign in with it.')).toBeVisible();

  const again = await (await visitor()).newPage();
  await again.goto(link);
  await again.getByLabel('New password', { exact: true }).fill('another-long-password');
  await again.getByRole('button', { name: 'Set new password' }).click();
  await expect(again.getByText('Your password is set. Sign in with it.')).toHaveCount(0);
  await expect(again.getByText('The link has expired or is invalid.').first()).toBeVisible();
});

test('[RT-02] one press signs in as a demo account in development', async ({ page }) => {
  await page.goto('/login/');
  await page.getByRole('button', { name: 'Sign in as Seller, owner', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/');
});

test('[SES-01] after signing in no script can read a token from anywhere', async ({ page }) => {
  const given: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!/\/auth\/(?:login|refresh)\//.test(response.url()) || !response.ok()) return;
    given.push(response.json().then(({ accessToken }) => accessToken));
  });
  await page.goto('/login/');
  await fillLogin(page, people.seller);
  await expect(page).toHaveURL('/dashboard/');
  // Loaded anew, the page's earlier answers cannot be read any more.
  await Promise.all(given);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^hello, / })).toBeVisible();
  const tokens = await Promise.all(given);
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
      window.name,
    ]),
  );
  for (const token of tokens) expect(kept).not.toContain(token);
  expect(kept, 'nothing that looks like a token').not.toMatch(/eyJ[\w-]+\.|refresh/);
});
