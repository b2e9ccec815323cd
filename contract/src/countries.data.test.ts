import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Continent, continentOf } from './continents.ts';
import { countryCodes } from './country-codes.ts';
import { isPostalCode, postalCodeExample } from './postal-codes.ts';

const data = process.env.QUAYSIDE_DATA;
const isThere = data !== undefined && existsSync(join(data, 'geo'));
if (!isThere) process.stdout.write('Countries: not run: no data\n');

/** Kosovo: its code is no part of ISO 3166-1 but for users to agree on. */
const unassigned = ['XK'];
/** Where a picker of ours follows another habit than the list: the Caucasus is Asia, Egypt and Iran are the Middle East. */
const placedElsewhere: Readonly<Record<string, Continent>> = {
  ...{ AM: 'ASIA', AZ: 'ASIA', GE: 'ASIA', EG: 'MIDDLE_EAST', IR: 'MIDDLE_EAST' },
  // The islands lie in the Pacific, whoever they belong to (M49: Micronesia).
  UM: 'OCEANIA',
};
const continentNamed: Readonly<Record<string, Continent>> = {
  ...{ Africa: 'AFRICA', Asia: 'ASIA', Europe: 'EUROPE', Oceania: 'OCEANIA', Antarctic: 'ANTARCTICA' },
  ...{ 'Western Asia': 'MIDDLE_EAST', 'South America': 'SOUTH_AMERICA', Americas: 'NORTH_AMERICA' },
};

const read = (name: string) => readFileSync(join(data ?? '', 'geo', name), 'utf8');

describe.runIf(isThere)('[PRO-17] countries', () => {
  const rows = isThere ? read('countries.csv').trim().split('\n').slice(1) : [];
  // Names with a comma stand in quotation marks; what is read here never does.
  const parts = rows.map((row) => row.replaceAll(/"[^"]*"/g, '').split(','));

  it('are those of ISO 3166-1', () => {
    const known = parts.map(([code = '']) => code).filter((code) => !unassigned.includes(code));
    expect([...countryCodes].sort()).toEqual(known.sort());
  });

  it('stand under the continent where a list of the world has them', () => {
    const wrong = parts.filter(([code = '', , , , , continent = '', region = '']) => {
      const wanted = placedElsewhere[code] ?? continentNamed[region] ?? continentNamed[continent];
      return !unassigned.includes(code) && continentOf(code) !== wanted;
    });
    expect(wrong).toEqual([]);
  });

  it('take the postal codes that their own address formats give as examples, and ours are taken there', () => {
    const formats = postalFormats();
    expect(formats.length).toBeGreaterThan(40);
    const wrong = formats.filter(
      ({ iso, format, eg }) => !isPostalCode(iso, eg) || !new RegExp(format, 'i').test(postalCodeExample(iso) ?? eg),
    );
    expect(wrong).toEqual([]);
  });
});

type PostalFormat = { readonly iso: string; readonly format: string; readonly eg: string };
const postalCode = z.object({ postalcode: z.object({ format: z.string(), eg: z.string() }) });
const options = z.object({
  options: z.array(z.object({ iso: z.string(), fields: z.array(z.record(z.string(), z.unknown())) })),
});

function postalFormats(): PostalFormat[] {
  return options.parse(JSON.parse(read('addressfield.json'))).options.flatMap(({ iso, fields }) =>
    fields
      .flatMap((field) => Object.values(field).flat())
      .concat(fields)
      .flatMap((one) => {
        const found = postalCode.safeParse(one);
        return found.success ? [{ iso, ...found.data.postalcode }] : [];
      }),
  );
}
