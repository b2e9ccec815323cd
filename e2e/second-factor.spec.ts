import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, people, signIn, test } from './fixtures.ts';

const password = 'quayside-demo-2026';
const period = 30_000;

/** The code of the next step: none works twice. */
async function freshCode(key: string, used: Set<string>): Promise<string> {
  const totp = new TOTP({ secret: key, period: 30, digits: 6 });
  // One step ahead of the clock is taken as well.
  for (const at of [Date.now(), Date.now() + period]) {
    const code = totp.generate({ timestamp: at });
    if (!used.has(code)) {
      used.add(code);
      return code;
    }
  }
  throw new Error('Both codes of now are used');
}

/** The link of the mail about a lost factor. */
async function keepLink(page: Page): Promise<string> {
  let link = '';
  await expect(async () => {
    const answer = await page.request.get('/api/dev/outbox/messages/', { params: { recipient: people.guarded } });
    const { results } = await answer.json();
    link = results.map(({ body }: { body: string }) => /\S+keep-second-factor\S+/.exec(body)?.[0]).find(Boolean) ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('[PRO-10] with a second factor a new session shows it before the team changes; a recovery code turns it off', async ({
  page,
  context,
  browser,
}) => {
  const used = new Set<string>();
  await signIn(context, people.guarded);
  await page.goto('/my-profile/security/');
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await page.getByLabel('Current password').fill('not the password');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('The current password is incorrect.')).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByAltText('QR code of your key')).toBeVisible();
  const key =
    (await page
      .locator('main')
      .getByText(/^[A-Z2-7]{32}$/)
      .first()
      .textContent()) ?? '';
  await page.getByLabel('Code from your app').fill(await freshCode(key, used));
  const recovery = page.locator('main code');
  await expect(recovery).toHaveCount(10);
  const [codeOne = '', codeTwo = ''] = await recovery.allTextContents();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  const elsewhere = await browser.newContext();
  await signIn(elsewhere, people.guarded);
  const other = await elsewhere.newPage();
  await other.goto('/my-profile/team/?invite=1');
  const drawer = other.getByRole('dialog', { name: 'Invite a colleague' });
  const email = `second-${Date.now()}@colleague.example`;
  await drawer.getByLabel('E-mail').fill(email);
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  const proof = other.getByRole('dialog', { name: 'Show your second factor' });
  await proof.getByLabel('Code from your app').fill('000000');
  await expect(proof.getByText('This code is wrong. Use the one your app shows now.')).toBeVisible();
  await proof.getByRole('button', { name: 'I have no access to my app or passkey' }).click();
  await proof.getByRole('button', { name: 'Ask for removal' }).click();
  await expect(proof.getByText(/Our people can do it from/)).toBeVisible();
  const mail = await browser.newPage();
  await mail.goto(await keepLink(other));
  await mail.getByRole('button', { name: 'Keep my second factor' }).click();
  await expect(mail.getByText('Done. Your second factor stays.')).toBeVisible();
  await mail.close();
  await proof.getByLabel('Code from your app').fill(await freshCode(key, used));
  await expect(other.getByText('Invitation sent.')).toBeVisible();
  await elsewhere.close();

  // A file is asked for likewise, and comes once the factor was shown; from this browser guesses elsewhere change nothing.
  await signIn(context, people.guarded);
  await page.goto('/insights/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codeTwo);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('insights.csv');
  await page.goto('/my-profile/security/');

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codeOne);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('The second factor is off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
});

test('[PRO-10] a passkey is added, shown at a sensitive step of another session, and removed', async ({
  page,
  context,
}) => {
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await signIn(context, people.keyed);
  await page.goto('/my-profile/security/');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('main code')).toHaveCount(10);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);

  await signIn(context, people.keyed);
  await page.goto('/my-profile/team/?invite=1');
  const drawer = page.getByRole('dialog', { name: 'Invite a colleague' });
  await drawer.getByLabel('E-mail').fill(`keyed-${Date.now()}@colleague.example`);
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await page
    .getByRole('dialog', { name: 'Show your second factor' })
    .getByRole('button', { name: 'Use your passkey' })
    .click();
  await expect(page.getByText('Invitation sent.')).toBeVisible();

  await page.goto('/my-profile/security/');
  await page.getByRole('button', { name: /^Remove passkey/ }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
});
