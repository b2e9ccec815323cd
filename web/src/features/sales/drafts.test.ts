import { describe, expect, it } from 'vitest';
import {
  addRow,
  draftOfSale,
  duplicateRow,
  loadsFrom,
  numberFrom,
  readShipping,
  removeRow,
  withPallet,
} from './loads.ts';
import { draftTotal, isLowered, linesToSend, readQuantities, withoutFaults } from './quantities.ts';
import type { SaleLine } from './sales.api.ts';
import { numbersFrom } from './tracking.ts';

const line = (over: Partial<SaleLine> = {}): SaleLine => ({
  qid: 'line-1',
  status: 'REQUESTED',
  gtin: '4006381333931',
  productName: 'Soap',
  brandName: 'Velora',
  picture: null,
  unitSize: 1,
  requestedQuantity: 10,
  draftQuantity: null,
  confirmedQuantity: null,
  shippedQuantity: 0,
  receivedQuantity: 0,
  damagedQuantity: 0,
  claimedQuantity: 0,
  refundedQuantity: 0,
  reductionReason: null,
  reductionNote: null,
  unitPrice: { amount: '12.34', currency: 'EUR' },
  total: { amount: '123.40', currency: 'EUR' },
  ...over,
});
const entry = (quantity: number, reason: 'OUT_OF_STOCK' | 'OTHER' | '' = '', note = '') => ({ quantity, reason, note });

describe('the draft of quantities', () => {
  it('[ORD-05] sends nothing for an order confirmed as ordered', () => {
    expect(linesToSend([line(), line({ qid: 'line-2' })], {})).toEqual([]);
  });

  it('[ORD-05] sends a lowered line with its reason, and the note only for OTHER', () => {
    expect(linesToSend([line()], { 'line-1': entry(4, 'OUT_OF_STOCK', 'left over') })).toEqual([
      { qid: 'line-1', confirmedQuantity: 4, reason: 'OUT_OF_STOCK' },
    ]);
    expect(linesToSend([line()], { 'line-1': entry(0, 'OTHER', ' broken in transit ') })).toEqual([
      { qid: 'line-1', confirmedQuantity: 0, reason: 'OTHER', note: 'broken in transit' },
    ]);
  });

  it('[ORD-05] sends a lowered line without a reason too, so that the server names it', () => {
    expect(linesToSend([line()], { 'line-1': entry(9) })).toEqual([{ qid: 'line-1', confirmedQuantity: 9 }]);
  });

  it('[ORD-05] sends too much as typed, so that the server says what the maximum is', () => {
    expect(linesToSend([line()], { 'line-1': entry(11) })).toEqual([{ qid: 'line-1', confirmedQuantity: 11 }]);
  });

  it('[ORD-05] keeps the reason of a line that was lowered before and stays so', () => {
    const before = line({ confirmedQuantity: 6, reductionReason: 'OUT_OF_STOCK' });
    expect(linesToSend([before], {})).toEqual([{ qid: 'line-1', confirmedQuantity: 6, reason: 'OUT_OF_STOCK' }]);
  });

  it('[ORD-05] goes on from the draft the server kept', () => {
    expect(isLowered(line({ draftQuantity: 3 }), {})).toBe(true);
    expect(draftTotal([line({ draftQuantity: 3 })], {})).toBe('37.02');
  });

  it('adds up in cents, without floats', () => {
    expect(draftTotal([line({ unitPrice: { amount: '0.07', currency: 'EUR' } })], { 'line-1': entry(3) })).toBe('0.21');
    expect(draftTotal([line()], { 'line-1': entry(0) })).toBe('0.00');
  });

  it('[ORD-05] counts no line that nobody can confirm: figures stay as they were', () => {
    const lines = [line({ qid: 'a', unitSize: 2 }), line({ qid: 'b' })];
    const total = (a: number) => draftTotal(lines, withoutFaults(lines, { a: entry(a), b: entry(5) }));
    expect(total(8)).toBe('160.42');
    expect([total(99_999), total(7)]).toEqual(['185.10', '185.10']);
    // Nor one that was kept: parts of a unit count as the line stands.
    const kept = [line({ unitSize: 2, draftQuantity: 3 })];
    expect(draftTotal(kept, withoutFaults(kept, {}))).toBe('123.40');
    expect(draftTotal(kept, withoutFaults(kept, { 'line-1': entry(3) }))).toBe('123.40');
  });

  it('reads back only what it knows', () => {
    expect(readQuantities({ 'line-1': entry(4, 'OTHER', 'x') })).toEqual({ 'line-1': entry(4, 'OTHER', 'x') });
    expect(
      readQuantities({
        a: { quantity: -1, reason: '', note: '' },
        b: { quantity: 1, reason: 'toString', note: '' },
        c: 3,
      }),
    ).toEqual({ b: entry(1) });
    expect(readQuantities('4')).toBeNull();
  });
});

