/** Pages of the public site: what is written, what visitors see, and every version of it. Nobody's rows: no tenant. */

import type { ContentBlock } from '@quayside/contract/content-values';
import { versionKinds } from '@quayside/contract/content-values';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const contentStories = pgTable(
  'content_stories',
  {
    id: uuid().primaryKey(),
    /** Storyblok's own number of a story. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    draft: jsonb().$type<ContentBlock>().notNull(),
    published: jsonb().$type<ContentBlock>(),
    /** The address visitors know: a changed one counts with the next publication. */
    publishedSlug: text().unique(),
    firstPublishedAt: instant(),
    publishedAt: instant(),
    scheduledAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [index('content_stories_scheduled').on(t.scheduledAt)],
);

export const contentVersions = pgTable(
  'content_versions',
  {
    storyId: uuid()
      .notNull()
      .references(() => contentStories.id),
    number: integer().notNull(),
    kind: text({ enum: versionKinds }).notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    content: jsonb().$type<ContentBlock>().notNull(),
    by: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.number] })],
);

/** Addresses a page had once; they lead to where it is now. */
export const contentRedirects = pgTable('content_redirects', {
  slug: text().primaryKey(),
  storyId: uuid()
    .notNull()
    .references(() => contentStories.id),
});

/** One row: the number that grows with each publication (`cv` of the delivery contract). */
export const contentSpace = pgTable('content_space', {
  id: integer().primaryKey(),
  cv: bigint({ mode: 'number' }).notNull(),
});

export const contentAssets = pgTable('content_assets', {
  id: uuid().primaryKey(),
  fileId: uuid().notNull(),
  name: text().notNull(),
  alt: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: instant().notNull(),
});
