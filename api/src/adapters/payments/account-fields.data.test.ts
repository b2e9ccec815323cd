import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkedRecipient } from './embedded-recipients.ts';

const data = process.env.QUAYSIDE_DATA;
const isThere = data !== undefined && existsSync(join(data, 'banking'));
if (!isThere) process.stdout.write('Bank accounts: not run: no data\n');
const rowsOf = (name: string) =>
  readFileSync(join(data ?? '', 'banking', name), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

type Kind = 'aba' | 'swift_code' | 'sort_code';
const isTaken = (kind: Kind, fields: Readonly<Record<string, string>>): boolean => {
  const { faults } = checkedRecipient({ kind, currency: 'USD', holder: 'Marlin Trading', country: 'US', fields });
  return Object.keys(faults).length === 0;
};

describe.runIf(isThere)('[PRO-10] bank details get their published verdict', () => {
  it('routing numbers of the Federal Reserve’s directory', () => {
    const rows = rowsOf('aba_routing.csv');
    const wrong = rows.filter((row) => {
      const abartn = row.split(',')[0] ?? '';
      const isValid = row.includes(',valid,');
      return isTaken('aba', { abartn, accountNumber: '12345678' }) !== isValid;
    });
    expect(rows.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });

  it('bank identifier codes', () => {
    const rows = rowsOf('bic.csv');
    const wrong = rows.filter((row) => {
      const [swiftCode = '', expected] = row.split(',');
      return isTaken('swift_code', { swiftCode, accountNumber: 'NL91ABNA0417164300' }) !== (expected === 'valid');
    });
    expect(rows.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('sort codes with their account numbers', () => {
    const rows = rowsOf('uk_sort_code_accounts.csv');
    const wrong = rows.filter((row) => {
      const [sortCode = '', accountNumber = '', expected] = row.split(',');
      return isTaken('sort_code', { sortCode, accountNumber }) !== (expected === 'valid');
    });
    expect(rows.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});
