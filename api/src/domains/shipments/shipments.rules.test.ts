import { carrierEventCodes } from '@quayside/contract/shipments';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes, plus } from '../../kernel/clock.ts';
import { groupStatusOf } from '../sales/shipment-group.rules.ts';
import { mostAskedAtOnce, numbersOfRound, statusAfter } from './shipments.rules.ts';

const start = '2026-11-21T08:00:00.000Z';
const events = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 1_000 }), fc.constantFrom(...carrierEventCodes)), {
    selector: ([at]) => at,
    maxLength: 8,
  })
  .map((list) => list.map(([at, code]) => ({ id: `${at}`, code, at: plus(start, at * 1_000) })));

it('[ORD-12] of many numbers a carrier is asked about some at once, and about each in its turn', () => {
  const numbers = Array.from({ length: 2 * mostAskedAtOnce + 1 }, (_, index) => `N${index}`);
  const turns = [0, 1, 2].map((round) => numbersOfRound(numbers, plus(start, minutes(5 * round))));
  expect(turns.map(({ length }) => length).sort()).toEqual([1, mostAskedAtOnce, mostAskedAtOnce]);
  expect(new Set(turns.flat())).toEqual(new Set(numbers));
  expect(numbersOfRound(['N0'], start)).toEqual(['N0']);
});

describe('[ORD-12] what a carrier tells', () => {
  it('ends the same in whatever order it comes', () => {
    const shuffled = events.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(statusAfter('PICKUP_SCHEDULED', other)).toBe(statusAfter('PICKUP_SCHEDULED', list));
      }),
    );
  });

  it.each([
    ['LABELS_READY', ['PICKED_UP'], 'IN_TRANSIT'],
    ['LABELS_READY', ['DELIVERED'], 'DELIVERED'],
    ['PICKUP_SCHEDULED', ['PICKED_UP', 'EXCEPTION'], 'EXCEPTION'],
    ['IN_TRANSIT', ['PICKED_UP', 'EXCEPTION', 'IN_TRANSIT'], 'IN_TRANSIT'],
    ['IN_TRANSIT', ['PICKED_UP', 'EXCEPTION', 'OUT_FOR_DELIVERY', 'DELIVERED'], 'DELIVERED'],
    ['IN_TRANSIT', ['PICKED_UP', 'LOST'], 'LOST'],
    ['IN_TRANSIT', ['PICKED_UP', 'RETURNED'], 'RETURNED_TO_SENDER'],
    ['DELIVERED', ['PICKED_UP', 'DELIVERED', 'LOST'], 'DELIVERED'],
    ['CANCELLED', ['PICKED_UP'], 'CANCELLED'],
    ['DRAFT', ['PICKED_UP'], 'DRAFT'],
    ['LABELS_READY', [], 'LABELS_READY'],
  ] as const)('%s after %j is %s', (status, codes, expected) => {
    const told = codes.map((code, index) => ({ id: `${index}`, code, at: plus(start, index * 1_000) }));
    expect(statusAfter(status, told)).toBe(expected);
  });
});

describe('[ORD-03] the shipment group', () => {
  const two = { loadCount: 2, trackedCount: 2, returnedCount: 0, bookingSucceeded: false };
  it.each([
    [{ ...two, loadCount: 0, trackedCount: 0 }, [], 'EMPTY'],
    [{ ...two, trackedCount: 0 }, [], 'PREPARING'],
    [{ ...two, trackedCount: 0 }, ['DRAFT', 'CANCELLED'], 'PREPARING'],
    [{ ...two, trackedCount: 1 }, ['LABELS_READY'], 'PREPARING'],
    [two, ['LABELS_READY', 'LABELS_READY'], 'READY'],
    [{ ...two, trackedCount: 1, bookingSucceeded: true }, ['PICKUP_SCHEDULED'], 'READY'],
    [two, ['IN_TRANSIT', 'LABELS_READY'], 'PARTIALLY_SHIPPED'],
    [{ ...two, trackedCount: 1 }, ['IN_TRANSIT'], 'PARTIALLY_SHIPPED'],
    [two, ['IN_TRANSIT', 'OUT_FOR_DELIVERY'], 'SHIPPED'],
    [two, ['DELIVERED', 'IN_TRANSIT'], 'PARTIALLY_DELIVERED'],
    [two, ['DELIVERED', 'DELIVERED'], 'DELIVERED'],
    [two, ['DELIVERED', 'EXCEPTION'], 'PROBLEM'],
    [two, ['LOST'], 'PROBLEM'],
    [two, ['RETURNED_TO_SENDER', 'IN_TRANSIT'], 'PROBLEM'],
  ] as const)('%j with %j is %s', (sale, statuses, expected) => {
    expect(groupStatusOf(sale, statuses)).toBe(expected);
  });
});
