import { describe, expect, it } from 'vitest';
import { readScan } from './gs1-scan.ts';

const fnc = '\u001D';
const gtin = '09501101530003';
const read = (text: string) => {
  const { sscc, gtin: found, lot, expiresOn, count } = readScan(text);
  return [sscc, found, lot, expiresOn, count];
};

describe('[WH-02] what a scanner sends', () => {
  it.each([
    ['a bare SSCC', '340123450000000017', ['340123450000000017', null, null, null, null]],
    ['an SSCC with its identifier', '00340123450000000017', ['340123450000000017', null, null, null, null]],
    ['an SSCC as printed', '(00)340123450000000017', ['340123450000000017', null, null, null, null]],
    ['GS1-128 with its mark', ']C100340123450000000017', ['340123450000000017', null, null, null, null]],
    ['GTIN-13', '9501101530003', [null, gtin, null, null, null]],
    ['GTIN-14', gtin, [null, gtin, null, null, null]],
    ['GTIN-12', '614141000036', [null, '00614141000036', null, null, null]],
    ['GTIN-8', '96385074', [null, '00000096385074', null, null, null]],
    ['a GTIN with a wrong check digit', '9501101530004', [null, null, null, null, null]],
    ['DataMatrix, lot last', `]d201${gtin}1727033110AB-1`, [null, gtin, 'AB-1', '2027-03-31', null]],
    ['DataMatrix, lot in the middle', `]d201${gtin}10AB-1${fnc}17270331`, [null, gtin, 'AB-1', '2027-03-31', null]],
    ['best before instead of expiry', `01${gtin}15261200`, [null, gtin, null, '2026-12-31', null]],
    ['day 00 is the month’s last', `01${gtin}17280200`, [null, gtin, null, '2028-02-29', null]],
    ['a month that is none', `01${gtin}17281300`, [null, gtin, null, null, null]],
    ['contents and count', `02${gtin}3724${fnc}10L7`, [null, gtin, 'L7', null, 24]],
    ['contents and count as printed', `(02)${gtin}(37)24(10)L7`, [null, gtin, 'L7', null, 24]],
    ['a weight before the lot', `01${gtin}310300125010L7`, [null, gtin, 'L7', null, null]],
    ['a serial number is passed over', `01${gtin}21ABC123${fnc}10L7`, [null, gtin, 'L7', null, null]],
    ['Digital Link', `https://id.gs1.org/01/${gtin}/10/AB%2F1?17=270331`, [null, gtin, 'AB/1', '2027-03-31', null]],
    [
      'Digital Link of a pallet',
      'https://id.gs1.org/00/340123450000000017',
      ['340123450000000017', null, null, null, null],
    ],
    ['another page of the web', 'https://example.org/login', [null, null, null, null, null]],
    ['text', 'PK-482133-1', [null, null, null, null, null]],
    ['an element string that breaks off', '0109501101', [null, null, null, null, null]],
    ['a bracket without its end', '(00', [null, null, null, null, null]],
    ['nothing', '', [null, null, null, null, null]],
  ])('%s', (_, text, found) => expect(read(text)).toEqual(found));

  it('gives the text without the scanner’s mark, its Enter and what is beyond 200 characters', () => {
    expect(readScan(']C1PK-1\r\n').text).toBe('PK-1');
    expect(readScan('x'.repeat(5_000)).text).toHaveLength(200);
  });
});
