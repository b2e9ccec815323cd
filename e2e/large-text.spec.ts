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
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
    expect(await login.evaluate((link) => link.scrollWidth - link.clientWidth), 'Login is whole').toBeLessThanOrEqual(
      0,
    );
    const { x, y, width: wide, height } = (await login.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const top = await page.evaluate(([left, above]) => document.elementFromPoint(left, above)?.textContent, [
      x + wide - 4,
      y + height / 2,
    ] as const);
    expect(top, 'nothing lies on it').toBe('Login');
  });
