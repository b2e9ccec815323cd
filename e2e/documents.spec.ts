import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { jpgBytes, pdfBytes, sampleFiles, xlsxBytes } from '../api/src/platform/files/files.factory.ts';
import { expect, keyboard, people, type Session, signIn, test } from './fixtures.ts';
import { confirm, newOrder, type Order, ship, version } from './orders.ts';

const card = (page: Page) => page.getByRole('region', { name: /^Documents/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Documents' });
const field = (page: Page) => drawer(page).getByLabel('Add documents');
const chosen = (page: Page) => drawer(page).getByRole('list', { name: 'Chosen files' });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });
const file = (name: string, buffer: Buffer = sampleFiles.pdf) => ({
  name,
  buffer,
  mimeType: 'application/octet-stream',
});

/** A confirmed order, with its drawer of documents open. */
async function openDrawer(page: Page, context: BrowserContext, staff: Session): Promise<[Order, Session]> {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller);
  await confirm(seller, sale);
  await page.goto(`/orders/${sale.qid}/?task=documents`);
  await expect(drawer(page)).toBeVisible();
  return [sale, seller];
}

async function upload(page: Page, name = 'Invoice.pdf', content = sampleFiles.pdf): Promise<void> {
  await field(page).setInputFiles(file(name, content));
  await expect(drawer(page).getByRole('button', { name: `Download ${name}` })).toBeVisible();
}

const namesOf = async (seller: Session, { qid }: Order): Promise<string[]> => {
  const { body } = await seller.call('GET', `/sales/${qid}/documents/`);
  return body.results.map(({ metadata }: { metadata: { name: string } }) => metadata.name);
};

/** A line whose bytes per second, both ways, can be set. One session: the slowest of several would count. */
async function slowLine(page: Page): Promise<(throughput: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (throughput) => {
    const conditions = { offline: false, latency: 50, downloadThroughput: throughput, uploadThroughput: throughput };
    await session.send('Network.emulateNetworkConditions', conditions);
  };
}

/** Requests reach the server, their answers never the page; until the returned function is called. */
async function loseAnswers(page: Page, urlPattern: string): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  return () => session.send('Fetch.disable');
}

test('[ORD-13] [ORD-20] documents are added, shown on the order, and come back byte for byte', async ({
  page,
  context,
  staff,
}) => {
  const [sale, seller] = await openDrawer(page, context, staff);
  await expect(drawer(page).getByText('No documents found.')).toBeVisible();
  await drawer(page).getByLabel('Document type').selectOption({ label: 'Packing list' });
  await field(page).setInputFiles([file('Packing Größe.pdf'), file('Packing list.xlsx', sampleFiles.xlsx)]);
  await expect(toast(page, 'File updated').first()).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  expect(await namesOf(seller, sale)).toEqual(['Packing Größe.pdf', 'Packing list.xlsx']);
  await drawer(page).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: /^Papers/ }).click();
  await expect(card(page)).toContainText('Packing list');
  const download = page.waitForEvent('download');
  await card(page).getByRole('button', { name: 'Download Packing Größe.pdf' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Packing Größe.pdf');
  expect((await readFile(await saved.path())).equals(sampleFiles.pdf)).toBe(true);
});

test('[ORD-13] files are dropped on the field; beside it they do not replace the page', async ({
  page,
  context,
  staff,
}) => {
  await openDrawer(page, context, staff);
  const dropped = (target: string) =>
    page.evaluate((selector) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['a;b\n1;2\n'], 'Dropped.csv'));
      const element = document.querySelector(selector);
      const events = ['dragenter', 'dragover', 'drop'].map(
        (name) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }),
      );
      return events.map((event) => element?.dispatchEvent(event)).at(-1);
    }, target);
  expect(await dropped('[role=dialog] h2')).toBe(false);
  await expect(chosen(page)).toHaveCount(0);
  expect(await dropped('[role=dialog] input[type=file]')).toBe(false);
  await expect(drawer(page).getByRole('button', { name: 'Download Dropped.csv' })).toBeVisible();
});

