import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, people, signIn, test } from './fixtures.ts';
import { expectQuiet } from './traffic.ts';

const publicPaths = [
  '/',
  '/how-it-works/',
  '/sellers/',
  '/brands/',
  '/about/',
  '/news/',
  '/newsletter/',
  '/developers/',
  '/fees/',
  '/patterns/',
  '/legal/terms/',
  '/legal/privacy/',
  '/legal/cookies/',
];
const headline = 'Sell your stock by the pallet.';
const question = 'What if I miss the deadline?';
const answer = 'The order expires and the buyer is refunded.';

const scriptsOf = (page: Page) =>
  page.evaluate(() => ({
    files: [...document.querySelectorAll('script[src], link[rel=modulepreload]')].length,
    inline: document.querySelectorAll('script:not([src]):not([type="application/ld+json"])').length,
  }));

/** Bytes of the script for consent and analytics, compressed. */
const mostScript = 5_000;
/** Bytes of the one that sets theme and session before the page is painted, compressed. */
const mostBoot = 1_000;

for (const path of publicPaths) {
  test(`[MKT-11] ${path} ships no framework: one inline script and one small file`, async ({ page }) => {
    const loaded: number[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(Number(response.headers()['content-length']));
    });
    const answer = await page.goto(path);
    await expectQuiet(page);
    expect(await scriptsOf(page)).toEqual({ files: 1, inline: 1 });
    // The one in the document is known by its hash, and nothing else of it would run.
    const boot = await page.evaluate(
      () => document.querySelector('script:not([src]):not([type="application/ld+json"])')?.textContent ?? '',
    );
    const hash = createHash('sha256').update(boot).digest('base64');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'sha256-${hash}'`);
    expect(gzipSync(boot).length).toBeLessThan(mostBoot);
    expect(loaded).toEqual([expect.any(Number)]);
    expect(loaded[0]).toBeLessThan(mostScript);
  });
}

test('[RT-36] [MKT-02] legal pages have a table of contents whose links lead to their sections', async ({ page }) => {
  await page.goto('/legal/terms/');
  const contents = page.getByRole('navigation', { name: 'Contents' }).first();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const links = await contents.getByRole('link').allInnerTexts();
  expect(links.length).toBeGreaterThan(3);
  expect(headings).toEqual(expect.arrayContaining(links));
  await contents.getByRole('link').nth(2).click();
  await expect(page.locator(':target')).toContainText(links[2] ?? '');
  await expect(page.locator(':target')).toBeInViewport();
});

test('[MKT-11] a file whose name stays is asked for again after a day, one whose name has its hash never', async ({
  page,
  request,
}) => {
  const kept = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await kept('/favicon.svg')).toBe('public, max-age=86400');
  await page.goto('/');
  const style = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
  expect(await kept(style ?? '')).toBe('public, max-age=31536000, immutable');
});

test('[MKT-11] robots.txt lets the public pages in and the portal out, and names the sitemap', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['dashboard', 'orders', 'internal', 'warehouse', 'api'])
    expect(robots).toContain(`Disallow: /${path}/\n`);
  expect(robots).not.toMatch(/Disallow: \/(?:legal|fees|$)/m);
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(expect.arrayContaining(publicPaths.map((path) => `${baseURL}${path}`)));
  for (const url of listed) expect((await request.get(url ?? '')).status(), url).toBe(200);
});

test('[MKT-11] the home page describes itself to search engines', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
});

test('[MKT-04] who is signed in sees the other hero, of the same height', async ({ page, context }) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  const before = await hero.boundingBox();
  await signIn(context, people.seller);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back to your dock.' })).toBeVisible();
  await expect(page.getByText(headline)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Portal' })).toHaveAttribute(
    'href',
    '/dashboard/',
  );
  expect((await hero.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
});

test('[LAY-03] the site greets whoever is signed in by the name of their account, until they sign out', async ({
  page,
  context,
}) => {
  const greeting = page.getByRole('banner').getByText(/^hello,/);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(greeting).toHaveCount(0);
  const { call } = await signIn(context, people.seller);
  const { account } = (await call('GET', '/user/')).body;
  for (const path of ['/', '/legal/terms/', '/login/']) {
    await page.goto(path);
    await expect(greeting, path).toHaveText(`hello, ${account}`);
    await expect(greeting, path).toBeVisible();
  }
  await page.goto('/logout/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(greeting).toHaveCount(0);
  expect((await context.cookies()).filter(({ name }) => name === 'quayside_name')).toEqual([]);
});

test('[MKT-04] a warehouse user’s portal link leads to the warehouse', async ({ page, context }) => {
  await signIn(context, people.warehouse);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'My Portal' }).click();
  await expect(page).toHaveURL('/warehouse/incoming/');
});

test('[MKT-09] the hero is 578 px high on medium screens', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  const box = await page.getByRole('main').locator('section').first().boundingBox();
  expect(box?.height).toBeCloseTo(578, 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-01] [MKT-11] the home page is complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    for (const heading of ['One order, from dock to bank', 'Questions sellers ask first', 'Send us your stock list'])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Quayside`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('[MKT-01] a question opens natively', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(answer)).toBeHidden();
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
  });

  test('[LAY-15] the newsletter form is sent and answered by a page', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('E-mail address').fill('journey@reader.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/newsletter/');
    await expect(page.getByRole('main')).toContainText('Check your mailbox and press the link.');
  });

  test('[INTG-03] the newsletter’s own page has the form, also after an address that is none', async ({ page }) => {
    await page.goto('/newsletter/');
    const form = page.getByRole('main').locator('form');
    await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
    await form.getByLabel('E-mail address').fill('nobody');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('main')).toContainText('Enter an e-mail address, like name@company.com');
    await expect(form.getByLabel('E-mail address')).toHaveValue('nobody');
    await form.getByLabel('E-mail address').fill('page@reader.example');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('main')).toContainText('Check your mailbox and press the link.');
    await expect(form).toHaveCount(0);
  });
});

