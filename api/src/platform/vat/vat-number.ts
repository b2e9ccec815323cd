/** VAT numbers by form and check digits, and how they are written. */
import * as jsvat from 'jsvat';

export type VatNumber = {
  /** ISO 3166-1 alpha-2; Greece is GR, Northern Ireland XI. */
  readonly country: string;
  /** In capitals, without the country's letters, blanks and points. */
  readonly number: string;
};

/** No country's number is longer. */
const longest = 24;
const formats = Object.values(jsvat).filter((one) => typeof one === 'object' && 'calcFn' in one);
/** Countries whose numbers begin with other letters than their code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' };
/** Northern Ireland's numbers are British ones under letters of their own. */
const judgedAs: Readonly<Record<string, string>> = { XI: 'GB' };

/** The letters that begin the country's numbers. */
export const prefixOf = (country: string): string => prefixes[country] ?? country;

/** The number as it is stored, whether typed with its country's letters or without; null when nothing is left of it. */
export function vatNumberOf(country: string, typed: string): VatNumber | null {
  const plain = typed.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  const prefix = prefixOf(country);
  const number = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain;
  return number === '' || plain.length > longest || !/^[A-Z0-9+*]+$/.test(number) ? null : { country, number };
}

/** With the country's letters, as it stands on an invoice. */
export const writtenVat = ({ country, number }: VatNumber): string => `${prefixOf(country)}${number}`;

/** Whether form and check digits fit; null for countries whose form is not known here. */
export function isWellFormed({ country, number }: VatNumber): boolean | null {
  const prefix = prefixOf(judgedAs[country] ?? country);
  const judged = jsvat.checkVAT(`${prefix}${number}`, formats);
  return judged.isSupportedCountry ? judged.isValid : null;
}
