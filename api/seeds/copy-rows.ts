/** Rows into a table by COPY. PostgreSQL refuses COPY where row-level security applies: there a staging table lies between. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

type Row = Readonly<Record<string, unknown>>;
const rowsPerChunk = 500;

/**
 * Inserts rows, keyed as in the table's definition, and gives their number. All rows have the keys of the first;
 * columns left out take their defaults. `client` is inside a transaction in system scope.
 */
export async function copyRows(client: pg.Client, table: PgTable, rows: readonly Row[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const keys = Object.keys(first);
  const defined: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const columns = keys.map((key) => `"${columnOf(key, defined[key])}"`).join(', ');
  const name = getTableName(table);
  const json = new Set(
    Object.entries(getTableColumns(table)).flatMap(([key, { columnType }]) => (columnType === 'PgJsonb' ? [key] : [])),
  );
  const copy = (into: string): Promise<void> =>
    pipeline(Readable.from(chunksOf(rows, keys, json)), client.query(copyFrom(`copy ${into} (${columns}) from stdin`)));
  if (!(await isGuarded(client, name))) await copy(name);
  else {
    const staging = `staging_${name}`;
    await client.query(`create temp table if not exists ${staging} (like ${name} including defaults) on commit drop`);
    await copy(staging);
    await client.query(`insert into ${name} (${columns}) select ${columns} from ${staging}`);
    await client.query(`truncate ${staging}`);
  }
  return rows.length;
}

async function isGuarded(client: pg.Client, table: string): Promise<boolean> {
  const { rowCount } = await client.query('select where row_security_active($1)', [table]);
  return rowCount === 1;
}

function* chunksOf(rows: readonly Row[], keys: readonly string[], json: ReadonlySet<string>): Generator<string> {
  const storedOf = (row: Row, key: string) => (json.has(key) && row[key] != null ? JSON.stringify(row[key]) : row[key]);
  for (let start = 0; start < rows.length; start += rowsPerChunk) {
    const chunk = rows.slice(start, start + rowsPerChunk);
    yield chunk.map((row) => lineOf(keys.map((key) => storedOf(row, key)))).join('');
  }
}

/** The name it was given, else as Drizzle's snake_case: `shipLine1` is `ship_line1`. */
const columnOf = (key: string, column: PgColumn | undefined): string =>
  column === undefined || column.keyAsName
    ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    : column.name;

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
