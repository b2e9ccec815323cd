import type { PackageDetail } from '@quayside/contract/packages';
import { describe, expect, it } from 'vitest';
import { makePackageDetail } from './packages.factory.ts';
import { roundOf, shownLine, unreportedIn } from './reported-lines.ts';

const line = {
  ...{ qid: 'a', gtin: '9501101530003', productName: 'Soap', brandName: 'Lindqvist', unitSize: 12, announced: 36 },
  ...{ received: null, damaged: 0, lot: null, expiresOn: null },
};
type Report = PackageDetail['discrepancies'][number];
const report = (type: Report['type'], quantity: number, given: Partial<Report> = {}): Report => ({
  ...{
    qid: `${type}${quantity}`,
    type,
    lineQid: 'a',
    quantity,
    note: '',
    photos: [],
    reportedAt: '2026-11-25T08:00:00.000Z',
  },
  ...{ reportedByName: 'Wim', resolution: null, resolvedAt: null, resolvedByName: null },
  ...given,
});
const held = (...discrepancies: Report[]) =>
  makePackageDetail({ status: 'ON_HOLD', lines: [line], allowedActions: ['report'], discrepancies });
const counted = (received: string, isFinished = true) => ({
  ...{ counts: { a: { received, lot: '', expiresOn: '' } }, isFinished },
});
const decided = { resolvedAt: '2026-11-25T09:00:00.000Z', resolvedByName: 'Lea' };
const taken = { ...decided, resolution: null };

describe('[WH-03] what reports tell of a count', () => {
  it('is left over: what is missing or over beyond the reports that stand', () => {
    const left = (one: PackageDetail, received: string) =>
      unreportedIn(one, counted(received)).map((each) => each.difference);
    expect([left(held(), '30'), left(held(report('SHORT', 4)), '30')]).toEqual([[-6], [-2]]);
    expect([left(held(report('SHORT', 6)), '30'), left(held(report('OVER', 2)), '38')]).toEqual([[], []]);
    expect(left(held(report('SHORT', 6, taken)), '30')).toEqual([-6]);
    expect(left(held(report('DAMAGED', 6)), '30')).toEqual([-6]);
    expect(unreportedIn(held(), counted('30', false))).toEqual([]);
  });

  it('stands in the row: the count while it is to be reported or goes on, else what was reported or saved', () => {
    const row = (one: PackageDetail, count = counted('')) => {
      const [first = line] = one.lines;
      const { count: shown, toGo, difference } = shownLine(one, first, count);
      return [shown.received, toGo, difference];
    };
    expect(row(held(report('SHORT', 4)), counted('30'))).toEqual(['30', 0, -6]);
    expect(row(held(report('DAMAGED', 1)), counted('12', false))).toEqual(['12', 24, null]);
    expect(row(held(report('SHORT', 4)), counted('36'))).toEqual(['32', 0, -4]);
    expect(row(held(report('SHORT', 4, { ...decided, resolution: 'RETURN_TO_SELLER' })))).toEqual(['32', 0, -4]);
    expect(row(held(report('SHORT', 4, taken)))).toEqual(['', 0, null]);
    expect(row({ ...held(), lines: [{ ...line, received: 33 }] }, counted('30'))).toEqual(['33', 0, -3]);
  });

  it('belongs to its round: another begins with each recount', () => {
    const again = { ...decided, resolution: 'RECOUNT' } as const;
    expect([held(report('SHORT', 4)), held(report('SHORT', 4, again))].map(roundOf)).toEqual([0, 1]);
  });
});
