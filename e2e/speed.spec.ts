import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from './chromium.ts';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { newOrder, paid } from './orders.ts';
import { scanTo } from './scanner.ts';
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
  const moved: string[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift: { value?: unknown; hadRecentInput?: unknown; sources?: unknown } = entry.toJSON();
      if (shift.hadRecentInput !== false || typeof shift.value !== 'number') continue;
      sum += shift.value;
      if ('sources' in entry && Array.isArray(entry.sources))
        for (const { node, previousRect, currentRect } of entry.sources.slice(0, 2))
          moved.push(`${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${previousRect?.y} → ${currentRect?.y}`);
    }
    document.documentElement.dataset.shifts = String(sum);
    document.documentElement.dataset.moved = moved.join('; ').slice(0, 1_000);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Layout shift of at most 0.02 (LAY-01); else what moved is told. */
async function expectStill(page: Page, name = ''): Promise<void> {
  const { shifts = '0', moved = 'nothing' } = await page.locator('html').evaluate(({ dataset }) => ({ ...dataset }));
  expect(Number(shifts), `${name} moved: ${moved}`).toBeLessThanOrEqual(0.02);
}

/**
 * What else the machine does only takes points away: the best of three measurements counts, and all of them are told.
 * `npm run bench:public` asks the median of five for 98, on a quiet one.
 */
const leastPerformance = 95;
const measurements = 3;
const allOfIt = ['accessibility', 'best-practices', 'seo'];
const looked: readonly (readonly [string, readonly string[]])[] = [
  ['/', allOfIt],
  ['/patterns/', allOfIt],
  ['/legal/terms/', allOfIt],
  // Search engines are kept out of it.
  ['/login/', ['accessibility', 'best-practices']],
];

for (const [path, whole] of looked)
  test(`[MKT-11] ${path} in Lighthouse on a phone: performance at least 95, 100 in ${whole.join(', ')}`, async ({
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const { default: lighthouse } = await import('lighthouse');
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [`--remote-debugging-port=${port}`, ...asRoot],
    });
    const onlyCategories = ['performance', ...whole];
    const performances: number[] = [];
    try {
      while (performances.length < measurements && Math.max(0, ...performances) < leastPerformance) {
        const result = await lighthouse(`${baseURL}${path}`, {
          port,
          output: 'json',
          logLevel: 'error',
          onlyCategories,
        });
        const score = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
        expect(Object.fromEntries(whole.map((name) => [name, score(name)]))).toEqual(
          Object.fromEntries(whole.map((name) => [name, 100])),
        );
        performances.push(score('performance'));
      }
      expect(Math.max(...performances), `performance ${performances.join(', ')}`).toBeGreaterThanOrEqual(
        leastPerformance,
      );
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
  await expectStill(page);
});

test('[MKT-11] a guide for developers keeps its lines while its fonts are on their way', async ({ page, context }) => {
  // 120 ms there and back, give or take 10.
  await context.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 110 + Math.random() * 20));
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(keepShifts);
  await page.goto('/developers/webhooks/');
  await expectQuiet(page);
  await page.evaluate(() => document.fonts.ready);
  await expectStill(page);
});

test('[ORD-03] an order opens without a shift of the layout', async ({ page, context, staff }) => {
  const seller: Session = await signIn(context, people.seller);
  const { qid } = await newOrder(staff, seller);
  await page.addInitScript(keepShifts);
  await page.goto(`/orders/${qid}/`);
  await expect(page.getByRole('region', { name: 'Next action' })).toBeVisible();
  await expectQuiet(page);
  await expectStill(page);
});

test('[ORD-03] an order of five lines, to be confirmed or paid, is at most 1,600 px high at 1440 px, and 2,600 px on a phone', async ({
  page,
  context,
  staff,
}) => {
  const seller: Session = await signIn(context, people.seller);
  const orders = [await newOrder(staff, seller, { lines: 5 }), await paid(staff, seller, { lines: 5 })];
  const limits = [
    { width: 1_440, most: 1_600 },
    { width: 360, most: 2_600 },
  ];
  for (const { width, most } of limits) {
    await page.setViewportSize({ width, height: 900 });
    for (const { qid } of orders) {
      await page.goto(`/orders/${qid}/`);
      await expect(page.getByRole('region', { name: 'Next action' })).toBeVisible();
      await expectQuiet(page);
      const footer = page.getByRole('contentinfo');
      const top = await footer.evaluate((foot) => foot.getBoundingClientRect().top + window.scrollY);
      expect(top, `${width} px wide, without footer`).toBeLessThanOrEqual(most);
    }
  }
});

