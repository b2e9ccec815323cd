import { describe, expect, it } from 'vitest';
import { changeView, claimPath, claimsPath, defaultView, openedClaim, viewFrom } from './claim-view.ts';

const qid = '01a1fee9-df3a-7350-909a-e6efbb46c85f';
const view = (search: string) => viewFrom(new URLSearchParams(search));

describe('[RT-21] the claim list’s address', () => {
  it('holds tab, search, order, sort and page, and leaves defaults out', () => {
    const search = `status=CLOSED&page=3&sort=amount&search=QS-1&saleQid=${qid}`;
    expect(view(search)).toEqual({ tab: 'CLOSED', page: 3, sort: 'amount', search: 'QS-1', saleQid: qid });
    expect(claimsPath(view(search))).toBe(`/claims/?${search}`);
    expect(claimsPath(defaultView)).toBe('/claims/');
    expect(claimsPath({ ...defaultView, sort: 'dueAt' })).toBe('/claims/');
    expect(claimsPath(defaultView, 'lost')).toBe('/claims/?task=lost');
  });

  it('shows a list for whatever was mistyped', () => {
    expect(view('status=NOTHING&page=x&sort=colour&saleQid=1')).toEqual(defaultView);
    expect(view(`search=${'x'.repeat(200)}`).search).toHaveLength(80);
  });

  it('begins on the first page after a change, and is kept by the page of a claim', () => {
    expect(changeView(view('page=4'), { tab: 'CLOSED' })).toMatchObject({ page: 1, tab: 'CLOSED' });
    expect(claimPath(qid, view('status=CLOSED'))).toBe(`/claims/${qid}/?status=CLOSED`);
    expect(openedClaim(new URLSearchParams({ claim: qid }))).toBe(qid);
    expect(openedClaim(new URLSearchParams({ claim: '../x' }))).toBeNull();
  });
});
