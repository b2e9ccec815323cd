import { expect, it } from 'vitest';
import { isAllBack, parcelsOf, troubleOf } from './parcels.ts';

const shipment = (status: string, numbers: string[], apart: Record<string, string> = {}) => ({
  ...{ status, trackAndTraceNumbers: numbers, createdAt: '2026-11-20T09:00:00.000Z' },
  apart: Object.entries(apart).map(([number, where]) => ({ number, status: where })),
  lastEventAt: '2026-11-23T09:00:00.000Z',
});

it('[ORD-12] each parcel tells where it is, what went wrong first', () => {
  const parts = shipment('IN_TRANSIT', ['A', 'B', 'C'], { B: 'DELIVERED', C: 'RETURNED_TO_SENDER' });
  expect(parcelsOf(parts)).toEqual([
    { number: 'C', status: 'RETURNED_TO_SENDER' },
    { number: 'B', status: 'DELIVERED' },
    { number: 'A', status: 'IN_TRANSIT' },
  ]);
});

it('[ORD-12] what came back or got lost is counted, until other goods were sent', () => {
  const back = shipment('IN_TRANSIT', ['A', 'B'], { A: 'RETURNED_TO_SENDER', B: 'LOST' });
  expect(troubleOf([back])).toEqual({ all: 2, returned: 1, lost: 1 });
  expect(troubleOf([shipment('IN_TRANSIT', ['A'])])).toBeNull();
  expect(troubleOf([back, { ...shipment('IN_TRANSIT', ['C']), createdAt: '2026-11-24T09:00:00.000Z' }])).toBeNull();
});

it('[ORD-14] all is back where every parcel is', () => {
  expect(isAllBack([shipment('RETURNED_TO_SENDER', ['A', 'B'])])).toBe(true);
  expect(isAllBack([shipment('RETURNED_TO_SENDER', ['A', 'B'], { B: 'DELIVERED' })])).toBe(false);
  expect(isAllBack([])).toBe(false);
});
