/** Somebody would like to sell here. */
import type { createLeadBody } from '@quayside/contract/seller-leads';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import { slugOf } from '../../../kernel/slug.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { isEmailTaken } from '../../users/users.public.ts';
import { refuse } from '../seller-leads.errors.ts';
import { insertLead, lockLeadByEmail } from '../seller-leads.repository.ts';

type Wanted = z.infer<typeof createLeadBody>;

/** Refuses with `lead_email_used` as a field error: 'email already used' (INT-02). */
export async function createLead(write: Write, body: Wanted) {
  const { db, now } = write;
  if ((await lockLeadByEmail(db, body.email)) || (await isEmailTaken(db, body.email))) {
    const { code, message } = refuse('lead_email_used');
    throw refuse('lead_email_used', {}, { email: [{ code, message }] });
  }
  const lead = newLead(body, now);
  await insertLead(write, lead);
  await emit(db, now, 'lead.created', { leadId: lead.id });
  return { slug: lead.slug, email: lead.email, status: lead.status };
}

/** Its address holds a part of the id: two companies may have one name. */
export function newLead(body: Wanted, now: string) {
  const id = newId();
  const { email, companyName, contactName, country, phone, website, message } = body;
  return {
    ...{ id, email, companyName, contactName, country, createdAt: now, updatedAt: now },
    slug: `${slugOf(companyName).slice(0, 60)}-${id.slice(-8)}`,
    ...{ phone: phone ?? null, website: website ?? null, message: message ?? '' },
    status: 'NEW' as const,
  };
}
