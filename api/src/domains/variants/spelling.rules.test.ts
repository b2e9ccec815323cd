import { describe, expect, it } from 'vitest';
import {
  asTyped,
  canBeMisspelt,
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
    const cedar = [
      { word: 'cedar', products: 5 },
      { word: 'ceder', products: 50 },
    ];
    expect(meantBy('cedbr', null, cedar).map(({ word }) => word)).toEqual(['ceder', 'cedar']);
    expect(meantBy('cedarr', null, cedar).map(({ word }) => word)).toEqual(['cedar']);
    expect(meantBy('cdxar', null, cedar)).toEqual([]);
    expect(meantBy('lvaendre', null, [{ word: 'lavender', products: 1 }])).toMatchObject([{ word: 'lavender' }]);
  });
  it('is of four letters only the same ones in another order, and of three or with a digit nothing else', () => {
    expect(meantBy('mnit', null, known).map(({ word }) => word)).toEqual(['mint']);
    expect(meantBy('mimt', null, known)).toEqual([]);
    const words = ['tea', 'mnit', 'cedar', 'xr300a', '500ml', 'x'.repeat(41)];
    expect(words.filter(canBeMisspelt)).toEqual(['mnit', 'cedar']);
  });
  it('is the word itself first where products have it', () => {
    const own = asTyped('minute', [{ word: 'minute', products: 500 }]);
    const others = [...known, { word: 'minuet', products: 2 }];
    expect(meantBy('minute', own, others).map(({ word, edits }) => [word, edits])).toEqual([
      ['minute', 0],
      ['minuet', 1],
    ]);
  });
});

it('[BUY-01] a part is looked for in its words, numbers in the text; one or two signs as a beginning, in what has the rest', () => {
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
    lexemes: ["('mint' | 'mind')"],
    parts: ['500'],
    begins: ['12'],
  });
  const short = ['no', '4'].flatMap((word) => asTyped(word, []) ?? []);
  expect(textOf({ words: short })).toMatchObject({ lexemes: ["'no':*", "'4':*"], begins: [] });
  expect(asTyped('xyz', [])).toBeNull();
});

it('[BUY-01] a size is looked for with its unit and apart from it; how many have it is not known without looking', () => {
  const own = asTyped('500ml', [{ word: '500ml', products: 3 }]);
  expect(own).toEqual({ word: '500 ml', edits: 0, lexemes: "('500ml' | ('500' & 'ml'))" });
  expect(totalOf(own === null ? [] : [own], [{ word: '500ml', products: 3 }], 10_001)).toBeUndefined();
  expect([asTyped('5l', [])?.lexemes, asTyped('xr300a', [])]).toEqual(["'5l':*", null]);
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

it('[BUY-01] a word that means nothing is left out of what is looked for, not of what is most alike', () => {
  const [text] = insteadOf([[{ word: 'lavender', edits: 1, lexemes: "'lavender':*" }], []], ['lavendr', '500ml']);
  expect(text && textOf(text)).toEqual({
    words: ['lavender', '500ml'],
    lexemes: ["'lavender':*"],
    parts: [],
    begins: [],
  });
});

it('[BUY-01] one word is left out while most of what was typed is left', () => {
  const one = (word: string, edits = 0) => [{ word, edits, lexemes: null }];
  const typed = ['lavendr', 'soap', 'x'];
  const texts = insteadOf([one('lavender', 1), one('soap'), one('x')], typed);
  expect(withoutOne(texts, typed).map(({ words }) => words.map(({ word }) => word).join(' '))).toEqual([
    'lavender x',
    'lavender soap',
  ]);
});
