/** What a misspelt text may have meant, by the words that products have. Pure. */

/** A word that products have, and how often. */
export type KnownWord = { readonly word: string; readonly products: number };

/** What may have been meant by a word, and by how many edits it differs. `lexemes` is null where no index of words knows it. */
export type Meant = { readonly word: string; readonly edits: number; readonly lexemes: string | null };

/** A text as it is looked for: of each word something that the index of words knows, else a part of the text. */
export type Text = {
  readonly words: readonly string[];
  readonly lexemes: readonly string[];
  readonly parts: readonly string[];
  /** One or two signs that a word of it begins with, looked at where the rest of it is found. */
  readonly begins: readonly string[];
  /** How many products have it, where that is known without looking. */
  readonly total?: number | undefined;
};

/** What is searched in place of a text, and by how many edits it differs from it. */
export type Instead = {
  readonly words: readonly Meant[];
  readonly edits: number;
  /** With the words that are left out of it: what is most alike to all of them comes first. */
  readonly all?: readonly Meant[];
};

const shortest = 3;
/** No one types more by hand. */
const longest = 40;
/** A longer word has room for a second edit, a shorter one than these only for a swap: every other edit of it is a word of its own. */
const [editedWord, longWord] = [5, 6];
const mostMeant = 3;
const mostTexts = 8;
/** A part that stands in more words than that is looked for in the texts themselves. */
export const mostAmong = 200;

const lettersOf = (word: string): number => [...word].length;

/** Whether the dictionary has such words: no numbers, and none of one or two signs. */
export const isOfDictionary = (word: string): boolean => lettersOf(word) >= shortest && /[^0-9]/.test(word);

/** Not what has a digit: the next number is another model, strength or size. And not three letters, which are near too many words. */
export const canBeMisspelt = (word: string): boolean =>
  !/\p{N}/u.test(word) && lettersOf(word) > shortest && lettersOf(word) <= longest;

const isShort = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(word);

/** Letters and digits alone are typed, so nothing in a word is to be escaped. */
const beginsWith = (word: string): string => `'${word}':*`;
const oneOf = (words: readonly KnownWord[], ...more: readonly string[]): string =>
  `(${[...words.map(({ word }) => `'${word}'`), ...more].join(' | ')})`;
/** A size is written with its unit or apart from it. */
const sized = /^([0-9]+)(ml|cl|dl|l|mg|g|kg|mm|cm|m|oz)$/;

/**
 * A word as it was typed, where it is part of these words of the dictionary. One or two letters or digits are the beginning of a word: they
 * stand in most texts and GTINs. Null: no product has it.
 */
export function asTyped(word: string, among: readonly KnownWord[]): Meant | null {
  if (isShort(word)) return { word, edits: 0, lexemes: beginsWith(word) };
  if (!isOfDictionary(word) || among.length > mostAmong) return { word, edits: 0, lexemes: null };
  const [, amount, unit] = sized.exec(word) ?? [];
  if (unit !== undefined)
    return { word: `${amount} ${unit}`, edits: 0, lexemes: oneOf(among, `('${amount}' & '${unit}')`) };
  return among.length === 0 ? null : { word, edits: 0, lexemes: oneOf(among) };
}

/** The index is not asked for one or two signs beside longer words: half of all products have a word that begins so. */
export function textOf({ words, all = words }: Pick<Instead, 'words' | 'all'>): Text {
  const longer = words.filter(({ word }) => !isShort(word));
  const asked = longer.length > 0 ? longer : words;
  return {
    words: all.map(({ word }) => word),
    lexemes: asked.flatMap(({ lexemes }) => lexemes ?? []),
    parts: asked.flatMap(({ word, lexemes }) => (lexemes === null ? [word] : [])),
    begins: words.flatMap((one) => (asked.includes(one) ? [] : [one.word])),
  };
}

/** The words that are looked for, as they are told; those that are left out are not. */
export const toldOf = ({ words }: Pick<Instead, 'words'>): string => words.map(({ word }) => word).join(' ');

