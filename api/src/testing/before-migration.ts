/** A database as it was before one migration, to be filled as the product had filled it and then migrated on. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { roleName } from '../platform/postgres/roles.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const database = `quayside_before_${process.env.VITEST_POOL_ID ?? '1'}`;

export type BeforeMigration = {
  /** Passes row-level security. */
  readonly superuser: pg.Client;
  /** The migration, and all after it. */
  migrateOn(): Promise<void>;
  /** The database is gone afterwards. */
  close(): Promise<void>;
};

async function connected(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  // The database is dropped under whoever is just leaving it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
const addressOf = (from: string): string => Object.assign(new URL(from), { pathname: `/${database}` }).href;

/** `name`: how the migration's file ends, without its extension. */
export async function beforeMigration(name: string): Promise<BeforeMigration> {
  const { superuserUrl, url } = inject('postgres');
  const server = await connected(superuserUrl);
  await server.query(`drop database if exists ${database} with (force)`);
  await server.query(`create database ${database} owner ${roleName} template template0`);
  const owner = await connected(addressOf(url));
  const folder = await mkdtemp(join(tmpdir(), 'quayside-migrations-'));
  await applyMigrations(drizzle({ client: owner }), { migrationsFolder: await cutBefore(name, folder) });
  // Whatever was started once has its queue.
  await runMigrations({ connectionString: addressOf(url), logger: new Logger(() => () => undefined) });
  await owner.end();
  const superuser = await connected(addressOf(superuserUrl));
  return {
    superuser,
    migrateOn: () => migrate(addressOf(url)),
    close: async () => {
      await superuser.end();
      await server.query(`drop database if exists ${database} with (force)`);
      await server.end();
      await rm(folder, { recursive: true });
    },
  };
}

/** The migrations up to that one, in the folder. */
async function cutBefore(name: string, folder: string): Promise<string> {
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'));
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  expect(end).toBeGreaterThan(0);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}
