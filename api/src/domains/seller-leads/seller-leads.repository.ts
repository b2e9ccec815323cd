import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { dueOf } from './leads.due.rules.ts';
import { sellerLeads } from './seller-leads.tables.ts';

export type LeadRecord = typeof sellerLeads.$inferSelect;
export type LeadChange = Partial<Omit<LeadRecord, 'id' | 'slug' | 'createdAt' | 'version'>>;

export async function insertLead(db: Db, lead: typeof sellerLeads.$inferInsert): Promise<void> {
  await db.insert(sellerLeads).values({ ...lead, dueAt: dueOf(lead.status ?? 'NEW', lead.createdAt) });
}

export async function lockLead(db: Db, slug: string): Promise<LeadRecord | null> {
  const [row] = await db.select().from(sellerLeads).where(eq(sellerLeads.slug, slug)).for('update');
  return row ?? null;
}

/** The lead of that address; `email` as it is stored. */
export async function lockLeadByEmail(db: Db, email: string): Promise<LeadRecord | null> {
  const [row] = await db.select().from(sellerLeads).where(eq(sellerLeads.email, email)).for('update');
  return row ?? null;
}

/** A step makes a new time by which the next one is due. */
export async function saveLead(db: Db, id: string, change: LeadChange): Promise<void> {
  const { status, updatedAt } = change;
  const due = status === undefined || updatedAt === undefined ? {} : { dueAt: dueOf(status, updatedAt) };
  await db
    .update(sellerLeads)
    .set({ ...change, ...due, version: sql`"version" + 1` })
    .where(eq(sellerLeads.id, id));
}

/** Completes the lead that became the company; nothing where there is none or it has ended. */
export async function completeLeadOf(db: Db, sellerId: string, at: string): Promise<void> {
  await db
    .update(sellerLeads)
    .set({ status: 'COMPLETED_SUCCESSFUL', dueAt: null, updatedAt: at, version: sql`"version" + 1` })
    .where(and(eq(sellerLeads.sellerId, sellerId), eq(sellerLeads.status, 'ONBOARDING')));
}