test('[LAY-15] in the portal the newsletter answers in place and keeps a wrong address', async ({ page, context }) => {
  await signIn(context, people.seller);
  await page.goto('/dashboard/');
  const field = page.getByRole('contentinfo').getByLabel('E-mail address');
  await field.fill('journey@portal.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Check your mailbox and press the link.');
  await expect(page).toHaveURL('/dashboard/');
});

test('[MKT-10] an address that a page had once leads to where it is now', async ({ request, baseURL }) => {
  const answer = await request.get('/home/', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/']);
  expect((await request.get('/legal/no-such-page/')).status()).toBe(404);
  expect(baseURL).toBeDefined();
});

/** Answers the five questions; each press is one step. */
/** A name of its own for each journey: they share the list of leads. */
const companyOf = (email: string) => `Trading ${email.split('@')[0]} B.V.`;

async function answerQuestions(form: Page | FrameLocator, email: string): Promise<void> {
  const next = form.getByRole('button', { name: 'Continue' });
  await expect(form.getByRole('heading', { level: 1, name: 'Where does your stock stand?' })).toBeVisible();
  await form.getByLabel('Country').selectOption('NL');
  await next.click();
  await expect(form.getByRole('heading', { level: 1, name: 'What do you sell?' })).toBeVisible();
  await next.click();
  await expect(form.getByText('Choose at least one kind of goods.')).toBeVisible();
  await form.getByLabel('Cosmetics').check();
  await next.click();
  await form.getByLabel('10 to 100 pallets').check();
  await next.click();
  await form.getByLabel('Yes, as a spreadsheet').check();
  await next.click();
  await form.getByLabel('Company').fill(companyOf(email));
  await form.getByLabel('Your name').fill('Jo Journey');
  await form.getByLabel('Work e-mail address').fill(email);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('heading', { level: 1, name: 'We have it.' })).toBeVisible();
}

test('[MKT-05] [INTG-02] the registration button opens the questionnaire, which makes a seller lead', async ({
  page,
  context,
}) => {
  const email = `journey-${Date.now()}@newcomer.example`;
  await page.goto('/');
  const button = page.getByRole('main').getByRole('link', { name: 'Register as a seller' }).first();
  await button.click();
  const frame = page.frameLocator('iframe.questionnaire');
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe.questionnaire')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  const box = await page.locator('iframe.questionnaire').boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width, height: page.viewportSize()?.height });
  await answerQuestions(frame, email);
  await signIn(context, people.staff);
  await page.goto('/internal/seller-onboarding/');
  await page.getByRole('link', { name: companyOf(email) }).click();
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('main')).toContainText('Goods: Cosmetics');
});

test.describe('the questionnaire without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[MKT-05] [MKT-11] is a page for each question', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Register as a seller' }).first().click();
    await expect(page).toHaveURL('/embed/forms/sell/');
    await answerQuestions(page, `still-${Date.now()}@newcomer.example`);
  });
});
