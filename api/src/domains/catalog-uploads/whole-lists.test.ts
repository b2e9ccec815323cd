import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hours, minutes, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { brands } from '../brands/brands.tables.ts';
import { offerBatches } from '../offers/offers.tables.ts';
import { gtinOf } from '../sales/sales.factory.ts';
import { productRowOf } from '../variants/variants.factory.ts';
import { products } from '../variants/variants.tables.ts';
import { stockLists } from './catalog-uploads.tables.ts';

const gtins = Array.from({ length: 10 }, (_, index) => gtinOf(7_000 + index));
const heading = 'EAN;Preis;Währung;VPE;Bestand';

let t: TestApp;
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

type Told = { line: number | null; code: string; gtin: string };
type Shown = { qid: string; gtin: string; stock: number; status: string; price: { amount: string }; version: number };

/** A company of its own and what it does with lists. */
async function shop() {
  const desk: SellerFixture = await sellerFixture(t);
  await t.database.write({ sellerId: desk.seller.id }, (db) =>
    db.execute(sql`update offers set stock = 0, status = 'INACTIVE' where seller_id = ${desk.seller.id}`),
  );
  const { headers } = desk.session;
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
    t.call(method, path, { headers, ...(payload ? { payload } : {}) });
  const send = async (lines: readonly string[], fields: object = {}) => {
    const form = formOf({ ...fields, file: Buffer.from(lines.join('\n')) }, 'list.csv');
    const sent = { headers: { ...headers, ...form.headers }, payload: form.payload };
    const { qid }: { qid: string } = (await t.call('POST', '/offers/stock-upload/', sent)).json();
    return qid;
  };
  const task = async (qid: string) => (await call('GET', `/task/${qid}/`)).json();
  const upload = async (lines: readonly string[], fields: object = {}) => {
    const qid = await send(lines, fields);
    await t.runJobs(work);
    return task(qid);
  };
  const step = async (qid: string, path: string, payload: object = {}) => {
    const answer = await call('POST', `/offers/stock-upload/${qid}/${path}/`, payload);
    await t.runJobs(work);
    return answer;
  };
  const offers = async (): Promise<Shown[]> =>
    (await call('GET', '/offers/?size=100&sort=name'))
      .json()
      .results.filter((one: { gtin: string }) => gtins.includes(one.gtin));
  const stocks = async () => Object.fromEntries((await offers()).map(({ gtin, stock }) => [gtin, stock]));
  const undo = (batchQid: string) => call('POST', `/offers/catalog/${batchQid}/undo/`, {});
  const applied = async (lines: readonly string[], fields: object = {}) => {
    const { qid } = await upload(lines, fields);
    await step(qid, 'apply', { isRemovalConfirmed: true });
    return task(qid);
  };
  return { desk, call, send, task, upload, step, offers, stocks, undo, applied };
}
const row = (index: number, price = '10,00', stock = 5) => `${gtins[index]};${price};EUR;1;${stock}`;
const rows = (count: number, price?: string) => Array.from({ length: count }, (_, index) => row(index, price));

