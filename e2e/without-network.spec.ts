import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { scan } from './scanner.ts';
import { smallTargets } from './small-targets.ts';

/** One after the other: all of them work on the packages of one house. */
test.describe.configure({ mode: 'default' });

interface Package {
  qid: string;
  code: string;
}
interface Done {
  action: string;
  scannedByName?: string | null;
}
let worker: Session;
test.beforeEach(async ({ context }) => {
  worker = await signIn(context, people.warehouse);
});

/** Expected packages from the middle: other journeys take the first and the last ones. */
async function expected(count: number): Promise<Package[]> {
  const { results } = (await worker.call('GET', '/warehouse/packages/?status=ANNOUNCED&size=100')).body;
  const from = Math.floor(results.length / 2);
  expect(results.length - from).toBeGreaterThanOrEqual(count);
  return results.slice(from, from + count);
}
const stateOf = async ({ qid }: Package) => (await worker.call('GET', `/warehouse/packages/${qid}/`)).body;
const confirmations = async (one: Package): Promise<number> =>
  (await stateOf(one)).events.filter(({ action }: Done) => action === 'confirm').length;

/** Open, with the worker in charge of the page. */
async function openIncoming(page: Page): Promise<void> {
  await page.goto('/warehouse/incoming/');
  await expect(page.getByRole('heading', { level: 1, name: 'Incoming packages' })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resume) =>
        navigator.serviceWorker.addEventListener('controllerchange', resume, { once: true }),
      );
  });
}
const kept = (page: Page) => page.locator('[data-kept-scans]');
const keptPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'No network' });

async function expectKept(page: Page, code: string, count: number): Promise<void> {
  await expect(page.locator('[data-band=check]')).toContainText(code);
  await expect(kept(page)).toHaveAttribute('data-kept-scans', String(count));
}

test('[WH-08] without a network a page that is loaded again lists what waits and takes more; all is sent, each once', async ({
  page,
  context,
}) => {
  const [one, two, three] = await expected(3);
  if (!one || !two || !three) throw new Error('three packages are expected');
  await context.addInitScript(() => {
    // An empty page has none.
    if (!('storage' in navigator)) return;
    navigator.storage.persist = async () => {
      localStorage.setItem('asked', `${localStorage.getItem('asked') ?? ''}.`);
      return true;
    };
  });
  await openIncoming(page);
  await context.setOffline(true);
  await scan(page, one.code);
  await expectKept(page, one.code, 1);
  await page.reload();
  await expect(keptPage(page)).toBeVisible();
  await expect(kept(page)).toContainText(one.code);
  await scan(page, two.code);
  await expectKept(page, two.code, 2);

  await test.step('another tab does the same', async () => {
    const tab = await context.newPage();
    await tab.goto('/warehouse/shipments/');
    await expect(keptPage(tab)).toBeVisible();
    await expect(tab.getByText('Scans on this page need the network.')).toHaveCount(1);
    await expect(tab.getByRole('textbox'), 'a field would keep nothing').toHaveCount(0);
    // There a scan opens a shipment: it receives nothing later.
    await scan(tab, three.code);
    await expect(tab.locator('[data-band=stop]')).toContainText(three.code);
    await expect(kept(tab)).toHaveAttribute('data-kept-scans', '2');
    await tab.getByRole('link', { name: 'Receive packages meanwhile' }).click();
    await expect(tab.locator('[data-band=ready]')).toBeVisible();
    await scan(tab, three.code);
    await expectKept(tab, three.code, 3);
    await tab.close();
  });
  for (const each of [one, two, three]) expect((await stateOf(each)).status).toBe('ANNOUNCED');

  // To keep what waits, whatever the disk has no room for.
  expect(await page.evaluate(() => localStorage.getItem('asked'))).toBe('.');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/warehouse\/incoming\/$/);
  await expect(kept(page)).toHaveCount(0, { timeout: 20_000 });
  for (const each of [one, two, three])
    await expect.poll(async () => [(await stateOf(each)).status, await confirmations(each)]).toEqual(['CONFIRMED', 1]);
});

