/** The embedded newsletter list: one row per address. */
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { newsletterSubscribers } from '../../platform/db/platform.tables.ts';
import type { NewsletterPort } from './newsletter.port.ts';

export function embeddedNewsletter(database: Database, clock: Clock): NewsletterPort {
  return {
    subscribe: ({ email, page }) =>
      database.write('none', async (db) => {
        await db.insert(newsletterSubscribers).values({ email, page, createdAt: clock.now() }).onConflictDoNothing();
      }),
  };
}
