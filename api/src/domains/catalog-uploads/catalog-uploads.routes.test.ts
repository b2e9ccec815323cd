import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { xlsxBytes } from '../../platform/files/files.factory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { brands } from '../brands/brands.tables.ts';
import { productRowOf } from '../variants/variants.factory.ts';
import { products } from '../variants/variants.tables.ts';

const gtins = ['4006381333931', '96385074', '614141000036', '9501101530003'] as const;
const heading = 'EAN;Preis;Währung;VPE;Bestand';

let t: TestApp;
let desk: SellerFixture;
let staff: Session;

beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  staff = await signedIn(t, {
    role: 'STAFF',
    email: `onboarding-${newId()}@quayside.example`,
    staffPermissions: ['staff.onboarding'],
  });
  await t.database.write('none', async (db) => {
    const brandId = newId();
    await db.insert(brands).values({ id: brandId, slug: brandId, name: 'Lindqvist' });
    await db.insert(products).values(
      gtins.map((gtin) =>
        productRowOf({
          id: newId(),
          gtin: gtin.padStart(14, '0'),
          name: `Soap ${gtin}`,
          brandId,
          brandName: 'Lindqvist',
        }),
      ),
    );
  });
});
afterAll(() => t.close());

const send = (
  path: string,
  lines: readonly string[] | Buffer,
  { headers }: Session,
  name = 'list.csv',
  fields = {},
) => {
  const file = Buffer.isBuffer(lines) ? lines : Buffer.from(lines.join('\n'));
  const form = formOf({ ...fields, file }, name);
  return t.call('POST', path, { headers: { ...headers, ...form.headers }, payload: form.payload });
};
const upload = async (lines: readonly string[] | Buffer, query = '', name?: string) => {
  const answer = await send(`/offers/stock-upload/${query}`, lines, desk.session, name);
  await t.runJobs(work);
  return task(answer.json().qid);
};
const task = async (qid: string, { headers } = desk.session) =>
  (await t.call('GET', `/task/${qid}/`, { headers })).json();
const rowsOf = async (qid: string, { headers } = desk.session) =>
  (await t.call('GET', `/offers/stock-upload/${qid}/rows/?size=100`, { headers })).json().results;
const step = async (qid: string, path: string, payload: object = {}, { headers } = desk.session) => {
  const answer = await t.call('POST', `/offers/stock-upload/${qid}/${path}/`, { headers, payload });
  await t.runJobs(work);
  return answer;
};
const offersOf = async () => {
  const { results } = (await t.call('GET', '/offers/?size=100', { headers: desk.session.headers })).json();
  return results.filter(({ productName }: { productName: string }) => productName.startsWith('Soap '));
};

