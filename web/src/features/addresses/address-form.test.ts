import { createAddressBody } from '@quayside/contract/addresses';
import { describe, expect, it } from 'vitest';
import { firstForm, formIn, hasRegion, problemsOf, requestOf } from './address-form.ts';

const first = firstForm({ country: 'NL', companyName: 'Waldhuis Groothandel B.V.' });
const form = { ...first, line1: 'Havenstraat 12', postalCode: '3011 AB', city: 'Rotterdam' };

describe('the form of an address', () => {
  it('[PRO-12] filled in, it makes a request the API takes', () => {
    expect(problemsOf(form)).toEqual({});
    expect(
      createAddressBody.safeParse({ ...requestOf({ ...form, line2: ' ' }), usageTypes: ['BILLING'] }).success,
    ).toBe(true);
  });

  it('[PRO-12] names each field that is missing', () => {
    expect(Object.keys(problemsOf(firstForm({ country: '', companyName: ' ' })))).toEqual([
      'country',
      'companyName',
      'line1',
      'city',
    ]);
  });

  it('[PRO-12] says what a postal code of the country looks like', () => {
    expect(problemsOf({ ...form, postalCode: '12345' })).toEqual({
      postalCode: 'Enter a postal code of this country, such as 3011 AB',
    });
    expect(problemsOf({ ...form, country: 'DE', postalCode: '12345' })).toEqual({});
  });

  it('[PRO-12] asks for a state where addresses have one, and never hides one that was given', () => {
    expect([hasRegion(form), hasRegion({ ...form, country: 'US' }), hasRegion({ ...form, region: 'Zuid' })]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('what was kept in another shape is not used', () => {
    expect(formIn({ ...form, city: 7 })).toBeNull();
    expect(formIn(null)).toBeNull();
    expect(formIn({ ...form, extra: 1 })).toEqual(form);
  });
});
