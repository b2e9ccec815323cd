/** Countries by ISO 3166-1 alpha-2 code, named by the browser's own tables, in English where nothing else is asked. */
import { countryCodes, isCountryCode } from '@quayside/contract/country-codes';

const english = new Intl.DisplayNames('en', { type: 'region' });
const namesIn = (language: string) =>
  language === 'en' ? english : new Intl.DisplayNames(language, { type: 'region' });

/** "Netherlands" for NL; a code nobody knows is shown as it is. */
export const countryName = (code: string, language = 'en'): string =>
  isCountryCode(code) ? (namesIn(language).of(code) ?? code) : code;

/** All of them, by name. */
export function countries(language = 'en'): { code: string; name: string }[] {
  const names = namesIn(language);
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
