import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { days, hours, minutes } from '../../../kernel/clock.ts';
import { fileJobs } from '../../../platform/files/files.jobs.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type Session, signedIn } from '../../../testing/session.ts';
import { unzipped } from '../../../testing/unzipped.ts';
import { makeDocument } from '../../documents/documents.factory.ts';
import { makeSale } from '../../sales/sales.factory.ts';
import { makeSeller } from '../../sellers/sellers.factory.ts';
import { makeThread } from '../../threads/threads.factory.ts';
import { factoryPassword } from '../../users/users.factory.ts';
import { copyJobs } from './copies.jobs.ts';
import { giveCopyUp, makeCopy } from './make-copy.ts';

let t: TestApp;
let sellerId: string;
let owner: Session;
let admin: Session;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  sellerId = (await t.database.write('none', (db) => makeSeller(db, { name: 'Marlin Trading B.V.' }))).id;
  owner = await signedIn(t, { sellerId, account: 'Ruben Aalbers' });
  admin = await signedIn(t, { sellerId, role: 'ADMIN', account: 'Ines Carvalho' });
});

type Base = '/company/data/' | '/user/data/';
const show = async (who: Session, base: Base = '/company/data/') =>
  (await t.call('GET', base, { headers: who.headers })).json();
const ask = async (who: Session, base: Base = '/company/data/') =>
  (await t.call('POST', base, { headers: who.headers })).json();
const work = () => t.runJobs({ jobs: [...copyJobs, ...fileJobs], subscribers: [] });
const part = (who: Session, base: Base, number: number) =>
  t.call('GET', `${base}parts/${number}/`, { headers: who.headers });
/** All parts as one. */
async function taken(who: Session, base: Base = '/company/data/'): Promise<Record<string, string>> {
  const { parts } = await show(who, base);
  const all: Record<string, string> = {};
  for (const { part: number } of parts) {
    const answer = await part(who, base, number);
    expect(answer.headers['content-type']).toBe('application/zip');
    Object.assign(all, await unzipped(answer.rawPayload));
  }
  return all;
}
const row = z.looseObject({});
const rowsIn = (text: string | undefined) =>
  (text ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => row.parse(JSON.parse(line)));
const rowsOf = (files: Record<string, string>, kind: string) =>
  Object.keys(files)
    .filter((name) => name === `${kind}.jsonl` || (name.startsWith(`${kind}-`) && /-\d+\.jsonl$/.test(name)))
    .flatMap((name) => rowsIn(files[name]));
const sell = (of: string, status: 'COMPLETED' | 'AWAITING_BUYER_PAYMENT' = 'COMPLETED') =>
  t.database.write({ sellerId: of }, (db) => makeSale(db, { sellerId: of, status }));
const tell = (count: number) =>
  t.database.write({ sellerId }, (db) =>
    db.execute(sql`insert into notifications (seller_id, user_id, id, type, key, created_at)
      select ${sellerId}, ${owner.user.id}, gen_random_uuid(), 'MESSAGE', n::text, ${t.clock.now()} from generate_series(1, ${count}) n`),
  );
