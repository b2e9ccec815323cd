import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, keyboard, listening, people, pressCounter, type Session, signIn, test } from './fixtures.ts';
import { newOrder } from './orders.ts';
import { expectQuiet } from './traffic.ts';

/** A colleague of the seller, who writes and never reads along. */
const seller = people.seller;
const pdf = {
  name: 'delivery note.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\ntrailer\n<< /Size 4 /Root 1 0 R >>\n%%EOF\n',
  ),
};

const form = (page: Page) => page.locator('form').filter({ has: page.getByLabel('Topic') });
const reply = (page: Page) => page.getByRole('form', { name: /^Reply to / });
const conversation = (page: Page, name: string) => page.getByRole('region', { name });

async function write(page: Page, text: string, topic = 'Price'): Promise<void> {
  await page.getByLabel('Topic').selectOption({ label: topic });
  await form(page).getByLabel('Message', { exact: true }).fill(text);
}

/** A question about a new order, asked past the page. */
async function asked(staff: Session, as: Session, message = 'May we ship a day later?') {
  const sale = await newOrder(staff, as);
  const { status, body } = await as.call('POST', `/sales/${sale.qid}/issue/`, { category: 'SHIPPING', message });
  expect(status).toBe(200);
  return { ...sale, thread: String(body.qid), reference: String(body.reference) };
}

const answer = (staff: Session, thread: string, message: string) =>
  staff.call('POST', `/internal/threads/${thread}/messages/`, { message });
const threadsOf = async (session: Session, qid: string) => (await session.call('GET', `/sales/${qid}/threads/`)).body;

