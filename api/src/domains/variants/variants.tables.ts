/**
 * Products, which the API calls variants: one size of an article with a GTIN of its own. Reference data all sellers and
 * buyers share, with what is asked for.
 */
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { brands } from '../brands/brands.tables.ts';
import { categories } from '../categories/categories.tables.ts';

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    /** 14 digits with a valid check digit (GS1 General Specifications 7.9). */
    gtin: text().notNull(),
    name: text().notNull(),
    /** Short and public: the address of its page. */
    fid: text().notNull(),
    slug: text().notNull(),
    brandId: uuid().notNull(),
    category: text().notNull(),
    /** Null while nobody has sorted it into the tree. */
    categoryId: uuid(),
    /** Path of its picture on this server; null without one. */
    picture: text(),
    /** What search looks at: name, brand, size and GTIN, lower-cased and without accents. */
    searchText: text().notNull(),
    size: text(),
    /** Of one piece with its own packaging. */
    weightGrams: integer().notNull().default(500),
    /** Of one piece without packaging; null while unknown, as are the two customs facts. */
    netWeightGrams: integer(),
    /** Harmonised System, Combined Nomenclature or national tariff code: 6, 8 or 10 digits. */
    hsCode: text(),
    /** ISO 3166-1 alpha-2 of where it is made. */
    originCountry: text(),
  },
  (t) => [
    uniqueIndex('products_gtin').on(t.gtin),
    uniqueIndex('products_fid').on(t.fid),
    index('products_category').on(t.categoryId),
    index('products_search').using('gin', sql`"search_text" gin_trgm_ops`),
    index('products_words').using('gin', sql`product_words_vector("search_text")`),
    index('products_brand').on(t.brandId),
    foreignKey({ columns: [t.brandId], foreignColumns: [brands.id] }),
    foreignKey({ columns: [t.categoryId], foreignColumns: [categories.id] }),
    check('products_hs_code', sql`"hs_code" ~ '^[0-9]{6}([0-9]{2}([0-9]{2})?)?$'`),
    check('products_origin_country', sql`"origin_country" ~ '^[A-Z]{2}$'`),
    check('products_net_weight', sql`"net_weight_grams" between 1 and "weight_grams"`),
  ],
);

/**
 * The words of all products' search texts: those that hold a typed part of a word, and those that are meant by a misspelt one.
 * Triggers on `products` keep it, whoever writes them: words from three signs on, not of digits alone.
 */
export const productWords = pgTable(
  'product_words',
  {
    word: text().primaryKey(),
    /** How many products have it. */
    products: integer().notNull(),
    /** The word, and the word without each of its letters: two that share one of them are an edit apart, or nearly. */
    shortened: text().array().notNull().generatedAlwaysAs(sql`product_word_shortened("word")`),
  },
  (t) => [
    index('product_words_shortened').using('gin', t.shortened),
    index('product_words_search').using('gin', sql`"word" gin_trgm_ops`),
    check('product_words_products', sql`"products" > 0`),
  ],
);

/** How often people looked for a product on a day. */
export const searchDays = pgTable(
  'search_days',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id),
    day: date().notNull(),
    searches: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.day] }), index('search_days_day').on(t.day)],
);

/** Brands and products that people miss; staff answer them. */
export const catalogueRequests = pgTable(
  'catalogue_requests',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['BRAND', 'PRODUCT'] }).notNull(),
    status: text({ enum: ['OPEN', 'ADDED', 'DECLINED'] })
      .notNull()
      .default('OPEN'),
    requestedBy: uuid().notNull(),
    requestedByName: text().notNull(),
    /** The brand's name, or what was said of the products. */
    text: text().notNull(),
    gtins: text().array().notNull().default([]),
    answer: text(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
    answeredByName: text(),
    version: integer().notNull().default(1),
  },
  (t) => [index('catalogue_requests_open').on(t.status, t.createdAt)],
);

/** Drawn pictures of products, served under the address that `products.picture` holds; what is there never changes. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: uuid().primaryKey(),
    /** SVG without script, style or anything from elsewhere. */
    svg: text().notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.productId], foreignColumns: [products.id] }).onDelete('cascade'),
    check('product_pictures_small', sql`octet_length("svg") <= 16384`),
  ],
);
