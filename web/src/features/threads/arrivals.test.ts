import type { Thread } from '@quayside/contract/threads';
import { expect, it } from 'vitest';
import { look, newestOf } from './arrivals.ts';

type Message = Thread['messages'][number];
const message = (qid: string, overrides: Partial<Message> = {}): Message => ({
  qid,
  author: 'STAFF',
  authorName: 'Eva Smit',
  body: 'Yes, you may.',
  files: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  isRead: false,
  ...overrides,
});
const thread = (...messages: Message[]): Thread => ({
  qid: 't',
  reference: 'QS-1/AAAA',
  category: 'OTHER',
  claim: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  replyBy: null,
  unread: 0,
  messages,
});

it('[RT-20] at the first look what was not read is new, and nothing is told to have arrived', () => {
  const threads = [thread(message('read', { isRead: true }), message('unread'), message('mine', { author: 'SELLER' }))];
  const seen = look(null, threads, 'SELLER');
  expect([...seen.fresh]).toEqual(['unread']);
  expect(seen.arrived).toEqual([]);
});

it('[RT-20] what comes later arrived, once, and stays marked; own messages never do', () => {
  const first = look(null, [thread(message('a', { isRead: true }))], 'SELLER');
  const later = [thread(message('a', { isRead: true }), message('b'), message('mine', { author: 'SELLER' }))];
  const second = look(first, later, 'SELLER');
  expect(second.arrived.map(({ qid }) => qid)).toEqual(['b']);
  const third = look(second, later, 'SELLER');
  expect(third.arrived).toEqual([]);
  expect([...third.fresh]).toEqual(['b']);
});

it('the newest message counts, in whatever thread it stands', () => {
  expect(newestOf([])).toBeNull();
  const newer = message('b', { createdAt: '2026-11-20T10:00:00.000Z' });
  expect(newestOf([thread(newer), thread(message('a'))])).toBe(newer.createdAt);
});
