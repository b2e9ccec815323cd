/** What we take of a seller's goods, and the VAT on it. */
import type { SellerRecord } from '../../sellers/sellers.public.ts';
import { commissionVatBasisPoints } from '../../vat/vat.public.ts';
import type { CommissionTerms } from '../sales.rules.ts';

export const commissionTermsOf = ({
  feeBasisPoints,
  country,
}: Pick<SellerRecord, 'feeBasisPoints' | 'country'>): CommissionTerms => ({
  feeBasisPoints,
  commissionVatBasisPoints: commissionVatBasisPoints(country),
});