test('[ORD-13] 10 MB over a slow link show their progress, can be cancelled, and arrive when they are sent again', async ({
  page,
  context,
  staff,
}) => {
  const [sale, seller] = await openDrawer(page, context, staff);
  const large = file('Catalogue.pdf', pdfBytes({ size: 10 * 1_048_576 }));
  const setLine = await slowLine(page);
  // Slow enough that it is still on its way when all has been looked at: half a minute.
  await setLine(300_000);
  await field(page).setInputFiles(large);
  const bar = drawer(page).getByRole('progressbar', { name: 'Sending Catalogue.pdf' });
  const share = () => bar.evaluate((element) => (element instanceof HTMLProgressElement ? element.value : -1));
  await expect.poll(share).toBeGreaterThan(0.1);
  const early = await share();
  await expect.poll(share).toBeGreaterThan(early);
  expect(await share()).toBeLessThan(1);

  await test.step('closing asks first', async () => {
    await drawer(page).getByRole('button', { name: 'Done' }).click();
    const question = page.getByRole('alertdialog', { name: 'Stop the upload?' });
    await question.getByRole('button', { name: 'Keep uploading' }).click();
    await expect(bar).toBeVisible();
  });
  await test.step('cancelled: nothing is left, and the focus is where the next file is chosen', async () => {
    await drawer(page).getByRole('button', { name: 'Cancel: Catalogue.pdf' }).click();
    await expect(chosen(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    expect(await namesOf(seller, sale)).toEqual([]);
  });
  await test.step('sent again on a better link', async () => {
    await setLine(5_000_000);
    await field(page).setInputFiles(large);
    await expect(toast(page, 'File updated')).toBeVisible({ timeout: 20_000 });
    expect(await namesOf(seller, sale)).toEqual(['Catalogue.pdf']);
  });
});

test('[ORD-13] who is done before a file has arrived is asked once, and the drawer closes as it arrives', async ({
  page,
  context,
  staff,
}) => {
  const [sale, seller] = await openDrawer(page, context, staff);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/document/', async (route) => {
    const answer = await route.fetch();
    await arrival;
    await route.fulfill({ response: answer });
  });
  await field(page).setInputFiles(file('Invoice.pdf'));
  await drawer(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Stop the upload?' })).toBeVisible();
  arrive();
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0);
  await page.getByRole('region', { name: 'Next action' }).getByRole('link').first().focus();
  expect(await namesOf(seller, sale)).toEqual(['Invoice.pdf']);
});

test('[ORD-13] [ERR-15] an upload that failed is tried again without choosing the file anew, and counts once', async ({
  page,
  context,
  staff,
}) => {
  const [sale, seller] = await openDrawer(page, context, staff);
  await context.setOffline(true);
  await field(page).setInputFiles(file('Invoice.pdf'));
  await expect(chosen(page)).toContainText('The file did not arrive. Check your connection, then try again.');
  await context.setOffline(false);

  await test.step('it arrives, but its answer is lost: the next try adds no second one', async () => {
    const restore = await loseAnswers(page, '*/document/');
    await drawer(page).getByRole('button', { name: 'Try again: Invoice.pdf' }).click();
    await expect.poll(() => namesOf(seller, sale)).toEqual(['Invoice.pdf']);
    await expect(drawer(page).getByRole('button', { name: 'Try again: Invoice.pdf' })).toBeVisible();
    await restore();
    await drawer(page).getByRole('button', { name: 'Try again: Invoice.pdf' }).click();
    await expect(chosen(page)).toHaveCount(0);
    expect(await namesOf(seller, sale)).toEqual(['Invoice.pdf']);
  });
});

const hostile = [
  ['a program called PDF', file('Invoice.pdf', Buffer.from('MZ\u0000\u0003'.repeat(50), 'latin1')), /holds a program/],
  ['two files in one', file('Scan.jpg', jpgBytes({ comment: '%PDF-1.4' })), /contains a second file/],
  [
    'a bomb',
    file('List.xlsx', xlsxBytes({ name: 'xl/a.xml', content: Buffer.alloc(25_000_000) })),
    /too large once unpacked/,
  ],
  ['a second ending', file('Invoice.exe.pdf'), /file name is not accepted/],
  ['a path of Windows', file('..\\..\\Invoice.pdf'), /file name is not accepted/],
  ['a name that reads backwards', file('Invoice\u202efdp.pdf'), /file name is not accepted/],
  ['a picture called PDF', file('Invoice.pdf', sampleFiles.png), /not what its name says/],
  ['another kind of file', file('Setup.exe'), /Choose a PDF, PNG, JPG, XLSX, CSV or XML file/],
  ['an empty file', file('Invoice.pdf', Buffer.alloc(0)), /This file is empty/],
  ['more than 10 MB', file('Invoice.pdf', pdfBytes({ size: 10 * 1_048_576 + 1 })), /larger than 10 MB/],
] as const;

