/** Rows for tests that walk every table, whatever it holds. */
import type pg from 'pg';

type Column = { readonly name: string; readonly type: string };

/** A value that most columns of the type accept. */
const samples: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'x'`,
  integer: '1',
  bigint: '1',
  'double precision': '1',
  boolean: 'false',
  jsonb: `'{}'`,
  'text[]': `'{}'`,
  'integer[]': `'{}'`,
  bytea: `'x'`,
};
/** Columns whose check names its values. */
const checked: Readonly<Record<string, string>> = {
  'sales.status': `'REQUESTED'`,
  'claims.status': `'SUBMITTED'`,
  'issued_papers.kind': `'CREDIT_NOTE'`,
  'data_copies.status': `'WAITING'`,
  'stored_files.state': `'ARRIVING'`,
  'documents.document_type': `'OTHER'`,
  'order_invoices.kind': `'SALES_INVOICE'`,
  'threads.last_side': `'SELLER'`,
  'thread_messages.side': `'SELLER'`,
  // A row is a seller’s or a buyer’s, never both.
  'webhook_endpoints.buyer_id': `'00000000-0000-0000-0000-000000000000'`,
  'webhook_messages.buyer_id': `'00000000-0000-0000-0000-000000000000'`,
};

/** Columns that may be empty, but not together with others. */
const together: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api_keys: { seller_id: '00000000-0000-0000-0000-000000000001' },
};

/**
 * Inserts one row: the given columns, and a plain value for every other one that needs it. Foreign keys and triggers
 * are not asked, so no parents are needed; checks are.
 */
export async function fillTable(
  superuser: pg.Client,
  table: string,
  wanted: Readonly<Record<string, string>>,
): Promise<void> {
  const given = { ...together[table], ...wanted };
  const { rows } = await superuser.query<Column>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef and attidentity = ''`,
    [table],
  );
  const needed = rows.filter(({ name }) => !(name in given));
  const names = [...Object.keys(given), ...needed.map(({ name }) => name)];
  const values = [
    ...Object.values(given).map((value) => `'${value}'`),
    ...needed.map(({ name, type }) => checked[`${table}.${name}`] ?? samples[type] ?? 'now()'),
  ];
  await superuser.query('begin');
  await superuser.query("set local session_replication_role = 'replica'");
  await superuser.query(
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${values.join(', ')})`,
  );
  await superuser.query('commit');
}
