/** VAT rates of destinations and of our commission, and what the register says of a number. */
export { askRegister } from './ask-register.ts';
export { commissionVatBasisPoints, vatBasisPoints } from './vat.rules.ts';