const copyId = async () => {
  const { rows } = await t.database.read({ sellerId }, (db) =>
    db.execute(sql`select id from data_copies where seller_id = ${sellerId}`),
  );
  return { sellerId, id: z.array(z.object({ id: z.uuid() })).parse(rows)[0]?.id ?? '' };
};
/** The store takes no more after a few parts, and the job is gone as if its server had been killed in the last try. */
const breakOff = async (after: number) => {
  let left = after;
  const put: typeof t.deps.files.put = async (...args) => {
    left -= 1;
    if (left < 0) throw new Error('The disk is full');
    return t.deps.files.put(...args);
  };
  const broken = { ...t.deps, files: { ...t.deps.files, put } };
  await expect(makeCopy(broken, await copyId(), { bytes: 5_000, entries: 3 })).rejects.toThrow();
  await t.database.write('system', (db) =>
    db.execute(sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where task_identifier = 'personal_data.copy'`),
  );
};
const partsKept = async () => {
  const { rows } = await t.database.read({ sellerId }, (db) =>
    db.execute(sql`select count(*)::int as n from data_copy_parts where seller_id = ${sellerId}`),
  );
  return z.array(z.object({ n: z.int() })).parse(rows)[0]?.n;
};
const sweep = () => copyJobs.find(({ name }) => name === 'personal_data.end_copies')?.run({}, t.deps);
const stored = async () => {
  const { rows } = await t.database.read({ sellerId }, (db) =>
    db.execute(sql`select count(*)::int as n from stored_files where seller_id = ${sellerId} and type = 'zip'`),
  );
  return z.array(z.object({ n: z.int() })).parse(rows)[0]?.n;
};

describe('[PRO-01] a copy of a company', () => {
  it('holds orders, messages, papers and the files themselves; nothing of another company, nothing before it is paid, no secret', async () => {
    const { sale } = await sell(sellerId);
    const hidden = await sell(sellerId, 'AWAITING_BUYER_PAYMENT');
    const other = await t.database.write('none', (db) => makeSeller(db, { name: 'Emptyshelf Ltd' }));
    const foreign = await sell(other.id);
    const content = 'An invoice of ours';
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file = await storeFile(t.deps, sellerId, { type: 'pdf', content: new Blob([content]), sha256 });
    await t.database.write({ sellerId }, async (db) => {
      await makeDocument(db, sale, file, { name: 'Invoice 7/8.pdf' });
      await makeThread(db, { sellerId, saleId: sale.id, orderNumber: sale.orderNumber });
    });
    expect(await ask(admin)).toMatchObject({ status: 'WAITING', parts: [] });
    await work();
    expect(await show(owner)).toMatchObject({ status: 'DONE', parts: [{ name: 'quayside-company-data-1.zip' }] });
    const files = await taken(owner);
    expect(rowsOf(files, 'orders').map(({ order_number }) => order_number)).toEqual([sale.orderNumber]);
    expect(rowsOf(files, 'order-lines').length).toBeGreaterThan(0);
    expect(rowsOf(files, 'messages')).toMatchObject([{ body: 'May we ship this a day later?' }]);
    expect(rowsOf(files, 'people').map(({ account }) => account)).toEqual(['Ruben Aalbers', 'Ines Carvalho']);
    expect(rowsOf(files, 'changes')).toMatchObject([{ action: 'DATA_COPIED', person: 'Ines Carvalho' }]);
    expect(files[`files/documents/${file.id} Invoice 7_8.pdf`]).toBe(content);
    const about = row.parse(JSON.parse(files['about.json'] ?? ''));
    expect(about).toMatchObject({ rows: { orders: 1, messages: 1, people: 2, claims: 0 }, filesLost: [] });
    const whole = Object.values(files).join('\n');
    for (const id of [other.id, foreign.sale.id, foreign.sale.orderNumber, hidden.sale.id, hidden.sale.orderNumber])
      expect(whole).not.toContain(id);
    expect(whole).not.toMatch(/argon2|password_hash|token_hash|provider_reference/);
  });

  it('holds every row, however many, each once; a part that is full is followed by the next', async () => {
    await tell(1_234);
    await ask(owner);
    await makeCopy(t.deps, await copyId(), { bytes: 5_000, entries: 3 });
    const { parts, rowsDone, kindsDone, kindsInAll } = await show(owner);
    expect(parts.length).toBeGreaterThan(1);
    expect([kindsDone, rowsDone > 1_234]).toEqual([kindsInAll, true]);
    const told = rowsOf(await taken(owner), 'notifications');
    expect(new Set(told.map((one) => one.id)).size).toBe(1_234);
    expect(told).toHaveLength(1_234);
    await work();
  });

  it('is made anew from the start when its making broke off: nothing of the first try stays', async () => {
    await ask(owner);
    const broken = { ...t.deps, files: { ...t.deps.files, put: () => Promise.reject(new Error('The disk is full')) } };
    const copy = await copyId();
    await expect(makeCopy(broken, copy)).rejects.toThrow();
    expect(await show(owner)).toMatchObject({ status: 'WAITING', parts: [] });
    await work();
    const { status, parts } = await show(owner);
    expect([status, parts.length]).toEqual(['DONE', 1]);
    await giveCopyUp(t.deps, copy);
    expect(await show(owner)).toMatchObject({ status: 'DONE' });
    expect(await ask(owner)).toMatchObject({ status: 'WAITING' });
    await work();
    expect(await show(owner)).toMatchObject({ status: 'DONE' });
  });

  it('that nobody makes any more has failed after an hour, keeps nothing, and may be asked for anew', async () => {
    await tell(1_234);
    await ask(owner);
    await breakOff(1);
    expect(await partsKept()).toBeGreaterThan(0);
    t.clock.advance(hours(1) - minutes(1));
    await sweep();
    expect(await show(await signedIn(t, { sellerId }))).toMatchObject({ status: 'WAITING' });
    t.clock.advance(minutes(2));
    await sweep();
    const later = await signedIn(t, { sellerId });
    expect(await show(later)).toMatchObject({ status: 'FAILED', parts: [] });
    expect(await partsKept()).toBe(0);
    expect(await ask(later)).toMatchObject({ status: 'WAITING' });
    await work();
    expect(await show(later)).toMatchObject({ status: 'DONE' });
  });

  it('that waits behind another which moves goes on waiting; once nothing moves, it has failed too', async () => {
    const other = await t.database.write('none', (db) => makeSeller(db, { name: 'Emptyshelf Ltd' }));
    const theirs = await signedIn(t, { sellerId: other.id });
    await ask(theirs);
    await ask(owner);
    t.clock.advance(hours(2));
    await t.database.write({ sellerId: other.id }, (db) =>
      db.execute(
        sql`update data_copies set status = 'RUNNING', moved_at = ${t.clock.now()} where seller_id = ${other.id}`,
      ),
    );
    await sweep();
    expect(await show(await signedIn(t, { sellerId }))).toMatchObject({ status: 'WAITING' });
    t.clock.advance(hours(2));
    await sweep();
    expect(await show(await signedIn(t, { sellerId }))).toMatchObject({ status: 'FAILED' });
    await work();
  });

  it('that one asked for later has overtaken, without a try of its own left, has failed, however many others are made', async () => {
    const other = await t.database.write('none', (db) => makeSeller(db, { name: 'Overtaker Ltd' }));
    await ask(owner);
    t.clock.advance(hours(2));
    await ask(await signedIn(t, { sellerId: other.id }));
    await t.database.write({ sellerId: other.id }, (db) =>
      db.execute(
        sql`update data_copies set status = 'DONE', ended_at = ${t.clock.now()}, moved_at = ${t.clock.now()} where seller_id = ${other.id}`,
      ),
    );
    await sweep();
    expect(await show(await signedIn(t, { sellerId }))).toMatchObject({ status: 'FAILED' });
    await work();
    await work();
  });

  it('is made by one run alone: the run before adds nothing once another has begun', async () => {
    await tell(1_234);
    await ask(owner);
    const copy = await copyId();
    let second: Promise<void> | null = null;
    const put: typeof t.deps.files.put = async (...args) => {
      second ??= makeCopy(t.deps, copy);
      await second;
      return t.deps.files.put(...args);
    };
    await makeCopy({ ...t.deps, files: { ...t.deps.files, put } }, copy, { bytes: 5_000, entries: 3 });
    const { status, parts } = await show(owner);
    expect([status, parts.length]).toEqual(['DONE', 1]);
    expect(await partsKept()).toBe(1);
    await work();
  });

  it('is one at a time; a new one takes the place of the last, and it goes after seven days', async () => {
    const first = await ask(owner);
    t.clock.advance(1_000);
    expect(await ask(admin)).toEqual(first);
    await work();
    expect(await stored()).toBe(1);
    await ask(admin);
    expect(await show(owner)).toMatchObject({ status: 'WAITING', parts: [] });
    await work();
    expect(await stored()).toBe(1);
    t.clock.advance(days(7) + 1_000);
    const later = await signedIn(t, { sellerId });
    expect(await show(later)).toMatchObject({ status: null, parts: [] });
    expect((await part(later, '/company/data/', 1)).json()).toMatchObject({ status: 404, code: 'copy_part_not_found' });
    await t.database.write('system', (db) =>
      db.execute(sql`select graphile_worker.add_job('personal_data.end_copies')`),
    );
    await work();
    expect(await stored()).toBe(0);
  });

  it('is for who manages the team: a colleague neither asks for it nor saves it', async () => {
    const orders = await signedIn(t, { sellerId, role: 'ORDERS' });
    await ask(owner);
    await work();
    for (const answer of [
      await t.call('POST', '/company/data/', { headers: orders.headers }),
      await part(orders, '/company/data/', 1),
    ])
      expect(answer.json()).toMatchObject({ status: 403, code: 'permission_denied' });
  });
});

describe('[PRO-01] a copy of a person', () => {
  it('holds the account, its sessions and what this person did, of this person alone', async () => {
    await tell(3);
    await t.call('PATCH', '/user/', { headers: owner.headers, payload: { registrationNumber: '24289101' } });
    await t.call('PATCH', '/user/', { headers: admin.headers, payload: { registrationNumber: '24289102' } });
    await ask(owner, '/user/data/');
    expect(await show(admin, '/user/data/')).toMatchObject({ status: null });
    await work();
    const files = await taken(owner, '/user/data/');
    expect(rowsOf(files, 'account')).toMatchObject([{ account: 'Ruben Aalbers', email: owner.user.email }]);
    expect(rowsOf(files, 'sessions')).toHaveLength(1);
    expect(rowsOf(files, 'notifications')).toHaveLength(3);
    expect(rowsOf(files, 'changes')).toMatchObject([{ action: 'COMPANY_CHANGED', changes: [{ after: '24289101' }] }]);
    const whole = Object.values(files).join('\n');
    expect(whole).not.toContain(admin.user.id);
    expect(whole).not.toMatch(/argon2|token_hash|sealed/);
    expect((await part(admin, '/user/data/', 1)).statusCode).toBe(404);
  });

  it('goes with the account, also while it waits to be made', async () => {
    const leaver = await signedIn(t, { sellerId, role: 'ORDERS' });
    const waiting = await signedIn(t, { sellerId, role: 'ORDERS' });
    const worker = await signedIn(t, { isWarehouseUser: true, role: 'ORDERS' });
    for (const who of [leaver, worker]) await ask(who, '/user/data/');
    await work();
    await ask(waiting, '/user/data/');
    for (const who of [leaver, waiting, worker])
      expect(
        (await t.call('POST', '/user/data/delete/', { headers: who.headers, payload: { secret: factoryPassword } }))
          .statusCode,
      ).toBe(204);
    await work();
    const owners = sql.join(
      [leaver, waiting, worker].map(({ user }) => sql`${user.id}::uuid`),
      sql`, `,
    );
    const { rows } = await t.database.read('system', (db) =>
      db.execute(sql`select id from data_copies where owner_id in (${owners})`),
    );
    expect(rows).toEqual([]);
    expect(await stored()).toBe(0);
  });

  it('is there for people without a company, too', async () => {
    const worker = await signedIn(t, { isWarehouseUser: true });
    await ask(worker, '/user/data/');
    await work();
    const files = await taken(worker, '/user/data/');
    expect(rowsOf(files, 'account')).toMatchObject([{ email: worker.user.email }]);
    expect(rowsOf(files, 'changes')).toEqual([]);
  });
});
