/** Reads of pages: the editor's list, and what the delivery contract serves. */
import { and, asc, count, desc, eq, inArray, isNotNull, like, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { contentAssets, contentRedirects, contentSpace, contentStories, contentVersions } from './content.tables.ts';

export type StoryRecord = typeof contentStories.$inferSelect;
export type AssetRecord = typeof contentAssets.$inferSelect;
/** The channel that tells every process of a publication. */
export const contentChannel = 'quayside_content';

/** More pages than this no list shows. */
const mostStories = 1_000;

export const allStories = (db: Db): Promise<StoryRecord[]> =>
  db.select().from(contentStories).orderBy(asc(contentStories.slug)).limit(mostStories);

export type Delivered = { readonly isDraft: boolean };
const addressOf = ({ isDraft }: Delivered) => (isDraft ? contentStories.slug : contentStories.publishedSlug);

/** By address, uuid or Storyblok's number; what is not published is only there as a draft. */
export async function deliveredStory(
  db: Db,
  wanted: { readonly slug: string } | { readonly id: string } | { readonly number: number },
  delivered: Delivered,
): Promise<StoryRecord | undefined> {
  const by: SQL | undefined =
    'slug' in wanted
      ? eq(addressOf(delivered), wanted.slug)
      : 'id' in wanted
        ? eq(contentStories.id, wanted.id)
        : eq(contentStories.number, wanted.number);
  const seen = delivered.isDraft ? undefined : isNotNull(contentStories.published);
  const [found] = await db.select().from(contentStories).where(and(by, seen)).limit(1);
  return found;
}

export const storiesByIds = (db: Db, ids: readonly string[], { isDraft }: Delivered): Promise<StoryRecord[]> =>
  db
    .select()
    .from(contentStories)
    .where(and(inArray(contentStories.id, [...ids]), isDraft ? undefined : isNotNull(contentStories.published)));

export type StoryFilter = Delivered & {
  readonly startsWith?: string;
  readonly slugs?: readonly string[];
  readonly ids?: readonly string[];
};

export async function deliveredStories(
  db: Db,
  filter: StoryFilter,
  page: { readonly offset: number; readonly limit: number },
) {
  const address = addressOf(filter);
  const where = and(
    filter.isDraft ? undefined : isNotNull(contentStories.published),
    filter.startsWith ? like(address, `${filter.startsWith.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
    filter.slugs ? inArray(address, [...filter.slugs]) : undefined,
    filter.ids ? inArray(contentStories.id, [...filter.ids]) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db.select().from(contentStories).where(where).orderBy(asc(address)).limit(page.limit).offset(page.offset),
    db.select({ total: count() }).from(contentStories).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export const versionsOf = (db: Db, storyId: string, most: number) =>
  db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.storyId, storyId))
    .orderBy(desc(contentVersions.number))
    .limit(most);

export async function contentNumber(db: Db): Promise<number> {
  const [row] = await db.select({ cv: contentSpace.cv }).from(contentSpace);
  return row?.cv ?? 0;
}

/** More than this nobody follows. */
const mostRedirects = 1_000;

export async function allRedirects(db: Db) {
  const rows = await db
    .select({ from: contentRedirects.slug, to: contentStories.publishedSlug })
    .from(contentRedirects)
    .innerJoin(
      contentStories,
      and(eq(contentStories.id, contentRedirects.storyId), isNotNull(contentStories.publishedSlug)),
    )
    .limit(mostRedirects);
  return rows.map(({ from, to }, index) => ({ id: index + 1, name: from, value: to ?? '', dimension_value: null }));
}

export async function assetById(db: Db, id: string): Promise<AssetRecord | undefined> {
  const [found] = await db.select().from(contentAssets).where(eq(contentAssets.id, id));
  return found;
}
