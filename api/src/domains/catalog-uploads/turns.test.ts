/** What was sent last is what stands in the end, whatever fails on the way. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock, hours, minutes, plus, seconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Work } from '../../platform/jobs/worker.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { brands } from '../brands/brands.tables.ts';
import { gtinOf } from '../sales/sales.factory.ts';
import { productRowOf } from '../variants/variants.factory.ts';
import { products } from '../variants/variants.tables.ts';

const gtins = [7_100, 7_101, 7_102, 7_103].map(gtinOf);
const [gtin] = gtins;
/** One price of four changes: a feed does that by itself. */
const listOf = (price: string) =>
  ['EAN;Preis;Währung;VPE;Bestand', ...gtins.map((one) => `${one};${one === gtin ? price : '10,00'};EUR;1;5`)].join(
    '\n',
  );

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  await t.database.write('none', async (db) => {
    const brandId = newId();
    await db.insert(brands).values({ id: brandId, slug: brandId, name: 'Aalto' });
    await db
      .insert(products)
      .values(gtins.map((one) => productRowOf({ id: newId(), gtin: one, name: 'Tea', brandId, brandName: 'Aalto' })));
  });
  await startApplying(await sent('10,00'));
  await t.runJobs(work);
});
afterAll(() => t.close());

const get = async (path: string) => (await t.call('GET', path, { headers: desk.session.headers })).json();
const taskOf = (qid: string) => get(`/task/${qid}/`);
const priceNow = async () =>
  (await get('/offers/?size=100')).results.find((one: { gtin: string }) => one.gtin === gtin)?.price.amount;
const startApplying = (qid: string) =>
  t.call('POST', `/offers/stock-upload/${qid}/apply/`, { headers: desk.session.headers, payload: {} });

/** Sent and, unless told otherwise, read. */
async function sent(price: string, fields: object = {}, jobs: Work = work): Promise<string> {
  const form = formOf({ ...fields, file: Buffer.from(listOf(price)) }, 'list.csv');
  const { headers } = desk.session;
  const { qid }: { qid: string } = (
    await t.call('POST', '/offers/stock-upload/', { headers: { ...headers, ...form.headers }, payload: form.payload })
  ).json();
  t.clock.advance(seconds(1));
  await t.runJobs(jobs);
  return qid;
}

/** The same work, but that job fails, for that list or for each. */
const failing = (name: string, qid = ''): Work => ({
  ...work,
  jobs: work.jobs.map((one) =>
    one.name === name
      ? {
          ...one,
          run: async (payload: unknown, deps: Deps) => {
            if (JSON.stringify(payload).includes(qid)) throw new Error('no disk');
            await one.run(payload, deps);
          },
        }
      : one,
  ),
});

/** A while later what waits for its next try, or for its turn behind it, is done: of a company one at a time. */
async function later(): Promise<void> {
  t.clock.advance(seconds(10));
  await t.database.write('none', (db) =>
    db.execute(
      sql`update graphile_worker._private_jobs set run_at = created_at where run_at < now() + interval '1 year'`,
    ),
  );
  await t.runJobs(work);
}

it('[INV-04] a list that fails and is tried again comes before the one that was applied after it', async () => {
  const [older, newer] = [await sent('11,00'), await sent('12,00')];
  await startApplying(older);
  t.clock.advance(seconds(1));
  await startApplying(newer);
  await t.runJobs(failing('stock_lists.apply', older));
  await t.runJobs(failing('stock_lists.apply', older));
  expect([(await taskOf(older)).status, (await taskOf(newer)).status]).toEqual(['APPLYING', 'APPLYING']);
  await later();
  await later();
  expect([(await taskOf(older)).status, (await taskOf(newer)).status]).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  expect(await priceNow()).toBe('12.00');
});

it('[INV-04] a feed that was sent before is read and applied before a smaller one that came later', async () => {
  const older = await sent('12,10', { autoApply: 'true' }, failing('stock_lists.read'));
  const newer = await sent('12,20', { autoApply: 'true' });
  expect([(await taskOf(older)).status, (await taskOf(newer)).status]).toEqual(['QUEUED', 'APPLYING']);
  await later();
  await later();
  await later();
  expect([(await taskOf(older)).status, (await taskOf(newer)).status]).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  expect(await priceNow()).toBe('12.20');
});

it('[INV-04] a list whose server was killed in its last try ends after an hour, and the next one goes on', async () => {
  const [stuck, next] = [await sent('13,00'), await sent('14,00')];
  await startApplying(stuck);
  await t.runJobs(failing('stock_lists.apply', stuck));
  t.clock.advance(minutes(1));
  await startApplying(next);
  await t.runJobs(work);
  expect((await taskOf(next)).status).toBe('APPLYING');
  const sweep = work.jobs.find(({ name }) => name === 'stock_lists.stuck');
  const hourLater = { ...t.deps, clock: fixedClock(plus(t.clock.now(), hours(1))) };
  // As long as it is to be tried again, nobody gives it up, however long the worker was away.
  await sweep?.run({}, hourLater);
  expect((await taskOf(stuck)).status).toBe('APPLYING');
  await t.database.write('none', (db) =>
    db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'id' = ${stuck}`),
  );
  await sweep?.run({}, t.deps);
  expect((await taskOf(stuck)).status).toBe('APPLYING');
  await sweep?.run({}, hourLater);
  expect(await taskOf(stuck)).toMatchObject({ status: 'FAILED', failure: { code: 'stock_list_not_applied' } });
  expect((await taskOf(next)).status).toBe('APPLYING');
  await later();
  expect((await taskOf(next)).status).toBe('SUCCEEDED');
  expect(await priceNow()).toBe('14.00');
});
