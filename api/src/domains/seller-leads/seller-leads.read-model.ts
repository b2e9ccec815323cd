/** Leads with the company they became. */
import type { SellerLeadQuery } from '@quayside/contract/seller-leads';
import { and, asc, desc, eq, ilike, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { offsetOf } from '../../kernel/pagination.ts';
import type { Database } from '../../platform/db/database.ts';
import { noCompany } from '../../platform/files/no-company.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import type { LeadFileRecord } from './lead-files.repository.ts';
import { leadFiles, sellerLeads } from './seller-leads.tables.ts';

const columns = { lead: sellerLeads, seller: sellers };
export type LeadRow = { lead: typeof sellerLeads.$inferSelect; seller: typeof sellers.$inferSelect | null };

export async function leadBySlug(database: Database, slug: string): Promise<LeadRow | undefined> {
  const [row] = await database.read('system', (db) =>
    db
      .select(columns)
      .from(sellerLeads)
      .leftJoin(sellers, eq(sellers.id, sellerLeads.sellerId))
      .where(eq(sellerLeads.slug, slug)),
  );
  return row;
}

/** The newest first. */
export const filesOfLead = (database: Database, leadId: string): Promise<LeadFileRecord[]> =>
  database.read({ sellerId: noCompany }, (db) =>
    db.select().from(leadFiles).where(eq(leadFiles.leadId, leadId)).orderBy(desc(leadFiles.id)),
  );

/** A page of leads: what is due first, then the newest. */
export async function leadPage(
  database: Database,
  { status, completedSuccessful, state, overdue, search, ...page }: SellerLeadQuery,
  now: Instant,
): Promise<{ rows: LeadRow[]; total: number }> {
  const found = and(
    status === undefined ? undefined : eq(sellerLeads.status, status),
    completedSuccessful === undefined ? undefined : endedWell(completedSuccessful === 'true'),
    state === undefined ? undefined : state === 'ENDED' ? gaveUp : and(not(gaveUp), endedWell(false)),
    overdue === undefined ? undefined : lt(sellerLeads.dueAt, now),
    search === undefined ? undefined : named(search),
  );
  return database.read('system', async (db) => {
    const [rows, total] = await Promise.all([
      db
        .select(columns)
        .from(sellerLeads)
        .leftJoin(sellers, eq(sellers.id, sellerLeads.sellerId))
        .where(found)
        .orderBy(asc(sellerLeads.dueAt), desc(sellerLeads.createdAt), desc(sellerLeads.id))
        .limit(page.size)
        .offset(offsetOf(page)),
      db.$count(sellerLeads, found),
    ]);
    return { rows, total };
  });
}

const gaveUp = sql`"seller_leads"."status" in ('COMPLETED_UNSUCCESSFUL', 'DUPLICATE')`;
const endedWell = (isWanted: boolean): SQL =>
  isWanted
    ? sql`"seller_leads"."status" = 'COMPLETED_SUCCESSFUL'`
    : sql`"seller_leads"."status" <> 'COMPLETED_SUCCESSFUL'`;

function named(search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(ilike(sellerLeads.companyName, pattern), ilike(sellerLeads.email, pattern));
}