/** What the dictionary knows of the number of products: all of it for a word that is part of no other, else that it is beyond what is counted. */
export function totalOf(words: readonly Meant[], among: readonly KnownWord[], most: number): number | undefined {
  if (words.length !== 1 || among.length === 0 || words[0]?.lexemes !== oneOf(among)) return undefined;
  const least = Math.max(...among.map(({ products }) => products));
  return among.length === 1 || least >= most ? Math.min(least, most) : undefined;
}

/** The word, and the word without each of its letters: as `product_word_shortened` does. */
export const shortenedOf = (word: string): string[] => {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(''))])];
};

/**
 * How many letters are wrong, missing, too many or swapped with their neighbour (optimal string alignment). The beginning of a longer word
 * counts half an edit more than the whole word.
 */
export function editsBetween(typed: string, word: string): number {
  const [from, to] = [[...typed], [...word]];
  let [before, last]: [number[], number[]] = [[], to.map((_, at) => at + 1)];
  for (const [row, letter] of from.entries()) {
    const next: number[] = [];
    for (const [at, other] of to.entries()) {
      const above = last[at] ?? 0;
      const left = next[at - 1] ?? row + 1;
      const beside = at === 0 ? row : (last[at - 1] ?? 0);
      const isSwapped = row > 0 && at > 0 && letter === to[at - 1] && from[row - 1] === other;
      const swapped = isSwapped ? (at === 1 ? row - 1 : (before[at - 2] ?? 0)) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(above + 1, left + 1, beside + (letter === other ? 0 : 1), swapped));
    }
    [before, last] = [last, next];
  }
  return Math.min(last.at(-1) ?? from.length, Math.min(...last) + 0.5);
}

const inOrder = (word: string): string => [...word].sort().join('');

/** What may have been meant by a typed word: itself where products have it, then what is nearest. */
export function meantBy(typed: string, own: Meant | null, candidates: readonly KnownWord[]): Meant[] {
  const allowed = lettersOf(typed) < longWord ? 1 : 2;
  const isAnyEdit = lettersOf(typed) >= editedWord;
  const near = candidates
    .filter(({ word }) => isAnyEdit || inOrder(word) === inOrder(typed))
    .map(({ word, products }) => ({ word, products, edits: editsBetween(typed, word) }))
    .filter(({ edits }) => edits >= 1 && edits <= allowed + 0.5)
    .sort((one, other) => one.edits - other.edits || other.products - one.products || (one.word < other.word ? -1 : 1));
  const nearest = near
    .filter(({ edits }) => edits === near[0]?.edits)
    .slice(0, mostMeant)
    .map(({ word, edits }) => ({ word, edits, lexemes: beginsWith(word) }));
  return own === null ? nearest : [own, ...nearest];
}

/** Every text that the typed words may stand for together, the nearest first. Words that mean nothing are left out. */
export function insteadOf(meant: readonly (readonly Meant[])[], typed: readonly string[]): Required<Instead>[] {
  let texts: Required<Instead>[] = [{ words: [], edits: 0, all: [] }];
  for (const [at, choices] of meant.entries()) {
    const word = typed[at];
    if (choices.length === 0 && word !== undefined) {
      texts = texts.map((text) => ({ ...text, all: [...text.all, { word, edits: 0, lexemes: null }] }));
      continue;
    }
    texts = texts
      .flatMap(({ words, edits, all }) =>
        choices.map((one) => ({ words: [...words, one], edits: edits + one.edits, all: [...all, one] })),
      )
      .sort((one, other) => one.edits - other.edits)
      .slice(0, mostTexts);
  }
  return texts;
}

/** So much of what was typed is to be found: as `word_similarity` counts it by trigrams. */
const leastShare = 0.6;
const weightOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + lettersOf(word) + 1, 0);

export const isEnough = ({ words }: Instead, typed: readonly string[]): boolean =>
  weightOf(words.map(({ word }) => word)) >= leastShare * weightOf(typed);

/** The texts without one of their words, where enough of what was typed is left. */
export function withoutOne(texts: readonly Required<Instead>[], typed: readonly string[]): Instead[] {
  return texts
    .flatMap(({ words, edits, all }) =>
      words.map((_, left) => ({ words: words.filter((_one, at) => at !== left), edits, all })),
    )
    .filter((text) => isEnough(text, typed))
    .sort((one, other) => one.edits - other.edits || other.words.length - one.words.length)
    .slice(0, mostTexts);
}
