import { describe, expect, it } from 'vitest';
import { bodyOf, columnName, formOf } from './mapping-form.ts';

const mapping = { headingRow: 2, gtin: 0, price: 3, currencyColumn: 4, currency: null, sellingUnit: 5, inventory: 6 };

describe('[INV-04] the choice of columns', () => {
  it('goes into the form and back', () => {
    const form = formOf({ mapping });
    expect(form.currency).toBe('column:4');
    expect(bodyOf(form, 3)).toEqual({ ...mapping, floor: null, version: 3 });
    expect(bodyOf({ ...form, currency: 'GBP' }, 3)).toMatchObject({ currencyColumn: null, currency: 'GBP' });
  });

  it('leaves open what nobody found', () => {
    expect(formOf({ mapping: null })).toEqual({
      ...{ headingRow: '', gtin: '', price: '', currency: '', sellingUnit: '', inventory: '', floor: '' },
    });
    expect(bodyOf(formOf({ mapping: { gtin: 0 } }), 1)).toMatchObject({ gtin: 0, price: null, currency: null });
  });

  it('names columns as spreadsheets do', () => expect([0, 25, 26, 59].map(columnName)).toEqual(['A', 'Z', 'AA', 'BH']));
});