describe('[INV-04] a list that is the whole stock', () => {
  it('takes offers it does not name out of stock, and asks again above 30 %; a list of changes takes none', async () => {
    const s = await shop();
    await s.applied([heading, ...rows(10)]);
    const changes = await s.upload([heading, row(0, '11,00')]);
    expect(changes).toMatchObject({ scope: 'CHANGES', counts: { UPDATED: 1 } });
    const few = await s.upload([heading, ...rows(7)], { scope: 'WHOLE' });
    expect(few).toMatchObject({ scope: 'WHOLE', offersInStock: 10, counts: { UNCHANGED: 7, REMOVED: 3 } });
    expect((await s.step(few.qid, 'apply')).statusCode).toBe(200);
    expect(Object.values(await s.stocks()).filter((stock) => stock === 0)).toHaveLength(3);
    const many = await s.upload([heading, ...rows(4)], { scope: 'WHOLE' });
    const refused = (await s.step(many.qid, 'apply')).json();
    expect(refused).toMatchObject({ code: 'stock_list_removes_many' });
    expect((await s.task(many.qid)).status).toBe('PREVIEW_READY');
    const { json } = await s.step(many.qid, 'apply', { isRemovalConfirmed: true });
    expect(json().status).toBe('APPLYING');
    expect(Object.values(await s.stocks()).filter((stock) => stock > 0)).toHaveLength(4);
    expect((await s.undo((await s.task(many.qid)).batchQid)).json()).toEqual({ restored: 3, kept: 0 });
    expect(Object.values(await s.stocks()).filter((stock) => stock > 0)).toHaveLength(7);
  });

  it('keeps offers whose row is wrong; what it removed stands in no row, and sells again once it is named', async () => {
    const s = await shop();
    await s.applied([heading, ...rows(4)]);
    const wrongDigit = `${(gtins[2] ?? '').slice(0, -1)}${(Number((gtins[2] ?? '').at(-1)) + 1) % 10}`;
    const list = await s.upload([heading, row(0), row(1, 'ask'), `${wrongDigit};10,00;EUR;1;5`], { scope: 'WHOLE' });
    expect(list.counts).toEqual({ UNCHANGED: 1, INVALID_PRICE: 1, GTIN_CHECK_DIGIT: 1, REMOVED: 1 });
    const told: Told[] = (await s.call('GET', `/offers/stock-upload/${list.qid}/rows/?size=100`)).json().results;
    expect(told.at(-1)).toMatchObject({ line: null, code: 'REMOVED', gtin: gtins[3] });
    await s.step(list.qid, 'apply');
    expect(await s.stocks()).toMatchObject({ [gtins[1] ?? '']: 5, [gtins[2] ?? '']: 5, [gtins[3] ?? '']: 0 });
    await s.applied([heading, row(3)]);
    expect((await s.offers()).find(({ gtin }) => gtin === gtins[3])).toMatchObject({ stock: 5, status: 'ACTIVE' });
  });
});

describe('[INV-04] columns', () => {
  it('that were chosen once are known again by their headings, wherever the row stands', async () => {
    const s = await shop();
    const odd = 'A;B;C;D;E';
    const first = await s.upload([odd, row(0)]);
    expect(first).toMatchObject({ status: 'MAPPING_REQUIRED', isLayoutKnown: false });
    const chosen = { headingRow: 1, gtin: 0, price: 1, currencyColumn: 2, sellingUnit: 3, inventory: 4 };
    await s.step(first.qid, 'mapping', chosen);
    const second = await s.upload(['Our week', odd, row(0), row(1)]);
    expect(second).toMatchObject({
      status: 'PREVIEW_READY',
      isLayoutKnown: true,
      mapping: { headingRow: 2, price: 1 },
    });
    expect(await (await shop()).upload([odd, row(0)])).toMatchObject({ status: 'MAPPING_REQUIRED' });
  });

  it('may tell a floor, below which nothing is set', async () => {
    const s = await shop();
    const withFloor = `${heading};Mindestpreis`;
    await s.applied([withFloor, `${row(0)};9,00`, `${row(1)};`]);
    const shown = (await s.call('GET', `/offers/?search=${gtins[0]}`)).json().results[0];
    expect(shown.floor).toEqual({ amount: '9.00', currency: 'EUR' });
    const below = await s.upload([heading, row(0, '8,00'), row(1, '8,00')]);
    expect(below.counts).toEqual({ PRICE_BELOW_FLOOR: 1, UPDATED: 1 });
    const raised = await s.upload([heading, row(1, '7,00')]);
    const other = (await s.offers()).find(({ gtin }) => gtin === gtins[1]);
    await s.call('PATCH', `/offers/${other?.qid}/`, { floor: { amount: '7.50', currency: 'EUR' } });
    await s.step(raised.qid, 'apply');
    expect(await s.task(raised.qid)).toMatchObject({ status: 'PARTIALLY_SUCCEEDED' });
    expect((await s.offers()).find(({ gtin }) => gtin === gtins[1])?.price.amount).toBe('10.00');
  });
});

