import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FormatName, formats, hasFormat, normaliseNumber } from './carriers.formats.ts';
import { type Carrier, carriers, isNumberOf, issuersOf } from './carriers.list.ts';

/** Published numbers of 18 carriers, each told to be valid or not in one format of one carrier. */
const file = join(process.env.QUAYSIDE_DATA ?? '', 'carriers/tracking_numbers.csv');
const isThere = process.env.QUAYSIDE_DATA !== undefined && existsSync(file);
/** No field of the file is quoted or holds a comma; blanks within numbers are meant. */
const rows = (isThere ? readFileSync(file, 'utf8').trim().split('\n').slice(1) : []).map((line) => {
  const [courier = '', , format = '', number = '', expected] = line.split(',');
  return { courier, format, number, isValid: expected?.trim() === 'valid' };
});
if (!isThere) process.stdout.write('tracking numbers: not run: no data\n');

const isFormat = (name: string): name is FormatName => Object.hasOwn(formats, name);
const ofCourier = (code: string): Carrier[] =>
  carriers.filter(({ qid }) => qid === code || (code === 'dhl' && ['dhl_express', 'dhl_ecommerce'].includes(qid)));

describe('[ORD-12] published numbers', () => {
  it.runIf(isThere)('every format gives every number its published verdict', () => {
    const wrong = rows.filter(
      ({ format, number, isValid }) => !isFormat(format) || hasFormat(format, normaliseNumber(number)) !== isValid,
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it.runIf(isThere)('every carrier takes what is valid and drops what is not', () => {
    const wrong = rows.filter(({ courier, number, isValid }) => {
      const isTaken = ofCourier(courier).some((carrier) => isNumberOf(carrier, normaliseNumber(number)));
      return isTaken !== isValid;
    });
    expect(wrong).toEqual([]);
  });
});

const carrier = (qid: string): Carrier => {
  const found = carriers.find((one) => one.qid === qid);
  if (!found) throw new Error(`no carrier ${qid}`);
  return found;
};

describe('[ORD-12] a number is one that its carrier can have issued', () => {
  it.each([
    ['dhl_express', '3318810025', '3318810026'],
    ['ups', '1Z5R89390357567127', '1Z5R89390357567128'],
    ['dpd', '09980000020033F', '09980000020033D'],
    ['fedex', '986578788855', '996578788855'],
    ['old_dominion', '07209562763', '07209562773'],
    ['s10', 'RB123456785GB', 'RB123456786GB'],
    ['s10', 'RB123456785CF', 'RB123456785XX'],
    ['postnl', 'RB123456785NL', 'RB123456786NL'],
    ['postnl', 'RB123456785BE', 'RB123456785QQ'],
  ])('%s takes %s and drops %s', (qid, valid, invalid) => {
    expect([isNumberOf(carrier(qid), valid), isNumberOf(carrier(qid), invalid)]).toEqual([true, false]);
  });

  it('shows an example only where the example itself is valid', () => {
    expect(carriers.filter((one) => one.example !== null && !isNumberOf(one, one.example))).toEqual([]);
  });

  it('[WH-05] a scanned number tells who issued it, whatever its blanks; nobody who takes any reference', () => {
    const qids = (number: string) => issuersOf(number).map(({ qid }) => qid);
    expect(qids('1z5r 8939 0357567127')).toEqual(['ups']);
    expect(qids('1Z5R89390357567128')).toEqual([]);
    expect(qids('TRUCK-200')).toEqual([]);
  });

  it('has one place for the number in each tracking address, over https', () => {
    const addresses = carriers.flatMap(({ trackingUrl }) => trackingUrl ?? []);
    expect(addresses.filter((url) => url.split('%s').length !== 2 || !url.startsWith('https://'))).toEqual([]);
  });
});
