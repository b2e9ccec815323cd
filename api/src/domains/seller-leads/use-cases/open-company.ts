/** A lead becomes a company: it can sign in and fill in its profile, and sells nothing yet. */
import { randomBytes } from 'node:crypto';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { makeActivationSecret } from '../../auth/auth.public.ts';
import { insertSeller } from '../../sellers/sellers.public.ts';
import { hashPassword, insertUser, isEmailTaken, lockPeople } from '../../users/users.public.ts';
import { currencyOf, timeZoneOf } from '../company-defaults.ts';
import { emailTaken } from '../seller-leads.errors.ts';
import type { LeadRecord } from '../seller-leads.repository.ts';

/**
 * Makes company and owner, and sends the owner the link that sets a password. Gives the company; nothing twice: of a lead that
 * is taken up again the owner who never came gets another link.
 */
export async function openCompany(write: Write, lead: LeadRecord): Promise<string> {
  const { db, deps, now } = write;
  if (lead.sellerId !== null) {
    await inviteAgain(write, lead.sellerId);
    return lead.sellerId;
  }
  if (await isEmailTaken(db, lead.email)) throw emailTaken();
  const sellerId = await insertCompany(write, lead);
  const userId = newId();
  await insertUser(db, {
    ...{ id: userId, email: lead.email, account: lead.contactName, country: lead.country, phone: lead.phone },
    ...{ role: 'OWNER', sellerId, passwordHash: await nobodysPassword() },
    // Invited, not registered: nobody takes this account for one that was never confirmed.
    ...{ createdAt: now, invitedAt: now },
  });
  await makeActivationSecret(deps, db, userId, lead.email);
  return sellerId;
}

async function inviteAgain({ db, deps }: Write, sellerId: string): Promise<void> {
  for (const { id, email, role, isEmailVerified, disabledAt } of await lockPeople(db, sellerId))
    if (role === 'OWNER' && !isEmailVerified && disabledAt === null) await makeActivationSecret(deps, db, id, email);
}

/** Until the link is used nobody signs in: 32 random bytes are no one's password. */
const nobodysPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/** The company alone, with what follows from its country. */
export async function insertCompany(
  { db, now }: Pick<Write, 'db' | 'now'>,
  { companyName, country }: Pick<LeadRecord, 'companyName' | 'country'>,
): Promise<string> {
  const id = newId();
  await insertSeller(db, {
    ...{ id, name: companyName, status: 'ONBOARDING', country, createdAt: now },
    ...{ currency: currencyOf(country), timeZone: timeZoneOf(country) },
  });
  return id;
}
