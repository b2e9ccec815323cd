/** A change of the own company, with what the VAT register says of a new number. */
import type { CompanyPatch } from '@quayside/contract/company';
import { commonMessages } from '@quayside/contract/messages/common';
import { forbidden, sellerIdOf } from '../../../kernel/actor.ts';
import { present, Refusal } from '../../../kernel/errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import { vatNumberOf } from '../../../platform/vat/vat-number.ts';
import { type Opening, openWrite } from '../../../platform/write.ts';
import { changeCompany, sellerById } from '../../sellers/sellers.public.ts';
import { askRegister } from '../../vat/vat.public.ts';
import { refuse } from '../users.errors.ts';

/**
 * Asks the register outside the transaction. A number it knows to be wrong is refused, one it cannot judge is kept and
 * asked about again. Refuses with `vat_number_unreadable` and `vat_number_invalid` (on `vatNumber`), and what
 * `changeCompany` refuses.
 */
export async function changeOwnCompany(
  deps: Deps,
  opening: Opening,
  patch: CompanyPatch,
  isVerified: boolean,
): Promise<void> {
  const { actor } = opening;
  // The call is open to those who have yet to confirm their own address; the company is not.
  if (!isVerified) throw new Refusal('verification_required', 403, commonMessages.verification_required);
  if (!actor.permissions.has('company.write')) throw forbidden('company.write');
  const vat = typeof patch.vatNumber === 'string' ? await judged(deps, sellerIdOf(actor), patch.vatNumber) : null;
  if (vat?.validationStatus === 'INVALID') throw atNumber('vat_number_invalid');
  await openWrite(deps, opening, (write) => changeCompany(write, patch, vat));
}

async function judged(deps: Deps, sellerId: string, typed: string) {
  const { country } = present(await sellerById(deps.database, sellerId), 'the signed-in seller exists');
  const number = vatNumberOf(country, typed);
  if (!number) throw atNumber('vat_number_unreadable');
  return askRegister(deps, number);
}

function atNumber(code: 'vat_number_invalid' | 'vat_number_unreadable'): Refusal {
  return refuse(code, {}, { vatNumber: [{ code, message: refuse(code).message }] });
}
