import { orderMessages } from '@quayside/contract/messages/orders';
import { expect, it } from 'vitest';
import { deadlineGroup } from './deadline-group.ts';

const words = orderMessages.groups;
const now = new Date('2026-11-25T22:30:00.000Z');

it.each([
  ['2026-11-25T22:59:00.000Z', words.today],
  ['2026-11-25T20:00:00.000Z', words.today],
  ['2026-11-25T23:10:00.000Z', words.tomorrow],
  ['2026-11-27T09:00:00.000Z', words.week],
  ['2026-12-04T09:00:00.000Z', words.later],
  [null, words.none],
])('[ORD-01] an order due at %s stands under “%s”, by the days of the company', (expiresAt, group) => {
  expect(deadlineGroup(expiresAt, 'Europe/Amsterdam', now)).toBe(group);
});

it('[ORD-01] the day after a change of the clock is tomorrow', () => {
  const before = new Date('2026-10-24T21:30:00.000Z');
  expect(deadlineGroup('2026-10-25T20:00:00.000Z', 'Europe/Amsterdam', before)).toBe(words.tomorrow);
});
