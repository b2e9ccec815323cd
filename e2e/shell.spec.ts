import type { Page } from '@playwright/test';
import { expect, people, signIn, test } from './fixtures.ts';
import { newOrder, ship } from './orders.ts';
import { addressOf, orderPlace } from './routes.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const openUserMenu = (page: Page) => page.getByRole('button', { name: 'Your account and settings' }).click();

test('[LAY-02] the logo differs for the warehouse', async ({ page, context, visitor }) => {
  await signIn(context, people.seller);
  await page.goto('/dashboard/');
  await expect(page.getByRole('banner').getByText('Warehouse')).toHaveCount(0);
  const warehouse = await visitor();
  await signIn(warehouse, people.warehouse);
  const other = await warehouse.newPage();
  await other.goto('/warehouse/incoming/');
  await expect(other.getByRole('banner').getByText('Warehouse', { exact: true })).toBeVisible();
});

test('[LAY-03] [LAY-11] the header greets, leads to My Portal, and signs out; else it offers Login', async ({
  page,
  context,
}) => {
  const header = page.getByRole('banner');
  await page.goto('/login/');
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(header.getByText(/^hello, /)).toHaveCount(0);
  const { call } = await signIn(context, people.seller);
  const { account, company } = (await call('GET', '/user/')).body;
  await page.goto('/orders/');
  await expect(header.getByText(`hello, ${account}`, { exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(menu(page).getByText(company.name, { exact: true })).toBeVisible();
  await expect(menu(page).getByText(`hello, ${account}`, { exact: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/my-profile/');
  await header.getByRole('link', { name: 'My Portal' }).click();
  await expect(page).toHaveURL('/dashboard/');
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(header.getByText(/^hello, /)).toHaveCount(0);
});

for (const [who, email, home] of [
  ['one of our own people', people.staff, '/dashboard/'],
  ['a warehouse worker', people.warehouse, '/warehouse/incoming/'],
] as const) {
  test(`[PRO-13] [GATE-05] the menu leads ${who} to Security: second factor, password, own data, no company's pages`, async ({
    page,
    context,
  }) => {
    const failed: string[] = [];
    page.on('response', (answer) => answer.status() >= 400 && failed.push(answer.url()));
    await signIn(context, email);
    await page.goto(home);
    await openUserMenu(page);
    await page.getByRole('menuitem', { name: 'Security' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
    for (const name of ['Change name', 'Change e-mail', 'Change phone', 'Change password'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Pages of your profile' });
    await expect(pages.getByRole('link')).toHaveText(['Security', 'My data']);
    await pages.getByRole('link', { name: 'My data' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Security' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    expect(failed, 'no call is refused').toEqual([]);
  });
}

test('[RT-05] [RT-06] whoever keeps the inventory sees what is asked for on the dashboard, and the profile, and from there Security and My data', async ({
  page,
  context,
}) => {
  await signIn(context, 'inventory@waldhuis.example');
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { name: 'Trending products' })).toBeVisible();
  await expect(page.getByText('Your role does not include orders.')).toBeVisible();
  await page.goto('/my-profile/');
  await expect(page.getByText(/\d of 8 pages are complete/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of your profile' });
  await expect(pages.getByRole('link', { name: 'Security' })).toBeVisible();
  await pages.getByRole('link', { name: 'My data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
});

for (const [who, email, path] of [
  ['a seller', people.seller, '/orders/'],
  ['a warehouse worker', people.warehouse, '/warehouse/incoming/'],
] as const) {
  test(`[LAY-03] the header of ${who} cuts no word from 320 to 1440 px, and greets from 768 px on`, async ({
    page,
    context,
  }) => {
    await signIn(context, email);
    await page.goto(path);
    const header = page.getByRole('banner');
    const greeting = header.getByText(/^hello, /);
    await expect(greeting).toBeVisible();
    for (const width of [320, 360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const link = header.getByRole('link', { name: 'My Portal' });
      expect(await link.evaluate(isWhole), `My Portal at ${width} px`).toBe(true);
      if (width >= 768) expect(await greeting.evaluate(isWhole), `greeting at ${width} px`).toBe(true);
    }
  });
}

test('[LAY-03] the header of the site cuts no word from 320 to 1440 px and stands in one line, for nobody in particular', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const width of [320, 360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const parts = [header.getByRole('link', { name: 'Login' }), header.getByRole('link', { name: /^Register/ })];
    if (width < 1024) parts.push(header.getByText('Menu', { exact: true }));
    for (const part of parts) expect(await part.evaluate(isWhole), `${width} px`).toBe(true);
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    for (const [at, box] of boxes.entries()) {
      const before = boxes[at - 1];
      if (box && before)
        expect(box.x, `${width} px: one beside the other`).toBeGreaterThanOrEqual(before.x + before.width);
    }
  }
});

/** Runs in the browser. */
const isWhole = ({ scrollWidth, clientWidth }: Element) => clientWidth > 0 && scrollWidth <= clientWidth;

/** The order of LAY-10 and LAY-12; entries whose pages are still to come are left out. */
const sellerMenu = [
  'Dashboard',
  'Orders',
  'Inventory',
  'Price reductions',
  'Trending products',
  'Insights',
  'Help center',
];
const staffMenu = [
  'Seller GTIN checker',
  'Seller onboarding',
  'Sellers',
  'Warehouse people',
  'Lost second factors',
  'Blocked offers',
  'Product requests',
  'Payments',
  'Buyers’ money',
  'Messages',
  'Claims',
  'Content',
  'Staff audit',
  'Create test sale',
];
const below = [/^Claims/, /^Payouts/];
const menus = [
  ['a seller', people.seller, '/dashboard/', sellerMenu],
  ['staff', people.staff, '/dashboard/', [...sellerMenu, ...staffMenu]],
] as const;
for (const [who, email, path, entries] of menus) {
  test(`[LAY-10] [LAY-12] the menu of ${who}, in its order`, async ({ page, context }) => {
    await signIn(context, email);
    await page.goto(path);
    // Who is signed in stands at the foot, claims and payouts stand under the orders.
    await expect(menu(page).locator(':scope > div > ul > li > a')).toHaveText(entries);
    if (who === 'a seller')
      await expect(menu(page).locator('li', { hasText: 'Orders' }).locator('ul a')).toHaveText(below);
    await expect(menu(page).getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'href',
      '/orders/?status=CURRENT&page=1',
    );
  });
}

test('[LAY-13] a warehouse user sees only the warehouse’s entries', async ({ page, context }) => {
  await signIn(context, people.warehouse);
  await page.goto('/warehouse/incoming/');
  await expect(page.getByRole('navigation', { name: 'Warehouse menu' }).getByRole('link')).toHaveText([
    /^Incoming packages\d*$/,
    /^In the warehouse\d*$/,
    /^Shipments\d*$/,
    /^Ready to ship\d*$/,
  ]);
});

test('[LAY-15] the footer is compact in the portal: 130 px at 1440 px, 400 px on a phone', async ({
  page,
  context,
}) => {
  await signIn(context, people.seller);
  for (const [width, most] of [
    [1_440, 130],
    [360, 400],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/orders/');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect((await page.getByRole('contentinfo').boundingBox())?.height, `${width} px wide`).toBeLessThanOrEqual(most);
  }
});

test('[LAY-14] the entry of the page and of its details is the active one', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const active = menu(page).locator('[aria-current=page]');
  await page.goto('/dashboard/');
  await expect(active).toHaveText(['Dashboard']);
  await page.goto(await addressOf(orderPlace, staff, seller));
  await expect(active).toHaveText(['Orders']);
});

test('[LAY-04] on small screens the sidebar keeps the focus, closes on Escape and on navigation', async ({
  page,
  context,
}) => {
  await signIn(context, people.seller);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/');
  await expect(menu(page)).toBeHidden();
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  const sidebar = page.getByRole('dialog', { name: 'Main menu' });
  await expect(sidebar).toBeVisible();
  await expect.poll(async () => (await sidebar.boundingBox())?.x).toBe(0);
  expect((await sidebar.boundingBox())?.width).toBeLessThanOrEqual(0.8 * 360);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    expect(await sidebar.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await sidebar.getByRole('link', { name: 'Orders' }).click();
  await expect(sidebar).toBeHidden();
  await expect(page).toHaveURL(/\/orders\//);
});

test('[LAY-06] a toast stands top right and leaves after 3000 ms', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  const { qid } = await newOrder(staff, seller);
  await page.goto(`/orders/${qid}/?task=quantities`);
  const seconds = await secondsShown(page, 'Quantities confirmed');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Quantities confirmed' });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box && box.x + box.width, 'right edge').toBeGreaterThan(1440 - 40);
  expect(box?.y, 'below the header').toBeLessThan(140);
  await page.mouse.move(10, 800);
  await expect(toast).toBeHidden();
  expect(await seconds()).toBeGreaterThan(2.9);
  expect(await seconds()).toBeLessThan(4.5);
});

for (const width of [360, 1440])
  test(`[LAY-06] at ${width} px a toast covers nothing that acts, on the page and beside a drawer`, async ({
    page,
    context,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const seller = await signIn(context, people.seller);
    const order = await newOrder(staff, seller);
    await page.goto(`/orders/${order.qid}/?task=quantities`);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    expect(await coveredBy(page, 'Quantities confirmed')).toEqual([]);
    const another = await newOrder(staff, seller);
    await ship(seller, another, 'PLATFORM');
    await page.route('**/bookable-carriers/', (route) => route.fulfill({ status: 400, body: '{}' }));
    await page.goto(`/orders/${another.qid}/?task=carrier`);
    expect(await coveredBy(page, 'Carriers failed to load')).toEqual([]);
  });

/** The names of what can be pressed and lies below the toast; on phones the way back may, which the browser has too. */
async function coveredBy(page: Page, text: string): Promise<string[]> {
  const toast = page
    .getByRole('region', { name: /notifications/i })
    .getByRole('alertdialog')
    .filter({ hasText: text });
  await expect(toast).toBeVisible({ timeout: 20_000 });
  await toast.hover();
  return toast.evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const isBelow = (box: DOMRect) =>
      box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const back = innerWidth < 768 ? 'nav[aria-label="You are here"] *' : 'none';
    return [...document.querySelectorAll(`:is(a[href], button, input, select, textarea):not(${back})`)]
      .filter((one) => !shown.contains(one) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => isBelow(one.getBoundingClientRect()))
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
  });
}

/** Watches inside the page for how long a toast stands there: a busy machine looks from outside too late. */
async function secondsShown(page: Page, text: string): Promise<() => Promise<number>> {
  const times = await page.evaluateHandle((wanted) => {
    const seen = { from: 0, to: 0 };
    const isThere = () =>
      [...document.querySelectorAll('[role=alertdialog]')].some(({ textContent }) => textContent?.includes(wanted));
    new MutationObserver(() => {
      if (seen.from === 0 && isThere()) seen.from = performance.now();
      else if (seen.from > 0 && seen.to === 0 && !isThere()) seen.to = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  }, text);
  return () => times.evaluate(({ from, to }) => (to - from) / 1_000);
}

test('[LAY-07] while the session is unknown only the pulsing dots are there', async ({ page, context }) => {
  await signIn(context, people.seller);
  await page.route('**/api/auth/refresh/**', () => undefined);
  await page.goto('/orders/');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(0);
});

test('[LAY-08] a fatal error says so and offers another try, home and support', async ({ page, context }) => {
  await signIn(context, people.seller);
  await page.goto('/dashboard/');
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible();
  const broken = { results: [null], page: 1, size: 25, count: 1, countIsExact: true, tabs: { CURRENT: 1, PAST: 0 } };
  await page.route(/\/api\/sales\/(?:\?|$)/, (route) => route.fulfill({ json: broken }));
  await menu(page).getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops, there is an error!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    /^mailto:support@quayside\.example/,
  );
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('[LAY-01] an unknown address answers 404 with the way home', async ({ page }) => {
  const answer = await page.goto('/no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not on the manifest.' })).toBeVisible();
  await page.getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL('/');
});

test('[MKT-11] words are about as wide before their font is there as after, in each weight and width of ours', async ({
  page,
}) => {
  await page.goto('/about/');
  const differences = await page.evaluate(async () => {
    const words =
      'Watch this product: Bergamot espresso beans, winning price 1,234.56. Confirm quantities before the deadline.';
    const [first = '', ...rest] = getComputedStyle(document.documentElement).fontFamily.split(',');
    const widthIn = (family: string, weight: number, stretch: number): number => {
      const text = document.createElement('span');
      text.textContent = words;
      Object.assign(text.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily: family, fontSize: '100px' });
      Object.assign(text.style, { fontWeight: String(weight), fontStretch: `${stretch}%` });
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    };
    await document.fonts.load(`16px ${first}`);
    return [400, 600, 750].flatMap((weight) =>
      [88, 100, 110].map((stretch) => {
        const share = widthIn(rest.join(','), weight, stretch) / widthIn(first, weight, stretch);
        return { weight, stretch, percent: Math.round(Math.abs(share - 1) * 1000) / 10 };
      }),
    );
  });
  expect(differences.filter(({ percent }) => percent > 3)).toEqual([]);
});

test('[LAY-01] the theme chosen in the menu stays, and is there before the first paint', async ({ page, context }) => {
  await signIn(context, people.seller);
  await page.goto('/orders/');
  const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await canvas();
  await openUserMenu(page);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const dark = await canvas();
  expect(dark).not.toBe(light);
  await page.addInitScript(() => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      if (list.getEntries().length > 0)
        document.documentElement.dataset.firstPaint = document.documentElement.dataset.theme ?? 'none';
    }).observe({ type: 'paint', buffered: true });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first-paint', 'dark');
  expect(await canvas()).toBe(dark);
  await page.goto('/');
  expect(await canvas(), 'public pages follow').toBe(dark);
});

test('[LAY-01] without a choice the theme follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(dark);
});

test('[LAY-01] ? shows the keys, g and o go to the orders, and the menu turns keys off', async ({ page, context }) => {
  await signIn(context, people.seller);
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL('/orders/?status=CURRENT&page=1');
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Turn keyboard shortcuts off' }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/orders/?status=CURRENT&page=1');
});

test('[LAY-01] the first stop of the keyboard leads past the menus', async ({ page, context }) => {
  await signIn(context, people.seller);
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[LAY-16] each kind of notification says what it is, and those that close have their button', async ({ page }) => {
  await page.goto('/design/');
  for (const kind of ['Note', 'Information', 'Caution', 'Success', 'Error']) {
    const notification = page
      .locator('[role=status], [role=alert]')
      .filter({ hasText: `${kind}: ` })
      .first();
    await expect(notification).toBeVisible();
    await expect(notification.getByRole('button', { name: 'Close' })).toBeVisible();
  }
});

test('[LAY-04] with reduced motion nothing moves: no transform is animated', async ({ page, context, staff }) => {
  const seller = await signIn(context, people.seller);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await addressOf(orderPlace, staff, seller));
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const kind of ['transitionrun', 'animationstart']) {
      document.addEventListener(
        kind,
        () => {
          for (const animation of document.getAnimations()) {
            const { effect } = animation;
            const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
            if (frames.some((frame) => 'transform' in frame || 'translate' in frame || 'scale' in frame))
              moved.push(String(animation.id || frames.length));
          }
        },
        true,
      );
    }
  });
  await page.getByRole('link', { name: 'Decline order' }).first().click();
  await expect(page.getByRole('alertdialog', { name: /declin/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: /declin/i })).toHaveCount(0);
  expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'moved')?.value)).toEqual([]);
});
