/** The row of a new lead, whose number no other deal has. */
import { newId } from '../../kernel/ids.ts';
import { slugOf } from '../../kernel/slug.ts';
import type { Db } from '../../platform/db/database.ts';
import { isDealTaken } from './seller-leads.repository.ts';

type Wanted = {
  readonly email: string;
  readonly companyName: string;
  readonly contactName: string;
  readonly country: string;
  readonly phone?: string | undefined;
  readonly website?: string | undefined;
  readonly message?: string | undefined;
};

/** A deal's number is a part of its id: one that is taken, as one of some four thousand million is, makes place for the next. */
export async function freshLead(db: Db, body: Wanted, now: string, idOf = newId) {
  let id = idOf();
  while (await isDealTaken(db, id)) id = idOf();
  const { email, companyName, contactName, country, phone, website, message } = body;
  return {
    ...{ id, email, companyName, contactName, country, createdAt: now, updatedAt: now },
    // Its address holds a part of the id: two companies may have one name.
    slug: `${slugOf(companyName).slice(0, 60)}-${id.slice(-8)}`,
    ...{ phone: phone ?? null, website: website ?? null, message: message ?? '' },
    status: 'NEW' as const,
  };
}
