import { describe, expect, it } from 'vitest';
import { lateness } from './warehouse-figures.rules.ts';

const zone = 'Europe/Amsterdam';
/** Put away on a Thursday: three working days later is Tuesday. */
const firstAt = '2026-11-19T10:00:00.000Z';

describe('[WH-06] a shipment is late', () => {
  it.each([
    ['2026-11-24T10:00:00.000Z', '2026-11-24T10:00:00.000Z', null],
    ['2026-11-23T15:00:00.000Z', '2026-11-24T10:00:01.000Z', 'CARRIER_LATE'],
    ['2026-11-24T10:00:01.000Z', '2026-11-24T12:00:00.000Z', 'PACKED_LATE'],
    [null, '2026-11-24T12:00:00.000Z', 'PACKED_LATE'],
  ])('closed at %s and handed over at %s: %s', (readyAt, shippedAt, cause) => {
    expect(lateness({ firstAt, readyAt, shippedAt }, zone)).toEqual({ dueAt: '2026-11-24T10:00:00.000Z', cause });
  });
});