test('[ORD-13] what is no honest document is refused at its file, in plain words, and the rest goes on', async ({
  page,
  context,
  staff,
}) => {
  const [sale, seller] = await openDrawer(page, context, staff);
  for (const [what, given, reason] of hostile) {
    await test.step(what, async () => {
      await field(page).setInputFiles([given, file('Good.pdf')]);
      await expect(chosen(page).getByRole('listitem')).toHaveCount(1);
      await expect(chosen(page)).toContainText(reason);
      await chosen(page)
        .getByRole('button', { name: /^Remove: / })
        .click();
      await expect(chosen(page)).toHaveCount(0);
    });
  }
  expect(await namesOf(seller, sale)).toEqual(hostile.map(() => 'Good.pdf'));
});

test('[ORD-13] a document is renamed, gets another kind and another content, and is deleted', async ({
  page,
  context,
  staff,
}) => {
  const [sale, seller] = await openDrawer(page, context, staff);
  await upload(page);
  await drawer(page).getByRole('button', { name: 'Change Invoice.pdf' }).click();
  const form = drawer(page).getByRole('form', { name: 'Change Invoice.pdf' });
  await form.getByLabel('Name', { exact: true }).fill('../July');
  await form.getByRole('button', { name: 'Save document' }).click();
  await expect(form.getByText(/This file name is not accepted/)).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('../July');
  await form.getByLabel('Name', { exact: true }).fill('July');
  await form.getByLabel('Document type').selectOption({ label: 'Commercial invoice' });
  await form.getByRole('button', { name: 'Save document' }).click();
  await expect(toast(page, 'File updated').first()).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Change July.pdf' })).toBeFocused();

  await test.step('replaced', async () => {
    await drawer(page).getByRole('button', { name: 'Change July.pdf' }).click();
    const change = drawer(page).getByRole('form', { name: 'Change July.pdf' });
    await change.getByLabel('Replace the file').setInputFiles(file('August.png', sampleFiles.png));
    await change.getByRole('button', { name: 'Save document' }).click();
    await expect(drawer(page).getByRole('button', { name: 'Change August.png' })).toBeFocused();
    expect(await namesOf(seller, sale)).toEqual(['August.png']);
  });
  await test.step('[ERR-14] deleting that fails says so', async () => {
    await page.route(/\/document\/[^/]+\/$/, (route) => route.abort());
    await drawer(page).getByRole('button', { name: 'Delete August.png' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this document?' });
    await question.getByRole('button', { name: 'Delete document' }).click();
    await expect(toast(page, 'Deleting the document failed')).toBeVisible();
    await expect(question).toContainText('There was an error deleting the document, please try again.');
    await page.unroute(/\/document\/[^/]+\/$/);
    await question.getByRole('button', { name: 'Delete document' }).click();
    await expect(toast(page, 'Document deleted')).toBeVisible();
    await expect(drawer(page).getByText('No documents found.')).toBeVisible();
  });
});

test('[ORD-13] [ORD-05] a colleague’s file appears by itself, and a colleague’s change is not overwritten', async ({
  page,
  context,
  staff,
  visitor,
}) => {
  const [sale, seller] = await openDrawer(page, context, staff);
  const elsewhere = await visitor();
  await signIn(elsewhere, 'orders@waldhuis.example');
  const colleague = await elsewhere.newPage();
  await colleague.goto(`/orders/${sale.qid}/?task=documents`);
  await upload(colleague, 'Theirs.pdf');
  await drawer(page).getByRole('button', { name: 'Change Theirs.pdf' }).click();
  await colleague.getByRole('button', { name: 'Change Theirs.pdf' }).click();
  await colleague.getByLabel('Name', { exact: true }).fill('First.pdf');
  await colleague.getByRole('button', { name: 'Save document' }).click();
  await expect(toast(colleague, 'File updated').first()).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Second.pdf');
  await page.getByRole('button', { name: 'Save document' }).click();
  await drawer(page).getByRole('button', { name: 'Load the latest version' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Second.pdf');
  expect(await namesOf(seller, sale)).toEqual(['First.pdf']);
  await expect(drawer(page).getByRole('button', { name: 'Load the latest version' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save document' }).click();
  await expect(toast(page, 'File updated')).toBeVisible();
  expect(await namesOf(seller, sale)).toEqual(['Second.pdf']);
});

test('[ORD-13] a document is added, renamed and deleted with the keyboard alone', async ({ page, context, staff }) => {
  const [sale, seller] = await openDrawer(page, context, staff);
  const { key, to, closed } = keyboard(page);
  const chooser = page.waitForEvent('filechooser');
  await to(field(page));
  await key('Enter');
  await (await chooser).setFiles(file('Invoice.pdf'));
  await expect(drawer(page).getByRole('button', { name: 'Change Invoice.pdf' })).toBeVisible();
  await to(drawer(page).getByRole('button', { name: 'Change Invoice.pdf' }));
  await key('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('July');
  await key('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Change July.pdf' })).toBeFocused();
  await to(drawer(page).getByRole('button', { name: 'Delete July.pdf' }));
  await key('Enter');
  await to(page.getByRole('button', { name: 'Delete document' }));
  await key('Enter');
  await expect(drawer(page).getByText('No documents found.')).toBeVisible();
  expect(await namesOf(seller, sale)).toEqual([]);
  await expect(drawer(page).getByRole('heading', { name: 'Documents of this order' })).toBeFocused();
  await key('Escape');
  await closed();
});

test('[ORD-13] [ORD-14] an export with an own carrier is completed once its declaration is there; then it is read only', async ({
  page,
  context,
  staff,
}) => {
  const seller = await signIn(context, people.seller);
  const sale = await newOrder(staff, seller, { destinationCountry: 'CH' });
  await ship(seller, sale);
  const paid = await seller.call('POST', `/sales/${sale.qid}/paycomplete/`, {
    version: await version(seller, sale.qid),
  });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  await page.goto(`/orders/${sale.qid}/?task=tracking`);
  await page.getByLabel('Carrier').selectOption({ label: 'DHL Express' });
  await page.getByLabel('Track and trace numbers').fill('3318810025');
  await page.getByRole('button', { name: 'Save numbers' }).click();
  const next = page.getByRole('region', { name: 'Next action' });
  await expect(next).toContainText('This order needs: Export declaration');
  await next.getByRole('link', { name: 'Upload documents' }).click();
  await expect(drawer(page)).toContainText('This order needs: Export declaration');
  await expect(drawer(page).getByLabel('Document type')).toHaveValue('EXPORT_DECLARATION');
  await upload(page, 'Declaration.pdf');
  await drawer(page).getByRole('button', { name: 'Done' }).click();
  await next.getByRole('link', { name: 'Complete order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete order' }).click();
  await expect(toast(page, 'Order completed')).toBeVisible();
  await page.getByRole('link', { name: /^Papers/ }).click();
  await expect(card(page).getByRole('button', { name: 'Download Declaration.pdf' })).toBeVisible();
  await expect(card(page).getByText('No commercial invoice found.')).toBeVisible();
  await expect(card(page).getByRole('link')).toHaveCount(0);
  await page.goto(`/orders/${sale.qid}/?task=documents`);
  await expect(page.getByRole('dialog')).toContainText('This order is completed and can no longer be changed.');
});

test('[ORD-13] proforma invoices are offered where their flag is on, and nowhere else', async ({
  page,
  context,
  staff,
}) => {
  const kinds = () => drawer(page).getByLabel('Document type').locator('option');
  await openDrawer(page, context, staff);
  await expect(kinds().filter({ hasText: 'Commercial invoice' })).toHaveCount(1);
  await expect(kinds().filter({ hasText: 'Proforma' })).toHaveCount(0);
  await page.route('**/api/info/', async (route) => {
    const answer = await route.fetch();
    const info = await answer.json();
    await route.fulfill({ json: { ...info, flags: { ...info.flags, 'proforma-upload': true } } });
  });
  await page.reload();
  await expect(kinds().filter({ hasText: 'Proforma invoice' })).toHaveCount(1);
});
