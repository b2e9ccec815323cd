import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabaseUrl } from './db.ts';

describe('the database of a test file', () => {
  it('is migrated and belongs to the role that row-level security binds', async () => {
    const client = new pg.Client({ connectionString: await testDatabaseUrl() });
    await client.connect();
    try {
      const { rows } = await client.query(
        "select current_user as role, to_regclass('sales') is not null as migrated, rolsuper or rolbypassrls as exempt from pg_roles where rolname = current_user",
      );
      expect(rows).toEqual([{ role: 'quayside', migrated: true, exempt: false }]);
    } finally {
      await client.end();
    }
  });
});
