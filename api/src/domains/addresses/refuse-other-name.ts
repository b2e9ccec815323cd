import type { SellerRecord } from '../sellers/sellers.public.ts';
import { refuseName } from './addresses.errors.ts';
import { askedNameOf, includesName } from './addresses.rules.ts';

/** PRO-12: the company name includes the one the VAT number is registered to, where that is known. */
export function refuseOtherName(companyName: string, seller: Pick<SellerRecord, 'vatStatus' | 'vatCompanyName'>): void {
  const asked = askedNameOf(seller);
  if (asked !== null && !includesName(companyName, asked)) throw refuseName(asked);
}