test('[WH-05] [WH-08] on the page of a shipment what is scanned without a network is put into it later', async ({
  page,
  context,
}) => {
  const { results } = (await worker.call('GET', '/warehouse/packages/?status=CONFIRMED&size=100')).body;
  // From the end: other journeys take the first ones of the list.
  const pair = results.toReversed().flatMap((one: Package & { goesWith: string; orderEnded: string | null }) => {
    const other = results.findLast(
      ({ qid, goesWith, orderEnded }: typeof one) =>
        qid !== one.qid && goesWith === one.goesWith && orderEnded === null,
    );
    return other && one.orderEnded === null ? [[one, other]] : [];
  })[0];
  if (!pair) throw new Error('two packages go the same way');
  const [inside, added] = pair;
  const { status, body } = await worker.call('POST', '/warehouse/shipments/', { packageQids: [inside.qid] });
  expect(status).toBe(200);
  await openIncoming(page);
  await page.goto(`/warehouse/shipments/${body.qid}/`);
  await expect(page.locator('[data-band=ready]')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(keptPage(page)).toBeVisible();
  await scan(page, added.code);
  await expectKept(page, added.code, 1);
  await context.setOffline(false);
  await expect(page).toHaveURL(`/warehouse/shipments/${body.qid}/`);
  await expect.poll(async () => (await stateOf(added)).shipment?.qid, { timeout: 20_000 }).toBe(body.qid);
});

test.describe('at 360 px, in a glove', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[WH-08] the page without a network is read and pressed, and has no finding of axe', async ({
    page,
    context,
  }) => {
    await openIncoming(page);
    await context.setOffline(true);
    await page.reload();
    await expect(keptPage(page)).toBeVisible();
    await page.getByRole('button', { name: 'Type code' }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('PK-000000-7');
    expect(await page.evaluate(smallTargets, 64)).toEqual([]);
    await page.getByRole('button', { name: 'Find code' }).click();
    await expectKept(page, 'PK-000000-7', 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
    await context.setOffline(false);
  });
});

test('[WH-08] [SES-07] after a shift’s end nothing is taken until somebody signs in; what waits is sent then', async ({
  page,
  context,
}) => {
  const [one] = await expected(1);
  if (!one) throw new Error('a package is expected');
  await openIncoming(page);
  const menu = page.getByRole('button', { name: 'Your account and settings' });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await scan(page, one.code);
  await expectKept(page, one.code, 1);
  // The server hears of no sign-out; this device forgets who worked on it.
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.poll(() => storedNames(context)).not.toContain('quayside.floor-person');
  await page.goto('/warehouse/incoming/');
  await expect(page.getByText('Nobody is signed in on this device.')).toBeVisible();
  // The page goes back by itself. Whoever comes next is nobody, though the server heard of no sign-out before.
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login\//, { timeout: 20_000 });
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name).join()).not.toMatch(/refresh|hint/);
  worker = await signIn(context, people.lead);
  await openIncoming(page);
  await expect.poll(async () => (await stateOf(one)).status, { timeout: 20_000 }).toBe('CONFIRMED');
  const done = (await stateOf(one)).events.filter(({ action }: Done) => action === 'confirm');
  expect(done).toHaveLength(1);
});

test('[WH-08] [SES-07] without a network whoever has the device in hand says that it is not theirs: nothing is recorded under another’s name', async ({
  page,
  context,
}) => {
  const [one, two] = await expected(2);
  if (!one || !two) throw new Error('two packages are expected');
  await openIncoming(page);
  await context.setOffline(true);
  await page.reload();
  await expect(keptPage(page)).toBeVisible();
  await scan(page, one.code);
  await expectKept(page, one.code, 1);
  await page.getByRole('button', { name: /^Not .+\? Sign out$/ }).click();
  await expect(page.getByText('Nobody is signed in on this device.')).toBeVisible();
  await scan(page, two.code, '');
  await page.reload();
  await expect(page.getByText('Nobody is signed in on this device.')).toBeVisible();
  // The mark outlives the browser, as the session on the server may.
  const left = (await context.cookies()).find(({ name, value }) => name === 'quayside_hint' && value === '-');
  expect(left?.expires).toBeGreaterThan(Date.now() / 1_000 + 30 * 86_400);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login\//, { timeout: 20_000 });
  worker = await signIn(context, people.lead);
  await openIncoming(page);
  await expect.poll(async () => (await stateOf(one)).status, { timeout: 20_000 }).toBe('CONFIRMED');
  expect((await stateOf(two)).status).toBe('ANNOUNCED');
});

/** What this device keeps by name: a token is never among it. */
async function storedNames(context: BrowserContext): Promise<string[]> {
  const { origins } = await context.storageState();
  return origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
}

test('[WH-08] the worker is for the warehouse alone, is asked for anew, and keeps no answer of the API', async ({
  page,
  request,
}) => {
  const { headers } = await (async () => {
    const answer = await request.get('/warehouse/worker.js');
    expect(answer.status()).toBe(200);
    return { headers: answer.headers() };
  })();
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['cache-control']).toBe('no-cache');
  await openIncoming(page);
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  expect(await scopes()).toEqual(['/warehouse/']);
  const files = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: keys.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(files.names).toHaveLength(1);
  expect(files.paths).toContain('/warehouse/without-network/');
  expect(files.paths.filter((path) => path !== '/warehouse/without-network/' && !path.startsWith('/assets/'))).toEqual(
    [],
  );

  // What an earlier build kept goes when the worker of this one takes over.
  await page.evaluate(async () => {
    await caches.open('quayside-floor-earlier');
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  });
  await openIncoming(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(files.names);
  await page.goto('/login/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
