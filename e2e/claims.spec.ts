import type { Page } from '@playwright/test';
import {
  askedClaim,
  buyerSession,
  claimAbout,
  newClaim,
  paidOrder,
  paper,
  photo,
  statusOfClaim,
  underReview,
} from './claims.ts';
import { expect, people, signIn, test } from './fixtures.ts';

const next = (page: Page) => page.getByRole('region', { name: 'Next action' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const question = (page: Page, name: RegExp | string) => page.getByRole('alertdialog', { name });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });
const row = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

test('[RT-21] [CLM-01] the list has a tab for what needs the seller; its address holds tab, search and sort', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const { number, order } = await askedClaim(staff, seller);
  await page.goto('/claims/');
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
  await page.getByRole('link', { name: /^Needs you/ }).click();
  await expect(page).toHaveURL(/status=NEEDS_YOU/);
  await page.getByRole('searchbox', { name: 'Find a claim' }).fill(order.order);
  await expect(page).toHaveURL(new RegExp(`search=${order.order}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, number)).toContainText('Shipment lost, 4 pieces');
  await expect(row(page, number)).toContainText('Waiting for your answer');
  await row(page, number).getByRole('link', { name: order.order }).click();
  await expect(page).toHaveURL(`/orders/${order.qid}/`);
  await page.goBack();
  await page.reload();
  await row(page, number).getByRole('link', { name: 'Evaluate evidence' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Claim ${number}` })).toBeVisible();
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Find a claim' }).fill('QS-NOTHING');
  await expect(page.getByText('No results found.')).toBeVisible();
  await page.goto('/claims/?page=40');
  await expect(page.getByText('No results found.')).toBeVisible();
});

test('[RT-05] [RT-21] a claim that waits for an answer is on the dashboard with its deadline', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const { number } = await askedClaim(staff, seller);
  await page.goto('/dashboard/');
  const waiting = page.getByRole('status').filter({ hasText: /\d+ claims? waits? for your answer/ });
  await expect(waiting).toContainText('First deadline:');
  await waiting.getByRole('link', { name: 'Go to claims' }).click();
  await expect(page).toHaveURL(/status=NEEDS_YOU/);
  await expect(row(page, number)).toBeVisible();
});

