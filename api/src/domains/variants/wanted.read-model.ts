/** What is looked for among variants, as conditions and an order. */
import type { VariantSearchQuery } from '@quayside/contract/variants';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { normaliseGtin } from '../../kernel/gtin.ts';
import { plainText } from '../../kernel/slug.ts';
import { brands } from '../brands/brands.tables.ts';
import type { Text } from './spelling.rules.ts';
import { products } from './variants.tables.ts';

/** What is looked for, with categories as ids of all below the named ones. */
export type Wanted = {
  readonly q?: string | undefined;
  readonly brands?: readonly string[] | undefined;
  readonly categoryIds?: readonly string[] | undefined;
  /** Only what nobody has sorted into the tree yet. */
  readonly isUnsorted?: boolean;
  /** What `q` means: any of these texts. */
  readonly texts?: readonly Text[];
  /** Only what is most alike. */
  readonly isWhole?: boolean;
  /** All that is spelt like it: asked last, for it costs far more. */
  readonly isLoose?: boolean;
};

const mostWords = 6;

/** Letters, digits and spaces alone: nothing in a text is a wildcard. */
export const typedWords = (q: string): string[] =>
  [...new Set(plainText(q).split(' '))].filter((word) => word !== '').slice(0, mostWords);

/** Other letters have none: nothing is alike, which the database learns only from the texts of all products. */
const hasTrigrams = (q: string): boolean => /[a-z0-9]/.test(plainText(q));

/** Words of name or brand, all of them, or loosely something spelt like it (trigrams); digits that make a GTIN are that one. */
function textCondition(q: string, { texts = [], isLoose = false, isWhole = false }: Wanted): SQL {
  const gtin = normaliseGtin(q);
  if (gtin !== null) return eq(products.gtin, gtin);
  if (isLoose) return hasTrigrams(q) ? sql`${plainText(q)} <% "products"."search_text"` : sql`false`;
  return or(...texts.map(isWhole ? isMostAlike : hasText)) ?? sql`false`;
}

const hasLexemes = (lexemes: readonly string[]): SQL =>
  sql`product_words_vector("products"."search_text") @@ ${lexemes.join(' & ')}::tsquery`;

function hasText({ lexemes, parts, begins }: Text): SQL | undefined {
  return and(
    lexemes.length === 0 ? undefined : hasLexemes(lexemes),
    ...parts.map((part) => sql`"products"."search_text" like ${`%${part}%`}`),
    ...begins.map((begin) => sql`' ' || "products"."search_text" like ${`% ${begin}%`}`),
  );
}

const holds = (phrase: string): SQL => sql`' ' || "products"."search_text" || ' ' like ${`% ${phrase} %`}`;

/** Whether of each of the texts there is something most alike to look for: texts of three words and more are never side by side. */
export const hasMostAlike = ({ texts = [] }: Wanted): boolean =>
  texts.length > 0 && texts.every(({ words }) => words.length <= mostAlike);
const mostAlike = 2;

/** The word as a whole, or both words side by side. */
function besideEachOther({ words: [first = '', second] }: Text): SQL {
  if (second === undefined) return holds(first);
  return sql`(${holds(`${first} ${second}`)} or ${holds(`${second} ${first}`)})`;
}

/** The same by the index: a word as a whole is what it knows. */
const isMostAlike = (text: Text): SQL | undefined =>
  and(hasLexemes(text.words.map((word) => `'${word}'`)), text.words.length === 1 ? undefined : besideEachOther(text));

/** How many of the words there are as a whole, wherever they stand. */
const wholeWords = ({ words }: Text): SQL =>
  sql.join(
    words.map((word) => sql`(${holds(word)})::int`),
    sql` + `,
  );

export function conditionOf(wanted: Wanted): SQL | undefined {
  const { q, brands: slugs, categoryIds, isUnsorted = false } = wanted;
  return and(
    q === undefined ? undefined : textCondition(q, wanted),
    slugs === undefined
      ? undefined
      : sql`"products"."brand_id" in (select b.id from brands b where b.slug = any(${sql.param([...slugs])}::text[]))`,
    categoryIds === undefined ? undefined : inArray(products.categoryId, [...categoryIds]),
    isUnsorted ? isNull(products.categoryId) : undefined,
  );
}

export const byName = [asc(products.name), asc(products.id)];

export function orderOf(sort: VariantSearchQuery['sort'], wanted: Wanted, total = 0): SQL[] {
  const { q } = wanted;
  if (sort === 'name') return byName;
  if (sort === '-name') return [desc(products.name), asc(products.id)];
  if (sort === 'brand' || q === undefined) return [asc(brands.name), ...byName];
  const isAlike = hasMostAlike(wanted) ? [desc(sql`(${or(...(wanted.texts ?? []).map(besideEachOther))})`)] : [];
  return [...isAlike, desc(likeness(q, wanted, total)), ...byName];
}

/** How alike texts are is worked out one by one: of more than so many it is only asked how many words they have as a whole. */
const mostCompared = 1_000;

function likeness(q: string, wanted: Wanted, total: number): SQL {
  const { texts = [] } = wanted;
  if (total > mostCompared && texts.length > 0) return sql`greatest(${sql.join(texts.map(wholeWords), sql`, `)})`;
  const asked = texts.length === 0 ? [plainText(q)] : [...new Set(texts.map(({ words }) => words.join(' ')))];
  const alike = asked.map((text) => sql`word_similarity(${text}, "products"."search_text")`);
  return sql`greatest(${sql.join(alike, sql`, `)})`;
}