describe('[INV-04] a stock list', () => {
  it('is read, its columns are guessed, and each row is told; good rows become offers, and all of it is undone', async () => {
    const list = await upload([
      'Our offer of the week',
      heading,
      `${gtins[0]};12,50;EUR;6;120`,
      `${gtins[1]};3,00;GBP;1;10`,
      `4006381333932;3,00;EUR;1;10`,
      `${gtins[0]};12,50;EUR;6;120`,
      '',
      `5901234123457;3,00;EUR;1;10`,
      `${gtins[2]};none;EUR;1;10`,
      `${gtins[2]};3,00;EUR;1;a lot`,
      `${gtins[2]};3,00;EUR;a few;1`,
      `${gtins[3]};4,00;EUR;1;0`,
    ]);
    expect(list).toMatchObject({
      status: 'PREVIEW_READY',
      progress: 100,
      rowsTotal: 10,
      mapping: { headingRow: 2, gtin: 0, price: 1, currencyColumn: 2, sellingUnit: 3, inventory: 4 },
      counts: { CREATED: 2 },
      allowedActions: ['map', 'apply', 'cancel'],
    });
    const told = await rowsOf(list.qid);
    expect(told.map(({ line, code }: { line: number; code: string }) => [line, code])).toEqual([
      [3, 'CREATED'],
      [4, 'CURRENCY_UNSUPPORTED'],
      [5, 'GTIN_CHECK_DIGIT'],
      [6, 'DUPLICATE_GTIN'],
      [7, 'EMPTY_ROW'],
      [8, 'GTIN_UNKNOWN'],
      [9, 'INVALID_PRICE'],
      [10, 'INVALID_INVENTORY'],
      [11, 'INVALID_SELLING_UNIT'],
      [12, 'CREATED'],
    ]);
    expect(told[2]).toMatchObject({ suggestion: '4006381333931', value: '4006381333932' });
    expect(await offersOf()).toEqual([]);
    await step(list.qid, 'apply', { version: list.version });
    const after = await task(list.qid);
    expect(after).toMatchObject({ status: 'PARTIALLY_SUCCEEDED', allowedActions: ['undo'] });
    expect(
      (await offersOf()).map(({ stock, status }: { stock: number; status: string }) => [stock, status]).sort(),
    ).toEqual([
      [0, 'OUT_OF_STOCK'],
      [120, 'ACTIVE'],
    ]);
    const undo = await t.call('POST', `/offers/catalog/${after.batchQid}/undo/`, {
      headers: desk.session.headers,
      payload: {},
    });
    expect(undo.json()).toEqual({ restored: 2, kept: 0 });
    expect(await offersOf()).toEqual([]);
  });

  it('changes what is offered already; a price far from the one before is looked at first', async () => {
    const first = await upload([heading, `${gtins[0]};10,00;EUR;1;5`, `${gtins[1]};10,00;EUR;1;5`]);
    await step(first.qid, 'apply');
    const second = await upload([heading, `${gtins[0]};11,00;EUR;1;5`, `${gtins[1]};1,00;EUR;1;5`]);
    expect(second.counts).toEqual({ UPDATED: 1, PRICE_OUTLIER: 1 });
    await step(second.qid, 'apply');
    const prices = (await offersOf()).map(({ price }: { price: { amount: string } }) => price.amount).sort();
    expect(prices).toEqual(['10.00', '11.00']);
    const undo = await t.call('POST', `/offers/catalog/${(await task(second.qid)).batchQid}/undo/`, {
      headers: desk.session.headers,
      payload: {},
    });
    expect(undo.json()).toEqual({ restored: 1, kept: 0 });
  });

  it('[INV-05] [ERR-06] whose columns are not found asks for them, in the words of the form', async () => {
    const list = await upload(['A;B;C', `${gtins[3]};4,50;7`]);
    expect(list).toMatchObject({
      status: 'MAPPING_REQUIRED',
      preview: [
        ['A', 'B', 'C'],
        [gtins[3], '4,50', '7'],
      ],
    });
    const refused = await step(list.qid, 'mapping', {});
    expect(refused.statusCode).toBe(400);
    const { headingRow, gtin, price, currency, sellingUnit, inventory } = words.form;
    const said = (message: string) => [{ code: 'required', message }];
    expect(refused.json().errors).toEqual({
      headingRow: said(headingRow),
      gtin: said(gtin),
      price: said(price),
      currency: said(currency),
      sellingUnit: said(sellingUnit),
      inventory: said(inventory),
    });
    await step(list.qid, 'mapping', {
      headingRow: 1,
      gtin: 0,
      price: 1,
      currency: 'EUR',
      sellingUnit: 2,
      inventory: 2,
    });
    expect(await task(list.qid)).toMatchObject({ status: 'PREVIEW_READY', counts: { CREATED: 1 } });
    expect((await step(list.qid, 'cancel')).json().status).toBe('CANCELLED');
    expect((await step(list.qid, 'apply')).json().code).toBe('stock_list_not_in_state');
  });

  it('[ERR-06] that is none fails with what to do; only a check changes nothing', async () => {
    const empty = await upload([heading]);
    expect(empty).toMatchObject({ status: 'FAILED', failure: { code: 'stock_list_empty' } });
    const hollow = await upload(xlsxBytes(), '', 'list.xlsx');
    expect(hollow.status).toBe('FAILED');
    const check = await upload([heading, `${gtins[2]};3,00;EUR;1;4`], '?checkOnly=true');
    expect(check).toMatchObject({ kind: 'CHECK_ONLY', status: 'PREVIEW_READY', allowedActions: ['map', 'cancel'] });
    expect((await step(check.qid, 'apply')).json().code).toBe('stock_list_not_in_state');
  });

  it('[INV-06] is refused to who may not send one, in the words of the specification', async () => {
    const viewer = await signedIn(t, { sellerId: desk.seller.id, role: 'VIEWER' });
    const answer = await send('/offers/stock-upload/', [heading], viewer);
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'You do not have permission to upload stock list.',
    ]);
  });

  it('is one company’s alone', async () => {
    const list = await upload([heading, `${gtins[2]};3,00;EUR;1;4`]);
    const other = await sellerFixture(t);
    expect((await task(list.qid, other.session)).code).toBe('task_not_found');
    expect((await task(list.qid, staff)).code).toBe('task_not_found');
  });
});

/** A program of the company with these rights. */
async function keyWith(...scopes: string[]): Promise<Session> {
  const made = await t.call('POST', '/api-keys/', {
    headers: desk.session.headers,
    payload: { name: 'Stock check', scopes },
  });
  expect(made.json()).toMatchObject({ key: expect.anything() });
  return { ...desk.session, headers: { authorization: `Bearer ${made.json().key}` } };
}

