import { describe, expect, it } from 'vitest';
import { meetsCustoms } from '../../kernel/customs.ts';
import { type CustomsLine, customsGaps, customsProducts } from './customs.rules.ts';

const line = (over: Partial<CustomsLine> = {}): CustomsLine => ({
  ...{ code: 'PK-1', gtin: '04006381333931', productName: 'Soap', received: 10 },
  ...{ hsCode: '340130', originCountry: 'FR', unitPriceMinor: 1_250n },
  ...over,
});

describe('[WH-05] customs data', () => {
  it.each([
    ['NL', 'NL', false],
    ['NL', 'DE', false],
    ['FR', 'MC', false],
    ['CH', 'LI', false],
    ['NL', 'CH', true],
    ['NL', 'GB', true],
    ['GB', 'NL', true],
    ['US', 'US', false],
  ])('is asked for from %s to %s: %s', (from, to, meets) => expect(meetsCustoms(from, to)).toBe(meets));

  it('is missing product by product, with the packages that hold it; what was not in the package is not asked for', () => {
    const unknown = { gtin: null, productName: null, received: null, hsCode: null, originCountry: null };
    expect(
      customsGaps(
        customsProducts([
          line(),
          line({ hsCode: null }),
          line({ code: 'PK-2', originCountry: null, unitPriceMinor: null }),
          line({ code: 'PK-2', gtin: '04006381333948', received: 0, hsCode: null }),
          line({ code: 'PK-3', ...unknown, unitPriceMinor: null }),
        ]),
      ),
    ).toEqual([
      {
        ...{ gtin: '04006381333931', productName: 'Soap', packages: ['PK-1', 'PK-2'] },
        facts: ['HS_CODE', 'ORIGIN_COUNTRY', 'VALUE'],
      },
      { gtin: null, productName: null, packages: ['PK-3'], facts: ['CONTENTS'] },
    ]);
  });
});