test('[CLM-05] a claim is accepted, settled at once, and taken from the next payout', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const claim = await askedClaim(staff, seller);
  await page.goto(`/orders/${claim.order.qid}/`);
  await page.getByRole('region', { name: 'Claims' }).getByRole('link', { name: claim.number }).click();
  await expect(next(page)).toContainText('Look at the evidence and answer this claim');
  await page.getByRole('link', { name: 'Ask about this claim' }).click();
  await expect(page.getByRole('textbox', { name: 'Claim number' })).toHaveValue(claim.number);
  await page.goBack();
  await next(page).getByRole('button', { name: 'Evaluate evidence' }).click();
  const answer = part(page, 'Your answer');
  await expect(answer).toContainText('Our team asks: Where is it?');
  await answer.getByRole('radio', { name: /^Accept/ }).check();
  await answer.getByLabel('What should we know?').fill('It never left our dock.');
  await answer.getByRole('button', { name: 'Send answer' }).click();
  await question(page, /^Accept this claim for € /)
    .getByRole('button', { name: 'Send answer' })
    .click();
  await expect(toast(page, 'Answer sent')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Claim ${claim.number}` })).toBeFocused();
  await expect(answer).toHaveCount(0);
  const details = part(page, 'Processing details');
  await expect(next(page)).toContainText('This claim is closed: settled.');
  await expect(details).toContainText('Accepted');
  await expect(details).toContainText('It never left our dock.');
  await expect(details).toContainText('Refunded to the buyer');
});

test('[CLM-04] [CLM-05] a claim is contested with a photo, decided in part by staff, and appealed against once', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  // Three people, four photos and two decisions.
  test.setTimeout(150_000);
  const seller = await signIn(context, people.seller);
  const claim = await askedClaim(staff, seller);
  await page.goto(`/claims/${claim.qid}/`);
  const answer = part(page, 'Your answer');

  await test.step('what is missing is told at its field, and what was typed survives a reload', async () => {
    await answer.getByRole('button', { name: 'Send answer' }).click();
    await expect(answer.getByRole('alert')).toContainText('Choose whether you accept or contest.');
    await expect(answer.getByRole('alert')).toContainText('Write a few words for the buyer and our team.');
    await answer.getByRole('radio', { name: /^Contest/ }).check();
    await answer.getByLabel('What should we know?').fill('Handed over on Monday.');
    await answer.getByRole('button', { name: 'Send answer' }).click();
    await expect(answer.getByRole('alert')).toContainText('Add at least one file that shows why you disagree.');
    await page.reload();
    await expect(answer.getByRole('radio', { name: /^Contest/ })).toBeChecked();
    await expect(answer.getByLabel('What should we know?')).toHaveValue('Handed over on Monday.');
  });

  await test.step('a photo is looked at: one out of focus says so, one sent twice too', async () => {
    const evidence = part(page, 'Evidence');
    const content = await photo(context);
    const files = [
      { name: 'dock.jpg', mimeType: 'image/jpeg', buffer: content },
      { name: 'blurred.jpg', mimeType: 'image/jpeg', buffer: await photo(context, { isBlurred: true }) },
      { name: 'again.jpg', mimeType: 'image/jpeg', buffer: content },
    ];
    await answer.getByLabel('What does the file show?').selectOption({ label: 'Outer packaging' });
    await answer.getByLabel('Add files').setInputFiles(files);
    const verdictOf = (name: string) => evidence.getByRole('listitem').filter({ hasText: name });
    await expect(verdictOf('dock.jpg')).toContainText('Accepted');
    await expect(verdictOf('blurred.jpg')).toContainText('Blurred');
    await expect(verdictOf('again.jpg')).toContainText('Sent before');
    await evidence.getByRole('button', { name: 'Open dock.jpg' }).click();
    await expect(page.getByRole('img', { name: 'Outer packaging: dock.jpg' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('an executable in a photo’s clothes is refused and the form stays', async () => {
    const buffer = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000)]);
    await answer.getByLabel('Add files').setInputFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer }]);
    await expect(answer.getByRole('list', { name: 'Chosen files' })).toContainText('photo.jpg');
    await expect(answer.getByLabel('What should we know?')).toHaveValue('Handed over on Monday.');
  });

  await test.step('the answer is sent once asked', async () => {
    await answer.getByRole('button', { name: 'Send answer' }).click();
    await question(page, 'Contest this claim?').getByRole('button', { name: 'Send answer' }).click();
    await expect(toast(page, 'Answer sent')).toBeVisible();
    await expect(next(page)).toContainText('We’re reviewing this claim');
  });

  const desk = await visitor();
  await signIn(desk, people.staff);
  const staffPage = await desk.newPage();
  await test.step('staff see the answer and decide; more than was shipped is refused at its field', async () => {
    await staffPage.goto(`/claims/${claim.qid}/`);
    await expect(part(staffPage, 'Processing details')).toContainText('Contested');
    const decision = part(staffPage, 'Decision');
    await decision.getByRole('button', { name: 'Decide claim' }).click();
    await expect(decision.getByRole('alert')).toContainText('Choose the responsible party.');
    await decision.getByLabel('Responsible party').selectOption({ label: 'Seller' });
    await decision.getByLabel('Outcome').selectOption({ label: 'Partial refund' });
    const amounts = decision.getByLabel(/^Refund for/);
    await amounts.first().fill('99999.00');
    await decision.getByLabel('Reason for the decision').fill('Half of it was ours.');
    await decision.getByRole('button', { name: 'Decide claim' }).click();
    await expect(decision.getByRole('alert')).toContainText('A refund can be at most');
    await amounts.first().fill('4.00');
    await amounts.last().fill('0.00');
    await decision.getByRole('button', { name: 'Decide claim' }).click();
    await question(staffPage, 'Refund € 4.00?').getByRole('button', { name: 'Decide claim' }).click();
    await expect(toast(staffPage, 'Claim decided')).toBeVisible();
    await expect(part(staffPage, 'Processing details')).toContainText('Refunded to the buyer');
  });

  await test.step('the seller appeals once, with a new file; the second decision is final', async () => {
    const appeal = part(page, 'Appeal');
    await expect(appeal).toBeVisible();
    await appeal.getByLabel('Why do you disagree?').fill('The carrier signed for it.');
    await appeal.getByRole('button', { name: 'Send appeal' }).click();
    await expect(appeal.getByRole('alert')).toContainText('Add at least one new file.');
    await appeal
      .getByLabel('Add files')
      .setInputFiles([{ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: paper() }]);
    await expect(part(page, 'Evidence')).toContainText('receipt.pdf');
    await appeal.getByRole('button', { name: 'Send appeal' }).click();
    await question(page, 'Appeal against this decision?').getByRole('button', { name: 'Send appeal' }).click();
    await expect(toast(page, 'Appeal sent')).toBeVisible();
    const { body } = await staff.call('GET', `/claims/${claim.qid}/`);
    const decided = await staff.call('POST', `/claims/${claim.qid}/decide/`, {
      fault: 'CARRIER',
      resolution: 'NO_ACTION',
      lines: [],
      note: 'The carrier signed.',
      version: body.version,
    });
    expect(decided.status).toBe(200);
    await expect(next(page)).toContainText('This claim is closed: rejected.');
    await expect(appeal).toHaveCount(0);
    await expect(part(page, 'Processing details')).toContainText('By the seller');
  });
});

test('[CLM-02] [CLM-04] evidence that is missing is asked for; the buyer adds it, and the seller’s open page follows', async ({
  page,
  context,
  request,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const claim = await newClaim(staff, seller, { type: 'INVOICE_OR_PRICE_ERROR' });
  await expect.poll(() => statusOfClaim(staff, claim.qid)).toBe('AWAITING_EVIDENCE');
  await page.goto(`/claims/${claim.qid}/`);
  const evidence = part(page, 'Evidence');
  await expect(evidence).toContainText('Delivery note');
  await expect(evidence).toContainText('Nothing sent');
  await expect(next(page)).toContainText('The buyer was asked for evidence that is missing');
  const added = await request.post(`/api/claims/${claim.qid}/evidence/`, {
    headers: await buyerSession(request),
    multipart: {
      kind: 'DELIVERY_NOTE',
      file: { name: 'note.pdf', mimeType: 'application/pdf', buffer: paper() },
    },
  });
  expect(added.status()).toBe(200);
  await expect(evidence).toContainText('note.pdf');
  await expect(evidence).toContainText('Accepted');
  await expect(next(page)).toContainText('We’re reviewing this claim');
});

test('[CLM-05] the time to answer passes: the page follows, and a late answer is told so', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const order = await paidOrder(staff, seller);
  // The time runs from when the claim is made: the page is there by then, and has only to open the claim.
  await page.goto(`/orders/${order.qid}/`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.order}` })).toBeVisible();
  const claim = await claimAbout(staff, order, { answerWithinSeconds: 12 });
  await part(page, 'Claims').getByRole('link', { name: claim.number }).click();
  await expect(part(page, 'Your answer')).toBeVisible();
  await expect(next(page)).toContainText('We’re reviewing this claim', { timeout: 20_000 });
  await expect(part(page, 'Your answer')).toHaveCount(0);
  await expect(part(page, 'Processing details')).toContainText('No answer in time');
  const late = await seller.call('POST', `/claims/${claim.qid}/respond/`, { answer: 'ACCEPT', message: 'Sorry.' });
  expect(late.status).toBe(409);
});

