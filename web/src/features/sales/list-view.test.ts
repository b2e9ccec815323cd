import { movesOf } from '@quayside/contract/sale-values';
import { describe, expect, it } from 'vitest';
import { changeView, clearedView, defaultView, isMyMoves, queryOf, searchOf, viewFrom } from './list-view.ts';

const read = (search: string) => viewFrom(new URLSearchParams(search));

describe('the URL of the order list', () => {
  it('[ORD-01] reads tab, filters, sort, page and search from the URL', () => {
    expect(
      read('?status=PAST&page=3&sort=-amount&destination=NL&nextAction=NONE,WAIT_FOR_APPROVAL&search=QS-48'),
    ).toEqual({
      status: 'PAST',
      page: 3,
      sort: '-amount',
      destination: 'NL',
      nextAction: ['NONE', 'WAIT_FOR_APPROVAL'],
      search: 'QS-48',
    });
  });

  it('[ORD-01] writes what it reads, so that a pasted link shows the same list', () => {
    const search = '?status=EXPIRED&page=2&sort=order&destination=WAREHOUSE&nextAction=NONE&search=a+b';
    expect(searchOf(read(search))).toBe(search);
  });

  it('[ORD-01] leaves defaults out, also those of the menu link', () => {
    expect(searchOf(defaultView)).toBe('');
    expect(searchOf(read('?status=CURRENT&page=1&sort=expiresAt'))).toBe('');
    expect(searchOf(read('?status=PAST&sort=-createdAt'))).toBe('?status=PAST');
  });

  it('[ORD-01] drops what it does not know instead of failing', () => {
    expect(read('?status=NOPE&page=-4&sort=up&destination=Q1&nextAction=FLY,NONE,toString')).toEqual({
      ...defaultView,
      nextAction: ['NONE'],
    });
    expect(read('?status=constructor&page=2001')).toEqual(defaultView);
  });

  it('[ORD-01] starts on the first page after any change of what is listed', () => {
    expect(changeView(read('?page=7&search=x'), { destination: 'EUROPE' })).toMatchObject({
      page: 1,
      search: 'x',
      destination: 'EUROPE',
    });
  });

  it('[ORD-01] clears filters and search, keeps tab and order', () => {
    expect(searchOf(clearedView(read('?status=DECLINED&sort=order&destination=NL&search=x&page=2')))).toBe(
      '?status=PAST&sort=order',
    );
  });

  it('[ORD-01] sends the API trimmed search text and joined next actions', () => {
    expect(queryOf(read('?search=%20%20&nextAction=BOOK_CARRIER,NONE'))).toEqual({ nextAction: 'BOOK_CARRIER,NONE' });
  });

  it('tells "Needs you" from a choice of single actions', () => {
    const myMoves = movesOf(['orders.confirm', 'orders.update']);
    expect(myMoves).toEqual(['CONFIRM_QUANTITIES', 'ADD_SHIPPING_DETAILS', 'ADD_TRACKING', 'COMPLETE_ORDER']);
    expect(isMyMoves(myMoves, myMoves)).toBe(true);
    expect(isMyMoves(myMoves.slice(1), myMoves)).toBe(false);
  });
});