test('[RT-20] [ORD-17] a seller asks about an order in four presses and learns the reference and when we answer', async ({
  page,
  context,
  staff,
}) => {
  const as = await signIn(context, seller);
  const sale = await newOrder(staff, as);
  const presses = pressCounter(4);
  await page.goto(`/orders/${sale.qid}/`);
  await presses.press(page.getByRole('link', { name: 'Contact us' }).click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Contact about order ${sale.order}`);
  await expect(page.getByText('No messages about this order yet.')).toBeVisible();
  await expectAccessible(page);
  await presses.press(page.getByLabel('Topic').selectOption({ label: 'Price' }));
  await form(page).getByLabel('Message', { exact: true }).fill('The price is per box.\nIs that right?');
  await presses.press(page.getByRole('button', { name: 'Send message' }).click());
  await presses.check();
  const sent = page.getByRole('heading', { name: 'Your message is sent' });
  await expect(sent).toBeFocused();
  await expect(page.getByText(new RegExp(`^${sale.order}/[0-9A-F]{4}$`)).first()).toBeVisible();
  await expect(page.getByText(/^\d{1,2} \w+ 20\d\d at \d\d:\d\d (GMT|UTC|CET|BST)/).first()).toBeVisible();
  await expect(conversation(page, 'Price')).toContainText('The price is per box.');
  await expect(conversation(page, 'Price')).toContainText('Quayside answers');
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(form(page).getByLabel('Message', { exact: true })).toHaveValue('');
});

test('[RT-20] the address fills topic and claim; what is missing is said, and nothing is cleared', async ({
  page,
  context,
  staff,
}) => {
  const as = await signIn(context, seller);
  const { qid } = await newOrder(staff, as);
  await page.goto(`/orders/${qid}/contact/?topic=claim&claim=CL-1042`);
  await expect(page.getByLabel('Topic')).toHaveValue('CLAIM');
  await expect(page.getByLabel('Claim number')).toHaveValue('CL-1042');
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Write a message' }).click();
  await expect(form(page).getByLabel('Message', { exact: true })).toBeFocused();
  await page.keyboard.type('It is about this claim.');
  await expect(form(page).getByLabel('Message', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(conversation(page, 'Claim · CL-1042')).toContainText('It is about this claim.');
});

test('[ERR-01] what was typed outlives a reload and a failure; tried again it is sent once', async ({
  page,
  context,
  staff,
}) => {
  const as = await signIn(context, seller);
  const { qid } = await newOrder(staff, as);
  await page.goto(`/orders/${qid}/contact/`);
  await write(page, 'A text that took a while');
  await page.reload();
  const message = form(page).getByLabel('Message', { exact: true });
  await expect(message).toHaveValue('A text that took a while');
  // The first try arrives, but its answer is lost on the way.
  await context.route('**/issue/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message was not sent. It is still here: please try again.')).toBeVisible();
  await expect(message).toHaveValue('A text that took a while');
  await context.unroute('**/issue/');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeVisible();
  expect((await threadsOf(as, qid)).count).toBe(1);
});

test('[RT-20] two presses on a slow connection send one message', async ({ page, context, staff }) => {
  const as = await signIn(context, seller);
  const { qid } = await newOrder(staff, as);
  await page.goto(`/orders/${qid}/contact/`);
  await write(page, 'Only once');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await context.route('**/issue/', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  release();
  await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeVisible();
  expect((await threadsOf(as, qid)).count).toBe(1);
});

test('[ORD-17] files come along: one is refused with its reason, one arrives and is downloaded by staff', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const as = await signIn(context, seller);
  const { qid } = await newOrder(staff, as);
  await page.goto(`/orders/${qid}/contact/`);
  await write(page, 'See the note.', 'Documents');
  const chosen = page.getByRole('list', { name: 'Chosen files' });
  await page.getByLabel('Files').setInputFiles({ ...pdf, name: 'photo.png', mimeType: 'image/png' });
  await expect(chosen).toContainText('The content of this file is not what its name says.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'A file has not arrived yet.' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove: photo.png' }).click();
  await page.getByLabel('Files').setInputFiles(pdf);
  const attached = page.getByRole('list', { name: 'Files of this message' });
  await expect(attached).toContainText('delivery note.pdf');
  await page.reload();
  await expect(attached).toContainText('delivery note.pdf');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(conversation(page, 'Documents').getByRole('button', { name: 'delivery note.pdf' })).toBeVisible();
  const ours = await visitor();
  await signIn(ours, people.staff);
  const desk = await ours.newPage();
  await desk.goto(`/orders/${qid}/contact/`);
  const downloading = desk.waitForEvent('download');
  await conversation(desk, 'Documents').getByRole('button', { name: 'delivery note.pdf' }).click();
  expect((await downloading).suggestedFilename()).toBe('delivery note.pdf');
});

test('[RT-20] an answer appears by itself, is told and marked as new; then it is read, and staff see that', async ({
  page,
  context,
  staff,
}) => {
  const as = await signIn(context, seller);
  const { qid, order, thread } = await asked(staff, as);
  const open = listening(context);
  await page.goto(`/orders/${qid}/contact/`);
  await open;
  await expect(conversation(page, 'Shipping')).toContainText('May we ship a day later?');
  await answer(staff, thread, 'Yes, you may.');
  const answered = page.getByRole('listitem').filter({ hasText: 'Yes, you may.' });
  await expect(answered).toBeVisible();
  await expect(answered).toContainText('New');
  await expect(
    page.getByRole('status').filter({ hasText: /^New message from .+, Quayside: Yes, you may\.$/ }),
  ).toBeAttached();
  await expect(page.getByText('1 new message')).toBeVisible();
  await expect.poll(async () => (await threadsOf(staff, qid)).results[0].messages[1].isRead).toBe(true);
  await page.goto(`/orders/${qid}/`);
  await expect(page.getByRole('region', { name: 'Contact' })).not.toContainText('new message');
  await expect
    .poll(async () => JSON.stringify((await as.call('GET', '/notifications/?size=20')).body), { timeout: 15_000 })
    .toContain(`"type":"MESSAGE","order":"${order}"`);
});

test('[RT-20] an unread answer is marked on the order’s page', async ({ page, context, staff }) => {
  const as = await signIn(context, seller);
  const { qid, thread } = await asked(staff, as);
  await answer(staff, thread, 'Yes, you may.');
  await page.goto(`/orders/${qid}/`);
  const card: Locator = page.getByRole('region', { name: 'Contact' });
  await expect(card).toContainText('1 new message');
  await card.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, you may.' })).toContainText('New');
});

test('[ORD-17] staff find what waits, answer on the order’s page, and hear of the next question by themselves', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const as = await signIn(await visitor(), seller);
  const { qid, order, reference } = await asked(staff, as);
  await signIn(context, people.staff);
  const open = listening(context);
  await page.goto('/internal/messages/?view=all');
  await open;
  await expectAccessible(page);
  await page.getByRole('link', { name: reference }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Contact about order ${order}`);
  await expect(page.getByLabel('Topic')).toHaveCount(0);
  await reply(page).getByLabel('Reply').fill('Yes, you may.');
  await reply(page).getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Reply sent')).toBeVisible();
  await expect(reply(page).getByLabel('Reply')).toHaveValue('');
  expect((await threadsOf(as, qid)).results[0].replyBy).toBeNull();
  const [{ qid: thread }] = (await threadsOf(as, qid)).results;
  await as.call('POST', `/sales/${qid}/threads/${thread}/messages/`, { message: 'And by which carrier?' });
  await expect(page.getByRole('listitem').filter({ hasText: 'And by which carrier?' })).toContainText('New');
});

