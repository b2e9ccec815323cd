/** Rows of the embedded newsletter list. */
import { eq } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { newsletterSubscribers as subscribers } from '../../platform/db/platform.tables.ts';

/** Keeps the address; gives whether whoever reads it has agreed already. */
export async function keepSubscriber(db: Db, email: string, page: string | null, now: Instant): Promise<boolean> {
  await db.insert(subscribers).values({ email, page, createdAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(subscribers).where(eq(subscribers.email, email));
  return Boolean(row?.confirmedAt);
}

export async function confirmSubscriber(db: Db, email: string, now: Instant): Promise<void> {
  await db
    .insert(subscribers)
    .values({ email, page: null, createdAt: now, confirmedAt: now })
    .onConflictDoUpdate({ target: subscribers.email, set: { confirmedAt: now } });
}

export async function removeSubscriber(db: Db, email: string): Promise<void> {
  await db.delete(subscribers).where(eq(subscribers.email, email));
}
