import type { CustomsProduct } from '@quayside/contract/warehouse-shipments';
import { describe, expect, it } from 'vitest';
import { isHsCodeWrong, toldOf } from './customs-entries.ts';

const product = (over: Partial<CustomsProduct>): CustomsProduct => ({
  ...{ gtin: '04006381333931', productName: 'Soap', hsCode: null, originCountry: null },
  ...{ facts: ['HS_CODE', 'ORIGIN_COUNTRY'], packages: ['PK-1'] },
  ...over,
});

describe('[WH-05] customs data as they are typed', () => {
  it('an HS code has 6, 8 or 10 digits of a chapter that exists, with points and spaces as printed', () => {
    expect(['', '340130', '3401.30', '3401 30 00', '3401.30.00.90'].map(isHsCodeWrong)).toEqual(Array(5).fill(false));
    expect(['3401', '3401301', '34013O', '770100', '000000', '980000'].map(isHsCodeWrong)).toEqual(Array(6).fill(true));
  });

  it('only what differs from what is known is told', () => {
    const [soap, oil] = [product({}), product({ gtin: '04006381333948', hsCode: '330499', originCountry: 'FR' })];
    const entries = {
      '04006381333931': { hsCode: '3401.30', originCountry: '' },
      '04006381333948': { hsCode: '330499', originCountry: 'IT' },
    };
    expect(toldOf(entries, [soap, oil, product({ gtin: null })])).toEqual([
      { gtin: '04006381333931', hsCode: '340130' },
      { gtin: '04006381333948', originCountry: 'IT' },
    ]);
    expect(toldOf({}, [soap, oil])).toEqual([]);
  });
});
