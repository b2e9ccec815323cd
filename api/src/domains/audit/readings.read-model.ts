/** What our own people looked at, as it is chained. */
import type { StaffReadKind } from '@quayside/contract/staff-reads';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { staffReads } from '../users/users.tables.ts';

type Place = { readonly sellerId: string; readonly kind: StaffReadKind; readonly number: number };

/** Readings of ours after a number, oldest first. */
export async function readingsAfter(db: Db, { sellerId, kind, number }: Place, limit: number) {
  return db
    .select()
    .from(staffReads)
    .where(and(eq(staffReads.sellerId, sellerId), eq(staffReads.kind, kind), gt(staffReads.number, number)))
    .orderBy(asc(staffReads.number))
    .limit(limit);
}
