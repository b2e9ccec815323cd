/** Stock lists from folder to folder: taken once, applied by themselves where nothing is in doubt, answered beside. */
import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { brands } from '../brands/brands.tables.ts';
import { offers } from '../offers/offers.tables.ts';
import { gtinOf } from '../sales/sales.factory.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { productRowOf } from '../variants/variants.factory.ts';
import { products } from '../variants/variants.tables.ts';

const gtins = Array.from({ length: 10 }, (_, index) => gtinOf(8_000 + index));
const heading = 'EAN;Preis;Währung;VPE;Bestand';
const row = (index: number, price = '10,00', stock = 5) => `${gtins[index]};${price};EUR;1;${stock}`;
const rows = (count: number, price?: string) => Array.from({ length: count }, (_, index) => row(index, price));

let t: TestApp;
let desk: SellerFixture;

beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', async (db) => {
    const brandId = newId();
    await db.insert(brands).values({ id: brandId, slug: brandId, name: 'Aalto' });
    await db
      .insert(products)
      .values(
        gtins.map((gtin) => productRowOf({ id: newId(), gtin, name: `Tea ${gtin}`, brandId, brandName: 'Aalto' })),
      );
  });
});
afterAll(() => t.close());
beforeEach(async () => {
  desk = await sellerFixture(t);
  await t.database.write({ sellerId: desk.seller.id }, (db) =>
    db.update(offers).set({ stock: 0, status: 'INACTIVE' }).where(eq(offers.sellerId, desk.seller.id)),
  );
  await rm(t.deps.config.stockListFolder, { recursive: true, force: true });
  await mkdir(at('in'), { recursive: true });
});

const at = (...parts: string[]) => join(t.deps.config.stockListFolder, desk.seller.id, ...parts);
const names = async (folder: string) => (await readdir(at(folder)).catch(() => [])).sort();
const told = (name: string) => readFile(at('out', name), 'utf8');
const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  t.call(method, path, { headers: desk.session.headers, ...(payload ? { payload } : {}) });
/** Whole for two minutes. */
async function put(name: string, lines: readonly string[] | Buffer) {
  await writeFile(at('in', name), Buffer.isBuffer(lines) ? lines : lines.join('\n'));
  const before = new Date(Date.parse(t.deps.clock.now()) - 120_000);
  await utimes(at('in', name), before, before);
}
const look = async () => {
  await work.jobs.find(({ name }) => name === 'stock_lists.folder')?.run({ sellerId: desk.seller.id }, t.deps);
  await t.runJobs(work);
};
/** Taken and read, and then told. */
const looks = async () => {
  await look();
  await look();
};
const stockOf = async (index: number) =>
  (await call('GET', `/offers/?size=100`)).json().results.find(({ gtin }: { gtin: string }) => gtin === gtins[index])
    ?.stock;
const history = async (): Promise<
  { qid: string; status: string; fileName: string; scope: string; createdBy: string }[]
> => (await call('GET', '/offers/stock-upload/')).json().results;
const bell = async (type: string) =>
  (await call('GET', '/notifications/')).json().results.filter((one: { type: string }) => one.type === type).length;
/** The columns are known from now on. */
async function uploaded(lines: readonly string[]) {
  const form = formOf({ file: Buffer.from(lines.join('\n')) }, 'list.csv');
  const sent = { headers: { ...desk.session.headers, ...form.headers }, payload: form.payload };
  const { qid } = (await t.call('POST', '/offers/stock-upload/', sent)).json();
  await t.runJobs(work);
  await call('POST', `/offers/stock-upload/${qid}/apply/`, {});
  await t.runJobs(work);
}

