import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ibanOf } from './iban.ts';

describe('[PRO-10] an IBAN', () => {
  it.each([
    ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
    ['  nl91 abna 0417 1643 00 ', 'NL91ABNA0417164300'],
    ['GB82\u00a0WEST\u00a01234\u00a05698\u00a07654\u00a032', 'GB82WEST12345698765432'],
    ['AZ21NABZ00000000137010001944', 'AZ21NABZ00000000137010001944'],
    ['AX2112345600000785', 'AX2112345600000785'],
  ])('%s is stored as %s', (given, stored) => {
    expect(ibanOf(given)).toBe(stored);
  });

  it.each([
    ['one character too long', 'AZ21NABZ000000001370100019447'],
    ['one character too short', 'AX211234560000078'],
    ['a wrong digit', 'NL91ABNA0417164301'],
    ['letters where its country has digits', 'DE89A70400440532013000'],
    ['a country that has none', 'US64SVBKUS6S3300958879'],
    ['a country that does not exist', 'XX00ABNA0417164300'],
    ['nothing', ''],
    ['signs that no printer sets', 'NL91-ABNA-0417-1643-00'],
    ['letters that only look like capitals', 'ŅL91ABNA0417164300'],
    ['a thousand blanks', `NL91${' '.repeat(1_000)}ABNA0417164300`],
  ])('is refused: %s', (_, given) => {
    expect(ibanOf(given)).toBeNull();
  });

  const file = join(process.env.QUAYSIDE_DATA ?? '', 'banking/iban.csv');
  const isThere = process.env.QUAYSIDE_DATA !== undefined && existsSync(file);
  if (!isThere) process.stdout.write('IBANs: not run: no data\n');
  it.runIf(isThere)('of each country gets its published verdict', () => {
    const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
    const wrong = rows.filter((row) => {
      const [country = '', , iban = '', , , , , expected] = row.split(',');
      // AA is no country: numbers of that trial were never issued by banks.
      return (ibanOf(iban) !== null) !== (expected === 'valid' && country !== 'AA');
    });
    expect(rows.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });
});
