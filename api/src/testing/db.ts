import pg from 'pg';
import { inject } from 'vitest';
import { roleName } from '../platform/postgres/roles.ts';

let made: Promise<string> | undefined;

/**
 * Address of this worker's own migrated, empty database, as the product's role. Every test file begins with a fresh
 * one; within a file it is the same database. End your pools before the file ends: the next file cuts what is left.
 */
export function testDatabaseUrl(): Promise<string> {
  made ??= makeDatabase();
  return made;
}

/** Called before each file: files that share a process still get a database each. */
export function beginWithFreshDatabase(): void {
  made = undefined;
}

/** From now on this file's database is that one, of a server of its own. */
export function useDatabase(url: string): void {
  made = Promise.resolve(url);
}

async function makeDatabase(): Promise<string> {
  const { superuserUrl, url, template } = inject('postgres');
  const name = `quayside_worker_${process.env.VITEST_POOL_ID ?? '1'}`;
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} owner ${roleName} template ${template} strategy file_copy`);
  } finally {
    await client.end();
  }
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
