/** The rules of WCAG 2.0 to 2.2, levels A and AA, and best practice. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { RunOnly, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Of these, the ones whose verdict the colours of a theme can change. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Fails with each finding, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  // What moves is half way somewhere; the page at rest is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
export async function findingsOf(page: Page, runOnly: RunOnly = { type: 'tag', values: tags }): Promise<string[]> {
  // Compiling axe takes a third of the time of using it: once for each document.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  // A frame holds a page of its own, which is looked at as one. In the page itself and without the lists of what holds: the same findings in a fourth of the time.
  const options: RunOptions = { runOnly, resultTypes: ['violations'], iframes: false };
  return page.evaluate(async (asked) => {
    if (!window.axe) throw new Error('axe is not there');
    // React Aria keeps an announcement for seven seconds, also when the button that it reads out is gone by then.
    const { violations } = await window.axe.run({ exclude: [['[data-live-announcer]']] }, asked);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
  }, options);
}
