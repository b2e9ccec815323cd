import { describe, expect, it } from 'vitest';
import {
  asTyped,
  editsBetween,
  insteadOf,
  meantBy,
  shortenedOf,
  textOf,
  totalOf,
  withoutOne,
} from './spelling.rules.ts';

describe('[BUY-01] edits between what was typed and a word', () => {
  it.each([
    ['cedar', 'cedar', 0],
    ['cedr', 'cedar', 1],
    ['ceddar', 'cedar', 1],
    ['cedor', 'cedar', 1],
    ['cedra', 'cedar', 1],
    ['ecdar', 'cedar', 1],
    ['lvaendre', 'lavender', 2],
    ['soap', 'cedar', 4],
    // The beginning of a longer word counts half an edit more.
    ['pepermi', 'peppermint', 1.5],
    ['lav', 'lavender', 0.5],
  ])('%s and %s: %d', (typed, word, edits) => expect(editsBetween(typed, word)).toBe(edits));
});

it('[BUY-01] two words an edit or a swap apart share a shortened form', () => {
  const share = (one: string, other: string) => shortenedOf(one).some((form) => shortenedOf(other).includes(form));
  for (const typed of ['mnit', 'int', 'mintt', 'mant', 'imnt']) expect(share(typed, 'mint'), typed).toBe(true);
  expect(share('soap', 'mint')).toBe(false);
  expect(shortenedOf('aab')).toEqual(['aab', 'ab', 'aa']);
});

describe('[BUY-01] what was meant by a word', () => {
  const known = [
    { word: 'mint', products: 5 },
    { word: 'mind', products: 50 },
    { word: 'minute', products: 500 },
    { word: 'balm', products: 9 },
  ];
  it('is what is nearest, the more common first; two edits only of long words', () => {
    expect(meantBy('mimt', null, known).map(({ word }) => word)).toEqual(['mint']);
    expect(meantBy('mins', null, known).map(({ word }) => word)).toEqual(['mind', 'mint']);
    expect(meantBy('blxm', null, known)).toEqual([]);
    expect(meantBy('lvaendre', null, [{ word: 'lavender', products: 1 }])).toMatchObject([{ word: 'lavender' }]);
  });
  it('is the word itself first where products have it', () => {
    const own = asTyped('mint', [{ word: 'mint', products: 5 }]);
    expect(meantBy('mint', own, known).map(({ word, edits }) => [word, edits])).toEqual([
      ['mint', 0],
      ['mind', 1],
    ]);
  });
});

it('[BUY-01] a part is looked for in its words, one or two signs as a beginning, numbers in the text', () => {
  const words = [
    asTyped('min', [
      { word: 'mint', products: 1 },
      { word: 'mind', products: 1 },
    ]),
    asTyped('12', []),
    asTyped('500', []),
  ];
  expect(textOf({ words: words.flatMap((word) => word ?? []) })).toEqual({
    words: ['min', '12', '500'],
    lexemes: ["('mint' | 'mind')", "'12':*"],
    parts: ['500'],
  });
  expect(asTyped('xyz', [])).toBeNull();
});

it('[BUY-01] the number of products of one word alone is known where no other has it, or where it is beyond counting', () => {
  const total = (...products: number[]) => {
    const among = products.map((count, at) => ({ word: `mint${at}`, products: count }));
    return totalOf(
      [asTyped('mint', among)].flatMap((word) => word ?? []),
      among,
      10_001,
    );
  };
  expect([total(7), total(10_001), total(20_000), total(20_000, 3), total(7, 3)]).toEqual([
    7,
    10_001,
    10_001,
    10_001,
    undefined,
  ]);
});

it('[BUY-01] one word is left out while most of what was typed is left', () => {
  const one = (word: string, edits = 0) => [{ word, edits, lexemes: null }];
  const texts = insteadOf([one('lavender', 1), one('soap'), one('x')]);
  const typed = ['lavendr', 'soap', 'x'];
  expect(withoutOne(texts, typed).map(({ words }) => words.map(({ word }) => word).join(' '))).toEqual([
    'lavender x',
    'lavender soap',
  ]);
});
