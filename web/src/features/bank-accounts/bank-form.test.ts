import { describe, expect, it } from 'vitest';
import { emptyBankForm, kindFor, problemsOf } from './bank-form.ts';

describe('[PRO-10] the form of a bank account', () => {
  it.each([
    ['NL', ['iban', 'swift_code'], 'iban'],
    ['GB', ['sort_code', 'iban'], 'sort_code'],
    ['US', ['aba', 'swift_code'], 'aba'],
    ['US', ['iban', 'swift_code'], 'swift_code'],
    ['JP', ['iban', 'swift_code'], 'swift_code'],
    ['DE', ['sort_code', 'iban'], 'iban'],
  ] as const)('in %s, of %j: %s', (country, kinds, kind) => expect(kindFor(country, kinds)).toBe(kind));

  it('asks for the fields of its kind, the holder and the password', () => {
    const form = { ...emptyBankForm({ name: '', country: 'GB' }), sortCode: '08-99-99' };
    expect(Object.keys(problemsOf(form, 'sort_code')).sort()).toEqual(['accountNumber', 'holder', 'secret']);
    expect(problemsOf({ ...form, accountNumber: '1', holder: 'B', secret: 'x' }, 'sort_code')).toEqual({});
  });
});
