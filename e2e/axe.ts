/** The rules of WCAG 2.0 to 2.2, levels A and AA, and best practice. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Fails with each finding, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  const findings: string[] = [];
  // React Aria keeps an announcement for seven seconds, also when the button that it reads out is gone by then.
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0, { timeout: 10_000 });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    findings.push(...(await findingsOf(page)).map((finding) => `${theme}: ${finding}`));
  }
  expect(findings, 'findings of axe').toEqual([]);
}

/** Each finding as rule and place, on the page as it stands. */
export async function findingsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}
