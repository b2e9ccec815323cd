/** What the calls of this domain may refuse. 400: fixable in the request; 409: the object's state. */
import { addressMessages as m } from '@quayside/contract/messages/addresses';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

const nameRule = 'company_name_must_include_vat_company_name';

export const addressErrors = {
  address_not_found: { status: 404, message: m.address_not_found },
  [nameRule]: { status: 400, message: m.company_name_must_include_vat_company_name },
  address_registered: { status: 409, message: m.address_registered },
  too_many_addresses: { status: 409, message: m.too_many_addresses },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(addressErrors);

/** The refusal of a company name, at its field and with the name that is asked for. */
export function refuseName(vatCompanyName: string) {
  const message = m.companyNameLike(vatCompanyName);
  return refuse(nameRule, { vatCompanyName }, { companyName: [{ code: nameRule, message }] });
}
