import { describe, expect, it } from 'vitest';
import { currencyIn, gtinIn, piecesIn, priceIn, unitIn } from './cells.rules.ts';

describe('[INV-04] what cells say', () => {
  it.each([
    ['14.2', 1_420n],
    ['16,02', 1_602n],
    ['$1.50', 150n],
    ['€ 1.234,56', 123_456n],
    ['1,234.56 USD', 123_456n],
    ['1.234', 123_400n],
    ['0.125', 13n],
    ['12', 1_200n],
    ['.5', 50n],
    ['0', null],
    ['-3', null],
    ['free', null],
    ['', null],
    ["1'234.50 CHF", 123_450n],
    ['1 234,5 €', 123_450n],
    ['EUR 12,50 net.', 1_250n],
    ['12.50.', 1_250n],
    ['1,234.567', 123_457n],
    ['Fr. 12.50', 1_250n],
    ['kr.12,50', 1_250n],
    ['EUR, 12,50', 1_250n],
    ['ca. 12,50', 1_250n],
    ['CHF 12.-', 1_200n],
    ['12,– €', 1_200n],
    ['12.--', 1_200n],
    ['£12.50 ex-VAT', 1_250n],
    ['12.50 (19%)', 1_250n],
    ['12.50*', 1_250n],
    ['１２.50', 1_250n],
    ['19 %', null],
    ['−3,00', null],
    ['(12.50)', null],
    ['EUR (12.50)', null],
    ['12.50-', null],
    ['12.50- EUR', null],
    ['1234.50 %', null],
    ['12-15', null],
    ['6 Stk à 2,50', null],
    // Each was read as another price, the third as 12,506.00.
    ['1e9', null],
    ['2 x 3.10', null],
    ['12.50 / 6', null],
    ['1.234.56', null],
    ['12..3', null],
    ['12 50', null],
    ['9'.repeat(30), null],
  ])('the price of %j is %s', (cell, minor) => expect(priceIn(cell)).toBe(minor));

  it.each([
    ['1779', 1_779],
    ['2.741', 2_741],
    ['1,234,567', 1_234_567],
    ['sold out', 0],
    ['>1000', 1_000],
    ['12.0', 12],
    ['12.5', null],
    ['-4', null],
    ['', null],
    ['many', null],
  ])('%j is %s pieces', (cell, pieces) => expect(piecesIn(cell)).toBe(pieces));

  it.each([
    ['12', 12],
    ['12 pcs', 12],
    ['2 x 6', 12],
    ['case of 24', 24],
    ['1x12', 12],
    ['1 × 2 * 6 pcs', 12],
    ['6pcs', 6],
    // Each was multiplied with what stands beside it.
    ['24 x 330 ml', 24],
    ['12 pcs of 0,5 l', 12],
    ['12 x 250 gr', 12],
    ['6 x 750 Gramm', 6],
    ['6 x 2 Liter', 6],
    ['24 x 12 fl oz', 24],
    ['1 x 500 grs', 1],
    ['20 x 30 x 40 cm', null],
    ['10 x 10 cm', null],
    ['6 (2x3)', null],
    ['12.5', null],
    ['0', null],
    ['', null],
    ['a few', null],
    ['each', 1],
    ['pcs', 1],
    ['Stk.', 1],
  ])('%j is a selling unit of %s', (cell, unit) => expect(unitIn(cell)).toBe(unit));

  it.each([
    ['EUR', 'EUR'],
    ['gbp ', 'GBP'],
    ['€ 3,10', 'EUR'],
    ['Price in $', 'USD'],
    ['JPY', null],
  ])('the currency of %j is %s', (cell, currency) => expect(currencyIn(cell)).toBe(currency));

  it.each([
    ['4006381333931', '04006381333931'],
    ['400 638-133393 1', '04006381333931'],
    ['="4006381333931"', '04006381333931'],
    ['96385074', '00000096385074'],
    ['75239100036', '00075239100036'],
    ['4.006381333931E+12', '04006381333931'],
  ])('%j is GTIN %s', (cell, gtin) => expect(gtinIn(cell)).toEqual({ gtin }));

  it.each([
    ['8.00030E+12', 'INVALID_GTIN', null],
    ['4006381333932', 'GTIN_CHECK_DIGIT', '4006381333931'],
    ['=cmd|’ /C calc’!A0', 'INVALID_GTIN', null],
    ['total', 'INVALID_GTIN', null],
    ['', 'INVALID_GTIN', null],
  ])('%j is none: %s', (cell, code, suggestion) => expect(gtinIn(cell)).toEqual({ code, suggestion }));
});
