/** What goes when its time is over, and what stays, shown on the demo world years later. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seed } from '../../../seeds/seed.ts';
import { diskFiles } from '../../adapters/files/disk-files.ts';
import type { FilesPort } from '../../adapters/files/files.port.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testDatabaseUrl } from '../../testing/db.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { work } from '../../work.ts';
import { forgetPast } from './retention.jobs.ts';

const base = '2026-11-21T08:00:00.000Z';
let t: TestApp;
let files: FilesPort;

beforeAll(async () => {
  files = diskFiles(await mkdtemp(join(tmpdir(), 'quayside-retention-')));
  t = await testApp({ now: base, replaced: { files } });
  const { tokenSecret } = t.deps.config;
  const databaseUrl = await testDatabaseUrl();
  await seed({ databaseUrl, tokenSecret, files, seed: 1, baseTime: base, topup: false, report: () => undefined });
}, 120_000);
afterAll(() => t.close());

const rowSchema = z.array(z.looseObject({}));
const rows = async (query: string) =>
  rowSchema.parse((await t.database.read('system', (db) => db.execute(sql.raw(query)))).rows);
const number = async (query: string) => Number(Object.values((await rows(query))[0] ?? {})[0]);
const run = (orders = 10_000) => forgetPast(t.deps, { orders, companies: 20 });
/** In the demo world nothing lies beyond these: it is of two years. */
const endedIn = (year: number) => `extract(year from ended_at) = ${year} and status_group = 'PAST'`;

/** Past, and something of it is not done yet. */
const held = `select id from sales s where status_group = 'PAST' and (claim_open
  or exists (select from claims c where c.sale_id = s.id and c.status_group = 'OPEN')
  or exists (select from carry_overs c where c.sale_id = s.id and c.open_minor <> 0)
  or exists (select from payouts p where p.sale_id = s.id and p.status not in ('PAID', 'CANCELLED'))
  or exists (select from packages p where p.sale_id = s.id and p.status in ('ARRIVED', 'ON_HOLD', 'CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP')))`;

describe('[PRO-01] what is kept ten whole years', { timeout: 180_000 }, () => {
  it('stays until the last moment of the tenth year after the one it ended in', async () => {
    const before = await number('select count(*) from sales');
    t.clock.set('2035-12-31T23:59:59.000Z');
    await run();
    expect(await number('select count(*) from sales')).toBe(before);
    expect(await number("select count(*) from audit_entries where action = 'DATA_DELETED'")).toBe(0);
  });

  it('goes then with everything about it; what is open, or of a later year, stays whole', async () => {
    const open = await number("select count(*) from sales where status_group <> 'PAST'");
    const [earlier, later] = [
      await number(`select count(*) from sales where ${endedIn(2025)}`),
      await number(`select count(*) from sales where ${endedIn(2026)}`),
    ];
    expect(Math.min(open, earlier, later)).toBeGreaterThan(3);
    t.clock.set('2036-01-01T02:07:00.000Z');
    await run(5);
    // Five in a run, the longest ended first.
    expect(await number(`select count(*) from sales where ${endedIn(2025)}`)).toBe(earlier - 5);
    t.clock.advance(60_000);
    await run();
    expect(await number(`select count(*) from sales where ${endedIn(2025)} and id not in (${held})`)).toBe(0);
    expect(await number(`select count(*) from sales where ${endedIn(2026)}`)).toBe(later);
    expect(await number("select count(*) from sales where status_group <> 'PAST'")).toBe(open);
    expect(await brokenInvariants(t.database)).toEqual([]);
  });

  it('with open claims, payments, debts and goods in a warehouse stays as long as they do, and its files with it', async () => {
    const kept = (await rows(held)).length;
    expect(kept).toBeGreaterThan(3);
    const stored = await rows('select file_id as id from documents union select file_id from claim_evidence');
    // One file in two places, as the photo of a package that is evidence of a claim as well.
    const twice = await rows(`insert into claim_evidence
      select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'claim_id', null))).* from claim_evidence e
      where e.sale_id in (select id from sales where ${endedIn(2026)} and id not in (${held})) limit 1 returning file_id as id`);
    expect(twice).toHaveLength(1);
    t.clock.set('2037-01-01T02:07:00.000Z');
    await run();
    expect(await number(`select count(*) from stored_files where id = '${twice[0]?.id}' and state = 'KEPT'`)).toBe(0);
    expect((await rows(held)).length).toBe(kept);
    expect(await number("select count(*) from sales where status_group = 'PAST'")).toBe(kept);
    expect(await brokenInvariants(t.database)).toEqual([]);
    await t.runJobs({ jobs: work.jobs.filter(({ name }) => name.startsWith('files.')), subscribers: [] });
    const left = new Set((await rows('select id from stored_files')).map(({ id }) => id));
    const isThere = async (id: unknown) => {
      const content = await files.read(String(id));
      content?.destroy();
      return content !== null;
    };
    const gone = stored.filter(({ id }) => !left.has(id));
    expect([gone.length > 3, left.size > 3]).toEqual([true, true]);
    expect(await Promise.all(gone.map(({ id }) => isThere(id)))).not.toContain(true);
    expect(await Promise.all([...left].map(isThere))).not.toContain(false);
  });

  it('each run is one entry in the log of each company, with counts; run again it finds nothing', async () => {
    const entries = await rows(
      "select seller_id, at, subject, person from audit_entries where action = 'DATA_DELETED' order by at",
    );
    expect(entries.length).toBeGreaterThan(5);
    expect(entries[0]).toMatchObject({
      person: 'Quayside',
      subject: expect.stringMatching(/^\d+ orders?, \d+ payments?, \d+ claims?, \d+ files?$/),
    });
    expect(new Set(entries.map(({ seller_id, at, subject }) => `${seller_id} ${at} ${subject}`)).size).toBe(
      entries.length,
    );
    await run();
    expect(await number("select count(*) from audit_entries where action = 'DATA_DELETED'")).toBe(entries.length);
  });

  it('is kept from everybody else: nothing of a ledger or a log goes without its day', async () => {
    const attempt = (text: string) => t.database.write('system', (db) => db.execute(sql.raw(text)));
    await expect(attempt('delete from ledger_lines')).rejects.toThrow();
    await expect(attempt('delete from audit_entries')).rejects.toThrow();
    const sinceThen = "select set_config('app.kept_since', '2026-01-01', true)";
    await expect(
      t.database.write('system', async (db) => {
        await db.execute(sql.raw(sinceThen));
        await db.execute(sql.raw('delete from ledger_lines'));
      }),
    ).rejects.toThrow();
  });

  it('a company that left goes with its people ten whole years after its last change; another one stays', async () => {
    const [one] = await rows("select seller_id as id from users where email = 'owner@emptyshelf.example'");
    const id = String(one?.id);
    await t.database.write('system', (db) =>
      db.execute(sql.raw(`update sellers set status = 'CLOSED' where id = '${id}'`)),
    );
    const ofIt = async () => [
      await number(`select count(*) from sellers where id = '${id}'`),
      await number(`select count(*) from users where seller_id = '${id}'`),
      await number(`select count(*) from bank_accounts where seller_id = '${id}'`),
    ];
    t.clock.set('2036-06-01T00:00:00.000Z');
    await run();
    expect(await ofIt()).toEqual([1, 1, 1]);
    const others = await number('select count(*) from sellers');
    t.clock.set('2038-01-01T02:07:00.000Z');
    await run();
    expect(await ofIt()).toEqual([0, 0, 0]);
    expect(await number('select count(*) from sellers')).toBe(others - 1);
    expect(await brokenInvariants(t.database)).toEqual([]);
  });
});
