/** Regions and countries that were chosen, as the pickers change them. */

import type { Reach } from '@quayside/contract/company';
import { type Continent, countriesOf } from '@quayside/contract/continents';

export type { Reach };

type Region = Reach['regions'][number];
const regionNames: readonly string[] = ['EUROPE', 'USA', 'WORLD'] satisfies Region[];

/** The choice in what was kept of it, or null. */
export function reachIn(kept: unknown): Reach | null {
  if (typeof kept !== 'object' || kept === null || !('regions' in kept) || !('countries' in kept)) return null;
  const { regions, countries } = kept;
  if (!Array.isArray(regions) || !Array.isArray(countries)) return null;
  const isRegion = (one: unknown): one is Region => typeof one === 'string' && regionNames.includes(one);
  const isText = (one: unknown): one is string => typeof one === 'string';
  return regions.every(isRegion) && countries.every(isText) ? { regions, countries } : null;
}

export function toggled<Item>(list: readonly Item[], item: Item, isOn: boolean): Item[] {
  const others = list.filter((one) => one !== item);
  return isOn ? [...others, item] : others;
}

/** All countries of a continent, or none of them. */
export function withContinent({ regions, countries }: Reach, continent: Continent, isOn: boolean): Reach {
  const own = countriesOf(continent);
  const others = countries.filter((code) => !own.includes(code));
  return { regions, countries: isOn ? [...others, ...own] : others };
}

export const isSame = (one: Reach, other: Reach): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = ({ regions, countries }: Reach): string[][] => [[...regions].sort(), [...countries].sort()];
