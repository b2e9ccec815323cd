import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { randomId } from './random-id.ts';

it('[LAY-01] ids are random where a page on plain http has no crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1_000 }, randomId);
  vi.unstubAllGlobals();
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
});
