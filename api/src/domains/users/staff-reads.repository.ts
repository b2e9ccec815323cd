import type { BuyerReadKind, StaffReadKind } from '@quayside/contract/staff-reads';
import { sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';

type StaffRead<Kind> = {
  readonly userId: string;
  readonly kind: Kind;
  readonly slot: number;
  readonly at: Instant;
};

/**
 * Keeps the read of each selling company that exists; one that is kept already stays as it is. A trigger
 * appends each to the chain of its company and kind, which it locks: always in the order of companies. In system scope.
 */
export async function insertStaffReads(
  db: Db,
  { userId, kind, slot, at }: StaffRead<StaffReadKind>,
  sellerIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    insert into staff_reads (seller_id, user_id, kind, slot, at)
    select s.id, ${userId}::uuid, ${kind}, ${slot}::int, ${at}::timestamptz from sellers s
    where s.id = any(${sql.param([...sellerIds])}::uuid[]) order by s.id
    on conflict do nothing`);
}

/** The same of buying companies. */
export async function insertBuyerReads(
  db: Db,
  { userId, kind, slot, at }: StaffRead<BuyerReadKind>,
  buyerIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    insert into buyer_reads (buyer_id, user_id, kind, slot, at)
    select b.id, ${userId}::uuid, ${kind}, ${slot}::int, ${at}::timestamptz from buyers b
    where b.id = any(${sql.param([...buyerIds])}::uuid[])
    on conflict do nothing`);
}
