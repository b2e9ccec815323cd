/** Every block of the site as it is drawn: measured in boxes, so that the same holds on every machine. */
import type { Locator, Page } from '@playwright/test';
import { findingsOf } from './axe.ts';
import { expect, people, signIn, test } from './fixtures.ts';
import { expectQuiet } from './traffic.ts';

interface Block {
  component: string;
  [field: string]: unknown;
}

/** What a reader must find of a block, if it has it. */
const words = ['title', 'heading', 'subheading', 'description', 'label', 'quote', 'caption', 'slip_title'];

const blocksOf = async (page: Page, slug: string): Promise<Block[]> => {
  const answer = await page.request.get(`/v2/cdn/stories/${slug}?token=embedded-public`);
  expect(answer.status()).toBe(200);
  return (await answer.json()).story.content.body;
};

/** Faults of one block, each as what and where; none is what is wanted. */
const faultsOf = (block: Locator) =>
  block.evaluate((root) => {
    const faults: string[] = [];
    const room = document.documentElement.clientWidth;
    const box = root.getBoundingClientRect();
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 40)}”`;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** What scrolls sideways by itself, is for readers alone or stands above the page. */
    const isApart = (element: Element) => element.closest('.sr-only, .overflow-x-auto, [aria-hidden=true]') !== null;
    if (box.width < Math.min(room, 1_200) - 1) faults.push(`${Math.round(box.width)} px wide of ${room}`);
    if (Math.abs(box.left + box.right - room) > 2) faults.push('not in the middle');
    if (box.height < 40) faults.push(`${Math.round(box.height)} px high`);
    const texts: { element: Element; boxes: DOMRect[] }[] = [];
    for (const element of root.querySelectorAll('*')) {
      if (!isShown(element) || isApart(element)) continue;
      const at = element.getBoundingClientRect();
      if (at.right > room + 1 || at.left < -1) faults.push(`sticks out: ${named(element)}`);
      if (element instanceof HTMLImageElement && (at.width < 8 || at.height < 8))
        faults.push(`no picture: ${element.src}`);
      if (element instanceof SVGElement) continue;
      const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
      if (own.length === 0) continue;
      if (getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1)
        faults.push(`cut: ${named(element)}`);
      const boxes = own.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
      texts.push({ element, boxes });
    }
    const isInk = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 3;
    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1))
        if (one.boxes.some((a) => other.boxes.some((b) => isInk(a, b))))
          faults.push(`${named(one.element)} and ${named(other.element)} lie on each other`);
    if (texts.length === 0) faults.push('no words');
    return faults;
  });

const blocksOnPage = (page: Page) => page.locator('main > section, main > div');

async function expectDrawn(page: Page, blocks: readonly Block[]): Promise<void> {
  const drawn = blocksOnPage(page);
  await expect(drawn).toHaveCount(blocks.length);
  let bottom = 0;
  for (const [index, block] of blocks.entries()) {
    const one = drawn.nth(index);
    await one.scrollIntoViewIfNeeded();
    expect.soft(await faultsOf(one), block.component).toEqual([]);
    const shown = ((await one.textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const key of words.filter((name) => typeof block[name] === 'string'))
      expect.soft(shown, `${key} of ${block.component}`).toContain(String(block[key]));
    const top = await one.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    expect.soft(top, `${block.component} begins below the one before`).toBeGreaterThanOrEqual(bottom - 1);
    bottom = top + (await one.evaluate((element) => element.getBoundingClientRect().height));
  }
}

for (const width of [360, 768, 1_440]) {
  for (const theme of ['light', 'dark']) {
    test(`[MKT-01] [MKT-12] at ${width} px in the ${theme} theme every block shows its story: nothing sticks out, is cut, empty or lies on another; no finding of axe`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const blocks = await blocksOf(page, 'patterns');
      await page.goto('/patterns/');
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await expectQuiet(page);
      await expectDrawn(page, blocks);
      expect(await findingsOf(page), 'findings of axe').toEqual([]);
    });
  }
}

test('[MKT-03] every block by its deprecated name is drawn as by its own', async ({ page }) => {
  const htmlOf = async (path: string) => {
    await page.goto(path);
    return (await page.getByRole('main').innerHTML()).replaceAll(/patterns(?:\/deprecated)?/g, '');
  };
  const blocks = await blocksOf(page, 'patterns/deprecated');
  expect(blocks.every(({ component }) => component.startsWith('deprecated_'))).toBe(true);
  const older = await htmlOf('/patterns/deprecated/');
  expect(older).toBe(await htmlOf('/patterns/'));
  await expect(blocksOnPage(page)).toHaveCount(blocks.length);
});

test('[MKT-04] hero panel, seller hero and banner say something else to whoever is signed in', async ({
  page,
  context,
}) => {
  const blocks = await blocksOf(page, 'patterns');
  const both = blocks.filter(({ signed_in_title: title }) => typeof title === 'string');
  expect(both.map(({ component }) => component)).toEqual(['hero_panel', 'seller_hero', 'banner']);
  const expectTold = async (fields: readonly [string, string], others: readonly [string, string]) => {
    await page.goto('/patterns/');
    for (const block of both) {
      for (const field of fields) await expect(page.getByText(String(block[field]), { exact: true })).toBeVisible();
      for (const field of others) await expect(page.getByText(String(block[field]), { exact: true })).toBeHidden();
    }
  };
  const [visitors, known] = [['title', 'description'] as const, ['signed_in_title', 'signed_in_description'] as const];
  await expectTold(visitors, known);
  await signIn(context, people.seller);
  await expectTold(known, visitors);
});

test('[INTG-02] from the side the questionnaire is 800 px wide and as high as the window; on a phone it is all of it', async ({
  page,
}) => {
  for (const [width, wanted] of [
    [1_440, 800],
    [360, 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/patterns/');
    await page.getByRole('link', { name: 'Register from the side' }).click();
    const frame = page.locator('iframe.questionnaire');
    await expect(frame).toHaveAttribute('src', /typeform-embed=popup-drawer/);
    expect(await frame.boundingBox()).toEqual({ x: width - wanted, y: 0, width: wanted, height: 740 });
  }
});

test('[MKT-01] what sticks out, is cut, lies on another or is empty is found', async ({ page }) => {
  await page.goto('/patterns/');
  const blocks = page.locator('main > section');
  const faultsWith = (index: number, style: string) =>
    blocks.nth(index).evaluate((block, css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.broken { ${css} }`);
      document.adoptedStyleSheets = [sheet];
      block.querySelector('h2, h3')?.classList.add('broken');
    }, style);
  const cases = [
    ['width: 3000px', 'sticks out'],
    ['width: 40px; overflow: hidden; white-space: nowrap', 'cut'],
    ['position: relative; top: 80px', 'lie on each other'],
    ['font-size: 0', 'no words'],
  ] as const;
  for (const [style, fault] of cases) {
    const index = fault === 'no words' ? 5 : 9;
    await faultsWith(index, style);
    if (fault === 'no words') await blocks.nth(index).evaluate((block) => block.replaceChildren());
    expect((await faultsOf(blocks.nth(index))).join('; '), style).toContain(fault);
  }
});
