/** Countries by ISO 3166-1 alpha-2 code, named in English by the browser's own tables. */
import { countryCodes, isCountryCode } from '@quayside/contract/country-codes';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** "Netherlands" for NL; a code nobody knows is shown as it is. */
export const countryName = (code: string): string => (isCountryCode(code) ? (names.of(code) ?? code) : code);

/** All of them, by name. */
export const countries = (): { code: string; name: string }[] =>
  countryCodes.map((code) => ({ code, name: countryName(code) })).sort((a, b) => a.name.localeCompare(b.name, 'en'));
