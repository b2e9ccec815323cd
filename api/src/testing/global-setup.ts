import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';
import { takeLock } from '../platform/postgres/instance-lock.ts';
import { clearOrphan } from '../platform/postgres/orphan.ts';
import { prepareDatabase } from '../platform/postgres/roles.ts';
import { startPostgres } from '../platform/postgres/start-postgres.ts';

/** What the tests are told of the run's PostgreSQL. */
export type TestPostgres = {
  readonly superuserUrl: string;
  readonly url: string;
  readonly template: string;
  /** Of this run, gone with it: for what tests keep on disk. */
  readonly dataDir: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

const prefix = 'quayside-test-';
const template = 'quayside_template';

/** Starts one PostgreSQL for the whole run, makes a migrated template database, and gives the way to end it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearKilledRuns();
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  const postgres = await startPostgres({ dataDir, durable: false });
  const end = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await makeTemplate(postgres);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('postgres', { superuserUrl: postgres.superuserUrl, url: postgres.url, template, dataDir });
  return end;
}

async function makeTemplate(postgres: { readonly url: string; readonly superuserUrl: string }): Promise<void> {
  await prepareDatabase(postgres.superuserUrl, template);
  const url = new URL(postgres.url);
  url.pathname = `/${template}`;
  await migrate(url.href);
  const client = new pg.Client({ connectionString: postgres.superuserUrl });
  await client.connect();
  await client.query(`alter database ${template} allow_connections false`);
  await client.end();
}

/** A killed run leaves its server and folder behind; its lock is free, a living run's is not. */
async function clearKilledRuns(): Promise<void> {
  const entries = await readdir(tmpdir());
  for (const dataDir of entries.filter((name) => name.startsWith(prefix)).map((name) => join(tmpdir(), name))) {
    const lock = await takeLock(dataDir).catch(() => undefined);
    if (!lock || 'heldBy' in lock) continue;
    await clearOrphan(join(dataDir, 'cluster'));
    await lock.release();
    await rm(dataDir, { recursive: true, force: true });
  }
}
