/** VAT rates of destinations. */
export { vatBasisPoints } from './vat.rules.ts';
