import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ukAccountOf } from './uk-account.ts';

const isAccount = (sortCode: string, accountNumber: string): boolean =>
  ukAccountOf({ sortCode, accountNumber }) !== null;

describe('[PRO-10] a sort code and an account number belong together', () => {
  it.each([
    ['modulus 10', '089999', '66374958'],
    ['modulus 11', '107999', '88837491'],
    ['modulus 11 and double alternate', '202959', '63748472'],
    ['exceptions 10 and 11, the first passes', '871427', '46238510'],
    ['exceptions 10 and 11, the second passes', '872427', '46238510'],
    ['exception 10 where ab is 09 and g is 9', '871427', '09123496'],
    ['exception 10 where ab is 99 and g is 9', '871427', '99123496'],
    ['exception 3 where c is 6', '820000', '73688637'],
    ['exception 3 where c is 9', '827999', '73988638'],
    ['exception 3 where c is another', '827101', '28748352'],
    ['exception 4', '134020', '63849203'],
    ['exception 1', '118765', '64371389'],
    ['exception 6', '200915', '41011166'],
    ['exception 5', '938611', '07806039'],
    ['exception 5 with a substitute', '938600', '42368003'],
    ['exception 5 where both remainders are 0', '938063', '55065200'],
    ['exception 7', '772798', '99345694'],
    ['exception 8', '086090', '06774744'],
    ['exceptions 2 and 9, the first passes', '309070', '02355688'],
    ['exceptions 2 and 9, the second passes', '309070', '12345668'],
    ['exception 2 where g is not 9', '309070', '12345677'],
    ['exception 2 where g is 9', '309070', '99345694'],
    ['exceptions 12 and 13, modulus 11', '074456', '12345112'],
    ['exceptions 12 and 13, modulus 11 again', '070116', '34012583'],
    ['exceptions 12 and 13, modulus 10', '074456', '11104102'],
    ['exception 14', '180002', '00000190'],
  ])('%s: %s %s', (_, sortCode, accountNumber) => {
    expect(isAccount(sortCode, accountNumber)).toBe(true);
  });

  it.each([
    ['exception 5, the second digit wrong', '938063', '15764273'],
    ['exception 5, the first digit wrong', '938063', '15764264'],
    ['exception 5 with a remainder of 1', '938063', '15763217'],
    ['exception 1', '118765', '64371388'],
    ['modulus 11 alone', '203099', '66831036'],
    ['double alternate alone', '203099', '58716970'],
    ['modulus 10', '089999', '66374959'],
    ['modulus 11', '107999', '88837493'],
  ])('or not: %s: %s %s', (_, sortCode, accountNumber) => {
    expect(isAccount(sortCode, accountNumber)).toBe(false);
  });

  it('also as printed, and with six or seven digits', () => {
    expect(ukAccountOf({ sortCode: '08-99-99', accountNumber: '6637 4958' })).toEqual({
      sortCode: '089999',
      accountNumber: '66374958',
    });
    expect(ukAccountOf({ sortCode: '30 90 70', accountNumber: '2355688' })?.accountNumber).toBe('02355688');
    for (const [sortCode, accountNumber] of [
      ['08999', '66374958'],
      ['0899999', '66374958'],
      ['089999', '66374'],
      ['089999', '663749580'],
      ['08999A', '66374958'],
    ] as const)
      expect(isAccount(sortCode, accountNumber)).toBe(false);
  });

  it('where no rule is published it is presumed so', () => {
    expect(isAccount('000000', '12345678')).toBe(true);
  });

  const file = join(process.env.QUAYSIDE_DATA ?? '', 'banking/uk_sort_code_accounts.csv');
  const isThere = process.env.QUAYSIDE_DATA !== undefined && existsSync(file);
  if (!isThere) process.stdout.write('sort codes: not run: no data\n');
  it.runIf(isThere)('published cases get their published verdict', () => {
    const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
    const wrong = rows.filter((row) => {
      const [sortCode = '', accountNumber = '', expected] = row.split(',');
      return isAccount(sortCode, accountNumber) !== (expected?.trim() === 'valid');
    });
    expect(rows.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});
