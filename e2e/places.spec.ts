import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test as base, expect, type Session, signInForLong, watch } from './fixtures.ts';
import { addressOf, type Place, places } from './routes.ts';
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

const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const narrow: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

interface Visit {
  context: BrowserContext;
  session: Session | null;
  faults: string[];
}

/** Shows a place in a window of that size; `look` looks at it once it has settled. */
type Show = (place: Place, size: BrowserContextOptions, look: (page: Page) => Promise<void>) => Promise<void>;

/** Whoever looks at many pages keeps the browser, as people do: what the pages share is loaded and compiled once. */
const test = base.extend<Record<never, never>, { show: Show }>({
  show: [
    async ({ browser, staff }, use, { project }) => {
      const visits = new Map<string, Promise<Visit>>();
      const begin = async (who: string | null, size: BrowserContextOptions): Promise<Visit> => {
        const { baseURL, locale, timezoneId } = project.use;
        const shared = Object.entries({ baseURL, locale, timezoneId }).filter(([, value]) => value !== undefined);
        const context = await browser.newContext({
          ...Object.fromEntries(shared),
          ...size,
          reducedMotion: 'reduce',
        });
        const faults: string[] = [];
        await watch(context, faults);
        return { context, faults, session: who ? await signInForLong(context.request, who) : null };
      };
      await use(async (place, size, look) => {
        const key = `${place.who} ${size.viewport?.width}`;
        const visit = await (visits.get(key) ?? visits.set(key, begin(place.who, size)).get(key));
        if (!visit) throw new Error(`nobody visits ${place.path}`);
        const page = await visit.context.newPage();
        await page.goto(await addressOf(place, staff, visit.session));
        await expectSettled(page);
        await look(page);
        await page.close();
        expect(visit.faults.splice(0), 'no rule of the content security policy broken, no error uncaught').toEqual([]);
      });
      for (const visit of visits.values()) await (await visit).context.close();
    },
    { scope: 'worker' },
  ],
});

for (const place of places) {
  test(`[LAY-01] [LAY-05] [LAY-15] ${place.path} at 1440 px: title, frame, targets of 24 px, no finding of axe`, ({
    show,
  }) =>
    show(place, wide, async (page) => {
      await expectFrame(page, place.title);
      expect(await page.evaluate(smallTargets, 24), 'targets under 24 px').toEqual([]);
      await showWhole(page, 1440);
      await expectAccessible(page);
    }));
}

for (const place of places) {
  test(`[LAY-01] ${place.path} at 360 px, with a finger: no sideways scroll, nor at twice the text size, targets of 44 px, no finding of axe`, ({
    show,
  }) =>
    show(place, narrow, async (page) => {
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow(), 'sideways scroll').toBeLessThanOrEqual(0);
      expect(await page.evaluate(smallTargets, 44), 'targets under 44 px').toEqual([]);
      await showWhole(page, 360);
      await expectAccessible(page);
      await page.setViewportSize({ width: 640, height: 740 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await overflow(), 'sideways scroll at twice the text size').toBeLessThanOrEqual(0);
    }));
}
