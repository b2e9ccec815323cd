import { declineReasons } from '@quayside/contract/sale-values';
import type { Load } from '@quayside/contract/sales';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../kernel/errors.ts';
import type { LineSnapshot } from '../sales.types.ts';
import {
  type AskedLine,
  checkDeclineReasons,
  checkLoads,
  decideQuantities,
  declineEffects,
} from './sales.quantities.rules.ts';

const line = (overrides: Partial<LineSnapshot> = {}): LineSnapshot => ({
  id: 'a',
  requestedQuantity: 12,
  confirmedQuantity: null,
  unitSize: 6,
  unitPriceMinor: 250n,
  reductionReason: null,
  reductionNote: null,
  ...overrides,
});
const other = line({ id: 'b', unitSize: 1, requestedQuantity: 5, unitPriceMinor: 100n });
const ask = (confirmedQuantity: number, more: Partial<AskedLine> = {}): AskedLine => ({
  qid: 'a',
  confirmedQuantity,
  ...more,
});

function refusalOf(run: () => unknown): Refusal {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was allowed');
}
const codeOf = (asked: AskedLine, of: LineSnapshot = line()) =>
  refusalOf(() => decideQuantities([of, other], [asked])).code;

describe('[ORD-05] quantities', () => {
  it('lines left out are confirmed as they were ordered', () => {
    const { lines, lowered, confirmedMinor } = decideQuantities([line(), other], []);
    expect(lines.map(({ status, confirmedQuantity }) => [status, confirmedQuantity])).toEqual([
      ['CONFIRMED', 12],
      ['CONFIRMED', 5],
    ]);
    expect([lowered, confirmedMinor]).toEqual([[], 3_500n]);
  });

  it.each([
    ['QUANTITY_EXCEEDS_REQUESTED_AMOUNT', ask(13)],
    ['SALE_LINES_REDUCTION_REASON_REQUIRED', ask(6)],
    ['SALE_LINES_REDUCTION_REASON_REQUIRED', ask(0)],
    ['quantity_not_multiple_of_unit_size', ask(7, { reason: 'OUT_OF_STOCK' })],
    ['reason_text_required', ask(6, { reason: 'OTHER', note: 'too short' })],
    ['line_not_found', { ...ask(1), qid: 'x' }],
  ] as const)('[ERR-10] %s', (code, asked) => {
    expect(codeOf(asked)).toBe(code);
  });

  it('the text of another reason may have exactly ten characters', () => {
    const { lines } = decideQuantities([line(), other], [ask(6, { reason: 'OTHER', note: '0123456789' })]);
    expect(lines[0]).toMatchObject({ status: 'REDUCED', reason: 'OTHER', note: '0123456789' });
  });

  it('an odd order may be confirmed whole although it is no multiple of the unit', () => {
    expect(decideQuantities([line({ requestedQuantity: 13 }), other], [ask(13)]).lines[0]?.status).toBe('CONFIRMED');
  });

  it('nothing left to ship is no confirmation', () => {
    const none = [ask(0, { reason: 'OUT_OF_STOCK' }), { ...ask(0, { reason: 'OUT_OF_STOCK' }), qid: 'b' }];
    expect(refusalOf(() => decideQuantities([line(), other], none)).code).toBe('all_lines_zero');
  });

  it('every faulty line is named, with the most that can be confirmed', () => {
    const refused = refusalOf(() => decideQuantities([line(), other], [ask(13), { ...ask(9), qid: 'b' }]));
    expect(Object.keys(refused.errors ?? {})).toEqual(['lines.a', 'lines.b']);
    expect(refused.details).toEqual({ lineQid: 'a', maximumQuantity: 12 });
  });

  it('confirmed again, they only go down', () => {
    const confirmed = line({ confirmedQuantity: 6, reductionReason: 'DAMAGED_STOCK', reductionNote: 'Water' });
    expect(codeOf(ask(12), confirmed)).toBe('quantities_only_down');
    const { lines, lowered } = decideQuantities(
      [confirmed, other],
      [{ ...ask(4, { reason: 'PARTIAL_STOCK' }), qid: 'b' }],
    );
    expect(lines[0]).toMatchObject({ confirmedQuantity: 6, reason: 'DAMAGED_STOCK', note: 'Water' });
    expect(lowered.map(({ id }) => id)).toEqual(['b']);
    expect(decideQuantities([confirmed, other], [ask(6)])).toMatchObject({ lowered: [] });
  });

  it('what is refunded and what is confirmed make up the order', () => {
    const anyLine = fc.record({
      requested: fc.integer({ min: 1, max: 500 }),
      price: fc.bigInt({ min: 1n, max: 10n ** 9n }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), (given) => {
        const lines = given.map(({ requested, price }, index) =>
          line({ id: String(index), unitSize: 1, requestedQuantity: requested, unitPriceMinor: price }),
        );
        const asked = given.map(({ requested, share }, index) => ({
          qid: String(index),
          confirmedQuantity: Math.ceil(requested * share),
          reason: 'PARTIAL_STOCK' as const,
        }));
        fc.pre(asked.some(({ confirmedQuantity }) => confirmedQuantity > 0));
        const decision = decideQuantities(lines, asked);
        const missing = lines.reduce(
          (sum, one, index) =>
            sum + one.unitPriceMinor * BigInt(one.requestedQuantity - (decision.lines[index]?.confirmedQuantity ?? 0)),
          0n,
        );
        const requested = lines.reduce((sum, one) => sum + one.unitPriceMinor * BigInt(one.requestedQuantity), 0n);
        expect(decision.confirmedMinor + missing).toBe(requested);
      }),
    );
  });
});

