/** Rows into a table by COPY. PostgreSQL refuses COPY where row-level security applies, so a staging table lies between. */
import { once } from 'node:events';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

type Row = Readonly<Record<string, unknown>>;
const chunkBytes = 1 << 16;

/**
 * Inserts rows, keyed as in the table's definition, and gives their number. All rows have the keys of the first;
 * columns left out take their defaults. `client` is inside a transaction in system scope.
 */
export async function copyRows(
  client: pg.Client,
  table: PgTable,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<number> {
  const copy = await openCopy(client, table, rows);
  return copy?.count ?? 0;
}

async function openCopy(client: pg.Client, table: PgTable, rows: Iterable<Row> | AsyncIterable<Row>) {
  const name = getTableName(table);
  let keys: string[] | undefined;
  let stream: ReturnType<typeof copyFrom> | undefined;
  let count = 0;
  let chunk = '';
  const send = async () => {
    if (stream && chunk !== '' && !stream.write(chunk)) await once(stream, 'drain');
    chunk = '';
  };
  for await (const row of rows) {
    if (!keys) {
      keys = Object.keys(row);
      await client.query(`create temp table staging_${name} (like ${name} including defaults) on commit drop`);
      stream = client.query(copyFrom(`copy staging_${name} (${columnsOf(keys)}) from stdin`));
    }
    chunk += lineOf(keys.map((key) => row[key]));
    count += 1;
    if (chunk.length > chunkBytes) await send();
  }
  if (!keys || !stream) return undefined;
  await send();
  stream.end();
  await once(stream, 'finish');
  await client.query(`insert into ${name} (${columnsOf(keys)}) select ${columnsOf(keys)} from staging_${name}`);
  await client.query(`drop table staging_${name}`);
  return { count };
}

const columnsOf = (keys: readonly string[]): string => keys.map((key) => `"${columnOf(key)}"`).join(', ');

/** As Drizzle's snake_case: `shipLine1` is `ship_line1`. */
const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const lineOf = (values: readonly unknown[]): string => `${values.map(fieldOf).join('\t')}\n`;

/** COPY's text format: tab-separated, backslash escapes, \N for null. */
function fieldOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (Array.isArray(value))
    return escaped(`{${value.map((one) => `"${String(one).replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
  if (typeof value === 'object') return escaped(JSON.stringify(value));
  return String(value);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (one) => escapes[one] ?? one) : text;
