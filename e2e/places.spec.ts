import type { BrowserContext, Page } from '@playwright/test';
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

/** Width of the window at a desk; the desks of a warehouse have smaller screens. */
const deskOf = ({ path }: Place): number => (path.startsWith('/warehouse/') ? 1280 : 1440);

/** As high as its content: axe takes what a fixed bar covers right now for too small, though it can be scrolled to. */
const wholeHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/**
 * The window becomes a phone's, with a finger in place of the mouse: what a place shows there is what it shows when it is
 * opened there, without being loaded once more. Gives the way to resize it: Playwright's own makes it a desk's again.
 */
async function becomePhone(page: Page): Promise<(width: number, height: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const resize = async (width: number, height: number) => {
    const size = { width, height, screenWidth: width, screenHeight: height };
    await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: true });
    await nextFrames(page);
  };
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await resize(360, 740);
  expect(await page.evaluate(() => [innerWidth, matchMedia('(pointer: coarse)').matches])).toEqual([360, true]);
  return resize;
}

/** What listens to the size has drawn, and has asked for what it lacks. */
const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface Visit {
  context: BrowserContext;
  session: Session | null;
  faults: string[];
}

/** Shows a place in a window of a desk; `look` looks at it once it has settled. */
type Show = (place: Place, look: (page: Page) => Promise<void>) => Promise<void>;

/** Whoever looks at many pages keeps the browser, as people do: what the pages share is loaded and compiled once. */
const test = base.extend<Record<never, never>, { show: Show }>({
  show: [
    async ({ browser, staff }, use, { project }) => {
      const visits = new Map<string | null, Promise<Visit>>();
      const begin = async (who: string | null): Promise<Visit> => {
        const { baseURL, locale, timezoneId } = project.use;
        const shared = Object.entries({ baseURL, locale, timezoneId }).filter(([, value]) => value !== undefined);
        const context = await browser.newContext({
          ...Object.fromEntries(shared),
          reducedMotion: 'reduce',
        });
        const faults: string[] = [];
        await watch(context, faults);
        return { context, faults, session: who ? await signInForLong(context.request, who) : null };
      };
      await use(async (place, look) => {
        const visit = await (visits.get(place.who) ?? visits.set(place.who, begin(place.who)).get(place.who));
        if (!visit) throw new Error(`nobody visits ${place.path}`);
        const page = await visit.context.newPage();
        await page.setViewportSize({ width: deskOf(place), height: 900 });
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

async function looksRightAtDesk(page: Page, place: Place): Promise<void> {
  await expectFrame(page, place.title);
  expect(await page.evaluate(smallTargets, 24), 'targets under 24 px').toEqual([]);
  await page.setViewportSize({ width: deskOf(place), height: await wholeHeight(page) });
  await expectAccessible(page);
}

async function looksRightOnPhone(page: Page): Promise<void> {
  const resize = await becomePhone(page);
  await expectSettled(page);
  expect(await overflow(page), 'sideways scroll').toBeLessThanOrEqual(0);
  expect(await page.evaluate(smallTargets, 44), 'targets under 44 px').toEqual([]);
  await resize(360, await wholeHeight(page));
  await expectAccessible(page);
  await resize(640, 740);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow(page), 'sideways scroll at twice the text size').toBeLessThanOrEqual(0);
}

for (const place of places) {
  test(`[LAY-01] [LAY-05] [LAY-15] ${place.path}: title and frame; targets of 24 px at ${deskOf(place)} px, of 44 px at 360 px with a finger; no sideways scroll, nor at twice the text size; no finding of axe`, ({
    show,
  }) =>
    show(place, async (page) => {
      await test.step('at a desk', () => looksRightAtDesk(page, place));
      await test.step('at 360 px, with a finger', () => looksRightOnPhone(page));
    }));
}
