/** Accounts of the embedded payment provider: checked by their check digits, kept sealed, named by a hash. */
import { createHmac } from 'node:crypto';
import type { Currency } from '@quayside/contract/common';
import { accountFieldsOf } from './account-fields.ts';
import type { AccountRequirements, RecipientRequest } from './payments.port.ts';

const field = (name: string, label: string, pattern: string) => ({ name, label, isRequired: true, pattern });
/** Patterns of the stored form: what is printed with blanks is taken too. */
const kinds = {
  iban: { kind: 'iban', fields: [field('IBAN', 'IBAN', '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$')] },
  sort_code: {
    kind: 'sort_code',
    fields: [field('sortCode', 'Sort code', '^[0-9]{6}$'), field('accountNumber', 'Account number', '^[0-9]{8}$')],
  },
  aba: {
    kind: 'aba',
    fields: [
      field('abartn', 'Routing number', '^[0-9]{9}$'),
      field('accountNumber', 'Account number', '^[0-9]{4,17}$'),
    ],
  },
  swift_code: {
    kind: 'swift_code',
    fields: [
      field('swiftCode', 'SWIFT code', '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
      field('accountNumber', 'IBAN or account number', '^[A-Z0-9]{4,34}$'),
    ],
  },
} satisfies Readonly<Record<RecipientRequest['kind'], AccountRequirements>>;

/** The account forms of a currency, the usual one first. */
export function requirementsOf(currency: Currency): AccountRequirements[] {
  if (currency === 'GBP') return [kinds.sort_code, kinds.iban];
  return currency === 'USD' ? [kinds.aba, kinds.swift_code] : [kinds.iban, kinds.swift_code];
}

/** The request with its numbers as they are stored, and messages by field; none: the account can be paid to. */
export function checkedRecipient(given: RecipientRequest): {
  readonly request: RecipientRequest;
  readonly faults: Readonly<Record<string, string>>;
} {
  const { fields, faults } = accountFieldsOf(given.fields);
  const wrong = kinds[given.kind].fields.filter(({ name, pattern }) => !new RegExp(pattern).test(fields[name] ?? ''));
  const patterns = Object.fromEntries(wrong.map(({ name, label }) => [name, `Check the ${label}.`]));
  return { request: { ...given, fields }, faults: { ...faults, ...patterns } };
}

export const endingOf = ({ fields }: RecipientRequest): string => (fields.IBAN ?? fields.accountNumber ?? '').slice(-4);

/** The same account gets the same name; the name ends like the account and tells nothing else of it. */
export function nameOf(key: Buffer, request: RecipientRequest): string {
  const { kind, currency, fields } = request;
  const hash = createHmac('sha256', key)
    .update(JSON.stringify([kind, currency, fields]))
    .digest('hex');
  return `recipient-${hash.slice(0, 24)}-${endingOf(request)}`;
}
