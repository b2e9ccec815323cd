import type { SaleRow } from '@quayside/contract/sales';
import { describe, expect, it } from 'vitest';
import { nextInQueue, type QueueRow } from './use-confirm-queue.ts';

const waits = (qid: string, allowedActions: SaleRow['allowedActions'] = ['CONFIRM_QUANTITIES']): QueueRow => ({
  qid,
  status: 'REQUESTED',
  nextAction: 'CONFIRM_QUANTITIES',
  allowedActions,
});

describe('the order that is confirmed next', () => {
  it('[ORD-05] is the one after this in the order of the list', () => {
    expect(nextInQueue('b', [waits('a'), waits('b'), waits('c')])).toBe('c');
  });

  it('[ORD-05] after the last one is the first that was passed over', () => {
    expect(nextInQueue('c', [waits('a'), waits('b'), waits('c')])).toBe('a');
  });

  it('[ORD-05] is the first for an order that the list does not hold', () => {
    expect(nextInQueue('x', [waits('a'), waits('b')])).toBe('a');
  });

  it('[ORD-05] is none when nothing else waits, or not for this person', () => {
    expect(nextInQueue('a', [waits('a')])).toBeNull();
    expect(nextInQueue('a', [waits('a'), waits('b', [])])).toBeNull();
  });
});
