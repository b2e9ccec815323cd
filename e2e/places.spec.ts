import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';
import { addressOf, places } from './routes.ts';
import { smallTargets } from './small-targets.ts';
import { expectQuiet } from './traffic.ts';

const year = new Date().getFullYear();

async function expectFrame(page: Page, title: string | null): Promise<void> {
  await expect(page).toHaveTitle(title === null ? 'Quayside' : `${title} · Quayside`);
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(72);
  await expect(page.getByRole('main')).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Quayside home' })).toHaveAttribute('href', '/');
  for (const name of ['Twitter', 'LinkedIn', 'Instagram', 'Cookies', 'Privacy Policy', 'Terms of Use'])
    await expect(footer.getByRole('link', { name })).toHaveCount(1);
  for (const name of ['Visa', 'Mastercard', 'American Express', 'Apple Pay', 'Google Pay', 'UnionPay', 'iDEAL'])
    await expect(footer.getByRole('img', { name, exact: true })).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(footer).toContainText(`© ${year} Quayside`);
}

/** The page as it is when nothing loads any more. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectQuiet(page);
}

/** As high as its content: axe takes what a fixed bar covers right now for too small, though it can be scrolled to. */
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const place of places) {
  test(`[LAY-01] [LAY-05] [LAY-15] ${place.path} at 1440 px: title, frame, targets of 24 px, no finding of axe`, async ({
    page,
    context,
    staff,
  }) => {
    const seller = place.who ? await signIn(context, place.who) : null;
    await page.goto(await addressOf(place, staff, seller));
    await expectSettled(page);
    await expectFrame(page, place.title);
    expect(await page.evaluate(smallTargets, 24), 'targets under 24 px').toEqual([]);
    await showWhole(page, 1440);
    await expectAccessible(page);
  });
}

test.describe('at 360 px, with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const place of places) {
    test(`[LAY-01] ${place.path}: no sideways scroll, nor at twice the text size, targets of 44 px, no finding of axe`, async ({
      page,
      context,
      staff,
    }) => {
      const seller = place.who ? await signIn(context, place.who) : null;
      await page.goto(await addressOf(place, staff, seller));
      await expectSettled(page);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow(), 'sideways scroll').toBeLessThanOrEqual(0);
      expect(await page.evaluate(smallTargets, 44), 'targets under 44 px').toEqual([]);
      await showWhole(page, 360);
      await expectAccessible(page);
      await page.setViewportSize({ width: 640, height: 740 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await overflow(), 'sideways scroll at twice the text size').toBeLessThanOrEqual(0);
    });
  }
});