test('[RT-20] a seller asks for more time, staff give it once beside the question, and the new deadline is told', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const as = await signIn(context, seller);
  const { qid } = await newOrder(staff, as, { expiresInMinutes: 600 });
  const before = (await as.call('GET', `/sales/${qid}/`)).body.expiresAt;
  await page.goto(`/orders/${qid}/contact/?topic=MORE_TIME`);
  const message = form(page).getByLabel('Message', { exact: true });
  await expect(message).toHaveValue('Please give us more time for this order, because ');
  await message.pressSequentially('our forklift is broken');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'More time' })).toHaveCount(0);

  const ours = await visitor();
  await signIn(ours, people.staff);
  const desk = await ours.newPage();
  await desk.goto(`/orders/${qid}/contact/`);
  await expect(conversation(desk, 'Something else')).toContainText('because our forklift is broken');
  const more = desk.getByRole('region', { name: 'More time' });
  await more.getByRole('button', { name: 'Give 2 working days' }).click();
  await expect(desk.getByText('More time given')).toBeVisible();
  await expect(more).toHaveCount(0);
  const { body: after } = await as.call('GET', `/sales/${qid}/`);
  expect(Date.parse(after.expiresAt) - Date.parse(before)).toBeGreaterThan(24 * 3_600_000);
  await page.goto(`/orders/${qid}/`);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Deadline extended');
});

test('[RT-20] a reply that fails stays, with the words why', async ({ page, context, staff }) => {
  const as = await signIn(context, seller);
  const { qid, thread } = await asked(staff, as);
  await page.goto(`/orders/${qid}/contact/`);
  const text = reply(page).getByLabel('Reply');
  await text.fill('One thing more');
  await context.route(`**/threads/${thread}/messages/`, (route) => route.abort());
  await reply(page).getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Your message was not sent. It is still here: please try again.')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('One thing more');
  await context.unroute(`**/threads/${thread}/messages/`);
  await reply(page).getByRole('button', { name: 'Send reply' }).click();
  await expect(conversation(page, 'Shipping')).toContainText('One thing more');
});

test('[RT-20] [GATE-06] who of us approves payments sees the order, and no conversation about it', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const { qid } = await asked(staff, await signIn(await visitor(), seller));
  await signIn(context, 'first.approver@quayside.example');
  await page.goto(`/orders/${qid}/`);
  await expect(page.getByRole('region', { name: 'From goods to payout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveCount(0);
  await page.goto(`/orders/${qid}/contact/`);
  await expect(page.getByRole('main')).toContainText('You do not have permission to see this page.');
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('[ERR-03] [ERR-01] an order that is not there has the words of an order; messages that do not load can be tried again', async ({
  page,
  context,
  staff,
}) => {
  const as = await signIn(context, seller);
  const { qid } = await asked(staff, as);
  await page.goto('/orders/0190a0a0-0000-7000-8000-000000000001/contact/');
  await expect(page.getByText('No order found.')).toBeVisible();
  await context.route('**/threads/?*', (route) => route.fulfill({ status: 500 }));
  await page.goto(`/orders/${qid}/contact/`);
  const failed = page
    .getByRole('alert')
    .filter({ hasText: 'There was an error loading the messages, please try again.' });
  await expect(failed).toBeVisible({ timeout: 20_000 });
  await context.unroute('**/threads/?*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(conversation(page, 'Shipping')).toBeVisible();
});

test('[RT-20] works by keyboard alone, and at 360 px nothing is cut off', async ({ page, context, staff }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const as = await signIn(context, seller);
  const { qid } = await asked(staff, as, `A long word: ${'x'.repeat(200)}`);
  await page.goto(`/orders/${qid}/contact/`);
  await expect(conversation(page, 'Shipping')).toBeVisible();
  await expectQuiet(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const { to, key } = keyboard(page);
  await to(page.getByLabel('Topic'));
  await page.keyboard.type('Pri');
  await expect(page.getByLabel('Topic')).toHaveValue('PRICE');
  await to(form(page).getByLabel('Message', { exact: true }));
  await page.keyboard.type('By keyboard');
  await to(page.getByRole('button', { name: 'Send message' }));
  await key('Enter');
  await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeFocused();
});
