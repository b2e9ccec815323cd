const names = new Intl.DisplayNames(['en-GB'], { type: 'region' });

/** A country as papers name it: `Netherlands (NL)`. */
export const countryName = (code: string): string => `${names.of(code) ?? code} (${code})`;
