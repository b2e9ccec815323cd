import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkExternalDatabase } from './external-database.ts';
import { startPostgres } from './start-postgres.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quayside-launcher-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A process that starts PostgreSQL, makes a row and waits to be killed. */
async function startElsewhere(folder: string) {
  const program = `
    import pg from 'pg';
    import { startPostgres } from ${JSON.stringify(new URL('./start-postgres.ts', import.meta.url).href)};
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(folder)} });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table kept as select 42 as answer');
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the embedded PostgreSQL', () => {
  it('[ERR-17] writes nothing into its log that people typed', async () => {
    const postgres = await startPostgres({ dataDir, durable: false });
    try {
      await query(postgres.url, 'create table people (email text primary key)');
      const twice = () => query(postgres.url, `insert into people values ('anna@nordlicht.example')`);
      await twice();
      await expect(twice()).rejects.toThrow(/people_pkey/);
    } finally {
      await postgres.stop();
    }
    const written = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    expect(written).toContain('people_pkey');
    expect(written).not.toContain('nordlicht');
  });

  it('gives a role that owns its database and is bound by row-level security', async () => {
    const postgres = await startPostgres({ dataDir, durable: false });
    try {
      const [role] = await query(
        postgres.url,
        `select rolsuper, rolbypassrls, pg_get_userbyid(datdba) = current_user as owner
         from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
      );
      expect(role).toEqual({ rolsuper: false, rolbypassrls: false, owner: true });
      expect(await query(postgres.url, 'select count(*) > 0 as counted from pg_stat_statements')).toEqual([
        { counted: true },
      ]);
      await expect(checkExternalDatabase(postgres.url)).resolves.toBeUndefined();
      await expect(checkExternalDatabase(postgres.superuserUrl)).rejects.toThrow(
        /superuser or bypasses row-level security/,
      );
    } finally {
      await postgres.stop();
    }
    await expect(checkExternalDatabase(postgres.url)).rejects.toThrow(
      /^DATABASE_URL: 127\.0\.0\.1:\d+\/quayside cannot be reached/,
    );
  });

  it('recovers what was committed after its parent was killed, with the orphan still running', async () => {
    const parent = await startElsewhere(dataDir);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    const said: string[] = [];
    const postgres = await startPostgres({ dataDir, report: (line) => said.push(line) });
    try {
      expect(said).toEqual(['stopped the PostgreSQL that a killed start had left running']);
      expect(await query(postgres.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    } finally {
      await postgres.stop();
    }
  });

  it('is not misled by a postmaster.pid whose number belongs to another program', async () => {
    const first = await startPostgres({ dataDir });
    await first.stop();
    await writeFile(join(dataDir, 'cluster', 'postmaster.pid'), `${process.pid}\n`);
    const second = await startPostgres({ dataDir });
    await second.stop();
  });

  it('whose folder lost a part is never made anew: one line says what, and what there was stays', async () => {
    await (await startPostgres({ dataDir, durable: false })).stop();
    const cluster = join(dataDir, 'cluster');
    const control = await readFile(join(cluster, 'global', 'pg_control'));
    const version = await readFile(join(cluster, 'PG_VERSION'));
    await rm(join(cluster, 'PG_VERSION'));
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      /^.+cluster holds no whole database .+ restore it from a backup/,
    );
    expect((await readFile(join(cluster, 'global', 'pg_control'))).equals(control)).toBe(true);
    await writeFile(join(cluster, 'PG_VERSION'), version);
    const password = await readFile(join(dataDir, 'password'));
    await writeFile(join(dataDir, 'password'), 'another');
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      /^The database does not take the password in .+ from a backup\.$/,
    );
    await rm(join(dataDir, 'password'));
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      /^.+password can't be read, .+ restore it from a backup\.$/,
    );
    await writeFile(join(dataDir, 'password'), password);
    await writeFile(join(cluster, 'postmaster.pid'), '');
    await (await startPostgres({ dataDir, durable: false })).stop();
  });

  it('refuses a folder that another start is using, with one line, and leaves that one alone', async () => {
    const first = await startPostgres({ dataDir, durable: false });
    try {
      await expect(startPostgres({ dataDir })).rejects.toThrow(
        /^Another Quayside \(process \d+\) is using .+: stop it first\.$/,
      );
      expect(await query(first.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    } finally {
      await first.stop();
    }
  });

  describe('that ends by itself', () => {
    const postmaster = async () =>
      Number.parseInt(await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);
    const answers = (url: string) => vi.waitFor(() => query(url, 'select 1'), { timeout: 20_000, interval: 50 });

    it('is started again at the same address, with all that was committed', async () => {
      const said: string[] = [];
      const postgres = await startPostgres({ dataDir, onRestart: (line) => said.push(line) });
      try {
        await query(postgres.url, 'create table kept as select 42 as answer');
        const begun = performance.now();
        process.kill(await postmaster(), 'SIGKILL');
        await answers(postgres.url);
        expect(performance.now() - begun).toBeLessThan(10_000);
        expect(await query(postgres.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
        await vi.waitFor(() => expect(said).toEqual(['PostgreSQL ended with SIGKILL and was started again.']));
      } finally {
        await postgres.stop();
      }
    });

    it('again and again is given up after the sixth time within five minutes, with one line', {
      timeout: 120_000,
    }, async () => {
      const gone: string[] = [];
      const postgres = await startPostgres({ dataDir, durable: false, onGone: (line) => gone.push(line) });
      try {
        for (let n = 0; n < 6; n += 1) {
          await answers(postgres.url);
          process.kill(await postmaster(), 'SIGKILL');
          await wait(300);
        }
        await vi.waitFor(() =>
          expect(gone).toEqual(['PostgreSQL ended 6 times within five minutes, the last time with SIGKILL.']),
        );
      } finally {
        await postgres.stop();
      }
    });

    it('and is to be stopped meanwhile stays stopped', async () => {
      const postgres = await startPostgres({ dataDir, durable: false });
      process.kill(await postmaster(), 'SIGKILL');
      await postgres.stop();
      await expect(query(postgres.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
      await wait(1_000);
      await expect(query(postgres.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    });
  });
});
