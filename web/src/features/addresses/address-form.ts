/** What the form of an address holds, as typed, and its checks. */
import type { Address } from '@quayside/contract/addresses';
import { addressMessages as words } from '@quayside/contract/messages/addresses';
import { isPostalCode, postalCodeExample } from '@quayside/contract/postal-codes';
import { isRecord } from '../../lib/problem-body.ts';

/** In the order of the form: the country first, since the others depend on it. */
export const addressFields = ['country', 'companyName', 'line1', 'line2', 'postalCode', 'city', 'region'] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressForm = Readonly<Record<AddressField, string>>;

const empty: AddressForm = { country: '', companyName: '', line1: '', line2: '', postalCode: '', city: '', region: '' };

/** A new address begins with what is known of the company. */
export const firstForm = (company: { country: string; companyName: string }): AddressForm => ({ ...empty, ...company });

export function formOf({ country, companyName, line1, line2, postalCode, city, region }: Address): AddressForm {
  return { country, companyName, line1, line2, postalCode, city, region };
}

/** Countries whose addresses need their state, province or territory. */
const withRegions = new Set(['AU', 'BR', 'CA', 'CN', 'IN', 'MX', 'MY', 'US']);

/** Asked for where addresses have one, and shown wherever one was given. */
export const hasRegion = ({ country, region }: AddressForm): boolean => withRegions.has(country) || region !== '';

const required: Partial<Record<AddressField, string>> = words.required;

/** Messages of the fields that are wrong. */
export function problemsOf(form: AddressForm): Partial<Record<AddressField, string>> {
  const missing = addressFields.flatMap((field) =>
    required[field] && form[field].trim() === '' ? [[field, required[field]] as const] : [],
  );
  const isRight = isPostalCode(form.country, form.postalCode.trim());
  return {
    ...Object.fromEntries(missing),
    ...(isRight ? {} : { postalCode: words.postalCodeLike(postalCodeExample(form.country) ?? '') }),
  };
}

/** What is sent: without the spaces around. */
export const requestOf = (form: AddressForm): AddressForm => ({
  ...empty,
  ...Object.fromEntries(addressFields.map((field) => [field, form[field].trim()])),
});

/** Reads a kept form; null when it has another shape. */
export function formIn(kept: unknown): AddressForm | null {
  if (!isRecord(kept)) return null;
  const typed = addressFields.flatMap((field) => {
    const value = kept[field];
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return typed.length === addressFields.length ? { ...empty, ...Object.fromEntries(typed) } : null;
}
