import type { changeLeadBody, completeLeadBody } from '@quayside/contract/seller-leads';
import type { z } from 'zod';
import { forbidden } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { requireVersion } from '../../../kernel/versions.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { isEnd, isGivenUp, leadsTo } from '../leads.machine.ts';
import { refuse } from '../seller-leads.errors.ts';
import { type LeadChange, type LeadRecord, lockLead, saveLead } from '../seller-leads.repository.ts';
import { openCompany } from './open-company.ts';

export const staffPermission = 'staff.onboarding';

/**
 * Staff change everything; the company that a lead became changes its own facts, neither status nor note. Refuses with
 * `lead_not_found`, `lead_invalid_transition`, `stale_version`.
 */
export async function changeLead(write: Write, slug: string, body: z.infer<typeof changeLeadBody>): Promise<void> {
  const { db, now, actor } = write;
  const lead = await visibleLead(write, slug);
  const isOurs = actor.permissions.has(staffPermission);
  if (!isOurs && (body.status !== undefined || body.note !== undefined)) throw forbidden(staffPermission);
  requireVersion(body.version, lead);
  const { version: _, status, ...facts } = body;
  const change: LeadChange = { ...withoutUndefined(facts), updatedAt: now };
  if (status === undefined || status === lead.status) return saveLead(write, lead.id, change);
  if (isEnd(status) || !leadsTo(lead, status)) throw refuse('lead_invalid_transition');
  const sellerId = status === 'ONBOARDING' ? await openCompany(write, { ...lead, ...change }) : lead.sellerId;
  const reopened = isGivenUp(lead.status) ? { reason: null } : {};
  await saveLead(write, lead.id, { ...change, ...reopened, status, sellerId });
  await emit(db, now, 'lead.moved', { leadId: lead.id, from: lead.status, to: status });
}

/** Ends a lead. Refuses with `lead_reason_required`, `lead_seller_not_active` and what `changeLead` refuses. */
export async function completeLead(write: Write, slug: string, body: z.infer<typeof completeLeadBody>): Promise<void> {
  const { db, now } = write;
  const lead = await visibleLead(write, slug);
  requireVersion(body.version, lead);
  const status = body.outcome === 'SUCCESSFUL' ? 'COMPLETED_SUCCESSFUL' : 'COMPLETED_UNSUCCESSFUL';
  if (!leadsTo(lead, status)) throw refuse('lead_invalid_transition');
  if (status === 'COMPLETED_UNSUCCESSFUL' && body.reason === undefined) throw refuse('lead_reason_required');
  if (status === 'COMPLETED_SUCCESSFUL') {
    const seller = lead.sellerId === null ? null : await lockSeller(db, lead.sellerId);
    if (seller?.status !== 'ACTIVE') throw refuse('lead_seller_not_active');
  }
  const reason = status === 'COMPLETED_UNSUCCESSFUL' ? present(body.reason, 'a reason was asked for') : null;
  await saveLead(write, lead.id, {
    status,
    reason,
    updatedAt: now,
    ...(body.note === undefined ? {} : { note: body.note }),
  });
  await emit(db, now, 'lead.moved', { leadId: lead.id, from: lead.status, to: status });
}

/** Ours to see, or one's own; another company's is not there. */
async function visibleLead({ db, actor }: Write, slug: string): Promise<LeadRecord> {
  const lead = await lockLead(db, slug);
  const isVisible =
    lead && (actor.permissions.has(staffPermission) || (actor.sellerId !== null && lead.sellerId === actor.sellerId));
  if (!isVisible) throw refuse('lead_not_found');
  return lead;
}

/** What was not sent stays as it is. */
const withoutUndefined = <Facts extends object>(
  facts: Facts,
): { [Key in keyof Facts]: Exclude<Facts[Key], undefined> } => JSON.parse(JSON.stringify(facts));
