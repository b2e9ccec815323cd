/** What people type of a bank account, as it is stored and sent, and what their check digits say of it. */
import { ibanOf } from '../../platform/banking/iban.ts';
import { ukAccountOf } from '../../platform/banking/uk-account.ts';

type Fields = Readonly<Record<string, string>>;
export type AccountFields = {
  /** Capitals without the signs they are printed with. */
  readonly fields: Fields;
  /** Messages by field; none: the digits are right. */
  readonly faults: Fields;
};

const numbers = new Set(['IBAN', 'sortCode', 'accountNumber', 'abartn', 'swiftCode']);
const fault = (label: string): string => `Check the ${label}.`;

/** Checks what it knows: an IBAN, a British account, an American routing number. All else is the provider's to check. */
export function accountFieldsOf(given: Fields): AccountFields {
  const plain = Object.entries(given).map(([name, value]) => [name, numbers.has(name) ? plainOf(name, value) : value]);
  const fields: Fields = Object.fromEntries(plain);
  const { IBAN, sortCode, accountNumber, abartn } = fields;
  const iban = IBAN === undefined ? null : ibanOf(IBAN);
  const british = sortCode === undefined ? null : ukAccountOf({ sortCode, accountNumber: accountNumber ?? '' });
  const faults = {
    ...(IBAN !== undefined && iban === null ? { IBAN: fault('IBAN') } : {}),
    ...(sortCode !== undefined && british === null ? { accountNumber: fault('sort code and the account number') } : {}),
    ...(abartn !== undefined && routingSum(abartn) % 10 !== 0 ? { abartn: fault('Routing number') } : {}),
  };
  return { fields: { ...fields, ...(iban === null ? {} : { IBAN: iban }), ...british }, faults };
}

/** Sort codes are printed with hyphens. */
const plainOf = (name: string, value: string): string =>
  value.replace(name === 'sortCode' ? /[\s-]/g : /\s/g, '').toUpperCase();

/** ABA routing numbers: weights 3, 7, 1. */
const routingSum = (number: string): number =>
  [...number].reduce((sum, digit, index) => sum + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0);
