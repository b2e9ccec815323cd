/** Where goods meet customs on their way. */

/** One customs territory each; every other country is one of its own. */
const territories: readonly ReadonlySet<string>[] = [
  // The European Union, and Monaco by article 4(2) of Regulation (EU) 952/2013.
  new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' ')),
  // The customs treaty of 1923.
  new Set(['CH', 'LI']),
];

/** Whether goods from one country to the other (ISO 3166 alpha-2) leave a customs territory. */
export const meetsCustoms = (from: string, to: string): boolean =>
  from !== to && !territories.some((territory) => territory.has(from) && territory.has(to));
