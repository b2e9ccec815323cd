/** What a text means: the words of the dictionary that hold what was typed, else those that are spelt nearly like it. */
import { desc, or, sql } from 'drizzle-orm';
import { countCap } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import {
  asTyped,
  canBeMisspelt,
  type Instead,
  insteadOf,
  isEnough,
  isOfDictionary,
  type KnownWord,
  type Meant,
  meantBy,
  mostAmong,
  shortenedOf,
  type Text,
  textOf,
  toldOf,
  totalOf,
  withoutOne,
} from './spelling.rules.ts';
import { products, productWords } from './variants.tables.ts';
import { conditionOf, typedWords, type Wanted } from './wanted.read-model.ts';

const mostTexts = 4;

type Typed = { readonly word: string; readonly among: readonly KnownWord[]; readonly own: Meant | null };

/** Each typed word, with the words that it is part of. */
async function lookedUp(db: Db, words: readonly string[]): Promise<Typed[]> {
  const known = words.filter(isOfDictionary);
  const rows =
    known.length === 0
      ? []
      : (
          await db.execute<
            { typed: string } & KnownWord
          >(sql`select typed, word, products from unnest(${sql.param(known)}::text[]) typed,
            lateral (select word, products from product_words where word like '%' || typed || '%' limit ${sql.raw(String(mostAmong + 1))}) d`)
        ).rows;
  return words.map((word) => {
    const among = rows.filter(({ typed }) => typed === word);
    return { word, among, own: asTyped(word, among) };
  });
}

/** The text as it was typed; null where no product has one of its words. */
export async function typedText(database: Database, q: string): Promise<Text | null> {
  const words = typedWords(q);
  const typed = words.some(isOfDictionary)
    ? (await database.flight('none', (db) => [lookedUp(db, words)]))[0]
    : words.map((word) => ({ word, among: [], own: asTyped(word, []) }));
  const own = typed.flatMap(({ own: one }) => one ?? []);
  if (own.length < words.length) return null;
  return { ...textOf({ words: own }), total: totalOf(own, typed[0]?.among ?? [], countCap) };
}

/** Texts that are searched in place of what was typed, and how each is told. */
export type MeantTexts = { readonly texts: readonly Text[]; readonly meant: readonly string[] };

/**
 * Texts that products have, in place of `q`: misspelt words as they are spelt, and where that finds nothing, without one of the words.
 * Null where nothing is near.
 */
export async function meantTexts(database: Database, wanted: Wanted): Promise<MeantTexts | null> {
  const words = typedWords(wanted.q ?? '');
  return database.read('none', async (db) => {
    const typed = await lookedUp(db, words);
    const texts = insteadOf(await Promise.all(typed.map((word) => meantByWord(db, word))), words);
    // Nothing has all words as they were typed.
    const others = texts.filter((text) => text.edits > 0 || text.words.length < words.length);
    const nearest = await thoseFound(
      db,
      wanted,
      others.filter((text) => isEnough(text, words)),
    );
    const found = nearest.length > 0 ? nearest : await thoseFound(db, wanted, withoutOne(texts, words));
    return found.length === 0 ? null : { texts: found.map(textOf), meant: [...new Set(found.map(toldOf))] };
  });
}

async function meantByWord(db: Db, { word, own }: Typed): Promise<Meant[]> {
  return meantBy(word, own, canBeMisspelt(word) ? await nearWords(db, word) : []);
}

/** Words an edit apart, and those that have a good part of its trigrams. */
function nearWords(db: Db, word: string): Promise<KnownWord[]> {
  const isNear = sql`"product_words"."shortened" && ${sql.param(shortenedOf(word))}::text[]`;
  const isAlike = sql`"product_words"."word" % ${word} or ${word} <% "product_words"."word"`;
  return db
    .select({ word: productWords.word, products: productWords.products })
    .from(productWords)
    .where(or(isNear, isAlike))
    .orderBy(desc(isNear), desc(sql`similarity("product_words"."word", ${word})`), productWords.word)
    .limit(40)
    .execute();
}

/** Of the texts, the nearest that products have within what else is asked. */
async function thoseFound(db: Db, wanted: Wanted, texts: readonly Instead[]): Promise<Instead[]> {
  if (texts.length === 0) return [];
  const found = texts.map((text, at) => {
    const { id } = products;
    const any = db
      .select({ id })
      .from(products)
      .where(conditionOf({ ...wanted, texts: [textOf(text)] }));
    return sql`exists ${any} as ${sql.identifier(`t${at}`)}`;
  });
  // The planner takes words that stand in many texts for ones that stand there together, and would go through all products.
  const [, { rows }] = await Promise.all([
    db.execute(sql`select set_config('enable_seqscan', 'off', true)`),
    db.execute<Record<string, boolean>>(sql`select ${sql.join(found, sql`, `)}`),
  ]);
  const those = texts.filter((_, at) => rows[0]?.[`t${at}`]);
  return those.filter(({ edits }) => edits === those[0]?.edits).slice(0, mostTexts);
}
