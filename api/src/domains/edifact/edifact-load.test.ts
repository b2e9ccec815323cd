/** Whatever lies in one company's folder, the others and all other work go on. */
import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { ordersToLookAt } from './edifact.repository.ts';
import { edifactOrders } from './edifact.tables.ts';
import { receiveFiles } from './use-cases/receive-files.ts';

let t: TestApp;
let buyer: BuyerFixture;
let soap: Product;

beforeAll(async () => {
  t = await testApp();
  const seller = await sellerFixture(t);
  soap = await makeProduct(t, 'Juniper soap');
  await offerOf(t, seller.seller.id, soap, { stock: 1_000 });
});
afterAll(() => t.close());
beforeEach(async () => {
  buyer = await buyerFixture(t, { vatNumber: 'DE136695976' });
  await mkdir(at('in'), { recursive: true });
});

const at = (...parts: string[]) => join(t.deps.config.edifactFolder, buyer.buyerId, ...parts);
const jobOf = (name: string) => work.jobs.find((one) => one.name === name);
const exchange = async (deps: Deps = t.deps) => jobOf('edifact.company')?.run({ buyerId: buyer.buyerId }, deps);
const message = (number: string, more: readonly string[] = []) => {
  const body = [`BGM+220+${number}+9`, ...more, `LIN+1++${soap.gtin}:EN`, 'QTY+21:1', 'UNS+S'];
  return [`UNH+${number}+ORDERS:D:96A:UN:EAN008`, ...body, `UNT+${body.length + 2}+${number}`];
};
const file = (...messages: string[][]) =>
  [`UNB+UNOC:3+THEM:14+US:14+261125:0800+77`, ...messages.flat(), `UNZ+${messages.length}+77`]
    .map((one) => `${one}'\r\n`)
    .join('');
const send = (name: string, text: string) => writeFile(at('in', name), text);
const names = (folder: string) => readdir(at(folder)).catch(() => []);
const placed = async () => {
  const rows = await t.database.read({ buyerId: buyer.buyerId }, (db) => db.select().from(edifactOrders));
  return rows.map(({ number }) => number).sort();
};
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `P${String(from + index).padStart(3, '0')}`);

describe('[BUY-07] [ORD-16] orders by EDIFACT keep nobody waiting', () => {
  it('each company is a job of its own, once however often the clock strikes, one after another', async () => {
    await send('a.edi', file(message('P1')));
    await jobOf('edifact.exchange')?.run({}, t.deps);
    expect(await placed()).toEqual([]);
    await t.runJobs(work);
    expect(await placed()).toEqual(['P1']);
    for (const _ of [1, 2]) await jobOf('edifact.exchange')?.run({}, t.deps);
    const { rows } = await t.database.read('none', (db) =>
      db.execute(
        sql`select key, queue_name as queue, task_identifier as task from graphile_worker.jobs where key like 'edifact.%'`,
      ),
    );
    const own = `edifact.${buyer.buyerId}`;
    const queue = expect.stringMatching(/^folders\.[01]$/);
    expect(rows.filter(({ key }) => key === own)).toEqual([{ key: own, queue, task: 'edifact.company' }]);
  });

  it('as many companies as there are workers hold half of them at most, and each keeps its place', async () => {
    const companies = Array.from({ length: 12 }, () => crypto.randomUUID());
    for (const id of companies) await mkdir(join(t.deps.config.edifactFolder, id, 'in'), { recursive: true });
    const queues = async () => {
      await jobOf('edifact.exchange')?.run({}, t.deps);
      const { rows } = await t.database.read('none', (db) =>
        db.execute(
          sql`select key, queue_name as queue from graphile_worker.jobs where key like 'edifact.%' order by key`,
        ),
      );
      return rows;
    };
    const first = await queues();
    expect(new Set(first.map(({ queue }) => queue)).size).toBeLessThanOrEqual(2);
    expect(first.length).toBeGreaterThanOrEqual(companies.length);
    expect(await queues()).toEqual(first);
    for (const id of companies) await rm(join(t.deps.config.edifactFolder, id), { recursive: true });
    await t.database.write('system', (db) =>
      db.execute(sql`delete from graphile_worker._private_jobs where key like 'edifact.%'`),
    );
  });

  it('a message that is known is not planned again', async () => {
    await send('a.edi', file(message('P1')));
    await exchange();
    await send('a.edi', file(message('P1')));
    await send('b.edi', file(message('P1', ['FTX+AAI+++other'])));
    // What is planned is written afterwards.
    const write = () => Promise.reject(new Error('it is planned'));
    await receiveFiles({ ...t.deps, database: { ...t.deps.database, write } }, buyer.buyerId);
    expect([await names('in'), await names('failed')]).toEqual([[], ['b.edi']]);
  });

  it('a run takes twenty new orders, and the file stays until all of its messages were taken', async () => {
    await send('a.edi', file(...numbers(1, 25).map((number) => message(number))));
    await send('b.edi', file(message('Q1')));
    await exchange();
    expect(await placed()).toEqual(numbers(1, 20));
    expect(await names('in')).toEqual(['a.edi', 'b.edi']);
    await exchange();
    expect(await placed()).toEqual([...numbers(1, 25), 'Q1']);
    expect([await names('in'), await names('done')]).toEqual([[], ['a.edi', 'b.edi']]);
  });

  it('a file whose orders are refused one after another is given back after twenty, and says where', async () => {
    await send('a.edi', file(message('Q1'), ...numbers(1, 30).map((number) => message(number, ['PAT+3++66:1:D:30']))));
    await exchange();
    expect([await placed(), await names('failed')]).toEqual([['Q1'], ['a.edi']]);
    const told = await readFile(at('out', 'a.edi.error.txt'), 'utf8');
    expect(told).toContain('Message P020: ');
    expect(told).not.toContain('Message P021: ');
    expect(told).toContain('Messages from P021 on were not looked at.');
  });
});

