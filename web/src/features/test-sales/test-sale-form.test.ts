import { testSaleBody } from '@quayside/contract/sale-actions';
import { describe, expect, it } from 'vitest';
import { firstForm, formIn, madeIn, presets, problemsOf, requestOf, withPreset } from './test-sale-form.ts';

describe('the form of test sales', () => {
  it.each(Object.entries(presets))('[INT-03] the preset %s makes a request the API takes', (_name, preset) => {
    const form = withPreset(firstForm, preset);
    expect(problemsOf(form)).toEqual({});
    expect(testSaleBody.safeParse(requestOf(form)).success).toBe(true);
  });

  it('[INT-03] a preset keeps the chosen seller and clears the rest', () => {
    const form = { ...firstForm, sellerQid: 'a', unitPrice: '9.00', currency: 'GBP' };
    expect(withPreset(form, presets.usual)).toMatchObject({ sellerQid: 'a', unitPrice: '', currency: '', minutes: '' });
  });

  it('[INT-03] empty fields are left to the server', () => {
    expect(requestOf({ ...firstForm, minutes: '' })).toEqual({ lines: 3 });
  });

  it.each(['0', '20001', '1.5', '-3', 'abc', '1e3'])('[INT-03] %s is no number of minutes', (minutes) => {
    expect(problemsOf({ ...firstForm, minutes })).toHaveProperty('expiresInMinutes');
  });

  it.each([0, 51])('[INT-03] %i lines are refused', (lines) => {
    expect(problemsOf({ ...firstForm, lines })).toHaveProperty('lines');
  });

  it('[INT-03] what was kept in another shape is not used', () => {
    expect(formIn({ ...firstForm, lines: '3' })).toBeNull();
    expect(formIn(null)).toBeNull();
    expect(formIn({ ...firstForm, extra: 1 })).toEqual(firstForm);
    expect(madeIn([{ qid: 'a', order: 'QS-1', summary: '' }, { qid: 1 }, 'x'])).toHaveLength(1);
  });
});
