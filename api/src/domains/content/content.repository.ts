/** Stories, their versions and the number that grows with each publication. */
import { and, eq, isNotNull, lte, max, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { contentChannel, type StoryRecord } from './content.read-model.ts';
import { contentAssets, contentRedirects, contentSpace, contentStories, contentVersions } from './content.tables.ts';

export type NewStory = typeof contentStories.$inferInsert;
export type NewVersion = Omit<typeof contentVersions.$inferInsert, 'number'>;

export async function lockStory(db: Db, id: string): Promise<StoryRecord | undefined> {
  const [found] = await db.select().from(contentStories).where(eq(contentStories.id, id)).for('update');
  return found;
}

/** False: its address is taken. */
export async function insertStory(db: Db, story: NewStory): Promise<boolean> {
  const added = await db
    .insert(contentStories)
    .values(story)
    .onConflictDoNothing()
    .returning({ id: contentStories.id });
  return added.length > 0;
}

export async function saveStory(db: Db, { id, version }: StoryRecord, patch: Partial<NewStory>): Promise<void> {
  await db
    .update(contentStories)
    .set({ ...patch, version: version + 1 })
    .where(eq(contentStories.id, id));
}

/** Whether another page has this address, or had it once. */
export async function isSlugTaken(db: Db, slug: string, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from content_stories where id <> ${id} and (slug = ${slug} or published_slug = ${slug})
    union all select 1 from content_redirects where slug = ${slug} and story_id <> ${id} limit 1`);
  return rows.length > 0;
}

export async function addVersion(db: Db, version: NewVersion): Promise<number> {
  const [last] = await db
    .select({ number: max(contentVersions.number) })
    .from(contentVersions)
    .where(eq(contentVersions.storyId, version.storyId));
  const number = (last?.number ?? 0) + 1;
  await db.insert(contentVersions).values({ ...version, number });
  return number;
}

/** Each saving is a version: of those that were never published only the newest are kept. */
const keptSavings = 50;

export async function forgetOldSavings(db: Db, storyId: string): Promise<void> {
  await db.execute(sql`
    delete from content_versions where story_id = ${storyId} and kind = 'SAVED' and number < (
      select coalesce(min(number), 0) from (
        select number from content_versions where story_id = ${storyId} and kind = 'SAVED'
        order by number desc limit ${keptSavings}) newest)`);
}

export async function versionOf(db: Db, storyId: string, number: number) {
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.storyId, storyId), eq(contentVersions.number, number)));
  return found;
}

/** The address leads to the page from now on; an own one leads nowhere else any more. */
export async function moveAddress(db: Db, storyId: string, from: string | null, to: string): Promise<void> {
  await db.delete(contentRedirects).where(eq(contentRedirects.slug, to));
  if (from !== null && from !== to)
    await db.insert(contentRedirects).values({ slug: from, storyId }).onConflictDoNothing();
}

/** Tells every process: what they keep of the site is old. The number is the time, and never the same twice. */
export async function countPublication(db: Db, now: Instant): Promise<void> {
  const cv = Math.floor(Date.parse(now) / 1_000);
  await db
    .insert(contentSpace)
    .values({ id: 1, cv })
    .onConflictDoUpdate({ target: contentSpace.id, set: { cv: sql`greatest(content_space.cv + 1, ${cv})` } });
  await tellProcesses(db);
}

/** Every process looks which content is published. */
export async function tellProcesses(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${contentChannel}, '')`);
}

export async function dueStories(db: Db, now: Instant): Promise<string[]> {
  const rows = await db
    .select({ id: contentStories.id })
    .from(contentStories)
    .where(and(isNotNull(contentStories.scheduledAt), lte(contentStories.scheduledAt, now)))
    .limit(100);
  return rows.map(({ id }) => id);
}

export async function insertAsset(db: Db, asset: typeof contentAssets.$inferInsert): Promise<void> {
  await db.insert(contentAssets).values(asset);
}
