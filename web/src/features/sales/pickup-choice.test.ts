import { describe, expect, it } from 'vitest';
import { carrierTags, choiceOf } from './pickup-choice.ts';

const full = { carrier: 'dhl_express', pickupDates: [] };
const ups = { carrier: 'ups', pickupDates: ['2026-11-24', '2026-11-25'] };
const schenker = { carrier: 'dbschenker', pickupDates: ['2026-11-25'] };

describe('[ORD-11] the carrier and the pickup day', () => {
  it('are the first ones that are free', () => {
    expect(choiceOf([full, ups], null)).toEqual({ carrier: 'ups', pickupDate: '2026-11-24' });
    expect(choiceOf([full], null)).toBeNull();
    expect(choiceOf([], null)).toBeNull();
  });

  it('are those on which the goods are ready, by the lead time of the company; an earlier day can be chosen', () => {
    expect(choiceOf([ups], null, '2026-11-25')).toEqual({ carrier: 'ups', pickupDate: '2026-11-25' });
    expect(choiceOf([ups], null, '2026-12-01')).toEqual({ carrier: 'ups', pickupDate: '2026-11-24' });
    const early = { carrier: 'ups', pickupDate: '2026-11-24' };
    expect(choiceOf([ups], early, '2026-11-25')).toEqual(early);
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

describe('[ORD-11] what sets a carrier apart', () => {
  const euros = (amount: string) => ({ amount, currency: 'EUR' as const });
  const quick = { price: euros('64.95'), transitDays: 1, pickupDates: ['2026-11-24'] };
  const cheap = { price: euros('51.15'), transitDays: 3, pickupDates: ['2026-11-24'] };

  it('is the lowest price, and the earliest arrival', () => {
    expect([quick, cheap].map((one) => carrierTags(one, [quick, cheap]))).toEqual([['FASTEST'], ['CHEAPEST']]);
  });

  it('is nothing where there is no other, or all are alike', () => {
    expect(carrierTags(quick, [quick])).toEqual([]);
    expect(carrierTags(quick, [quick, quick])).toEqual([]);
  });
});