describe('the draft of shipping details', () => {
  it('[ORD-10] adds, duplicates and removes rows, each with a key of its own', () => {
    const [first] = addRow([], 'PARCEL');
    const rows = duplicateRow(addRow(first ? [first] : [], 'PALLET'), '1');
    expect(rows.map(({ key, loadType }) => [key, loadType])).toEqual([
      ['0', 'PARCEL'],
      ['1', 'PALLET'],
      ['2', 'PALLET'],
    ]);
    expect(removeRow(rows, '1').map(({ key }) => key)).toEqual(['0', '2']);
  });

  it('[ORD-10] fills in the footprint of a kind of pallet', () => {
    const [row] = addRow([], 'PALLET');
    expect(row).toMatchObject({ palletType: 'EUR', lengthCm: '120', widthCm: '80' });
    expect(row && withPallet(row, 'US')).toMatchObject({ lengthCm: '121.9', widthCm: '101.6' });
  });

  it('[ORD-10] sends numbers, read with a point or a comma', () => {
    const rows = addRow([], 'PARCEL').map((row) => ({
      ...row,
      count: '3',
      lengthCm: '40',
      widthCm: '30',
      heightCm: '20',
      weightKg: '12,5',
    }));
    expect(loadsFrom(rows)).toEqual({
      loads: [
        { loadType: 'PARCEL', palletType: null, count: 3, lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 12.5 },
      ],
      errors: [],
    });
    expect(draftOfSale({ shippingMethod: 'SELLER', loads: loadsFrom(rows).loads }).rows[0]).toMatchObject({
      key: '0',
      weightKg: '12.5',
    });
  });

  it('[ORD-10] names every measure that is missing', () => {
    expect(loadsFrom(addRow([], 'PALLET')).errors.map(({ field }) => field)).toEqual(['weightKg', 'heightCm']);
  });

  it('[ORD-10] asks again for pieces that are no whole number, instead of cutting them off', () => {
    for (const count of ['1.000', '2,5', '0']) {
      const rows = addRow([], 'PARCEL').map((row) => ({ ...row, count, heightCm: '1', lengthCm: '1', widthCm: '1' }));
      const [first] = loadsFrom(rows.map((row) => ({ ...row, weightKg: '1' }))).errors;
      expect(first).toMatchObject({ field: 'count', message: 'Enter the pieces as a whole number above 0' });
    }
  });

  it('takes positive numbers only', () => {
    expect(['1.5', '1,5', ' 7 ', '0', '-1', 'x', '', '1e3', '1.2345'].map(numberFrom)).toEqual([
      1.5,
      1.5,
      7,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('reads back only whole drafts', () => {
    const draft = { method: 'SELLER', rows: addRow([], 'PALLET') };
    expect(readShipping(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readShipping({ method: 'PIGEON', rows: [] })).toBeNull();
    expect(readShipping({ method: null, rows: [{ key: '0' }] })).toBeNull();
  });
});

describe('pasted track and trace numbers', () => {
  it('[ORD-12] takes lines, commas and semicolons, and drops doubles', () => {
    expect(numbersFrom('1Z1,1Z2\n 1Z2 ;\r\n\n1Z3')).toEqual(['1Z1', '1Z2', '1Z3']);
    expect(numbersFrom(' \n')).toEqual([]);
  });
});
