import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.ts';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { newOrder } from './orders.ts';
import { expectQuiet } from './traffic.ts';

const port = 9333;

/** Bytes of scripts as they come over the wire, by the browser's own count. */
const scriptBytes = (): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && /\.js(?:$|\?)/.test(entry.name))
    .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0);

/** Sums the layout shifts nobody caused, from the very first one. */
function keepShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift: { value?: unknown; hadRecentInput?: unknown } = entry.toJSON();
      if (shift.hadRecentInput === false && typeof shift.value === 'number') sum += shift.value;
    }
    document.documentElement.dataset.shifts = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

test('[MKT-11] the home page in Lighthouse on a phone: performance at least 95, accessibility 100', async ({
  baseURL,
}) => {
  test.setTimeout(90_000);
  const { default: lighthouse } = await import('lighthouse');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [`--remote-debugging-port=${port}`, ...asRoot],
  });
  try {
    const result = await lighthouse(`${baseURL}/`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
    });
    const score = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
    expect(score('accessibility'), 'accessibility').toBe(100);
    expect(score('performance'), 'performance').toBeGreaterThanOrEqual(95);
  } finally {
    await browser.close();
  }
});

test('[ORD-01] a cold list of orders loads at most 240 KB of script, and without a shift of the layout', async ({
  page,
  context,
}) => {
  await signIn(context, people.seller);
  await page.addInitScript(keepShifts);
  await page.goto('/orders/');
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible();
  await expectQuiet(page);
  const bytes = await page.evaluate(scriptBytes);
  expect(bytes, 'scripts were counted').toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(240 * 1_024);
  expect(Number((await page.locator('html').getAttribute('data-shifts')) ?? 0)).toBeLessThanOrEqual(0.02);
});

test('[ORD-03] an order opens without a shift of the layout', async ({ page, context, staff }) => {
  const seller: Session = await signIn(context, people.seller);
  const { qid } = await newOrder(staff, seller);
  await page.addInitScript(keepShifts);
  await page.goto(`/orders/${qid}/`);
  await expect(page.getByRole('region', { name: 'Next action' })).toBeVisible();
  await expectQuiet(page);
  expect(Number((await page.locator('html').getAttribute('data-shifts')) ?? 0)).toBeLessThanOrEqual(0.02);
});

test('[ORD-01] after a warm start the list of orders is ready within 1.5 s', async ({ page, context }) => {
  await signIn(context, people.seller);
  const times: number[] = [];
  for (let visit = 0; visit < 4; visit++) {
    await page.goto('/orders/');
    await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible();
    times.push(await page.evaluate(() => performance.now()));
  }
  const [, ...warm] = times;
  expect(Math.min(...warm)).toBeLessThanOrEqual(1_500);
});
