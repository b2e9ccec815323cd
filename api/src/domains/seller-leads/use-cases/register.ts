/** New companies with their first person: buyers by themselves, sellers as what becomes of a lead. */

import { leadMessages } from '@quayside/contract/messages/seller-leads';
import type { registerBuyerBody, registerSellerBody } from '@quayside/contract/seller-leads';
import type { z } from 'zod';
import { normaliseGtin } from '../../../kernel/gtin.ts';
import { newId } from '../../../kernel/ids.ts';
import { networkOf } from '../../../kernel/network.ts';
import type { Deps } from '../../../platform/deps.ts';
import { vatNumberOf } from '../../../platform/vat/vat-number.ts';
import { type Opening, openWrite, type Write } from '../../../platform/write.ts';
import { askToConfirm, countAttempt, newPasswordRefusal, registrationLimit } from '../../auth/auth.public.ts';
import { insertBuyer, saveSeller } from '../../sellers/sellers.public.ts';
import { hashPassword, insertUser, isEmailTaken, isStaffAddress, type UserRow } from '../../users/users.public.ts';
import { askRegister } from '../../vat/vat.public.ts';
import { freshLead } from '../fresh-lead.ts';
import { emailTaken, invalid } from '../seller-leads.errors.ts';
import { insertLead, lockLeadByEmail, saveLead } from '../seller-leads.repository.ts';
import { insertCompany } from './open-company.ts';

type Buyer = z.infer<typeof registerBuyerBody>;
type Seller = z.infer<typeof registerSellerBody>;
type Registered = { readonly qid: string; readonly email: string; readonly isEmailVerified: boolean };
type Common = Pick<Buyer, 'email' | 'password' | 'account' | 'country' | 'phone'>;

/** Refuses with `invalid` (the e-mail address, the password, the VAT number) and `too_many_attempts`. */
export async function registerBuyer(deps: Deps, opening: Opening, body: Buyer, address: string): Promise<Registered> {
  const passwordHash = await checkedHash(deps, body, address);
  const vat = await judgedNumber(deps, body);
  return openWrite(deps, opening, async (write) => {
    const buyerId = newId();
    const { companyName, email, country, city, line1, postalCode } = body;
    await refuseTaken(write, email);
    await insertBuyer(write.db, {
      ...{ id: buyerId, name: companyName, email, country, city, line1, postalCode, createdAt: write.now },
      ...vat,
    });
    return addPerson(write, body, { passwordHash, role: 'BUYER', buyerId });
  });
}

/**
 * The company of a lead with its owner; where nobody asked before, the lead is made here. Refuses with `invalid` (the
 * e-mail address, the password, the VAT number, a GTIN with its line) and `too_many_attempts`.
 */
export async function registerSeller(deps: Deps, opening: Opening, body: Seller, address: string): Promise<Registered> {
  const wrong = (body.gtins ?? []).findIndex((gtin) => gtin !== '' && normaliseGtin(gtin) === null);
  if (wrong >= 0) throw invalid('gtins', leadMessages.registerGtin(wrong + 1), wrong + 1);
  const passwordHash = await checkedHash(deps, body, address);
  const vat = await judgedNumber(deps, body);
  return openWrite(deps, opening, async (write) => {
    const { db, now } = write;
    await refuseTaken(write, body.email);
    const sellerId = await insertCompany(write, body);
    if (vat) await saveSeller(db, sellerId, vat);
    const lead = await lockLeadByEmail(db, body.email);
    if (lead) await saveLead(write, lead.id, { sellerId, status: 'ONBOARDING', updatedAt: now });
    else
      await insertLead(write, {
        ...(await freshLead(db, { ...body, contactName: body.account }, now)),
        sellerId,
        status: 'ONBOARDING',
      });
    return addPerson(write, body, { passwordHash, role: 'OWNER', sellerId });
  });
}

async function checkedHash(deps: Deps, { password, email }: Common, address: string): Promise<string> {
  const weak = newPasswordRefusal(password, email);
  if (weak) throw invalid('password', weak.message);
  if (isStaffAddress(email)) throw emailTaken();
  await countAttempt(deps, registrationLimit(address));
  return hashPassword(password, networkOf(address));
}

async function refuseTaken({ db }: Write, email: string): Promise<void> {
  if (await isEmailTaken(db, email)) throw emailTaken();
}

async function addPerson(
  { db, deps, now }: Write,
  { email, account, country, phone }: Common,
  of: Pick<UserRow, 'passwordHash' | 'role'> & Partial<Pick<UserRow, 'sellerId' | 'buyerId'>>,
): Promise<Registered> {
  const id = newId();
  await insertUser(db, { id, email, account, country, phone, createdAt: now, ...of });
  // Once, for then the address is taken: what others asked for it must not keep its owner out.
  await askToConfirm(deps, db, id, { kind: 'email', target: email, isNew: false });
  return { qid: id, email, isEmailVerified: false };
}

async function judgedNumber(deps: Deps, { country, vatNumber }: Pick<Seller, 'country' | 'vatNumber'>) {
  if (vatNumber === undefined) return null;
  const number = vatNumberOf(country, vatNumber);
  const said = number && (await askRegister(deps, number));
  if (!said || said.validationStatus === 'INVALID') throw invalid('vatNumber', leadMessages.registerVat);
  const vatCompanyName = said.companyName === '' ? null : said.companyName;
  return { vatNumber: said.taxNumber, vatStatus: said.validationStatus, vatCompanyName };
}
