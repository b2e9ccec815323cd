import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeSale } from '../../domains/sales/sales.factory.ts';
import { newId } from '../../kernel/ids.ts';
import { testDatabaseUrl } from '../../testing/db.ts';
import { type Database, type Db, openDatabase, sqlState } from './database.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const poolSize = 2;
let database: Database;
let sellerId: string;
beforeAll(async () => {
  database = await open();
  ({ sellerId } = (await database.write('system', (db) => makeSale(db))).sale);
});
afterAll(() => database.close());

const open = async () => openDatabase({ url: await testDatabaseUrl(), poolSize, report: () => undefined });
const tenant = async (db: Db) =>
  (
    await db.execute(
      sql`select current_setting('app.seller_id', true) as seller, current_setting('app.scope', true) as scope`,
    )
  ).rows[0];
/** Sent at once, as a flight needs it. */
const salesSeen = (db: Db) =>
  db
    .execute<{ n: number }>(sql`select count(*)::int as n from sales`)
    .execute()
    .then(({ rows }) => rows[0]?.n);
/** What every connection of the pool sees without a tenant, and whether a transaction is open on it. */
const everywhere = <T>(look: (db: Db) => Promise<T>) =>
  Promise.all(Array.from({ length: poolSize }, () => database.read('none', look)));
