/** Somebody would like to sell here. */
import type { createLeadBody } from '@quayside/contract/seller-leads';
import type { z } from 'zod';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { isEmailTaken } from '../../users/users.public.ts';
import { freshLead } from '../fresh-lead.ts';
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
  const lead = await freshLead(db, body, now);
  await insertLead(write, lead);
  await emit(db, now, 'lead.created', { leadId: lead.id });
  return { slug: lead.slug, email: lead.email, status: lead.status };
}
