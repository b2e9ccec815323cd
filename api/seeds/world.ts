/** The rows of a world, collected table by table and written in one go. */
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { copyRows } from './copy-rows.ts';

type Row = Readonly<Record<string, unknown>>;

export type World = {
  add<Table extends PgTable>(table: Table, ...rows: Table['$inferInsert'][]): void;
  /** Tables in the order in which they were first added to: parents before children. */
  write(client: pg.Client): Promise<number>;
};

export function newWorld(): World {
  const tables = new Map<PgTable, Row[]>();
  return {
    add: (table, ...rows) => {
      const known = tables.get(table);
      if (known) known.push(...rows);
      else tables.set(table, rows);
    },
    write: async (client) => {
      let count = 0;
      for (const [table, rows] of tables) count += await copyRows(client, table, rows);
      return count;
    },
  };
}