describe('[INV-04] a feed', () => {
  it('of known columns is applied by itself; one that changes 30 % or more waits for a person', async () => {
    const s = await shop();
    const first = await s.upload([heading, ...rows(10)], { autoApply: 'true' });
    expect(first).toMatchObject({ status: 'PREVIEW_READY', isLayoutKnown: false });
    await s.step(first.qid, 'apply');
    const calm = await s.upload([heading, row(0, '10,50'), ...rows(10).slice(1)], { autoApply: 'true' });
    expect(calm.status).toBe('SUCCEEDED');
    const wild = await s.upload([heading, ...rows(10, '12,00')], { autoApply: 'true' });
    expect(wild.status).toBe('PREVIEW_READY');
  });
});

describe('[INV-04] what was sent', () => {
  it('is listed with person and result, and each list is had back with one column more', async () => {
    const s = await shop();
    const done = await s.applied([heading, row(0), '=1+1;1;EUR;1;1'], { scope: 'WHOLE' });
    const { results } = (await s.call('GET', '/offers/stock-upload/')).json();
    expect(results).toMatchObject([{ qid: done.qid, fileName: 'list.csv', status: 'PARTIALLY_SUCCEEDED' }]);
    expect(results[0].createdBy).not.toBe('');
    const file = await s.call('GET', `/offers/stock-upload/${done.qid}/result/`);
    expect(file.body.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFEAN,Preis,Währung,VPE,Bestand,Result',
      `${gtins[0]},"10,00",EUR,1,5,New offer`,
      "'=1+1,1,EUR,1,1,Not a GTIN",
    ]);
    expect((await (await shop()).call('GET', `/offers/stock-upload/${done.qid}/result/`)).json().code).toBe(
      'task_not_found',
    );
  });
});

describe('[INV-04] an undo', () => {
  it('is told as possible for 24 hours, and afterwards that and when it was done', async () => {
    const s = await shop();
    const first = await s.applied([heading, ...rows(2)]);
    expect(first).toMatchObject({ allowedActions: ['undo'], undoneAt: null });
    const long = plus(t.clock.now(), -(hours(24) + minutes(1)));
    await t.database.write('system', (db) =>
      db.update(offerBatches).set({ madeAt: long }).where(eq(offerBatches.id, first.batchQid)),
    );
    expect((await s.undo(first.batchQid)).json().code).toBe('batch_too_old');
    expect(await s.task(first.qid)).toMatchObject({ allowedActions: [], undoneAt: null });
    const second = await s.applied([heading, ...rows(2, '11,00')]);
    expect(second.allowedActions).toEqual(['undo']);
    expect((await s.undo(second.batchQid)).statusCode).toBe(200);
    expect(await s.task(second.qid)).toMatchObject({ allowedActions: [], undoneAt: t.clock.now() });
    const { results } = (await s.call('GET', '/offers/stock-upload/')).json();
    const told = (qid: string) => results.find((one: { qid: string }) => one.qid === qid)?.undoneAt;
    expect([told(first.qid), told(second.qid)]).toEqual([null, t.clock.now()]);
  });

  it('leaves alone what was changed since, and is refused once an order used it', async () => {
    const s = await shop();
    await s.applied([heading, ...rows(3)]);
    const second = await s.applied([heading, ...rows(3, '11,00')]);
    const [edited] = await s.offers();
    await s.call('PATCH', `/offers/${edited?.qid}/`, { price: { amount: '13.00', currency: 'EUR' } });
    expect((await s.undo(second.batchQid)).json()).toEqual({ restored: 2, kept: 1 });
    expect((await s.offers()).map(({ price }) => price.amount)).toEqual(['13.00', '10.00', '10.00']);
    const third = await s.applied([heading, ...rows(3, '12,00')]);
    const { lineIds } = await s.desk.sale();
    await t.database.write('system', (db) =>
      db.execute(sql`update sale_lines set offer_id = ${edited?.qid} where id = ${lineIds[0]}`),
    );
    await t.database.write('system', (db) =>
      db.execute(sql`update sales set created_at = ${t.clock.now()}::timestamptz
      where seller_id = ${s.desk.seller.id}`),
    );
    expect((await s.undo(third.batchQid)).json().code).toBe('batch_used');
  });
});

