import { orderMessages } from '@quayside/contract/messages/orders';
import { expect, it } from 'vitest';
import { deadlineGroup, waitingLast } from './deadline-group.ts';

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

it('[ORD-01] what has no deadline and waits for someone else has its own group, behind all others', () => {
  expect(deadlineGroup(null, 'Europe/Amsterdam', now, true)).toBe(words.waiting);
  const due = { qid: 'due', expiresAt: '2026-11-25T23:10:00.000Z', waits: true };
  const paid = { qid: 'paid', expiresAt: null, waits: true };
  const open = { qid: 'open', expiresAt: null, waits: false };
  expect(waitingLast([due, paid, open], ({ waits }) => waits).map(({ qid }) => qid)).toEqual(['due', 'open', 'paid']);
});