describe('[ORD-06] reasons to decline', () => {
  it('another reason needs ten characters', () => {
    expect(refusalOf(() => checkDeclineReasons(['OTHER'], '123456789')).errors).toHaveProperty('note');
    expect(refusalOf(() => checkDeclineReasons(['OUT_OF_STOCK', 'OTHER'], undefined)).code).toBe(
      'reason_text_required',
    );
    expect(checkDeclineReasons(['OTHER'], '1234567890')).toBeUndefined();
  });

  it('carry the flags of the domain page, reason by reason', () => {
    const having = (flag: keyof ReturnType<typeof declineEffects>) =>
      declineReasons.filter((reason) => declineEffects([reason])[flag]);
    expect(declineReasons.filter((reason) => !declineEffects([reason]).countsAgainstSeller)).toEqual([
      'DUPLICATE_ORDER',
      'BUYER_REQUESTED_CHANGE',
    ]);
    expect(having('zeroesOfferStock')).toEqual(['OUT_OF_STOCK', 'PRODUCT_DISCONTINUED']);
    expect(having('hidesOfferInRegion')).toEqual(['CANNOT_SHIP_TO_DESTINATION', 'BRAND_OR_REGION_RESTRICTION']);
  });
});

describe('[ORD-10] parcels and pallets', () => {
  const parcel: Load = {
    loadType: 'PARCEL',
    palletType: null,
    count: 1,
    lengthCm: 175,
    widthCm: 40,
    heightCm: 30,
    weightKg: 31.5,
  };
  const pallet: Load = {
    loadType: 'PALLET',
    palletType: 'EUR',
    count: 1,
    lengthCm: 120,
    widthCm: 80,
    heightCm: 220,
    weightKg: 1_000,
  };

  it('exactly at a limit passes', () => {
    expect(checkLoads([parcel, pallet])).toBeUndefined();
  });

  it('[ORD-10] a pallet has the size of its kind, whichever side is called its length; another size is typed', () => {
    const across = { ...pallet, lengthCm: 80, widthCm: 120 };
    const us = { ...pallet, palletType: 'US', lengthCm: 121.9, widthCm: 101.6 } as const;
    const other = { ...pallet, palletType: 'CUSTOM', lengthCm: 400, widthCm: 400 } as const;
    expect(checkLoads([across, us, other])).toBeUndefined();
    const refused = refusalOf(() => checkLoads([{ ...pallet, lengthCm: 400, widthCm: 400 }]));
    expect(refused).toMatchObject({ code: 'pallet_size_fixed', details: { lengthCm: 120, widthCm: 80 } });
  });

  it.each([
    ['load_too_heavy', { ...parcel, weightKg: 31.6 }],
    ['load_too_large', { ...parcel, lengthCm: 175.1 }],
    ['load_too_large', { ...parcel, heightCm: 176, lengthCm: 1 }],
    ['load_too_heavy', { ...pallet, weightKg: 1_000.5 }],
    ['load_too_large', { ...pallet, heightCm: 221 }],
    ['pallet_type_required', { ...pallet, palletType: null }],
    ['pallet_type_of_parcel', { ...parcel, palletType: 'EUR' as const }],
    ['pallet_size_fixed', { ...pallet, widthCm: 120 }],
    ['pallet_size_fixed', { ...pallet, palletType: 'HALF' as const }],
  ])('%s names the load', (code, load) => {
    const refused = refusalOf(() => checkLoads([parcel, load]));
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual([code, ['loads.1']]);
  });
});
