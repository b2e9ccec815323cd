/** A change of the own company, with what the VAT register says of a new number. */
import type { CompanyPatch } from '@quayside/contract/company';
import { commonMessages } from '@quayside/contract/messages/common';
import { type Actor, forbidden, sellerIdOf } from '../../../kernel/actor.ts';
import { present, Refusal } from '../../../kernel/errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import { vatNumberOf } from '../../../platform/vat/vat-number.ts';
import type { Write } from '../../../platform/write.ts';
import { buyerById, changeCompany, saveBuyerNumber, sellerById } from '../../sellers/sellers.public.ts';
import { askRegister } from '../../vat/vat.public.ts';
import { refuse } from '../users.errors.ts';

/** What is written of the company, in the transaction of the whole request. */
type Change = (write: Write) => Promise<unknown>;

/**
 * Asks the register outside the transaction, and gives what to do in it. A number it knows to be wrong is refused, one it
 * cannot judge is kept and asked about again. Refuses with `vat_number_unreadable` and `vat_number_invalid` (on
 * `vatNumber`); the change refuses what `changeCompany` refuses.
 */
export async function ownCompanyChange(
  deps: Deps,
  actor: Actor,
  patch: CompanyPatch,
  isVerified: boolean,
): Promise<Change> {
  // The call is open to those who have yet to confirm their own address; the company is not.
  if (!isVerified) throw new Refusal('verification_required', 403, commonMessages.verification_required);
  if (actor.buyerId !== null && actor.permissions.has('checkout.write'))
    return buyerNumberChange(deps, actor.buyerId, patch);
  if (!actor.permissions.has('company.write')) throw forbidden('company.write');
  const seller = present(await sellerById(deps.database, sellerIdOf(actor)), 'the signed-in seller exists');
  const vat = typeof patch.vatNumber === 'string' ? await judged(deps, seller, patch.vatNumber) : null;
  if (vat?.validationStatus === 'INVALID') throw atNumber('vat_number_invalid');
  return (write) => changeCompany(write, patch, vat);
}

/** All that a buying company changes of itself here: the number its invoices are made out with. */
async function buyerNumberChange(deps: Deps, buyerId: string, patch: CompanyPatch): Promise<Change> {
  const { vatNumber, ...others } = patch;
  if (vatNumber === undefined || Object.keys(others).length > 0) throw forbidden('company.write');
  const buyer = present(await buyerById(deps.database, buyerId), 'the signed-in buyer exists');
  const vat = vatNumber === null ? null : await judged(deps, buyer, vatNumber);
  if (vat?.validationStatus === 'INVALID') throw atNumber('vat_number_invalid');
  return ({ db }) =>
    saveBuyerNumber(db, buyerId, {
      vatNumber: vat?.taxNumber ?? null,
      vatStatus: vat?.validationStatus ?? 'PENDING',
      vatCompanyName: vat?.companyName || null,
    });
}

async function judged(deps: Deps, { country }: { readonly country: string }, typed: string) {
  const number = vatNumberOf(country, typed);
  if (!number) throw atNumber('vat_number_unreadable');
  return askRegister(deps, number);
}

function atNumber(code: 'vat_number_invalid' | 'vat_number_unreadable'): Refusal {
  return refuse(code, {}, { vatNumber: [{ code, message: refuse(code).message }] });
}
