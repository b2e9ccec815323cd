import { describe, expect, it } from 'vitest';
import { changeView, leadsPath, queryOf, viewFrom } from './lead-view.ts';

const from = (text: string) => viewFrom(new URLSearchParams(text));

describe('[RT-23] the view of seller onboarding', () => {
  it('knows the given address of completed ones, and open ones without it', () => {
    expect(queryOf(from('completedSuccessful=true'))).toEqual({ completedSuccessful: 'true' });
    expect(queryOf(from(''))).toEqual({ completedSuccessful: 'false' });
    expect(leadsPath(from('completedSuccessful=true&page=2'))).toBe(
      '/internal/seller-onboarding/?completedSuccessful=true&page=2',
    );
  });

  it('a status is asked for alone; what is not known is dropped', () => {
    expect(queryOf(changeView(from('page=4'), { status: 'NEW' }))).toEqual({ status: 'NEW' });
    expect(leadsPath(from('status=LOST&page=x'))).toBe('/internal/seller-onboarding/');
  });
});
