/** What is typed of a bank account. Never kept: the page forgets it when it is left. */
import type { BankKind } from '@quayside/contract/bank';
import { profileMessages } from '@quayside/contract/messages/profile';

const words = profileMessages.bank;

const numberFields = ['iban', 'sortCode', 'accountNumber', 'routingNumber', 'swiftCode'] as const;
export type NumberField = (typeof numberFields)[number];
export type BankForm = Readonly<Record<NumberField | 'holder' | 'country' | 'secret', string>>;

export const fieldsOf: Readonly<Record<BankKind, readonly NumberField[]>> = {
  iban: ['iban'],
  sort_code: ['sortCode', 'accountNumber'],
  aba: ['routingNumber', 'accountNumber'],
  swift_code: ['swiftCode', 'accountNumber'],
};

export const emptyBankForm = (company: { name: string; country: string }): BankForm => ({
  ...{ iban: '', sortCode: '', accountNumber: '', routingNumber: '', swiftCode: '', secret: '' },
  holder: company.name,
  country: company.country,
});

/** The form of the bank's country among those that are taken: the usual one at home, SWIFT abroad. */
export function kindFor(country: string, kinds: readonly BankKind[]): BankKind {
  const wanted: BankKind =
    country === 'GB' ? 'sort_code' : country === 'US' ? 'aba' : isIban(country) ? 'iban' : 'swift_code';
  return kinds.includes(wanted) ? wanted : (kinds.at(-1) ?? 'iban');
}

/** Countries that have no IBAN and trade with us; all others are tried with one. */
const withoutIban = new Set(['US', 'CA', 'AU', 'NZ', 'JP', 'CN', 'HK', 'SG', 'IN', 'KR', 'ZA', 'MX', 'TH', 'ID', 'PH']);
const isIban = (country: string): boolean => !withoutIban.has(country);

/** One message per field that has nothing in it. */
export function problemsOf(form: BankForm, kind: BankKind): Partial<Record<keyof BankForm, string>> {
  const missing = [...fieldsOf[kind], 'holder' as const].filter((field) => form[field].trim() === '');
  return {
    ...Object.fromEntries(missing.map((field) => [field, words.required])),
    ...(form.secret === '' ? { secret: words.passwordRequired } : {}),
  };
}
