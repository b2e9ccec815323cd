/** Rows of the files that are kept with leads. */
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { noCompany } from '../../platform/files/no-company.ts';
import { leadFiles, sellerLeads } from './seller-leads.tables.ts';

export type LeadFileRecord = typeof leadFiles.$inferSelect;

const ofLead = (leadId: string) => and(eq(leadFiles.sellerId, noCompany), eq(leadFiles.leadId, leadId));
const one = (leadId: string, id: string) => and(ofLead(leadId), eq(leadFiles.id, id));

export async function insertLeadFile(db: Db, file: Omit<LeadFileRecord, 'sellerId'>): Promise<void> {
  await db.insert(leadFiles).values({ sellerId: noCompany, ...file });
}

export const countLeadFiles = (db: Db, leadId: string): Promise<number> => db.$count(leadFiles, ofLead(leadId));

/** What was taken away; null: it was not there. */
export async function deleteLeadFile(db: Db, leadId: string, id: string): Promise<LeadFileRecord | null> {
  const [gone] = await db.delete(leadFiles).where(one(leadId, id)).returning();
  return gone ?? null;
}

/** Files of leads that came to nothing before then; in the scope of no company. */
export const filesGivenUpBefore = (db: Db, before: Instant, most: number): Promise<LeadFileRecord[]> =>
  db
    .select(fileColumns)
    .from(leadFiles)
    .innerJoin(sellerLeads, eq(sellerLeads.id, leadFiles.leadId))
    .where(and(inArray(sellerLeads.status, ['COMPLETED_UNSUCCESSFUL', 'DUPLICATE']), lt(sellerLeads.updatedAt, before)))
    .limit(most)
    .execute()
    .then((rows) => rows.map(({ file }) => file));
const fileColumns = { file: leadFiles };
