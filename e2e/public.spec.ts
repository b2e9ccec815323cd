import type { Page } from '@playwright/test';
import { expect, people, signIn, test } from './fixtures.ts';
import { expectQuiet } from './traffic.ts';

const publicPaths = ['/', '/legal/terms/', '/legal/privacy/', '/legal/cookies/'];
const question = 'What happens if I miss the deadline of an order?';
const answer = 'The order expires by itself and the buyer gets the money back.';

const scriptsOf = (page: Page) =>
  page.evaluate(() => ({
    files: [...document.querySelectorAll('script[src], link[rel=modulepreload]')].length,
    inline: document.querySelectorAll('script:not([src]):not([type="application/ld+json"])').length,
  }));

for (const path of publicPaths) {
  test(`[MKT-11] ${path} ships no framework: one inline script and no file`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()));
    await page.goto(path);
    await expectQuiet(page);
    expect(loaded).toEqual([]);
    expect(await scriptsOf(page)).toEqual({ files: 0, inline: 1 });
  });
}

test('[MKT-02] legal pages have a table of contents whose links lead to their sections', async ({ page }) => {
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

test('[MKT-11] robots.txt lets the public pages in and the portal out, and names the sitemap', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /');
  expect(robots).toContain('Allow: /legal/');
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
  await expect(page.getByRole('heading', { level: 1, name: 'Your stock list, sold by the pallet.' })).toBeVisible();
  const before = await hero.boundingBox();
  await signIn(context, people.seller);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back to your dock.' })).toBeVisible();
  await expect(page.getByText('Your stock list, sold by the pallet.')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Portal' })).toHaveAttribute(
    'href',
    '/dashboard/',
  );
  expect((await hero.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
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
    await expect(page.getByRole('heading', { level: 1, name: 'Your stock list, sold by the pallet.' })).toBeVisible();
    for (const heading of [
      'From order to payment in four moves',
      'Questions sellers ask first',
      'Already selling with us?',
    ])
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
    await expect(page.getByRole('main')).toContainText('Thank you. You are on the list.');
  });
});

test('[LAY-15] in the portal the newsletter answers in place and keeps a wrong address', async ({ page, context }) => {
  await signIn(context, people.seller);
  await page.goto('/dashboard/');
  const field = page.getByRole('contentinfo').getByLabel('E-mail address');
  await field.fill('journey@portal.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Thank you. You are on the list.');
  await expect(page).toHaveURL('/dashboard/');
});