describe('[INV-04] a stock list in the company’s folder', () => {
  it('is applied by itself once its columns are known, once, and answered with its rows', async () => {
    await uploaded([heading, ...rows(10)]);
    await put('monday.csv', [heading, row(0, '10,00', 77), ...rows(10).slice(1), 'oops;1,00;EUR;1;1']);
    await looks();
    expect(await stockOf(0)).toBe(77);
    expect([await names('in'), await names('done'), await names('out')]).toEqual([
      [],
      ['monday.csv'],
      ['monday.csv.result.csv'],
    ]);
    expect(await told('monday.csv.result.csv')).toMatch(/oops;.*Not a GTIN|oops,.*Not a GTIN/);
    expect((await history())[0]).toMatchObject({
      fileName: 'monday.csv',
      status: 'PARTIALLY_SUCCEEDED',
      createdBy: 'Your folder',
    });
    await look();
    expect(await history()).toHaveLength(2);
    expect([await bell('STOCK_TASK_WAITING'), await bell('STOCK_TASK_DONE')]).toEqual([0, 2]);
  });

  it('waits for a person where its columns are new or it changes a lot, says so, and is told again once applied', async () => {
    await put('new.csv', [heading, ...rows(10)]);
    await looks();
    const [list] = await history();
    expect(list?.status).toBe('PREVIEW_READY');
    expect(await told('new.csv.waiting.txt')).toContain(`/inventory/upload/?task=${list?.qid}`);
    expect(await bell('STOCK_TASK_WAITING')).toBe(1);
    expect((await call('POST', `/offers/stock-upload/${list?.qid}/apply/`, {})).statusCode).toBe(200);
    await looks();
    expect(await names('out')).toEqual(['new.csv.result.csv', 'new.csv.waiting.txt']);
    // Now the columns are known: a change of every price still waits.
    await put('dear.csv', [heading, ...rows(10, '19,00')]);
    await looks();
    expect((await history())[0]).toMatchObject({ fileName: 'dear.csv', status: 'PREVIEW_READY' });
    expect(await bell('STOCK_TASK_WAITING')).toBe(2);
  });

  it('is told again where offers came into stock since a person was asked', async () => {
    await put('new.whole.csv', [heading, ...rows(2)]);
    await looks();
    const [list] = await history();
    expect(await told('new.whole.csv.waiting.txt')).toContain('its columns are not known yet');
    await uploaded([heading, ...rows(4)]);
    expect((await call('POST', `/offers/stock-upload/${list?.qid}/apply/`, {})).statusCode).toBe(200);
    await looks();
    expect((await history()).find(({ qid }) => qid === list?.qid)?.status).toBe('PREVIEW_READY');
    const again = await told('new.whole.csv.waiting.txt');
    expect(again).toContain('Offers came into stock since this list was read');
    expect(again).toContain(`/inventory/upload/?task=${list?.qid}`);
  });

  it('is the whole stock where its name says so', async () => {
    await uploaded([heading, ...rows(10)]);
    await put('stock.whole.csv', [heading, ...rows(9)]);
    await looks();
    expect((await history())[0]).toMatchObject({ scope: 'WHOLE', status: 'SUCCEEDED' });
    expect([await stockOf(8), await stockOf(9)]).toEqual([5, 0]);
  });

  it('is left alone while it is being written, and under names of files that are not whole', async () => {
    await writeFile(at('in', 'growing.csv'), heading);
    const now = new Date(t.deps.clock.now());
    await utimes(at('in', 'growing.csv'), now, now);
    await put('later.csv.part', [heading]);
    await symlink('/etc/hostname', at('in', 'link.csv'));
    await looks();
    expect(await history()).toEqual([]);
    expect(await names('in')).toEqual(['growing.csv', 'later.csv.part', 'link.csv']);
  });

  it('found again after a crash between the list and the folder, is not taken twice', async () => {
    await put('list.csv', [heading, ...rows(3)]);
    const { listFolders } = t.deps;
    const broken = { ...listFolders, finish: () => Promise.reject(new Error('no folder')) };
    const run = work.jobs.find(({ name }) => name === 'stock_lists.folder')?.run;
    await expect(run?.({ sellerId: desk.seller.id }, { ...t.deps, listFolders: broken })).rejects.toThrow();
    expect(await names('in')).toEqual(['list.csv']);
    await looks();
    expect(await history()).toHaveLength(1);
    expect(await names('done')).toEqual(['list.csv']);
  });

  it('that was replaced while it was looked at, is taken in its turn: nothing is put away unread', async () => {
    await put('list.csv', [heading, ...rows(2)]);
    const { listFolders } = t.deps;
    const slow = {
      ...listFolders,
      finish: async (...given: Parameters<typeof listFolders.finish>) => {
        await put('list.csv', [heading, ...rows(3)]);
        return listFolders.finish(...given);
      },
    };
    await work.jobs
      .find(({ name }) => name === 'stock_lists.folder')
      ?.run({ sellerId: desk.seller.id }, { ...t.deps, listFolders: slow });
    expect(await names('in')).toEqual(['list.csv']);
    await looks();
    expect([await names('in'), (await history()).length]).toEqual([[], 2]);
  });

  it.each([
    ['note.pdf', Buffer.from('%PDF-1.7 hello'), 'Choose a'],
    ['list.xlsx', Buffer.from('no workbook'), 'not what its name says'],
    ['large.csv', Buffer.alloc(20 * 1_048_576 + 1, 'a'), 'larger than 20 MB'],
    ['list.exe.csv', Buffer.from('a;b'), 'file name is not accepted'],
  ])('[ERR-03] %s is put aside with the reason, and what lies behind it is taken', async (name, content, why) => {
    await put(name, content);
    await put('zebra.csv', [heading, ...rows(2)]);
    await look();
    expect(await names('failed')).toEqual([name]);
    expect(await told(`${name}.error.txt`)).toContain(why);
    expect((await history()).map(({ fileName }) => fileName)).toEqual(['zebra.csv']);
  });

  it('that holds nothing fails, and the folder and the people hear of it', async () => {
    await put('empty.csv', [heading]);
    await looks();
    expect(await told('empty.csv.error.txt')).toContain('There is no row below the headings.');
    expect(await bell('STOCK_TASK_WAITING')).toBe(1);
  });

  it('[ENT-01] of a suspended company is not taken, nor one of a company that is not ours', async () => {
    await put('list.csv', [heading, ...rows(2)]);
    await t.database.write({ sellerId: desk.seller.id }, (db) =>
      db.update(sellers).set({ status: 'SUSPENDED' }).where(eq(sellers.id, desk.seller.id)),
    );
    await looks();
    expect(await names('in')).toEqual(['list.csv']);
    const run = work.jobs.find(({ name }) => name === 'stock_lists.folder')?.run;
    await expect(run?.({ sellerId: newId() }, t.deps)).resolves.toBeUndefined();
  });

  it('is looked for in every company’s folder', async () => {
    await put('list.csv', [heading, ...rows(2)]);
    await work.jobs.find(({ name }) => name === 'stock_lists.folders')?.run({}, t.deps);
    await t.runJobs(work);
    expect(await history()).toHaveLength(1);
  });
});
