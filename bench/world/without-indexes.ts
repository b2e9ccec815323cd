/** Bulk loads build indexes and check references once at the end, several times faster than row by row. */
import type pg from 'pg';
import { z } from 'zod';

const foreignKeys = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() }));
const indexes = z.array(z.object({ name: z.string(), definition: z.string() }));

/**
 * Runs `work` without foreign keys, secondary indexes and forced row-level security of the tables and makes them again,
 * in the caller's transaction: whoever else uses the tables waits until it ends. Unique indexes stay.
 */
export async function withoutIndexes<T>(
  client: pg.Client,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const keys = await client.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables],
  );
  const others = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where not indisunique and indrelid = any($1::regclass[])`,
    [tables],
  );
  for (const { table, name } of foreignKeys.parse(keys.rows))
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes.parse(others.rows)) await client.query(`drop index ${name}`);
  for (const table of tables) await client.query(`alter table ${table} no force row level security`);
  const result = await work();
  for (const table of tables) await client.query(`alter table ${table} force row level security`);
  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const { definition } of indexes.parse(others.rows)) await client.query(definition);
  for (const { table, name, definition } of foreignKeys.parse(keys.rows)) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  return result;
}