test('[CLM-03] a lost shipment: an unknown order, one too early, and one whose delivery is contested', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const claim = await newClaim(staff, seller);
  await page.goto('/claims/');
  await page.getByRole('link', { name: 'Report a lost shipment' }).click();
  const drawer = page.getByRole('dialog', { name: 'Report a lost shipment' });
  const send = drawer.getByRole('button', { name: 'Report lost shipment' });
  await send.click();
  await expect(drawer.getByRole('alert')).toContainText('Enter the order number.');
  await drawer.getByLabel('Order number').fill('QS-000000-0');
  await drawer.getByLabel('What do you know about it?').fill('The carrier lost sight of it.');
  await send.click();
  await expect(drawer.getByRole('alert')).toContainText('No order found.');
  await drawer.getByLabel('Order number').fill(claim.order.order);
  await send.click();
  await expect(drawer.getByRole('alert')).toContainText('There is an open claim for this order already.');
  await expect(drawer.getByLabel('What do you know about it?')).toHaveValue('The carrier lost sight of it.');

  const closed = await seller.call('GET', '/claims/?status=WITHDRAWN');
  await drawer.getByLabel('Order number').fill(closed.body.results[0].orderFid);
  await send.click();
  await expect(drawer.getByRole('alert')).toContainText('The carrier reports this order as delivered.');
  await drawer.getByRole('checkbox', { name: /^The carrier says "delivered"/ }).check();
  await send.click();
  await expect(toast(page, 'Lost shipment reported')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Claim CL-/ })).toBeVisible();
  await expect(part(page, 'Summary')).toContainText('Shipment lost');
});