const backendOf = async (db: Db) => (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
/** Connections that were given back in the middle of a transaction, seen from outside the pool. */
const openTransactions = async () => {
  const outside = new pg.Client({ connectionString: await testDatabaseUrl() });
  await outside.connect();
  const { rows } = await outside.query(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  await outside.end();
  return rows[0].n;
};
const fail = async (run: () => Promise<unknown>): Promise<Error> => {
  const outcome = await run().then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof Error) return outcome;
  throw new Error('It did not fail');
};

describe('a tenant', () => {
  it('sees its own rows, another none, nobody none, the system all', async () => {
    expect(await database.read({ sellerId }, salesSeen)).toBe(1);
    expect(await database.read({ sellerId: newId() }, salesSeen)).toBe(0);
    expect(await database.read({ buyerId: sellerId }, salesSeen)).toBe(0);
    expect(await database.read('none', salesSeen)).toBe(0);
    expect(await database.read('system', salesSeen)).toBe(1);
  });

  it('never reaches the next user of its connection', async () => {
    for (const scope of [{ sellerId }, 'system'] as const) {
      await Promise.all(Array.from({ length: poolSize * 3 }, () => database.read(scope, salesSeen)));
      expect(await everywhere(salesSeen)).toEqual([0, 0]);
      expect(await everywhere(tenant)).toEqual([
        { seller: '', scope: '' },
        { seller: '', scope: '' },
      ]);
    }
  });

  it('is set for the transaction, not for the session', async () => {
    const sessions = new pg.Pool({ connectionString: await testDatabaseUrl(), max: 1 });
    await database.flight({ sellerId }, (db) => [salesSeen(db)]);
    const { rows } = await sessions.query("select current_setting('app.seller_id', true) as seller");
    expect(rows[0].seller ?? '').toBe('');
    await sessions.end();
  });
});

describe('a flight', () => {
  it('answers all its reads from one trip; one that is sent too late sees nothing of the tenant', async () => {
    const late = async (db: Db) => {
      await Promise.resolve();
      return salesSeen(db);
    };
    expect(await database.flight({ sellerId }, (db) => [salesSeen(db), late(db), salesSeen(db)])).toEqual([1, 0, 1]);
  });
});

describe('work that fails', () => {
  it('synchronously leaves no transaction open and no tenant set', async () => {
    const error = await fail(() =>
      database.write({ sellerId }, () => {
        throw new Error('thrown before any promise');
      }),
    );
    expect(error.message).toBe('thrown before any promise');
    expect(await openTransactions()).toBe(0);
    await fail(() =>
      database.flight({ sellerId }, () => {
        throw new Error('thrown while queries are made');
      }),
    );
    expect(await openTransactions()).toBe(0);
    expect(await everywhere(tenant)).toEqual([
      { seller: '', scope: '' },
      { seller: '', scope: '' },
    ]);
    expect(await everywhere(salesSeen)).toEqual([0, 0]);
  });

  it('rolls back everything it wrote', async () => {
    await fail(() =>
      database.write({ sellerId }, async (db) => {
        await db.execute(sql`update sales set buyer_name = 'changed'`);
        throw new Error('no');
      }),
    );
    const { rows } = await database.read({ sellerId }, (db) =>
      db.execute(sql`select count(*)::int as n from sales where buyer_name = 'changed'`),
    );
    expect(rows[0]?.n).toBe(0);
  });

  it('writes nothing behind the rollback, nor into the next transaction of its connection', async () => {
    const alone = openDatabase({ url: await testDatabaseUrl(), poolSize: 1, report: () => undefined });
    const before = await database.read('system', salesSeen);
    let step: Promise<Error> | undefined;
    const failing = fail(() =>
      alone.write('system', async (db) => {
        step = fail(() => makeSale(db));
        throw new Error('a rule refused');
      }),
    );
    const next = alone.write('system', (db) => db.execute(sql`select pg_sleep(0.2)`));
    expect((await failing).message).toBe('a rule refused');
    expect(String((await step)?.cause)).toContain('The transaction is over');
    await next;
    await alone.close();
    expect(await database.read('system', salesSeen)).toBe(before);
  });

  it('tells its first error, not the aborted transaction after it', async () => {
    const inFlight = await fail(() =>
      database.flight({ sellerId }, (db) => [salesSeen(db), db.execute(sql`select 1 / 0`), salesSeen(db)]),
    );
    expect(String(inFlight.cause)).toContain('division by zero');
    const tenantRefused = await fail(() => database.read({ sellerId: 'no id at all' }, salesSeen));
    expect(String(tenantRefused.cause ?? tenantRefused)).toContain('invalid input syntax for type uuid');
    expect(await everywhere(salesSeen)).toEqual([0, 0]);
  });

  it('tells its first error also when a later one reaches it first', async () => {
    const late = async (db: Db, query: SQL) => {
      const failed = await db.execute(query).catch((error: unknown) => error);
      await pause(20);
      throw failed;
    };
    const raised = sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`;
    for (const run of [database.read, database.write] as const) {
      const divided = await fail(() =>
        run({ sellerId }, (db) => Promise.all([late(db, sql`select 1 / 0`), salesSeen(db)])),
      );
      expect(sqlState(divided)).toBe('22012');
      const full = await fail(() => run('none', (db) => Promise.all([late(db, raised), salesSeen(db)])));
      expect(full).toBeInstanceOf(DatabaseUnavailable);
    }
  });

  it('fails with what was sent last and not waited for: nothing of it is committed', async () => {
    const failed = await fail(() =>
      database.write({ sellerId }, async (db) => {
        await db.execute(sql`update sales set buyer_name = 'not waited for'`);
        db.execute(sql`select 1 / 0`).catch(() => undefined);
      }),
    );
    expect(sqlState(failed)).toBe('22012');
    const { rows } = await database.read({ sellerId }, (db) =>
      db.execute(sql`select count(*)::int as n from sales where buyer_name = 'not waited for'`),
    );
    expect(rows[0]?.n).toBe(0);
    expect(await everywhere(salesSeen)).toEqual([0, 0]);
  });

  it('is not repeated, unless the database asks for it', async () => {
    let runs = 0;
    await fail(() =>
      database.write('none', async (db) => {
        runs += 1;
        await db.execute(sql`select 1 / 0`);
      }),
    );
    expect(runs).toBe(1);
    for (const code of ['40001', '40P01']) {
      runs = 0;
      const answer = await database.write('none', async (db) => {
        runs += 1;
        if (runs < 3)
          await db.execute(sql.raw(`do $$ begin raise exception 'again' using errcode = '${code}'; end $$`));
        return 'done';
      });
      expect([answer, runs]).toEqual(['done', 3]);
    }
    runs = 0;
    await fail(() =>
      database.write('none', async (db) => {
        runs += 1;
        await db.execute(sql`do $$ begin raise exception 'for ever' using errcode = '40001'; end $$`);
      }),
    );
    expect(runs).toBe(5);
  });

  it('a real deadlock is settled by repeating', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await database.write('system', (db) => makeSale(db))).sale.id),
    );
    const both = Promise.withResolvers<void>();
    let waiting = 0;
    const lockBoth = (first: number, then: number) =>
      database.write('system', async (db) => {
        await db.execute(sql`select 1 from sales where id = ${ids[first]} for update`);
        waiting += 1;
        if (waiting === 2) both.resolve();
        await both.promise;
        await db.execute(sql`select 1 from sales where id = ${ids[then]} for update`);
        return 'locked';
      });
    expect(await Promise.all([lockBoth(0, 1), lockBoth(1, 0)])).toEqual(['locked', 'locked']);
    expect(waiting).toBeGreaterThan(2);
  });
});

describe('a time limit', () => {
  const sleeping = async () => {
    const { rows } = await database.read('none', (db) =>
      db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and query like '%pg_sleep(9)%' and pid <> pg_backend_pid() and state = 'active'`,
      ),
    );
    return rows.length;
  };
  const took = async (run: () => Promise<unknown>) => {
    const begun = performance.now();
    const error = await fail(run);
    return { error, milliseconds: performance.now() - begun };
  };

  it('ends a statement at the server, and the connection stays in use', async () => {
    const quick = database.within(900);
    for (const run of [
      () => quick.read('none', (db) => db.execute(sql`select pg_sleep(9)`)),
      () => quick.write('none', (db) => db.execute(sql`select pg_sleep(9)`)),
      () => quick.flight('none', (db) => [db.execute(sql`select pg_sleep(9)`).execute()]),
    ]) {
      const { error, milliseconds } = await took(run);
      expect(error).toBeInstanceOf(DatabaseUnavailable);
      expect(sqlState(error)).toBe('57014');
      expect(milliseconds).toBeLessThan(900);
    }
    expect(await sleeping()).toBe(0);
  });

  it('ends work of many statements, whose connection is thrown away with all it knew', async () => {
    const endless = async (db: Db) => {
      for (;;) await db.execute(sql`select pg_sleep(0.05)`);
    };
    const before = await everywhere(backendOf);
    const { error, milliseconds } = await took(() => database.within(700).write({ sellerId }, endless));
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(milliseconds).toBeLessThan(1_500);
    const after = await everywhere(backendOf);
    expect(after.filter((pid) => !before.includes(pid))).toHaveLength(1);
    expect(await everywhere(salesSeen)).toEqual([0, 0]);
    expect(await openTransactions()).toBe(0);
  });

  it('counts the wait for a connection, and a connection that comes too late is not lost', async () => {
    const hold = () => database.write('none', (db) => db.execute(sql`select pg_sleep(1)`));
    const held = [hold(), hold()];
    const { error, milliseconds } = await took(() => database.within(300).read('none', salesSeen));
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(milliseconds).toBeLessThan(900);
    await Promise.all(held);
    expect(await everywhere(salesSeen)).toEqual([0, 0]);
  });

  it('is one for all repetitions of a write', async () => {
    const again = sql`do $$ begin perform pg_sleep(0.3); raise exception 'again' using errcode = '40001'; end $$`;
    const { milliseconds } = await took(() => database.within(800).write('none', (db) => db.execute(again)));
    expect(milliseconds).toBeLessThan(1_200);
  });
});

