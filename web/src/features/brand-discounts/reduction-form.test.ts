import { describe, expect, it } from 'vitest';
import { bodyOf, emptyReduction, percentIn, problemsOf, reductionIn } from './reduction-form.ts';

const whole = { brands: ['b'], discount: '5', from: '2026-12-01', until: '2026-12-24' };

describe('a price reduction as it is typed', () => {
  it.each([
    ['5', 5],
    ['2,5', 2.5],
    ['12.75 %', 12.75],
  ])('[INV-08] %s is a percentage', (text, percent) => expect(percentIn(text)).toBe(percent));

  it.each(['', 'five', '-3', '5.123', '100'])('[INV-08] %s is none', (text) => expect(percentIn(text)).toBeNaN());

  it('[INV-08] says what is missing', () => {
    expect(Object.keys(problemsOf(emptyReduction))).toEqual(['brands', 'discount']);
    expect(problemsOf({ ...whole, discount: '91' })).toHaveProperty('discount');
    expect(problemsOf({ ...whole, until: '2026-11-30' })).toHaveProperty('until');
    // A reduction of one day ends with that day.
    expect(problemsOf({ ...whole, until: '2026-12-01' })).toEqual({});
    expect(problemsOf(whole)).toEqual({});
  });

  it('[INV-08] begins at the start of the first day and ends with the last', () => {
    const body = bodyOf(whole, { dryRun: true });
    expect(new Date(body.startsAt ?? '').getHours()).toBe(0);
    expect(new Date(body.endsAt ?? '').getDate()).toBe(24);
    expect(bodyOf({ ...whole, from: '', until: '' }, { dryRun: false })).toEqual({
      brandQids: ['b'],
      discount: 5,
      dryRun: false,
    });
  });

  it('[INV-08] keeps only a whole draft', () => {
    expect(reductionIn(whole)).toEqual(whole);
    expect(reductionIn({ ...whole, brands: [1] })).toBeNull();
    expect(reductionIn('5')).toBeNull();
  });
});
