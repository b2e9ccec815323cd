/** The lists of a warehouse: read in system scope, because packages of many sellers stand side by side. */

import type { packageQuery } from '@quayside/contract/packages';
import { and, asc, count, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { offsetOf } from '../../kernel/pagination.ts';
import type { Database } from '../../platform/db/database.ts';
import { packages } from './packages.tables.ts';

type Query = z.infer<typeof packageQuery>;
const incoming = ['ANNOUNCED', 'ARRIVED', 'ON_HOLD', 'MISSING'] as const;

/** A page of packages by the day they are expected, and how many there are. */
export async function packagePage(database: Database, query: Query) {
  const statuses = query.status === 'INCOMING' ? [...incoming] : [query.status];
  const wanted = and(inArray(packages.status, statuses));
  const [rows, [counted]] = await database.flight('system', (db) => [
    db
      .select()
      .from(packages)
      .where(wanted)
      .orderBy(asc(packages.expectedOn), asc(packages.id))
      .limit(query.size)
      .offset(offsetOf(query))
      .execute(),
    db.select({ total: count() }).from(packages).where(wanted).execute(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
