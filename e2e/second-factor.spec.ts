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

test('[PRO-10] with a second factor a new session shows it before the team changes; a recovery code turns it off', async ({
  page,
  context,
  browser,
}) => {
  const used = new Set<string>();
  await signIn(context, people.guarded);
  await page.goto('/my-profile/security/');
  await page.getByRole('button', { name: 'Set up' }).click();
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
  await page.getByLabel('Code of your app').fill(await freshCode(key, used));
  const recovery = page.locator('main code');
  await expect(recovery).toHaveCount(10);
  const [codeOne = ''] = await recovery.allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
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
  await proof.getByLabel('Code of your app').fill('000000');
  await expect(proof.getByText('This code is not right. Use the one your app shows now.')).toBeVisible();
  await proof.getByLabel('Code of your app').fill(await freshCode(key, used));
  await expect(other.getByText('Invitation sent.')).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codeOne);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('The second factor is off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});
