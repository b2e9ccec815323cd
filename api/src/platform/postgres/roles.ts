import type pg from 'pg';
import { connectForWork } from '../db/work-connection.ts';

/** The one login role of the product, and the name of its database. */
export const roleName = 'quayside';

/** Milliseconds: a copy of the template on a slow disk. */
const longestStatement = 60_000;

/**
 * Makes the login role and its database as superuser, or brings an existing cluster to the same state: the role owns
 * the database and is neither superuser nor exempt from row-level security. `password` must not hold a quote.
 */
export async function prepareRole(superuserUrl: string, password: string): Promise<void> {
  await asSuperuser(superuserUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [roleName]);
    const verb = rowCount ? 'alter' : 'create';
    await client.query(
      `${verb} role ${roleName} login nosuperuser nobypassrls nocreatedb nocreaterole password '${password}'`,
    );
    await client.query(`alter role ${roleName} set timezone to 'UTC'`);
  });
  await prepareDatabase(superuserUrl, roleName);
}

/** Makes a database owned by the product's role, with pg_stat_statements, unless it exists. */
export async function prepareDatabase(superuserUrl: string, name: string): Promise<void> {
  await asSuperuser(superuserUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database "${name}" owner ${roleName} template template0`);
  });
  const inside = new URL(superuserUrl);
  inside.pathname = `/${name}`;
  await asSuperuser(inside.href, async (client) => {
    await client.query('create extension if not exists pg_stat_statements');
  });
}

async function asSuperuser(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connectForWork(url, { statement: longestStatement });
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
