/** Countries by the names people write. */
const english = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'none' });
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
let byName: Map<string, string> | undefined;

const namesOf = (): Map<string, string> => {
  const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second));
  const named = codes.flatMap((code): [string, string][] => {
    const name = english.of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code]];
  });
  // What people write besides.
  const others = { uk: 'GB', 'great britain': 'GB', usa: 'US', 'united states of america': 'US', holland: 'NL' };
  return new Map([...named, ...Object.entries(others)]);
};

/** "NL", "netherlands" or "UK" as a code of ISO 3166; null of what names no country. */
export function countryCodeOf(given: string): string | null {
  byName ??= namesOf();
  const name = given.trim().toLowerCase();
  return byName.get(name) ?? ([...byName.values()].includes(name.toUpperCase()) ? name.toUpperCase() : null);
}
