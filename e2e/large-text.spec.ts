import { expect, test } from './fixtures.ts';

for (const width of [360, 768, 1280])
  test(`[LAY-01] [MKT-01] at twice the text size the home page does not scroll sideways, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0);
  });
