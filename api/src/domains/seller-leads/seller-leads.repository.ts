import type { LeadStep } from '@quayside/contract/seller-leads';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../platform/db/database.ts';
import { dueOf } from './leads.due.rules.ts';
import { sellerLeads } from './seller-leads.tables.ts';

export type LeadRecord = typeof sellerLeads.$inferSelect;
export type LeadChange = Partial<Omit<LeadRecord, 'id' | 'slug' | 'createdAt' | 'version' | 'steps'>>;
type By = { readonly db: Db; readonly actor: Actor };

export async function insertLead({ db, actor }: By, lead: typeof sellerLeads.$inferInsert): Promise<void> {
  const { status = 'NEW', createdAt: at } = lead;
  const steps: LeadStep[] = [{ status, at, by: nameOf(actor), reason: null }];
  await db.insert(sellerLeads).values({ ...lead, steps, dueAt: dueOf(status, at) });
}

/** Nobody's name where the company came by itself. */
const nameOf = ({ kind, name }: Actor): string | null => (kind === 'STAFF' ? name : null);

const withStep = (step: LeadStep) => sql`"steps" || ${JSON.stringify([step])}::jsonb`;

export async function lockLead(db: Db, slug: string): Promise<LeadRecord | null> {
  const [row] = await db.select().from(sellerLeads).where(eq(sellerLeads.slug, slug)).for('update');
  return row ?? null;
}

/** The lead of that address; `email` as it is stored. */
export async function lockLeadByEmail(db: Db, email: string): Promise<LeadRecord | null> {
  const [row] = await db.select().from(sellerLeads).where(eq(sellerLeads.email, email)).for('update');
  return row ?? null;
}

/** A step is kept, and makes a new time by which the next one is due. */
export async function saveLead({ db, actor }: By, id: string, change: LeadChange): Promise<void> {
  const { status, updatedAt: at, reason = null } = change;
  const step =
    status === undefined || at === undefined
      ? {}
      : { dueAt: dueOf(status, at), steps: withStep({ status, at, by: nameOf(actor), reason }) };
  await db
    .update(sellerLeads)
    .set({ ...change, ...step, version: sql`"version" + 1` })
    .where(eq(sellerLeads.id, id));
}

/** Completes the lead that became the company; nothing where there is none or it has ended. */
export async function completeLeadOf(db: Db, sellerId: string, at: string): Promise<void> {
  const status = 'COMPLETED_SUCCESSFUL';
  const steps = withStep({ status, at, by: null, reason: null });
  await db
    .update(sellerLeads)
    .set({ status, steps, dueAt: null, updatedAt: at, version: sql`"version" + 1` })
    .where(and(eq(sellerLeads.sellerId, sellerId), eq(sellerLeads.status, 'ONBOARDING')));
}

/** Another lead's number is what this id's would be. */
export async function isDealTaken(db: Db, id: string): Promise<boolean> {
  return (await db.$count(sellerLeads, eq(sellerLeads.dealId, sql`'D-' || upper(right(${id}::text, 8))`))) > 0;
}