describe('lost connections', () => {
  it('leave the pool alive: during transactions, in flights and while idle', async () => {
    const killer = new pg.Client({ connectionString: inject('postgres').superuserUrl });
    await killer.connect();
    const name = new URL(await testDatabaseUrl()).pathname.slice(1);
    const cut = () => killer.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const attempt = (index: number) => {
      const scope = index % 2 === 0 ? { sellerId } : 'none';
      const work = async (db: Db) => {
        const before = await salesSeen(db);
        await db.execute(sql`select pg_sleep(0.002)`);
        return [before, await salesSeen(db)];
      };
      return index % 3 === 0
        ? database.flight(scope, (db) => [salesSeen(db), salesSeen(db)])
        : database.write(scope, work);
    };
    const outcomes: string[] = [];
    for (let round = 0; round < 15; round += 1) {
      const running = Array.from({ length: 6 }, (_, index) => attempt(index));
      const [settled] = await Promise.all([Promise.allSettled(running), cut()]);
      for (const [index, one] of settled.entries()) {
        outcomes.push(one.status);
        if (one.status === 'fulfilled') expect(one.value).toEqual(index % 2 === 0 ? [1, 1] : [0, 0]);
      }
    }
    await cut();
    // A connection that was cut while idle is noticed at its next use at the latest.
    await Promise.allSettled(Array.from({ length: poolSize }, () => database.read('none', salesSeen)));
    expect(await everywhere(salesSeen)).toEqual([0, 0]);
    expect(new Set(outcomes)).toEqual(new Set(['fulfilled', 'rejected']));
    await killer.end();
  });
});
