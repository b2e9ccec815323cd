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

  // Application identifiers of the General Specifications, figure 3.2-1, each with data of its format.
  const predefined = [
    ['02', '09501101530003'],
    ['03', '09501101530003'],
    ['11', '261101'],
    ['12', '261201'],
    ['13', '261102'],
    ['16', '270101'],
    ['20', '01'],
    ['3100', '000250'],
    ['3152', '001250'],
    ['3205', '012500'],
    ['3372', '000400'],
    ['3644', '012000'],
    ['410', '9501101020016'],
    ['414', '9501101020016'],
    ['417', '9501101020016'],
  ] as const;
  const ended = [
    ['21', 'SN/2026-001'],
    ['22', 'Q4'],
    ['235', 'TPX-1'],
    ['240', 'ADD-7'],
    ['241', 'CUST-9'],
    ['242', '123456'],
    ['243', 'PACK-2'],
    ['250', 'SEC-1'],
    ['251', 'REF-1'],
    ['253', '9501101020016DOC7'],
    ['254', 'EXT4'],
    ['30', '12'],
    ['37', '48'],
    ['3902', '1299'],
    ['3912', '9781299'],
    ['3922', '499'],
    ['400', 'PO-51071'],
    ['401', 'CONSIGNMENT-1'],
    ['402', '01234567890123456'],
    ['403', 'R12'],
    ['420', '3089JH'],
    ['421', '5283089JH'],
    ['422', '528'],
    ['4300', 'Harbour+Lane+Stores'],
    ['7003', '2703311200'],
    ['7006', '261101'],
    ['710', '12345678'],
    ['8002', 'SERIAL-8002'],
    ['8005', '001299'],
    ['8008', '26110112'],
    ['8020', 'PAY-1'],
    ['8200', 'https://example.org/p'],
    ['90', 'INTERNAL'],
    ['99', 'LAST'],
  ] as const;
  it.each(predefined)('(%s) is as long as it always is: what follows needs no separator', (ai, data) => {
    expect(read(`${ai}${data}10L7`)[2]).toBe('L7');
    expect(read(`${ai}${data}${fnc}10L7`)[2], 'one that was sent all the same').toBe('L7');
  });
  it.each(ended)('(%s) ends with the separator, or with the code', (ai, data) => {
    expect(read(`${ai}${data}${fnc}10L7`)[2]).toBe('L7');
    expect(read(`01${gtin}10L7${fnc}${ai}${data}`).slice(1, 3)).toEqual([gtin, 'L7']);
    expect(read(`(01)${gtin}(${ai})${data}(10)L7`).slice(1, 3)).toEqual([gtin, 'L7']);
  });
  it.each([
    ['a fixed one with letters', '11AB110110L7'],
    ['a fixed one that breaks off', '310000025'],
    ['a variable one without data', `21${fnc}10L7`],
    ['an identifier that is none', `05${gtin}`],
    ['data of more than 90 characters', `21${'A'.repeat(91)}`],
  ])('%s makes no element string: it is text', (_, text) => {
    expect(read(text)).toEqual([null, null, null, null, null]);
  });
});
