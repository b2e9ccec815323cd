/** The rules of WCAG 2.0 to 2.2, levels A and AA, and best practice. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Of these, the ones whose verdict the colours of a theme can change. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Fails with each finding, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  await showTheme(page, 'light');
  const light = await findingsOf(page);
  await showTheme(page, 'dark');
  const dark = await findingsOf(page, { type: 'rule', values: rulesOfColour });
  const findings = [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
  expect(findings, 'findings of axe').toEqual([]);
}

/** Colours that fade into the other theme are at their end at once: half way none of them has its contrast. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    await new Promise(requestAnimationFrame);
    for (const fading of document.getAnimations()) if (fading instanceof CSSTransition) fading.finish();
  }, theme);
}

/** Each finding as rule and place, on the page as it stands. */
export async function findingsOf(
  page: Page,
  runOnly: { type: 'rule' | 'tag'; values: string[] } = { type: 'tag', values: tags },
): Promise<string[]> {
  // A frame holds a page of its own, which is looked at as one. In the page itself and without the lists of what holds: the same findings in a fourth of the time.
  const axe = new AxeBuilder({ page })
    // React Aria keeps an announcement for seven seconds, also when the button that it reads out is gone by then.
    .exclude('[data-live-announcer]')
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'], iframes: false });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}
