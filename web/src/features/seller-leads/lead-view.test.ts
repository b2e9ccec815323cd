import { describe, expect, it } from 'vitest';
import { changeView, leadsPath, queryOf, viewFrom } from './lead-view.ts';

const from = (text: string) => viewFrom(new URLSearchParams(text));

describe('[RT-23] the view of seller onboarding', () => {
  it('knows the given address of completed ones', () => {
    expect(queryOf(from('completedSuccessful=true'))).toEqual({ completedSuccessful: 'true' });
    expect(leadsPath(from('completedSuccessful=true&page=2'))).toBe(
      '/internal/seller-onboarding/?completedSuccessful=true&page=2',
    );
  });

  it('[INT-02] open and overdue ones have not ended; those that ended without success have a tab of their own', () => {
    expect(queryOf(from(''))).toEqual({ state: 'OPEN' });
    expect(queryOf(from('overdue=true'))).toEqual({ state: 'OPEN', overdue: 'true' });
    expect(queryOf(from('ended=true'))).toEqual({ state: 'ENDED' });
  });

  it('open ones are asked for by status; what is not known, or has ended, is dropped', () => {
    expect(queryOf(changeView(from('page=4'), { status: 'NEW' }))).toEqual({ state: 'OPEN', status: 'NEW' });
    expect(leadsPath(from('status=LOST&page=x'))).toBe('/internal/seller-onboarding/');
    expect(leadsPath(from('status=DUPLICATE'))).toBe('/internal/seller-onboarding/');
  });
});
