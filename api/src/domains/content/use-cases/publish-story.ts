/** What is written becomes what visitors see, at once or at its time, in every process (MKT-10). */
import type { scheduleStoryBody } from '@quayside/contract/content';
import { problemsOf } from '@quayside/contract/content-problem-values';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../content.errors.ts';
import type { StoryRecord } from '../content.read-model.ts';
import { addVersion, countPublication, lockStory, moveAddress, saveStory } from '../content.repository.ts';
import { storyAt } from './edit-story.ts';

/** Refuses with `story_not_found`, `stale_version` or `story_invalid`, which names each field. */
export async function publishStory(write: Write, id: string, version: number | undefined): Promise<void> {
  await publish(write, await storyAt(write, id, version));
}

/** A page whose time has come; one that cannot be published stays a draft, leaves the schedule, and its history says so. */
export async function publishDue(write: Write, id: string): Promise<void> {
  const story = await lockStory(write.db, id);
  if (!story?.scheduledAt || story.scheduledAt > write.now) return;
  if (problemsOf(story.draft).length > 0) await leaveSchedule(write, story);
  else await publish(write, story);
}

async function leaveSchedule({ db, now, actor }: Write, story: StoryRecord): Promise<void> {
  const { id: storyId, name, slug, draft: content } = story;
  await saveStory(db, story, { scheduledAt: null });
  await addVersion(db, { storyId, kind: 'NOT_PUBLISHED', name, slug, content, by: actor.name, at: now });
}

async function publish(write: Write, story: StoryRecord): Promise<void> {
  const { db, now } = write;
  const { id, draft, slug, name } = story;
  if (problemsOf(draft).length > 0) throw refuse('story_invalid');
  const by = write.actor.name;
  await moveAddress(db, id, story.publishedSlug, slug);
  await saveStory(db, story, {
    ...{ published: draft, publishedSlug: slug, publishedAt: now, scheduledAt: null },
    firstPublishedAt: story.firstPublishedAt ?? now,
  });
  await addVersion(db, { storyId: id, kind: 'PUBLISHED', name, slug, content: draft, by, at: now });
  await countPublication(db, now);
}

/** Visitors get 404; the draft stays. Refuses with `story_not_found`, `stale_version` or `home_stays`. */
export async function unpublishStory(write: Write, id: string, version: number | undefined): Promise<void> {
  const { db, now } = write;
  const story = await storyAt(write, id, version);
  if (story.slug === 'home' || story.publishedSlug === 'home') throw refuse('home_stays');
  await saveStory(db, story, { published: null, publishedSlug: null, publishedAt: null, scheduledAt: null });
  const { name, slug, draft: content } = story;
  await addVersion(db, { storyId: id, kind: 'UNPUBLISHED', name, slug, content, by: write.actor.name, at: now });
  await countPublication(db, now);
}

/** `at` null takes it off the schedule. Refuses also with `schedule_past` or `story_invalid`. */
export async function scheduleStory(
  write: Write,
  id: string,
  { version, at }: z.infer<typeof scheduleStoryBody>,
): Promise<void> {
  const { db, now } = write;
  const story = await storyAt(write, id, version);
  if (at !== null && at <= now) throw refuse('schedule_past');
  if (at !== null && problemsOf(story.draft).length > 0) throw refuse('story_invalid');
  await saveStory(db, story, { scheduledAt: at });
  if (at === null) return;
  const { name, slug, draft: content } = story;
  await addVersion(db, { storyId: id, kind: 'SCHEDULED', name, slug, content, by: write.actor.name, at: now });
}
