import { expect, it } from 'vitest';
import { seenCodes } from './seen-codes.ts';

it('[WH-02] a label that stays before the camera is scanned once, and again when it comes back', () => {
  const fresh = seenCodes();
  expect(fresh(['PK-1', 'PK-1'], 0)).toEqual(['PK-1']);
  for (let at = 100; at <= 10_000; at += 100) expect(fresh(['PK-1'], at)).toEqual([]);
  expect(fresh(['PK-1', 'PK-2'], 10_100)).toEqual(['PK-2']);
  // One picture that was blurred is not a label taken away.
  expect(fresh([], 11_000)).toEqual([]);
  expect(fresh(['PK-1'], 11_500)).toEqual([]);
  expect(fresh(['PK-1'], 13_600)).toEqual(['PK-1']);
});
