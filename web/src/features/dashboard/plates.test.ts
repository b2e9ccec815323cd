import { sellerPermissions } from '@quayside/contract/permissions';
import { movesOf } from '@quayside/contract/sale-values';
import type { SellerStats } from '@quayside/contract/sales';
import { describe, expect, it } from 'vitest';
import { plateFigures } from './plates.ts';

const stats = (byNextAction: SellerStats['byNextAction'], expiringWithin24Hours = 0): SellerStats => ({
  byNextAction,
  expiringWithin24Hours,
  tabs: { CURRENT: 0, PAST: 0 },
  needsYou: 0,
});
const myMoves = movesOf(sellerPermissions);
const figures = (given: SellerStats, moves = myMoves) =>
  Object.fromEntries(plateFigures(given, moves).map(({ label, figure }) => [label, figure]));

describe('the plates of the dashboard', () => {
  it('[RT-05] count every move of the seller once, claims apart', () => {
    const oneEach = Object.fromEntries(myMoves.map((move) => [move, 1]));
    const { Confirm = 0, Ship = 0, 'Get paid': paid = 0 } = figures(stats(oneEach));
    expect(Confirm + Ship + paid).toBe(myMoves.filter((move) => move !== 'RESPOND_TO_CLAIM').length);
  });

  it('[RT-05] count nothing that waits for somebody else', () => {
    expect(figures(stats({ WAIT_FOR_APPROVAL: 4, NONE: 9 }))).toEqual({
      Expiring: 0,
      Confirm: 0,
      Ship: 0,
      'Get paid': 0,
    });
  });

  it('[RT-05] lead to the list of the very orders they count', () => {
    const places = plateFigures(stats({ CONFIRM_QUANTITIES: 3 }, 2), myMoves).map(({ label, figure, to }) => [
      label,
      figure,
      decodeURIComponent(to),
    ]);
    expect(places).toEqual([
      ['Expiring', 2, '/orders/'],
      ['Confirm', 3, '/orders/?nextAction=CONFIRM_QUANTITIES'],
      ['Ship', 0, '/orders/?nextAction=ADD_SHIPPING_DETAILS,BOOK_CARRIER,UPLOAD_DOCUMENTS,ADD_TRACKING,COMPLETE_ORDER'],
      ['Get paid', 0, '/orders/?nextAction=COMPLETE_PROFILE,TRIGGER_PAYMENT'],
    ]);
  });

  it('[RT-05] are those of this person’s work alone: finance gets paid, who may only look has none', () => {
    const all = stats({ CONFIRM_QUANTITIES: 40, UPLOAD_DOCUMENTS: 2, ADD_TRACKING: 5, TRIGGER_PAYMENT: 8 }, 3);
    const finance = movesOf(['orders.read', 'payments.trigger', 'payouts.read', 'documents.manage']);
    expect(figures(all, finance)).toEqual({ Expiring: 3, Ship: 2, 'Get paid': 8 });
    expect(figures(all, movesOf(['orders.read', 'claims.read', 'payouts.read']))).toEqual({});
  });
});