test('[CLM-05] two of staff decide at once: one decision stands, the other is told and keeps what was typed', async ({
  context,
  staff,
}) => {
  await signIn(context, people.staff);
  const seller = await signIn(context, people.seller);
  const claim = await newClaim(staff, seller);
  await underReview(staff, claim);
  await signIn(context, people.staff);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(`/claims/${claim.qid}/`);
    const decision = part(tab, 'Decision');
    await decision.getByLabel('Responsible party').selectOption({ label: 'Carrier' });
    await decision.getByLabel('Outcome').selectOption({ label: index === 0 ? 'Refund' : 'No action' });
    await decision.getByLabel('Reason for the decision').fill(`Desk ${index}`);
    await decision.getByRole('button', { name: 'Decide claim' }).click();
  }
  await Promise.all(
    tabs.map((tab) => tab.getByRole('alertdialog').getByRole('button', { name: 'Decide claim' }).click()),
  );
  const text = 'Somebody changed this claim while you were working. What you typed is kept.';
  const told = () => Promise.all(tabs.map((tab) => tab.getByText(text).count()));
  await expect.poll(async () => (await told()).sort(), 'who came second is told').toEqual([0, 1]);
  const second = (await told())[0] === 1 ? tabs[0] : tabs[1];
  await expect(second.getByLabel('Reason for the decision')).toHaveValue(/^Desk [01]$/);
  const { body } = await staff.call('GET', `/claims/${claim.qid}/`);
  const decisions = body.events.filter(({ action }: { action: string }) => action === 'decide');
  expect(decisions).toHaveLength(1);
});

test('[ERR-01] [CLM-05] claims that cannot be loaded or answered say so; what was typed stays and another try works', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const claim = await askedClaim(staff, seller);
  const isList = (url: URL) => url.pathname === '/api/claims/';
  await page.route(isList, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/claims/');
  await expect(page.getByText('There was an error loading your claims, please try again.')).toBeVisible();
  await page.unroute(isList);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  const isOne = (url: URL) => url.pathname === `/api/claims/${claim.qid}/`;
  await page.route(isOne, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(`/claims/${claim.qid}/`);
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await page.unroute(isOne);
  await page.getByRole('button', { name: 'Try again' }).click();

  const answer = part(page, 'Your answer');
  await answer.getByRole('radio', { name: /^Accept/ }).check();
  await answer.getByLabel('What should we know?').fill('It fell off the truck.');
  const send = async () => {
    await answer.getByRole('button', { name: 'Send answer' }).click();
    await question(page, /^Accept this claim/)
      .getByRole('button', { name: 'Send answer' })
      .click();
  };
  await page.route('**/respond/', (route) => route.abort());
  await send();
  await expect(answer.getByRole('alert')).toContainText('There was an error updating this claim, please try again.');
  await expect(answer.getByLabel('What should we know?')).toHaveValue('It fell off the truck.');
  expect(await statusOfClaim(seller, claim.qid)).toBe('AWAITING_SELLER');
  await page.unroute('**/respond/');
  await send();
  await expect(toast(page, 'Answer sent')).toBeVisible();
});

test('[CLM-01] whoever only reads is offered no answer; a role without claims is told so', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const seller = await signIn(context, people.seller);
  const claim = await askedClaim(staff, seller);
  await signIn(context, 'viewer@waldhuis.example');
  await page.goto(`/claims/${claim.qid}/`);
  await expect(part(page, 'Evidence')).toBeVisible();
  await expect(part(page, 'Your answer')).toHaveCount(0);
  const other = await visitor();
  await signIn(other, 'inventory@waldhuis.example');
  const theirs = await other.newPage();
  await theirs.goto('/claims/');
  await expect(theirs.getByText('Your role does not include claims')).toBeVisible();
  const stranger = await visitor();
  await signIn(stranger, people.pounds);
  const foreign = await stranger.newPage();
  await foreign.goto(`/claims/${claim.qid}/`);
  await expect(foreign.getByText('No claim found.')).toBeVisible();
  await page.goto('/claims/no-id-at-all/');
  await expect(page.getByText('No claim found.')).toBeVisible();
  expect(await statusOfClaim(staff, claim.qid)).toBe('AWAITING_SELLER');
});

test.describe('a reader elsewhere', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[CLM-05] [ORD-07] all times of a claim and of its order are the company’s, as their deadline is', async ({
    page,
    context,
    staff,
  }) => {
    const seller = await signIn(context, people.seller);
    const claim = await askedClaim(staff, seller);
    const shown = (await seller.call('GET', `/claims/${claim.qid}/`)).body;
    await page.goto(`/claims/${claim.qid}/`);
    await expect(part(page, 'Summary')).toContainText(inAmsterdam(shown.submittedAt));
    await expect(part(page, 'Processing details')).toContainText(inAmsterdam(shown.saleProcessingDetails.respondBy));
    await page.goto(`/orders/${claim.order.qid}/`);
    const updated = part(page, 'History').getByRole('time').first();
    await expect(updated).toHaveText(inAmsterdam((await updated.getAttribute('datetime')) ?? ''));
  });
});

/** As the pages of the demo company say it, such as "22 Nov 2026, 17:00". */
const inAmsterdam = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(iso));
