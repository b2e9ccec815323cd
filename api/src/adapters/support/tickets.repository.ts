/** Tickets of the embedded support service. */
import { eq } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { supportTickets } from '../../platform/db/platform.tables.ts';
import type { Ticket } from './support.port.ts';

/** Keeps the ticket once; gives its number, `T-1042`. */
export async function keepTicket(db: Db, { requester, ...ticket }: Ticket, createdAt: Instant): Promise<string> {
  const row = { ...ticket, tags: [...ticket.tags], requesterName: requester.name, requesterEmail: requester.email };
  await db
    .insert(supportTickets)
    .values({ ...row, createdAt })
    .onConflictDoNothing();
  const [kept] = await db
    .select({ number: supportTickets.number })
    .from(supportTickets)
    .where(eq(supportTickets.id, ticket.id));
  return `T-${kept?.number ?? 0}`;
}