test('[ORD-06] a task’s code comes while the pointer rests on its link, and the focus is in it within 200 ms of the press', async ({
  page,
  context,
  staff,
}) => {
  const seller: Session = await signIn(context, people.seller);
  const { qid } = await newOrder(staff, seller);
  await page.goto(`/orders/${qid}/`);
  await expectQuiet(page);
  const code = page.waitForResponse(/decline-dialog/);
  const link = page.getByRole('region', { name: 'Next action' }).getByRole('link', { name: 'Decline order' });
  await link.hover();
  await (await code).finished();
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const press = () => {
          const pressed = performance.now();
          const look = () => {
            const isInside = document
              .querySelector('[role="dialog"], [role="alertdialog"]')
              ?.contains(document.activeElement);
            if (isInside) resolve(performance.now() - pressed);
            else requestAnimationFrame(look);
          };
          look();
        };
        document.addEventListener('click', press, { capture: true, once: true });
      }),
  );
  await link.click();
  expect(await took).toBeLessThanOrEqual(200);
});

/** Those whose parts come one after the other. */
const pagesOfParts = [
  'dashboard',
  'inventory',
  'notifications',
  'my-profile',
  'my-profile/team',
  'my-profile/security',
];
test('[LAY-01] on a phone with 120 ms to the server, pages of many parts shift by 0.02 at most', async ({
  page,
  context,
}) => {
  await signIn(context, people.seller);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(keepShifts);
  const network = await context.newCDPSession(page);
  const line = { offline: false, downloadThroughput: 1_500_000, uploadThroughput: 1_000_000 };
  for (const [index, name] of pagesOfParts.entries()) {
    // Ten milliseconds more or less, not by chance, so that a failure can be repeated.
    await network.send('Network.emulateNetworkConditions', { ...line, latency: 115 + ((index * 7) % 11) });
    await page.goto(`/${name}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectQuiet(page);
    await expectStill(page, name);
  }
});

test('[INV-10] [LAY-01] insights come part by part into the room that is kept for them', async ({ page, context }) => {
  await signIn(context, people.seller);
  await page.addInitScript(keepShifts);
  for (const width of [1_440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/insights/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectQuiet(page);
    await expectStill(page, `${width} px`);
  }
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

const bands = { accepted: 'ok', refused: 'check', unknown: 'stop' } as const;
type Band = keyof typeof bands;

test('[WH-08] a scan is seen within 100 ms, whether it is accepted, refused or unknown', async ({ page, context }) => {
  const worker = await signIn(context, people.warehouse);
  const { results } = (await worker.call('GET', '/warehouse/packages/?status=ANNOUNCED&size=100')).body;
  const codes: string[] = results.slice(0, 4).map(({ code }: { code: string }) => code);
  expect(codes).toHaveLength(4);
  await page.goto('/warehouse/incoming/');
  await expect(page.getByRole('heading', { level: 1, name: 'Incoming packages' })).toBeVisible();
  await expectQuiet(page);
  const seen: Record<Band, number[]> = { accepted: [], refused: [], unknown: [] };
  const answered: Record<Band, number[]> = { accepted: [], refused: [], unknown: [] };
  const take = async (band: Band, code: string) => {
    const took = await scanTo(page, code, bands[band]);
    seen[band].push(took.seen);
    answered[band].push(took.answered);
  };
  for (const code of codes) await take('accepted', code);
  // The same code at once would be one scan: each was followed by another.
  for (const code of codes) await take('refused', code);
  for (let turn = 1; turn <= 6; turn += 1) await take('unknown', `PK-000000-${turn}`);
  const told = (times: typeof seen) =>
    Object.entries(times)
      .map(([band, list]) => `${band} ${list.map(Math.round).join(' ')}`)
      .join(', ');
  const text = `milliseconds to the first sight: ${told(seen)}; to the answer: ${told(answered)}`;
  test.info().annotations.push({ type: 'scans', description: text });
  for (const list of Object.values(seen)) expect(Math.max(...list), text).toBeLessThanOrEqual(100);
  expect(Object.values(answered).flat().every(Number.isFinite), text).toBe(true);
});
