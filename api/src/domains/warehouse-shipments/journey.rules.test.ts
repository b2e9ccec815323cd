import type { WarehouseJourney } from '@quayside/contract/package-values';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNews, type JourneyNews, journeyOf, troubleOf, worstOf } from './journey.rules.ts';

const journey = fc.constantFrom<WarehouseJourney>('IN_TRANSIT', 'OUT_FOR_DELIVERY', 'EXCEPTION', 'RETURNED', 'LOST');
const news = fc.record({ journey, at: fc.constantFrom('2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z') });
const endOf = (told: readonly JourneyNews[]) =>
  told.reduce<{ journey: WarehouseJourney | null; journeyAt: string | null }>(
    (known, one) => (isNews(known, one) ? { journey: one.journey, journeyAt: one.at } : known),
    { journey: null, journeyAt: null },
  );

it('[WH-06] in whatever order a carrier tells, and however often, the end is the same', () => {
  fc.assert(
    fc.property(fc.array(news, { minLength: 1, maxLength: 8 }), (told) => {
      expect(endOf([...told].reverse())).toEqual(endOf(told));
      expect(endOf([...told, ...told])).toEqual(endOf(told));
    }),
  );
});

it('[WH-06] a delivery moves the shipment itself; delayed, coming back and lost are troubles', () => {
  expect([journeyOf('DELIVERED'), journeyOf('PICKED_UP'), journeyOf('LOST')]).toEqual([null, 'IN_TRANSIT', 'LOST']);
  expect([troubleOf('IN_TRANSIT'), troubleOf('EXCEPTION')]).toEqual([null, 'EXCEPTION']);
});

it('[WH-06] several pieces are where the worst is; without a trouble, where the last was told to be', () => {
  const early = '2026-11-20T08:00:00.000Z';
  const late = '2026-11-20T09:00:00.000Z';
  const out = { journey: 'OUT_FOR_DELIVERY', at: late } as const;
  const lost = { journey: 'LOST', at: early } as const;
  const back = { journey: 'RETURNED', at: late } as const;
  expect(worstOf([])).toBeNull();
  expect(worstOf([{ journey: 'IN_TRANSIT', at: early }, out])).toEqual(out);
  expect(worstOf([lost, out, back])).toEqual(lost);
  fc.assert(
    fc.property(fc.array(news, { minLength: 1, maxLength: 6 }), (pieces) => {
      expect(worstOf([...pieces].reverse())).toEqual(worstOf(pieces));
    }),
  );
});
