import { continentOf, continents, countriesOf } from '@quayside/contract/continents';
import { countryCodes } from '@quayside/contract/country-codes';
import { describe, expect, it } from 'vitest';
import { isSame, reachIn, toggled, withContinent } from './reach-form.ts';

describe('[PRO-17] regions and countries', () => {
  it('every country stands on exactly one of the eight continents', () => {
    const all = continents.flatMap(countriesOf);
    expect([...all].sort()).toEqual([...countryCodes].sort());
    expect(continents).toHaveLength(8);
    expect(['NL', 'US', 'BR', 'JP', 'AE', 'ZA', 'NZ', 'AQ'].map(continentOf)).toEqual([
      ...['EUROPE', 'NORTH_AMERICA', 'SOUTH_AMERICA', 'ASIA', 'MIDDLE_EAST', 'AFRICA', 'OCEANIA', 'ANTARCTICA'],
    ]);
  });

  it('a continent is chosen whole, and left whole', () => {
    const start = { regions: [], countries: ['DE', 'BR'] };
    const all = withContinent(start, 'SOUTH_AMERICA', true);
    expect(all.countries).toHaveLength(countriesOf('SOUTH_AMERICA').length + 1);
    expect(withContinent(all, 'SOUTH_AMERICA', false).countries).toEqual(['DE']);
    expect(toggled(['DE'], 'DE', false)).toEqual([]);
  });

  it('a draft is read whole or not at all', () => {
    expect(reachIn({ regions: ['USA'], countries: ['DE'] })).toEqual({ regions: ['USA'], countries: ['DE'] });
    expect([reachIn({ regions: ['MARS'], countries: [] }), reachIn({ regions: [] }), reachIn('x')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(isSame({ regions: ['USA', 'WORLD'], countries: [] }, { regions: ['WORLD', 'USA'], countries: [] })).toBe(
      true,
    );
  });
});