it('[BUY-08] an order that ended long ago is not looked at any more, one that goes on is', async () => {
  await send('a.edi', file(message('P1'), message('P2')));
  await exchange();
  const rows = await t.database.read({ buyerId: buyer.buyerId }, (db) => db.select().from(edifactOrders));
  const ended = rows.find(({ number }) => number === 'P1');
  const endedAt = plus(t.clock.now(), -days(181));
  await t.database.write('system', (db) =>
    db.execute(sql`update sales set status = 'DECLINED', status_group = 'PAST', due_at = 'infinity', expires_at = null,
      ended_at = ${endedAt} where id in (select sale_id from order_sales where order_id = ${ended?.orderId})`),
  );
  const looked = async () => {
    await exchange();
    const list = await t.database.read({ buyerId: buyer.buyerId }, (db) => ordersToLookAt(db, buyer.buyerId, 9));
    return list.map(({ number }) => number).sort();
  };
  // That it ended is told first.
  expect(await looked()).toEqual(['P1', 'P2']);
  expect((await names('out')).filter((name) => name.startsWith('ORDRSP'))).toHaveLength(3);
  expect(await looked()).toEqual(['P2']);
});

describe('[BUY-07] [ORD-16] a file that cannot be taken', () => {
  it('is put away and answered, however long its name and whatever signs stand in it', async () => {
    const long = `${'ü'.repeat(120)}.edi`;
    for (const name of [long, 'b.edi']) await send(name, file(message('P\u0000')));
    await exchange();
    await send(long, file(message('P\u0000')));
    await exchange();
    expect(await names('in')).toEqual([]);
    expect(await names('failed')).toHaveLength(3);
    const told = (await names('out')).filter((name) => name.endsWith('.error.txt'));
    expect(told).toHaveLength(2);
    for (const name of told) {
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      expect(await readFile(at('out', name), 'utf8')).toContain('holds a control character');
    }
  });

  it('for a reason of ours stays for the next look, and those behind it are taken', async () => {
    await send('a.edi', file(message('P1')));
    await send('b.edi', file(message('P2')));
    await send('c.edi', 'UNB+');
    await utimes(at('in', 'c.edi'), 0, 0);
    const { finish } = t.deps.exchange;
    const failing: typeof finish = async (company, sent, how) => {
      if (sent.name === 'a.edi') throw new Error('the disk is full');
      await finish(company, sent, how);
    };
    await expect(exchange({ ...t.deps, exchange: { ...t.deps.exchange, finish: failing } })).rejects.toThrow(
      AggregateError,
    );
    expect([await names('in'), await names('failed')]).toEqual([['a.edi'], ['c.edi']]);
    await exchange();
    expect([await names('in'), await placed()]).toEqual([[], ['P1', 'P2']]);
  });

  it('links and folders, however many, hide no file behind them', async () => {
    for (const name of numbers(1, 101)) await symlink('/etc/hostname', at('in', name));
    await send('Q.edi', file(message('Q1')));
    await exchange();
    expect(await placed()).toEqual(['Q1']);
  });

  it.each(['in', 'out', 'done'])('nothing goes through "%s" where it is a link', async (folder) => {
    const elsewhere = at('elsewhere');
    await mkdir(elsewhere);
    await writeFile(join(folder === 'in' ? elsewhere : at('in'), 'a.edi'), file(message('P1')));
    await rm(at(folder), { recursive: true, force: true });
    await symlink(elsewhere, at(folder));
    await expect(exchange()).rejects.toThrow(AggregateError);
    expect(await readdir(elsewhere)).toEqual(folder === 'in' ? ['a.edi'] : []);
    expect(await placed()).toEqual(folder === 'in' ? [] : ['P1']);
  });
});
