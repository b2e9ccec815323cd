/** Documents of an order, as their seller sends, changes, removes and downloads them. */

import { documentFileTypes, everyFileType } from '@quayside/contract/file-values';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { jpgBytes, pdfBytes, pngBytes, sampleFiles, xlsxBytes } from '../../platform/files/files.factory.ts';
import { defaultFlags } from '../../platform/flags/flags.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { documents } from './documents.tables.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

type Fields = Record<string, string | Buffer>;
type Options = { readonly fileName?: string; readonly as?: Session; readonly key?: string };

const confirmed = async () => (await desk.sale({ status: 'CONFIRMED' })).id;

function sendForm(
  method: 'POST' | 'PATCH',
  path: string,
  fields: Fields,
  { fileName = 'invoice.pdf', as = desk.session, key = '' }: Options = {},
) {
  const { headers, payload } = formOf(fields, fileName);
  return t.call(method, path, {
    headers: { ...as.headers, ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });
}
const add = (sale: string, fields: Fields = {}, options: Options = {}) =>
  sendForm(
    'POST',
    `/sales/${sale}/document/`,
    { documentType: 'SELLER_INVOICE', file: sampleFiles.pdf, ...fields },
    options,
  );
const change = (sale: string, document: string, fields: Fields, options: Options = {}) =>
  sendForm('PATCH', `/sales/${sale}/document/${document}/`, fields, options);
const added = async (sale: string, ...rest: [Fields?, Options?]) => (await add(sale, ...rest)).json();
const remove = (sale: string, document: string) => desk.send('DELETE', sale, `document/${document}/`);
const download = (sale: string, document: string) => desk.send('GET', sale, `document/${document}/download/`);
const list = async (sale: string) => (await desk.send('GET', sale, 'documents/')).json();
const refusal = (answer: TestAnswer) => [answer.statusCode, answer.json().code];

describe('[ORD-13] a document of an order', () => {
  it('is added, listed with the order, and downloaded byte for byte', async () => {
    const sale = await confirmed();
    const answer = await add(sale, { documentType: 'CMR' }, { fileName: 'Frachtbrief Größe.pdf' });
    expect(answer.statusCode, answer.body).toBe(200);
    const document = answer.json();
    expect(document).toMatchObject({
      documentType: 'CMR',
      saleQid: sale,
      version: 1,
      metadata: {
        name: 'Frachtbrief Größe.pdf',
        contentType: 'application/pdf',
        bytes: sampleFiles.pdf.length,
        uploadedAt: t.clock.now(),
      },
    });
    expect(await list(sale)).toMatchObject({ count: 1, results: [document] });
    const { documentQid, documentType, metadata, version } = document;
    expect((await desk.shown(sale)).documents).toEqual([{ documentQid, documentType, metadata, version }]);
    const content = await download(sale, documentQid);
    expect(content.rawPayload.equals(sampleFiles.pdf)).toBe(true);
  });

  it.each(everyFileType)('can be %s only where documents are of that type', async (type) => {
    const answer = await add(await confirmed(), { file: sampleFiles[type] }, { fileName: `file.${type}` });
    const isTaken = documentFileTypes.some((one) => one === type);
    expect(answer.statusCode, answer.body).toBe(isTaken ? 200 : 400);
  });

  it('is never shown inside our site, whatever it holds', async () => {
    const sale = await confirmed();
    const { documentQid } = await added(sale, { name: 'it’s "7"; x' });
    expect((await download(sale, documentQid)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(sampleFiles.pdf.length),
      'content-disposition': `attachment; filename="it_s _7__ x.pdf"; filename*=UTF-8''it%E2%80%99s%20%227%22%3B%20x.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'; sandbox/),
      'cache-control': 'no-store',
    });
  });

  it('is renamed and gets another type; its ending stays', async () => {
    const sale = await confirmed();
    const { documentQid } = await added(sale);
    const renamed = (
      await change(sale, documentQid, { name: 'Invoice July', documentType: 'OTHER', version: '1' })
    ).json();
    expect(renamed).toMatchObject({
      documentQid,
      documentType: 'OTHER',
      version: 2,
      metadata: { name: 'Invoice July.pdf' },
    });
    expect(refusal(await change(sale, documentQid, { name: 'Invoice.png' }))).toEqual([400, 'file_name_not_allowed']);
    expect(refusal(await change(sale, documentQid, { name: '../x' }))).toEqual([400, 'file_name_not_allowed']);
    expect(refusal(await change(sale, documentQid, {}))).toEqual([400, 'document_unchanged']);
    expect(refusal(await change(sale, documentQid, { name: 'Late', version: '1' }))).toEqual([409, 'stale_version']);
    expect((await list(sale)).results).toEqual([renamed]);
  });

  it('[ORD-13] is renamed by JSON too: only a file needs a form', async () => {
    const sale = await confirmed();
    const { documentQid } = await added(sale);
    const path = `/sales/${sale}/document/${documentQid}/`;
    const patch = (payload: object | string, type = 'application/json') =>
      t.call('PATCH', path, { headers: { ...desk.session.headers, 'content-type': type }, payload });
    const renamed = await patch({ name: 'Invoice August', version: 1 });
    expect(renamed.json()).toMatchObject({ documentQid, version: 2, metadata: { name: 'Invoice August.pdf' } });
    expect(refusal(await patch({ name: 'Late', version: 1 }))).toEqual([409, 'stale_version']);
    expect(refusal(await patch({ name: '../x' }))).toEqual([400, 'file_name_not_allowed']);
    expect(refusal(await patch({}))).toEqual([400, 'document_unchanged']);
    for (const payload of [{ name: 'Invoice', file: 'x' }, { name: 7 }, '[]', 'null'])
      expect(refusal(await patch(payload))).toEqual([400, 'validation_failed']);
    expect(refusal(await patch('name=x', 'application/x-www-form-urlencoded'))).toEqual([
      415,
      'unsupported_media_type',
    ]);
    const { headers } = await signedIn(t, { sellerId: desk.seller.id, role: 'VIEWER' });
    const viewer = await t.call('PATCH', path, { headers, payload: { name: 'Mine' } });
    expect(refusal(viewer)).toEqual([403, 'permission_denied']);
    expect((await list(sale)).results).toEqual([renamed.json()]);
  });

  it('is replaced under the same id, and the old content is gone from the store', async () => {
    const sale = await confirmed();
    const { documentQid } = await added(sale);
    const before = await storedOf(documentQid);
    const replaced = await change(sale, documentQid, { file: sampleFiles.png }, { fileName: 'scan.png' });
    expect(replaced.json()).toMatchObject({
      documentQid,
      version: 2,
      metadata: { name: 'scan.png', contentType: 'image/png' },
    });
    expect((await download(sale, documentQid)).rawPayload.equals(sampleFiles.png)).toBe(true);
    await t.runJobs(work);
    expect(await t.deps.files.read(before)).toBeNull();
    expect((await download(sale, documentQid)).statusCode).toBe(200);
  });

  it('is deleted with its content', async () => {
    const sale = await confirmed();
    const { documentQid } = await added(sale);
    const file = await storedOf(documentQid);
    expect((await remove(sale, documentQid)).statusCode).toBe(204);
    expect(await list(sale)).toMatchObject({ count: 0, results: [] });
    await t.runJobs(work);
    expect(await t.deps.files.read(file)).toBeNull();
    expect(refusal(await remove(sale, documentQid))).toEqual([404, 'documents_not_found']);
  });

  it('leaves its trace on the timeline, and the order’s version as it was', async () => {
    const sale = await confirmed();
    const { version } = await desk.shown(sale);
    const { documentQid } = await added(sale);
    await change(sale, documentQid, { name: 'Other' });
    await change(sale, documentQid, { file: sampleFiles.pdf });
    await remove(sale, documentQid);
    const { results } = (await desk.send('GET', sale, 'events/')).json();
    expect(results.slice(-4).map(({ action, reason }: { action: string; reason: string }) => [action, reason])).toEqual(
      [
        ['document_added', 'invoice.pdf'],
        ['document_changed', 'Other.pdf'],
        ['document_replaced', 'invoice.pdf'],
        ['document_removed', 'invoice.pdf'],
      ],
    );
    expect((await desk.shown(sale)).version).toBe(version);
  });

  it('sent again with the same key is there once; the key with another file is refused', async () => {
    const sale = await confirmed();
    const key = newId();
    const [first, second] = await Promise.all([add(sale, {}, { key }), add(sale, {}, { key })]);
    expect(second.json()).toEqual(first.json());
    expect((await add(sale, {}, { key })).json()).toEqual(first.json());
    expect(await list(sale)).toMatchObject({ count: 1 });
    expect(refusal(await add(sale, { file: pdfBytes({ extra: '/Lang (en)' }) }, { key }))).toEqual([
      422,
      'idempotency_key_reused',
    ]);
  });

  it('is found across the seller’s orders, newest first, by order and by type', async () => {
    const own = await sellerFixture(t);
    const orders = [(await own.sale({ status: 'CONFIRMED' })).id, (await own.sale({ status: 'PAID' })).id];
    for (const order of orders)
      for (const documentType of ['CMR', 'OTHER']) await add(order, { documentType }, { as: own.session });
    const found = async (query: string) => {
      const { count, results } = (
        await t.call('GET', `/sales/documents/${query}`, { headers: own.session.headers })
      ).json();
      return [
        count,
        ...results.map(
          ({ saleQid, documentType }: { saleQid: string; documentType: string }) =>
            `${orders.indexOf(saleQid)} ${documentType}`,
        ),
      ];
    };
    expect(await found('')).toEqual([4, '1 OTHER', '1 CMR', '0 OTHER', '0 CMR']);
    expect(await found(`?saleQid=${orders[0]}`)).toEqual([2, '0 OTHER', '0 CMR']);
    expect(await found('?documentType=CMR&size=1&page=2')).toEqual([2, '0 CMR']);
    expect((await t.call('GET', '/sales/documents/?page=9', { headers: own.session.headers })).statusCode).toBe(404);
  });

  it('is the order’s commercial invoice when it is the newest of that type', async () => {
    const sale = await confirmed();
    expect((await desk.shown(sale)).commercialInvoice).toBeNull();
    await added(sale, { documentType: 'COMMERCIAL_INVOICE' });
    const { documentQid } = await added(sale, { documentType: 'COMMERCIAL_INVOICE' });
    expect((await desk.shown(sale)).commercialInvoice).toMatchObject({ documentQid });
  });

  it('is one of fifty at most', async () => {
    const sale = await confirmed();
    for (let count = 0; count < 50; count += 1) await added(sale);
    expect(refusal(await add(sale))).toEqual([409, 'too_many_documents']);
  });
});

describe('[ORD-13] when and by whom', () => {
  it.each(['REQUESTED', 'COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED'] as const)(
    'a %s order takes none; what it has is read',
    async (status) => {
      const { id } = await desk.sale({ status });
      const answer = await add(id);
      expect(refusal(answer)).toEqual([409, 'invalid_transition']);
      expect(answer.json().allowedActions).toEqual(expect.any(Array));
      expect((await desk.send('GET', id, 'documents/')).statusCode).toBe(200);
    },
  );

  it('[ORD-14] a completed order keeps its documents to be read, and nothing else', async () => {
    const { id } = await desk.sale({
      ...{ status: 'PAID', shippingMethod: 'PLATFORM', bookingSucceeded: true },
      pickedUpAt: '2026-11-20T14:00:00.000Z',
    });
    const { documentQid } = await added(id);
    expect((await desk.send('POST', id, 'complete/', {})).statusCode).toBe(200);
    expect((await download(id, documentQid)).statusCode).toBe(200);
    expect(refusal(await change(id, documentQid, { name: 'Later' }))).toEqual([409, 'invalid_transition']);
    expect(refusal(await remove(id, documentQid))).toEqual([409, 'invalid_transition']);
    expect((await desk.shown(id)).allowedActions).not.toContain('MANAGE_DOCUMENTS');
  });

  it.each(['PAYMENT_IN_REVIEW', 'PAID'] as const)('a %s order takes them', async (status) => {
    expect((await add((await desk.sale({ status })).id)).statusCode).toBe(200);
  });

  it('a deadline that has passed ends the order, also before anybody acted on it', async () => {
    const { id } = await desk.sale({ status: 'CONFIRMED', expiresAt: t.clock.now() });
    expect(refusal(await add(id))).toEqual([409, 'sale_expired']);
  });

  it('a viewer reads and downloads, and is refused the rest with the permission’s name', async () => {
    const sale = await confirmed();
    const { documentQid } = await added(sale);
    const viewer = await signedIn(t, { sellerId: desk.seller.id, role: 'VIEWER' });
    const answer = await add(sale, {}, { as: viewer });
    expect(answer.json()).toMatchObject({ status: 403, permission: 'documents.manage' });
    const path = `/sales/${sale}/document/${documentQid}/download/`;
    expect((await t.call('GET', path, { headers: viewer.headers })).statusCode).toBe(200);
    const shown = (await t.call('GET', `/sales/${sale}/`, { headers: viewer.headers })).json();
    expect(shown.allowedActions).not.toContain('MANAGE_DOCUMENTS');
    expect((await desk.shown(sale)).allowedActions).toContain('MANAGE_DOCUMENTS');
  });

  it('staff read the documents of any order', async () => {
    const sale = await confirmed();
    const { documentQid } = await added(sale);
    const { headers } = await staffIn(t, 'staff.sellers');
    expect((await t.call('GET', `/sales/${sale}/documents/`, { headers })).json()).toMatchObject({ count: 1 });
    expect((await t.call('GET', `/sales/${sale}/document/${documentQid}/download/`, { headers })).statusCode).toBe(200);
    const across = await t.call('GET', `/sales/documents/?sellerQid=${desk.seller.id}&saleQid=${sale}`, { headers });
    expect(across.json()).toMatchObject({ count: 1 });
  });

  it('[ERR-03] documents that are not there say so in the given words', async () => {
    const sale = await confirmed();
    for (const answer of [
      await desk.send('GET', newId(), 'documents/'),
      await download(sale, newId()),
      await remove(sale, newId()),
    ])
      expect(answer.json()).toMatchObject({ status: 404, code: 'documents_not_found', message: 'No documents found.' });
  });

  it('another order’s document is not found under this one', async () => {
    const [sale, other] = [await confirmed(), await confirmed()];
    const { documentQid } = await added(other);
    for (const answer of [
      await download(sale, documentQid),
      await remove(sale, documentQid),
      await change(sale, documentQid, { name: 'Mine' }),
    ])
      expect(refusal(answer)).toEqual([404, 'documents_not_found']);
  });
});

describe('[ORD-13] documents an order must have', () => {
  const abroad = { destination: { kind: 'BUYER', country: 'US', city: 'Portland' }, shippingMethod: 'SELLER' } as const;

  it('an export with an own carrier is completed with its declaration only; the next action says so', async () => {
    const { id } = await desk.payable({ ...abroad, status: 'PAID', trackedCount: 1 });
    const missing = ['EXPORT_DECLARATION'];
    expect(await desk.shown(id)).toMatchObject({ nextAction: 'UPLOAD_DOCUMENTS', missingDocuments: missing });
    const early = await desk.send('POST', id, 'complete/', {});
    expect(early.json()).toMatchObject({ status: 409, code: 'documents_missing', missing: ['EXPORT_DECLARATION'] });
    const { documentQid } = await added(id, { documentType: 'EXPORT_DECLARATION' });
    expect(await desk.shown(id)).toMatchObject({ nextAction: 'COMPLETE_ORDER', missingDocuments: [] });
    await remove(id, documentQid);
    expect(await desk.shown(id)).toMatchObject({ nextAction: 'UPLOAD_DOCUMENTS' });
    await change(id, (await added(id)).documentQid, { documentType: 'EXPORT_DECLARATION' });
    expect((await desk.send('POST', id, 'complete/', {})).statusCode).toBe(200);
  });

  it('the list counts the order under its new next action', async () => {
    const own = await sellerFixture(t);
    const { id } = await own.payable({ ...abroad, status: 'PAID', trackedCount: 1 });
    const stats = async () =>
      (await t.call('GET', '/sellers/stats/', { headers: own.session.headers })).json().byNextAction;
    expect(await stats()).toMatchObject({ UPLOAD_DOCUMENTS: 1, COMPLETE_ORDER: 0 });
    await add(id, { documentType: 'EXPORT_DECLARATION' }, { as: own.session });
    expect(await stats()).toMatchObject({ UPLOAD_DOCUMENTS: 0, COMPLETE_ORDER: 1 });
  });
});

describe('[ORD-13] proforma invoices', () => {
  it('are taken where their flag is on, and refused elsewhere', async () => {
    const sale = await confirmed();
    const fields = { documentType: 'PROFORMA_INVOICE' };
    const refused = await add(sale, fields);
    expect(refusal(refused)).toEqual([400, 'document_type_not_available']);
    const flagged = await testApp({ replaced: { flags: { ...defaultFlags, 'proforma-upload': true } } });
    const { headers, payload } = formOf({ ...fields, file: sampleFiles.pdf });
    const taken = await flagged.call('POST', `/sales/${sale}/document/`, {
      headers: { ...desk.session.headers, ...headers },
      payload,
    });
    expect(taken.statusCode, taken.body).toBe(200);
    await flagged.close();
  });

  it.each(['SELF_BILLED_INVOICE', 'CREDIT_NOTE', 'CLAIM_EVIDENCE', 'NONSENSE'])(
    '%s is no type a seller sends',
    async (documentType) => {
      const answer = await add(await confirmed(), { documentType });
      expect(refusal(answer)).toEqual([400, 'validation_failed']);
      expect(answer.json().errors).toHaveProperty('documentType');
    },
  );
});

describe('[ORD-13] what is refused leaves nothing behind', () => {
  it.each([
    ['an empty file', Buffer.alloc(0), 'invoice.pdf', 400, 'file_empty'],
    ['a picture called PDF', pngBytes(), 'invoice.pdf', 400, 'file_type_mismatch'],
    ['a type nobody asked for', sampleFiles.csv, 'notes.txt', 400, 'file_type_not_allowed'],
    ['a program', Buffer.from('MZ\u0000\u0003'.repeat(50), 'latin1'), 'invoice.pdf', 400, 'file_holds_program'],
    ['two files in one', jpgBytes({ comment: '%PDF-1.4' }), 'scan.jpg', 400, 'file_is_mixed'],
    [
      'a bomb',
      xlsxBytes({ name: 'xl/a.xml', content: Buffer.alloc(25_000_000) }),
      'list.xlsx',
      400,
      'file_unpacks_too_large',
    ],
    ['a path', sampleFiles.pdf, '../../etc/invoice.pdf', 400, 'file_name_not_allowed'],
    ['a path of Windows', sampleFiles.pdf, 'C:\\invoice.pdf', 400, 'file_name_not_allowed'],
    ['a name that reads backwards', sampleFiles.pdf, 'invoice\u202excod.pdf', 400, 'file_name_not_allowed'],
    ['a second ending', sampleFiles.pdf, 'invoice.exe.pdf', 400, 'file_name_not_allowed'],
    ['more than 10 MB', pdfBytes({ size: 10_490_000 }), 'invoice.pdf', 413, 'file_too_large'],
  ])('%s', async (_, file, fileName, status, code) => {
    const sale = await confirmed();
    const answer = await add(sale, { file }, { fileName });
    expect(refusal(answer)).toEqual([status, code]);
    expect(answer.json().message).not.toBe('');
    expect(await list(sale)).toMatchObject({ count: 0 });
  });

  it('10 MB is taken to the byte, and not one more', async () => {
    const sale = await confirmed();
    const most = 10 * 1_048_576;
    expect((await added(sale, { file: pdfBytes({ size: most }) })).metadata.bytes).toBe(most);
    expect(refusal(await add(sale, { file: pdfBytes({ size: most + 1 }) }))).toEqual([413, 'file_too_large']);
  });

  it.each([
    ['no file', { documentType: 'OTHER' }, 'file_required'],
    ['no type', { file: sampleFiles.pdf }, 'validation_failed'],
    ['a field nobody knows', { documentType: 'OTHER', file: sampleFiles.pdf, status: 'PAID' }, 'validation_failed'],
    ['a file in another field', { documentType: 'OTHER', image: sampleFiles.pdf }, 'validation_failed'],
  ])('%s', async (_, fields, code) => {
    const sale = await confirmed();
    expect(refusal(await sendForm('POST', `/sales/${sale}/document/`, fields))).toEqual([400, code]);
  });

  it('a second file, JSON instead of a form, and a form cut off', async () => {
    const sale = await confirmed();
    const path = `/sales/${sale}/document/`;
    const { headers, payload } = formOf({ documentType: 'OTHER', file: sampleFiles.pdf });
    const boundary = Buffer.from('--quayside-test-boundary--\r\n');
    const twice = Buffer.concat([
      payload.subarray(0, payload.length - boundary.length),
      formOf({ file: sampleFiles.pdf }).payload,
    ]);
    const of = (content: Buffer | string, type = headers['content-type'] ?? '') =>
      t.call('POST', path, { headers: { ...desk.session.headers, 'content-type': type }, payload: content });
    expect(refusal(await of(twice))).toEqual([400, 'too_many_files']);
    expect(refusal(await of('{}', 'application/json'))).toEqual([415, 'multipart_required']);
    expect(refusal(await of(payload.subarray(0, payload.length - 60)))).toEqual([400, 'malformed_body']);
    expect(refusal(await of('nonsense'))).toEqual([400, 'malformed_body']);
    expect(refusal(await of(payload, 'multipart/form-data'))).toEqual([400, 'malformed_body']);
    expect(await list(sale)).toMatchObject({ count: 0 });
  });
});

async function storedOf(documentQid: string): Promise<string> {
  const where = eq(documents.id, documentQid);
  const [found] = await t.database.read('system', (db) => db.select().from(documents).where(where));
  return present(found, 'the document is there').fileId;
}
