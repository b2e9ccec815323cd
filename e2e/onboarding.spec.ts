import { expect, password, people, signIn, test } from './fixtures.ts';
import { newOrder } from './orders.ts';

const vatNumber = 'NL004495445B01';
const door = { line1: 'Maaskade 7', postalCode: '3071 NB', city: 'Rotterdam', country: 'NL' };

test('[SES-10] [RT-04] [RT-23] [INT-02] a lead is registered, activated, submitted and approved, and confirms its first order', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `noor-${mark}@kadewinkel.example`;
  const companyName = `Kadewinkel ${mark}`;
  const message = async (recipient: string, part: string) => {
    let text = '';
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/dev/outbox/messages/', { params: { recipient } });
        const { results }: { results: { body: string }[] } = await answer.json();
        text = results.find(({ body }) => body.includes(part))?.body ?? '';
        return text;
      })
      .not.toBe('');
    return text;
  };

  // A lead as the questionnaire makes it, guided by our people.
  // Not every number after 6 is a Dutch mobile's.
  const phone = `+3161${String(Date.now()).slice(-7)}`;
  const made = await staff.call('POST', '/sellerleads/', {
    email,
    companyName,
    contactName: 'Noor Visser',
    country: 'NL',
    phone,
  });
  expect(made.status).toBe(201);
  for (const status of ['CONTACTED', 'STOCK_CHECK', 'QUALIFIED', 'ONBOARDING']) {
    const { version } = (await staff.call('GET', `/sellerleads/${made.body.slug}/`)).body;
    expect((await staff.call('PUT', `/sellerleads/${made.body.slug}/`, { status, version })).status, status).toBe(200);
  }

  const link = /https?:\/\/\S+/.exec(await message(email, '/activate-account/'))?.[0] ?? '';
  await page.goto(link);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(password);
  await page.getByRole('button', { name: 'Activate account' }).click();
  await expect(page.getByText('Your password is set. Sign in with it.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /login/i }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/activate-account/');
  await expect(page.getByText(/^We’ll send a code to \+31 •••• \d\d\. Then enter its 6 digits\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(/^Enter the 6 digits we sent to/)).toBeVisible();
  const code = /^\d{6}/.exec(await message(phone, 'is your Quayside code'))?.[0] ?? '';
  await page.getByLabel('Verification code').fill(code);
  await expect(page.getByText('Account successfully activated')).toBeVisible();
  await page.getByRole('link', { name: 'Go to My Portal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^hello, Noor Visser/ })).toBeVisible();

  // The profile by calls: each of its pages has a journey of its own.
  const owner = await signIn(context, email);
  const done = async (asked: Promise<{ status: number }>, what: string) => expect((await asked).status, what).toBe(200);
  const address = { companyName, usageTypes: ['BILLING', 'SHIPPING', 'PICKUP'], ...door };
  await done(owner.call('POST', '/addresses/', address), 'address');
  const account = { holder: companyName, country: 'NL', secret: password, iban: 'NL91ABNA0417164300' };
  await done(owner.call('POST', '/user/bank/iban/', account), 'bank');
  const shippingFrom = [{ country: 'NL', leadDays: 1 }];
  const reach = { regions: ['EUROPE'], countries: [] };
  const profile = { vatNumber, registrationNumber: '24289101', shippingFrom, shipDirectTo: reach, sellTo: reach };
  await done(owner.call('PATCH', '/user/', profile), 'profile');

  await page.goto('/my-profile/');
  const submit = page.getByRole('button', { name: 'Submit for review' });
  await submit.click();
  await expect(page.getByText('Tick the box to accept')).toBeVisible();
  await page.getByLabel('I accept the service level agreement for my company').check();
  await submit.click();
  await expect(page.getByText('Submitted. We answer within two working days.').first()).toBeVisible();
  const path = `/internal/sellers/${owner.sellerQid}/status/`;
  await done(staff.call('POST', path, { event: 'approve' }), 'approval');

  const rival = await signIn(await visitor(), people.seller);
  const [known] = (await rival.call('GET', '/offers/?status=ACTIVE&size=1')).body.results;
  const price = { amount: '4.20', currency: 'EUR' };
  await done(owner.call('POST', '/offers/', { gtin: known.gtin, price, stock: 500 }), 'offer');
  const sale = await newOrder(staff, owner, { lines: 1 });
  await page.goto(`/orders/${sale.qid}/?task=quantities`);
  await page
    .getByRole('form', { name: 'Confirm quantities' })
    .getByRole('button', { name: 'Confirm', exact: true })
    .click();
  await expect.poll(async () => (await owner.call('GET', `/sales/${sale.qid}/`)).body.status).toBe('CONFIRMED');
});
