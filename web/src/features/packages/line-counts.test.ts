import { readScan } from '@quayside/contract/gs1-scan';
import { describe, expect, it } from 'vitest';
import { bodyOf, countsIn, differenceOf, isWholeNumber, moved, withScan } from './line-counts.ts';

const line = {
  ...{ qid: 'a', gtin: '9501101530003', productName: 'Soap', brandName: 'Lindqvist', unitSize: 12, announced: 36 },
  ...{ received: null, damaged: 0, lot: null, expiresOn: null },
};
const other = { ...line, qid: 'b', gtin: '96385074' };

describe('[WH-03] counting by scan', () => {
  it('adds a selling unit, or what the code says, with lot and date', () => {
    const once = withScan({}, [line, other], readScan('9501101530003')) ?? {};
    expect(once.a?.received).toBe('12');
    const twice = withScan(once, [line, other], readScan('(01)09501101530003(30)24(10)L7')) ?? {};
    expect(twice.a).toEqual({ received: '36', lot: 'L7', expiresOn: '' });
    expect(withScan({}, [line], readScan('96385074'))).toBeNull();
  });

  it('sends what somebody counted; the rest is as announced', () => {
    expect(bodyOf({ a: { received: '', lot: 'L7', expiresOn: '2027-03-31' } }, [line, other])).toEqual({
      isAsAnnounced: true,
      lines: [{ lineQid: 'a', received: 36, lot: 'L7', expiresOn: '2027-03-31' }],
    });
    expect(bodyOf({}, [line])).toEqual({ isAsAnnounced: true, lines: [] });
  });

  it('moves by a piece from what was announced, never below nothing, and knows the difference', () => {
    const none = { received: '', lot: '', expiresOn: '' };
    expect(['', '12', '0', 'x'].map((received) => moved({ ...none, received }, line, -1).received)).toEqual([
      '35',
      '11',
      '0',
      '35',
    ]);
    expect(['', '12', '40', 'x'].map((received) => differenceOf({ ...none, received }, line))).toEqual([
      null,
      -24,
      4,
      null,
    ]);
  });

  it('reads back what this tab kept, and nothing else', () => {
    const counts = { a: { received: '12', lot: 'L7', expiresOn: '' } };
    expect(countsIn(JSON.parse(JSON.stringify(counts)))).toEqual(counts);
    expect([null, 'x', { a: null }, { a: { received: 12 } }].map(countsIn)).toEqual([null, null, null, null]);
  });

  it('takes whole numbers', () =>
    expect(['12', ' 0 ', '1.5', '-1', ''].map(isWholeNumber)).toEqual([true, true, false, false, false]));
});
