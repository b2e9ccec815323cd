import { describe, expect, it } from 'vitest';
import { choiceOf } from './pickup-choice.ts';

const full = { carrier: 'dhl_express', pickupDates: [] };
const ups = { carrier: 'ups', pickupDates: ['2026-11-24', '2026-11-25'] };
const schenker = { carrier: 'dbschenker', pickupDates: ['2026-11-25'] };

describe('[ORD-11] the carrier and the pickup day', () => {
  it('are the first ones that are free', () => {
    expect(choiceOf([full, ups], null)).toEqual({ carrier: 'ups', pickupDate: '2026-11-24' });
    expect(choiceOf([full], null)).toBeNull();
    expect(choiceOf([], null)).toBeNull();
  });

  it('stay as chosen while they are offered', () => {
    expect(choiceOf([ups, schenker], { carrier: 'ups', pickupDate: '2026-11-25' })).toEqual({
      carrier: 'ups',
      pickupDate: '2026-11-25',
    });
    expect(choiceOf([ups, schenker], { carrier: 'dbschenker', pickupDate: '' })).toEqual({
      carrier: 'dbschenker',
      pickupDate: '2026-11-25',
    });
  });

  it('a day that was refused and is offered no more gives way to the next one', () => {
    expect(choiceOf([ups], { carrier: 'ups', pickupDate: '2026-11-23' })).toEqual({
      carrier: 'ups',
      pickupDate: '2026-11-24',
    });
    // Another carrier's day is not this one's choice.
    expect(choiceOf([full, ups], { carrier: 'dhl_express', pickupDate: '2026-11-25' })).toEqual({
      carrier: 'ups',
      pickupDate: '2026-11-24',
    });
  });
});