describe('[INV-04] [ERR-06] at the same time', () => {
  it('two lists are applied one after the other, and an edit meanwhile is kept or overwritten whole', async () => {
    const s = await shop();
    await s.applied([heading, ...rows(8)]);
    const [one, other] = [await s.send([heading, ...rows(8, '11,00')]), await s.send([heading, ...rows(8, '12,00')])];
    await t.runJobs(work);
    const [edited] = await s.offers();
    const start = (qid: string) => s.call('POST', `/offers/stock-upload/${qid}/apply/`, {});
    await start(one);
    await start(other);
    const { rows: queued } = await t.database.read('system', (db) =>
      db.execute(sql`select q.queue_name from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id
        where j.payload ->> 'id' in (${one}, ${other})`),
    );
    // One worker at most, however many lists a company applies.
    expect(new Set(queued.map(({ queue_name }) => queue_name)).size).toBe(1);
    const edit = s.call('PATCH', `/offers/${edited?.qid}/`, { stock: 77, price: { amount: '10.77', currency: 'EUR' } });
    await Promise.all([t.runJobs(work), edit]);
    await t.runJobs(work);
    expect([(await s.task(one)).status, (await s.task(other)).status]).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    const after = await s.offers();
    expect(after).toHaveLength(8);
    const written = new Set(['5 at 11.00', '5 at 12.00', '77 at 10.77']);
    const found = after.map(({ stock, price }) => `${stock} at ${price.amount}`);
    expect(found.filter((text) => !written.has(text))).toEqual([]);
    expect(new Set(found.slice(1))).toEqual(new Set(['5 at 12.00']));
  });

  it('a row whose floor another list raised meanwhile is told as that, and not as done', async () => {
    const s = await shop();
    await s.applied([heading, ...rows(2)]);
    const low = await s.upload([heading, row(0, '8,00'), row(1, '12,00')]);
    expect(low.counts).toEqual({ UPDATED: 2 });
    await s.applied([`${heading};Mindestpreis`, `${row(0)};9,00`]);
    await s.step(low.qid, 'apply');
    const after = await s.task(low.qid);
    expect(after).toMatchObject({ status: 'PARTIALLY_SUCCEEDED', counts: { UPDATED: 1, PRICE_BELOW_FLOOR: 1 } });
    const told: Told[] = (await s.call('GET', `/offers/stock-upload/${low.qid}/rows/?size=100`)).json().results;
    expect(told).toMatchObject([
      { line: 2, code: 'PRICE_BELOW_FLOOR', value: '8.00', suggestion: '9.00' },
      { line: 3, code: 'UPDATED' },
    ]);
    expect((await s.offers()).map(({ price }) => price.amount)).toEqual(['10.00', '12.00']);
  });

  it('what another list brought into stock meanwhile is shown before a whole list takes it out', async () => {
    const s = await shop();
    await s.applied([heading, ...rows(8)]);
    const whole = await s.upload([heading, ...rows(8)], { scope: 'WHOLE' });
    expect(whole.counts).toEqual({ UNCHANGED: 8 });
    const more = await s.upload([heading, row(8), row(9)]);
    // Applied at once: the whole list was sent last.
    const start = (qid: string) => s.call('POST', `/offers/stock-upload/${qid}/apply/`, {});
    await start(more.qid);
    await t.runJobs(work);
    await s.step(whole.qid, 'apply');
    expect(await s.task(whole.qid)).toMatchObject({
      ...{ status: 'PREVIEW_READY', offersInStock: 10, counts: { UNCHANGED: 8, REMOVED: 2 } },
      failure: { code: 'stock_list_grown' },
    });
    expect(Object.values(await s.stocks()).filter((stock) => stock > 0)).toHaveLength(10);
    await s.step(whole.qid, 'apply');
    expect(await s.task(whole.qid)).toMatchObject({ status: 'SUCCEEDED', failure: null });
    expect(Object.values(await s.stocks()).filter((stock) => stock > 0)).toHaveLength(8);
  });

  it('a whole feed takes out of stock what came in since it was read, where that is little, and tells it', async () => {
    const s = await shop();
    await s.applied([heading, ...rows(10)]);
    const last = (await s.offers()).find(({ gtin }) => gtin === gtins[9]);
    const restock = (stock: number) => s.call('PATCH', `/offers/${last?.qid}/`, { stock });
    await restock(0);
    const id = await s.send([heading, ...rows(9)], { scope: 'WHOLE', autoApply: 'true' });
    const read = work.jobs.find(({ name }) => name === 'stock_lists.read');
    await read?.run({ sellerId: s.desk.seller.id, id }, t.deps);
    expect(await s.task(id)).toMatchObject({ status: 'APPLYING', counts: { UNCHANGED: 9 } });
    await restock(4);
    await t.runJobs(work);
    expect(await s.task(id)).toMatchObject({
      ...{ status: 'SUCCEEDED', failure: null, offersInStock: 10, counts: { UNCHANGED: 9, REMOVED: 1 } },
    });
    expect((await s.stocks())[gtins[9] ?? '']).toBe(0);
  }, 20_000);

  it.each([
    ['stock_lists.read', 'QUEUED'],
    ['stock_lists.apply', 'APPLYING'],
  ])('a list whose %s fails six times comes to an end, and people hear of it', async (name, meanwhile) => {
    const s = await shop();
    const fails = work.jobs.map((one) =>
      one.name === name ? { ...one, run: () => Promise.reject(new Error('no disk')) } : one,
    );
    const isAt = (attempts: number) =>
      t.database.write('system', (db) =>
        db.execute(sql`update graphile_worker._private_jobs set attempts = ${attempts}, run_at = now() - interval '1 minute'
          where payload ->> 'id' = ${qid}`),
      );
    const isApplied = name === 'stock_lists.apply';
    const { qid } = isApplied ? await s.upload([heading, ...rows(2)]) : { qid: await s.send([heading, ...rows(2)]) };
    if (isApplied) await s.call('POST', `/offers/stock-upload/${qid}/apply/`, {});
    await isAt(4);
    await t.runJobs({ ...work, jobs: fails });
    expect(await s.task(qid)).toMatchObject({ status: meanwhile });
    await isAt(5);
    await t.runJobs({ ...work, jobs: fails });
    expect(await s.task(qid)).toMatchObject({ status: 'FAILED', failure: { code: 'stock_list_not_applied' } });
    const { results } = (await s.call('GET', '/notifications/')).json();
    expect(results.filter((one: { type: string }) => one.type === 'STOCK_TASK_WAITING')).toHaveLength(1);
  });

  it('a server killed in the middle of applying leaves nothing half-written, and the task goes on', async () => {
    const s = await shop();
    await s.applied([heading, ...rows(8)]);
    const list = await s.upload([heading, ...rows(8, '11,00')]);
    const last = (await s.offers()).at(-1);
    const held = t.database.write({ sellerId: s.desk.seller.id }, async (db) => {
      await db.execute(sql`select from offers where id = ${last?.qid} for update`);
      await s.call('POST', `/offers/stock-upload/${list.qid}/apply/`, {});
      const running = t.runJobs(work);
      const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid() and query like '%"offers"%for update%'`;
      await vi.waitFor(async () => {
        const { rows: killed } = await t.database.read('system', (other) => other.execute(kill));
        expect(killed).toHaveLength(1);
      }, 5_000);
      await running;
      const { rows: prices } = await db.execute(sql`select distinct price_minor::int as price from offers
        where seller_id = ${s.desk.seller.id} and status = 'ACTIVE'`);
      expect(prices).toEqual([{ price: 1_000 }]);
    });
    await held;
    expect((await s.task(list.qid)).status).toBe('APPLYING');
    await t.database.write('none', (db) =>
      db.execute(sql`update graphile_worker._private_jobs set run_at = created_at`),
    );
    await t.runJobs(work);
    expect((await s.task(list.qid)).status).toBe('SUCCEEDED');
    expect(new Set((await s.offers()).map(({ price }) => price.amount))).toEqual(new Set(['11.00']));
  });

  it('a server killed while rows were checked goes on with them', async () => {
    const s = await shop();
    const { qid } = await s.upload([heading, ...rows(2)]);
    await t.database.write('system', (db) => db.update(stockLists).set({ status: 'MATCHING' }).where(sql`id = ${qid}`));
    await work.jobs
      .find(({ name }) => name === 'stock_lists.read')
      ?.run({ sellerId: s.desk.seller.id, id: qid }, t.deps);
    expect(await s.task(qid)).toMatchObject({ status: 'PREVIEW_READY', counts: { CREATED: 2 } });
  });
});
