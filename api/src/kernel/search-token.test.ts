import { describe, expect, it } from 'vitest';
import { askedTokens, endOfPrefix, gtinForms, searchTokenOf, searchTokens, wordsOf } from './search-token.ts';

describe('[RT-37] what is looked for', () => {
  it.each([
    ['QS-482133-0', ['qs-482133-0']],
    ['  Öl & Søn ', ['öl & søn']],
    ['5412345678908', ['5412345678908']],
    ['5 412345 678908', ['5412345678908', '5 412345 678908']],
    ['0012345678905', ['0012345678905', '12345678905']],
    [']C1010541234567890810LOT', ['05412345678908', '010541234567890810lot', '5412345678908']],
    ['0105412345678908', ['05412345678908', '0105412345678908', '5412345678908']],
    ['01054ABC', ['01054abc']],
    ['\u001d3SABCD12345678\r', ['3sabcd12345678']],
    ['00', ['00']],
    [' - ', ['-']],
    [']C1', [']c1']],
    ['\u0001', ['\u0001']],
  ])('%j', (typed, tokens) => {
    expect(askedTokens(typed)).toEqual(tokens);
  });

  it('is never longer than what is stored', () => {
    const long = 'x'.repeat(100);
    expect(askedTokens(long)).toEqual([searchTokenOf(long)]);
    expect(searchTokenOf(long)).toHaveLength(64);
  });
});

describe('[RT-37] what is stored', () => {
  it('has each token once, and no empty one', () => {
    expect(searchTokens(['Marlin', 'marlin ', ' '])).toEqual(['marlin']);
  });

  it('finds a number as it is printed, with or without the zeros before it', () => {
    expect(gtinForms('00012345678905')).toEqual(['00012345678905', '12345678905']);
  });

  it('finds a name by its words, in any script', () => {
    expect(wordsOf('Ó Briain & Sons, متجر')).toEqual(['Briain', 'Sons', 'متجر']);
  });

  it('ends a prefix above all that begins with it', () => {
    expect('qs-48\u{10FFFE}' < endOfPrefix('qs-48')).toBe(true);
    expect('qs-49' < endOfPrefix('qs-48')).toBe(false);
  });
});
