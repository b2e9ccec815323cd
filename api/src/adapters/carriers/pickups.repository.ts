/** Pickups of the embedded carriers: their own book, not ours. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { carrierPickups } from '../../platform/db/platform.tables.ts';

export type Pickup = typeof carrierPickups.$inferSelect;

export async function pickupOf(db: Db, id: string): Promise<Pickup | undefined> {
  const [found] = await db.select().from(carrierPickups).where(eq(carrierPickups.id, id));
  return found;
}

type Slot = Pick<Pickup, 'carrier' | 'place' | 'pickupDate'>;

/** Pickups that stand in a slot; others who ask for the same slot wait until this transaction ends. */
export async function takenInSlot(db: Db, { carrier, place, pickupDate }: Slot): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`pickup ${carrier} ${place} ${pickupDate}`}))`);
  return db.$count(
    carrierPickups,
    and(
      eq(carrierPickups.carrier, carrier),
      eq(carrierPickups.place, place),
      eq(carrierPickups.pickupDate, pickupDate),
      ne(carrierPickups.status, 'cancelled'),
    ),
  );
}

/** How many pickups each day at this place holds, by carrier and date. */
export async function takenAt(
  db: Db,
  place: string,
): Promise<{ carrier: string; pickupDate: string; taken: number }[]> {
  return db
    .select({
      carrier: carrierPickups.carrier,
      pickupDate: carrierPickups.pickupDate,
      taken: sql<number>`count(*)::int`,
    })
    .from(carrierPickups)
    .where(and(eq(carrierPickups.place, place), ne(carrierPickups.status, 'cancelled')))
    .groupBy(carrierPickups.carrier, carrierPickups.pickupDate);
}

export async function keepPickup(db: Db, pickup: Pickup): Promise<void> {
  await db.insert(carrierPickups).values(pickup).onConflictDoNothing();
}

export async function setPickupStatus(db: Db, id: string, status: Pickup['status']): Promise<void> {
  await db.update(carrierPickups).set({ status }).where(eq(carrierPickups.id, id));
}
