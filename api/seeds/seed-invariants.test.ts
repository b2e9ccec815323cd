import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { diskFiles } from '../src/adapters/files/disk-files.ts';
import type { FilesPort } from '../src/adapters/files/files.port.ts';
import { days, fixedClock, type Instant, plus } from '../src/kernel/clock.ts';
import { present } from '../src/kernel/errors.ts';
import { type TestApp, testApp } from '../src/testing/app.ts';
import { testDatabaseUrl } from '../src/testing/db.ts';
import { brokenAtRest, brokenInvariants } from '../src/testing/models/invariants.ts';
import { work } from '../src/work.ts';
import { seed } from './seed.ts';

const base = '2026-11-21T08:00:00.000Z';
const files: FilesPort = diskFiles(await mkdtemp(join(tmpdir(), 'quayside-demo-')));
const t: TestApp = await testApp({ now: base, replaced: { files } });
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(base);
  await t.database.write('system', (db) =>
    db.execute(
      sql`do $$ begin execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') from pg_tables where schemaname = 'public'); end $$`,
    ),
  );
});

const plant = async (number: number, topup: boolean, now: Instant) =>
  seed({
    databaseUrl: await testDatabaseUrl(),
    tokenSecret: t.deps.config.tokenSecret,
    ...{ files, seed: number, baseTime: base, topup, report: () => undefined, clock: fixedClock(now) },
  });

/** What the timers do once the product runs, and everything that follows from it. */
async function live(): Promise<void> {
  for (const name of ['sale.sweep', 'sale.complete_late', 'claim.sweep', 'payout.sweep'])
    await present(
      work.jobs.find((job) => job.name === name),
      name,
    ).run({}, t.deps);
  await t.runJobs(work);
}

// A world is made, and a month of timers run, in each of them.
describe('[ORD-16] the demo world obeys the invariants of the product', { timeout: 90_000 }, () => {
  it.each([1, 4_294_967_295])('made from the seed %i: untouched, and after its timers have run', async (number) => {
    await plant(number, false, base);
    expect(await brokenInvariants(t.database)).toEqual([]);
    await live();
    expect(await brokenAtRest(t.database)).toEqual([]);
  });

  it('is not kept when it breaks one, from whatever seed', async () => {
    const owner = new pg.Client({ connectionString: await testDatabaseUrl() });
    await owner.connect();
    await owner.query(`create function one_cent_more() returns trigger language plpgsql as
      $$ begin new.amount_minor := new.amount_minor + 1; return new; end $$;
      create trigger one_cent_more before insert on ledger_lines for each row execute function one_cent_more()`);
    await expect(plant(1, true, base)).rejects.toThrow('breaks "a journal sums to zero in one currency"');
    await owner.query('drop function one_cent_more cascade');
    expect((await owner.query('select from users')).rowCount).toBe(0);
    await owner.end();
  });

  it('topped up at its first start, and at one a month later', async () => {
    const number = 7;
    await plant(number, true, base);
    expect(await brokenInvariants(t.database)).toEqual([]);
    await live();
    expect(await brokenAtRest(t.database)).toEqual([]);
    const later = plus(base, days(33));
    t.clock.set(later);
    await plant(number, true, later);
    expect(await brokenInvariants(t.database)).toEqual([]);
    await live();
    expect(await brokenInvariants(t.database)).toEqual([]);
  });
});
