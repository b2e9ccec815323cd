import type { Inbox, InboxRow } from '@quayside/contract/sale-inbox';
import { describe, expect, it } from 'vitest';
import { keepPlaces } from './inbox-places.ts';

const row = (qid: string, version = 1): InboxRow => ({
  ...{ qid, version, order: `QS-${qid}`, status: 'REQUESTED', hasRead: true, nextAction: 'CONFIRM_QUANTITIES' },
  ...{
    buyerName: 'Nordlicht',
    buyerReference: null,
    lineCount: 1,
    pictures: [],
    shippingMethod: null,
    allowedActions: [],
    workingMinutesLeft: null,
  },
  ...{ createdAt: '2026-11-22T08:00:00Z', expiresAt: null, expiredAt: null, expiredFrom: null, endedAt: null },
  destination: { kind: 'BUYER', country: 'DE', city: 'Kiel', region: 'EUROPE' },
  total: { amount: '8.00', currency: 'EUR' },
});
const inbox = (results: InboxRow[], orders = 0): Inbox => ({
  results,
  atRisk: { orders, amounts: [], until: '2026-11-23T08:00:00Z' },
});
const order = ({ results }: Inbox) => results.map(({ qid }) => qid);

describe('[RT-05] the most urgent orders, asked for again', () => {
  it('say what is new in their places', () => {
    const {
      inbox: placed,
      newRows,
      hasMoved,
    } = keepPlaces(inbox([row('a'), row('b')]), inbox([row('a'), row('b', 2)]));
    expect(placed.results.map(({ version }) => version)).toEqual([1, 2]);
    expect([newRows, hasMoved]).toEqual([0, false]);
  });

  it('do not move for one that is more urgent: it is counted', () => {
    const { inbox: placed, newRows, hasMoved } = keepPlaces(inbox([row('a'), row('b')]), inbox([row('c'), row('a')]));
    expect(order(placed)).toEqual(['a', 'b']);
    expect([newRows, hasMoved]).toEqual([1, true]);
  });

  it('keep one that is gone, and an order that changed is told', () => {
    const shown = inbox([row('a'), row('b')]);
    const gone = keepPlaces(shown, inbox([row('b')]));
    const turned = keepPlaces(shown, inbox([row('b'), row('a')]));
    expect([order(gone.inbox), gone.newRows, gone.hasMoved]).toEqual([['a', 'b'], 0, true]);
    expect([order(turned.inbox), turned.newRows, turned.hasMoved]).toEqual([['a', 'b'], 0, true]);
  });

  it('keep the line of what is at stake, which would push them: only its figures change', () => {
    expect(keepPlaces(inbox([], 2), inbox([], 3)).inbox.atRisk.orders).toBe(3);
    expect(keepPlaces(inbox([], 2), inbox([], 0)).inbox.atRisk.orders).toBe(2);
    expect(keepPlaces(inbox([], 0), inbox([], 1)).inbox.atRisk.orders).toBe(0);
  });
});