describe('[INT-01] [INV-04] whoever of a company may only check', () => {
  it('checks lists and sees checks; lists that change offers are not there for them', async () => {
    const key = await keyWith('gtin_checker.use');
    const lines = [heading, `${gtins[2]};3,00;EUR;1;4`];
    const check = (await send('/offers/stock-upload/?checkOnly=true', lines, key)).json();
    await t.runJobs(work);
    const get = async (path: string) => (await t.call('GET', path, { headers: key.headers })).json();
    expect(await get(`/offers/stock-upload/${check.qid}/`)).toMatchObject({ status: 'PREVIEW_READY' });
    expect(await get(`/offers/stock-upload/${check.qid}/rows/`)).toMatchObject({ count: 1 });
    const refused = await send('/offers/stock-upload/', lines, key);
    expect([refused.statusCode, refused.json().message]).toEqual([403, words.forbidden]);
    const list = await upload(lines);
    for (const path of ['', 'rows/', 'result/'])
      expect((await get(`/offers/stock-upload/${list.qid}/${path}`)).code).toBe('task_not_found');
    expect((await get(`/task/${list.qid}/`)).code).toBe('task_not_found');
    expect((await step(list.qid, 'cancel', {}, key)).json().code).toBe('task_not_found');
    const { results } = await get('/offers/stock-upload/');
    expect(results.map(({ kind }: { kind: string }) => kind)).not.toContain('STOCK_LIST');
  });
});

describe('[INT-01] the GTIN checker', () => {
  it('tells what we know of a list, with a deal, and gives the result as a file safe to open', async () => {
    const lines = [heading, `${gtins[0]};3,00;GBP;1;4`, '"=cmd|\' /C calc\'!A0";1;EUR;1;1'];
    expect((await send('/internal/initialcheck/', lines, staff, 'list.csv', { dealId: 'D-0' })).json().code).toBe(
      'zendeskDealNotFound',
    );
    const lead = async (of: Session) =>
      (await t.call('GET', `/sellerleads/${made.slug}/`, { headers: of.headers })).json();
    const contact = { companyName: 'Hafenkante', contactName: 'Nora', country: 'NL' };
    const made = (
      await t.call('POST', '/sellerleads/', { payload: { ...contact, email: `${newId()}@hafenkante.example` } })
    ).json();
    const { dealId, stockChecks } = await lead(staff);
    expect([dealId, stockChecks]).toEqual([expect.stringMatching(/^D-[0-9A-F]{8}$/), []]);
    const { qid } = (await send('/internal/initialcheck/', lines, staff, 'list.csv', { dealId })).json();
    await t.runJobs(work);
    expect(await task(qid, staff)).toMatchObject({
      kind: 'GTIN_CHECK',
      status: 'PREVIEW_READY',
      counts: { CREATED: 1, INVALID_GTIN: 1 },
    });
    // [INT-02] The lead's page has it.
    expect((await lead(staff)).stockChecks).toMatchObject([
      { qid, fileName: 'list.csv', status: 'PREVIEW_READY', counts: { CREATED: 1, INVALID_GTIN: 1 } },
    ]);
    const report = await t.call('GET', `/internal/initialcheck/${qid}/report/`, { headers: staff.headers });
    expect(report.headers['content-type']).toContain('text/csv');
    expect(report.body).toContain('Product known');
    expect(report.body).toContain("'=cmd");
    expect((await send('/internal/initialcheck/', lines, desk.session)).statusCode).toBe(403);
  });

  it('forgets lists after thirty days', async () => {
    const { qid } = (await send('/internal/initialcheck/', [heading, 'x'], staff)).json();
    await t.runJobs(work);
    t.clock.set('2027-01-15T08:00:00.000Z');
    await work.jobs.find(({ name }) => name === 'stock_lists.forget')?.run({}, t.deps);
    const again = await signedIn(t, {
      role: 'STAFF',
      email: `later-${newId()}@quayside.example`,
      staffPermissions: ['staff.onboarding'],
    });
    expect((await task(qid, again)).code).toBe('task_not_found');
  });

  it('is open to one of us with the right to check alone, who can cancel a check', async () => {
    const checker = await signedIn(t, {
      ...{ role: 'STAFF', email: `checker-${newId()}@quayside.example`, staffPermissions: ['gtin_checker.use'] },
    });
    const begun = (await send('/internal/initialcheck/', ['A;B;C', `${gtins[3]};4,50;7`], checker)).json();
    await t.runJobs(work);
    expect(await task(begun.qid, checker)).toMatchObject({ kind: 'GTIN_CHECK', status: 'MAPPING_REQUIRED' });
    const cancelled = await step(begun.qid, 'cancel', {}, checker);
    expect([cancelled.statusCode, cancelled.json().status]).toEqual([200, 'CANCELLED']);
    expect((await step(begun.qid, 'cancel', {}, checker)).json().code).toBe('stock_list_not_in_state');
    const other = await signedIn(t, {
      ...{ role: 'STAFF', email: `other-${newId()}@quayside.example`, staffPermissions: ['staff.claims'] },
    });
    expect((await send('/internal/initialcheck/', [heading, 'x'], other)).statusCode).toBe(403);
  });
});
