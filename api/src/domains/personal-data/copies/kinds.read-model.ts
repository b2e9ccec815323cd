/** The rows of one kind, as lines of JSON, a batch at a time by the table's key. */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db, Scope } from '../../../platform/db/database.ts';
import type { Kind } from './kinds.ts';

/** Whose rows: the tenant's, and of a person their own. */
export type Whose = { readonly scope: Scope; readonly person: string | null };
type Key = readonly { readonly column: string; readonly type: string }[];

const batch = 500;
const fewRows = 20;

const keyColumns = z.array(z.object({ column: z.string(), type: z.string() }));

async function keyOf(database: Database, table: string): Promise<Key> {
  const { rows } = await database.read('none', (db) =>
    db.execute(sql`select a.attname as "column", format_type(a.atttypid, null) as type
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = ${table}::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`),
  );
  return keyColumns.parse(rows);
}

async function inRowsOf<T>(database: Database, { scope, person }: Whose, work: (db: Db) => Promise<T>): Promise<T> {
  return database.read(scope, async (db) => {
    await db.execute(sql`select set_config('app.copy_of', ${person ?? ''}, true)`);
    return work(db);
  });
}

/** Rows after the one with this key. */
function beyond(key: Key, after: readonly string[] | null): SQL {
  if (after === null) return sql``;
  const names = key.map(({ column }) => `t.${column}`).join(', ');
  const values = key.map(({ type }, at) => sql`${after[at]}::text::${sql.raw(type)}`);
  return sql`and (${sql.raw(names)}) > (${sql.join(values, sql`, `)})`;
}

const keyIn = (key: Key): string => `array[${key.map(({ column }) => `t.${column}::text`).join(', ')}]`;
const orderOf = (key: Key): string => key.map(({ column }) => `t.${column}`).join(', ');

async function* pagesOf<Row extends { readonly key: readonly string[] }>(
  database: Database,
  whose: Whose,
  kind: Kind,
  shape: { readonly rows: z.ZodType<Row[]>; readonly select: string; readonly only?: string },
): AsyncGenerator<Row[]> {
  const key = await keyOf(database, kind.table);
  const most = kind.hasLargeRows ? fewRows : batch;
  const query = (after: readonly string[] | null) => sql`
    select ${sql.raw(`${shape.select}, ${keyIn(key)} as key from ${kind.table} t`)}
    where (${sql.raw(kind.where)}) ${sql.raw(shape.only ?? '')} ${beyond(key, after)}
    order by ${sql.raw(orderOf(key))} limit ${most}`;
  for (let after: readonly string[] | null = null; ; ) {
    const from: readonly string[] | null = after;
    const rows: Row[] = shape.rows.parse((await inRowsOf(database, whose, (db) => db.execute(query(from)))).rows);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
    after = rows.at(-1)?.key ?? null;
  }
}

const key = z.array(z.string());
const lines = z.array(z.object({ line: z.string(), key }));

/** Each row one line. */
export function linesOf(database: Database, whose: Whose, kind: Kind): AsyncGenerator<z.infer<typeof lines>> {
  const shown = kind.columns.split(' ').map((column) => `${kind.shown?.[column] ?? `t.${column}`} as ${column}`);
  const select = `(select row_to_json(x) from (select ${shown.join(', ')}) x)::text as line`;
  return pagesOf(database, whose, kind, { rows: lines, select });
}

const files = z.array(z.object({ id: z.string(), name: z.string(), key }));

/** The stored files that its rows refer to. */
export async function* filesOf(
  database: Database,
  whose: Whose,
  kind: Kind,
): AsyncGenerator<{ readonly id: string; readonly name: string }> {
  if (!kind.file) return;
  const select = `t.file_id as id, coalesce(t.${kind.file}, 'file') as name`;
  for await (const page of pagesOf(database, whose, kind, { rows: files, select, only: 'and t.file_id is not null' }))
    yield* page;
}
