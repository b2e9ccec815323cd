/** VAT rates of destinations and of our commission. */
export { commissionVatBasisPoints, vatBasisPoints } from './vat.rules.ts';
