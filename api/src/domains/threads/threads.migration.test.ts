/** What sellers asked before there were conversations stays: the migration makes a conversation of each question. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { roleName } from '../../platform/postgres/roles.ts';
import { fillTable } from '../../testing/filled-table.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const database = `quayside_before_${process.env.VITEST_POOL_ID ?? '1'}`;
let superuser: pg.Client;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-migrations-'));
  superuser = await connected(inject('postgres').superuserUrl);
  await superuser.query(`drop database if exists ${database} with (force)`);
  await superuser.query(`create database ${database} owner ${roleName} template template0`);
});
afterAll(async () => {
  await superuser.query(`drop database if exists ${database} with (force)`);
  await superuser.end();
  await rm(folder, { recursive: true });
});

async function connected(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return client;
}
const addressOf = (from: string): string => Object.assign(new URL(from), { pathname: `/${database}` }).href;

/** The schema as it was before the migration of that name. */
async function migrateUntil(name: string, client: pg.Client): Promise<void> {
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'));
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  expect(end).toBeGreaterThan(0);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
}

it('[ORD-17] a question of the old form becomes a conversation that waits for its answer', async () => {
  const { superuserUrl, url } = inject('postgres');
  const [owner, rooted] = [await connected(addressOf(url)), await connected(addressOf(superuserUrl))];
  await migrateUntil('issues-become-conversations', owner);
  const [sellerId, saleId, userId] = [newId(), newId(), newId()];
  const [friday, monday] = ['0190a0a0-0000-7000-8000-00000000a1b2', '0190a0a0-0000-7000-8000-00000000c3d4'];
  await fillTable(rooted, 'users', { id: userId, account: 'Mila de Vries' });
  await fillTable(rooted, 'sales', { seller_id: sellerId, id: saleId, order_number: 'QS-482133-0' });
  const question = { seller_id: sellerId, sale_id: saleId, user_id: userId, category: 'PRICE' };
  await fillTable(rooted, 'sale_issues', {
    ...question,
    id: friday,
    message: 'Per box?',
    created_at: '2026-11-20T09:00:00Z',
  });
  await fillTable(rooted, 'sale_issues', {
    ...question,
    id: monday,
    message: 'Or not?',
    created_at: '2026-11-16T09:00:00Z',
  });
  await owner.end();
  await migrate(addressOf(url));
  const { rows } = await rooted.query(
    `select t.reference, t.category, t.last_side, t.reply_by, m.author_name, m.body, m.created_at from threads t
     join thread_messages m on m.seller_id = t.seller_id and m.sale_id = t.sale_id and m.thread_id = t.id order by t.id`,
  );
  const asked = { category: 'PRICE', last_side: 'SELLER', author_name: 'Mila de Vries' };
  expect(rows).toEqual([
    {
      ...asked,
      reference: 'QS-482133-0/A1B2',
      body: 'Per box?',
      created_at: new Date('2026-11-20T09:00:00Z'),
      reply_by: new Date('2026-11-23T09:00:00Z'),
    },
    {
      ...asked,
      reference: 'QS-482133-0/C3D4',
      body: 'Or not?',
      created_at: new Date('2026-11-16T09:00:00Z'),
      reply_by: new Date('2026-11-17T09:00:00Z'),
    },
  ]);
  await rooted.end();
});
