import type { Page } from '@playwright/test';
import { sampleFiles } from '../api/src/platform/files/files.factory.ts';
import { expectAccessible, findingsOf } from './axe.ts';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { confirm, newOrder, type Order, paid, ship } from './orders.ts';
import { expectQuiet } from './traffic.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Brings a new order to the state in which its drawers open. */
const states: Readonly<Record<string, (seller: Session, order: Order) => Promise<void>>> = {
  requested: async () => undefined,
  confirmed: confirm,
  booking: (seller, order) => ship(seller, order, 'PLATFORM'),
  ready: (seller, order) => ship(seller, order),
};

const tasks = [
  ['requested', ['quantities', 'decline']],
  ['confirmed', ['shipping', 'fees', 'documents']],
  ['booking', ['carrier']],
  ['ready', ['shipping', 'payment', 'tracking']],
] as const;

async function openTask(page: Page, { qid }: Order, task: string): Promise<void> {
  await page.goto(`/orders/${qid}/?task=${task}`);
  // Quantities are changed in the page itself.
  if (task === 'quantities') await expect(page.getByRole('spinbutton').first()).toBeFocused();
  else await expect(page.locator('[role=dialog], [role=alertdialog]').getByRole('heading', { level: 2 })).toBeVisible();
  await expectQuiet(page);
}

/** On a desk, then on a phone; what is open stays open. */
async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectQuiet(page);
    await test.step(`at ${width} px`, () => expectAccessible(page));
  }
}

for (const [state, names] of tasks) {
  test(`[LAY-01] at 360 px and at 1440 px the drawers of a ${state} order have no finding of axe: ${names.join(', ')}`, async ({
    page,
    context,
    staff,
  }) => {
    const seller = await signIn(context, people.seller);
    const order = await newOrder(staff, seller);
    await states[state]?.(seller, order);
    for (const task of names) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await openTask(page, order, task);
      await expectAccessibleAtBothWidths(page);
    }
  });
}

test('[LAY-01] at 360 px and at 1440 px the drawer of documents has no finding of axe with a file, a refused one and one being changed', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const order = await newOrder(staff, seller);
  await confirm(seller, order);
  await openTask(page, order, 'documents');
  const drawer = page.getByRole('dialog', { name: 'Documents' });
  const invoice = { name: 'Invoice.pdf', mimeType: 'application/pdf', buffer: sampleFiles.pdf };
  await drawer.getByLabel('Add documents').setInputFiles([invoice, { ...invoice, name: 'Setup.exe' }]);
  await expect(drawer.getByText(/^Error: .*Choose a PDF/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Change Invoice.pdf' }).click();
  await expectAccessibleAtBothWidths(page);
});

test('[LAY-01] at 360 px and at 1440 px staff’s page of a payout and its refund have no finding of axe', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const { payout } = await paid(staff, await signIn(await visitor(), people.seller));
  await signIn(context, people.staff);
  await page.goto(`/payouts/${payout}/`);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole('button', { name: 'Refund goods' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Goods to refund').fill('5.00');
  await dialog.getByRole('button', { name: /^Refund €/ }).click();
  await expect(dialog.getByText('Enter the reason')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('[LAY-01] [MKT-05] at 360 px and at 1440 px the questionnaire has no finding of axe', async ({ page }) => {
  await page.goto('/embed/forms/sell/');
  await expectAccessibleAtBothWidths(page);
});

test('[LAY-01] errors, menus, help, filters and the sidebar have no finding of axe', async ({
  page,
  context,
  staff,
}) => {
  // Seven examinations of whole pages in one journey.
  test.slow();
  const seller = await signIn(context, people.seller);
  const order = await newOrder(staff, seller);
  await openTask(page, order, 'quantities');
  await page.getByRole('spinbutton').first().fill('99999');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/orders/');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Your account and settings' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next action' }).click();
  await expect(page.getByRole('checkbox', { name: 'Confirm quantities' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  await expectAccessible(page);
});

for (const theme of ['light', 'dark']) {
  test(`[LAY-01] every component in each of its states has no finding of axe in the ${theme} theme`, async ({
    page,
  }) => {
    await page.goto(`/design/?theme=${theme}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Lists' })).toBeVisible();
    expect(await findingsOf(page), 'findings of axe').toEqual([]);
  });
}

test('[LAY-01] a field without a name and a contrast that is too low in one theme alone are found', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').evaluate((main) => {
    const field = document.createElement('input');
    const grey = document.createElement('p');
    grey.textContent = 'Grey';
    grey.style.color = '#555';
    main.append(field, grey);
  });
  await expect(expectAccessible(page)).rejects.toThrow(/light: label at .*dark: color-contrast at/s);
});
