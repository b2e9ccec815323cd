/** Staff write a page: a draft, and every saving a version of it. */
import type { createStoryBody, restoreStoryBody, saveStoryBody } from '@quayside/contract/content';
import { deepestBlock, largestPage } from '@quayside/contract/content';
import type { ContentBlock } from '@quayside/contract/content-values';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import { requireVersion } from '../../../kernel/versions.ts';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../content.errors.ts';
import type { StoryRecord } from '../content.read-model.ts';
import {
  addVersion,
  forgetOldSavings,
  insertStory,
  isSlugTaken,
  lockStory,
  saveStory,
  versionOf,
} from '../content.repository.ts';

/** Locks the page as the editor saw it. Refuses with `story_not_found` or `stale_version`. */
export async function storyAt({ db }: Write, id: string, version: number | undefined): Promise<StoryRecord> {
  const story = await lockStory(db, id);
  if (!story) throw refuse('story_not_found');
  requireVersion(version, story);
  return story;
}

/** Refuses with `slug_taken`. Gives the id. */
export async function createStory(
  write: Write,
  { slug, name, component }: z.infer<typeof createStoryBody>,
): Promise<string> {
  const { db, now } = write;
  const id = newId();
  const by = write.actor.name;
  if (await isSlugTaken(db, slug, id)) throw refuse('slug_taken');
  const draft: ContentBlock = { _uid: newId(), component };
  const added = await insertStory(db, { id, slug, name, draft, createdAt: now, updatedAt: now, updatedBy: by });
  if (!added) throw refuse('slug_taken');
  await addVersion(db, { storyId: id, kind: 'SAVED', name, slug, content: draft, by, at: now });
  return id;
}

/** Refuses with `story_not_found`, `stale_version`, `slug_taken`, `home_stays` or `content_too_large`. */
export async function saveDraft(
  write: Write,
  id: string,
  { version, name, slug, draft }: z.infer<typeof saveStoryBody>,
): Promise<void> {
  const { db, now } = write;
  const story = await storyAt(write, id, version);
  if (story.slug === 'home' && slug !== 'home') throw refuse('home_stays');
  if (await isSlugTaken(db, slug, id)) throw refuse('slug_taken');
  if (JSON.stringify(draft).length > largestPage || depthOf(draft) > deepestBlock * 4)
    throw refuse('content_too_large');
  const by = write.actor.name;
  await saveStory(db, story, { name, slug, draft, updatedAt: now, updatedBy: by });
  await addVersion(db, { storyId: id, kind: 'SAVED', name, slug, content: draft, by, at: now });
  await forgetOldSavings(db, id);
}

/** An earlier version becomes the draft; visitors see nothing of it yet. Refuses also with `version_not_found`. */
export async function restoreVersion(
  write: Write,
  id: string,
  { version, number }: z.infer<typeof restoreStoryBody>,
): Promise<void> {
  const { db, now } = write;
  const story = await storyAt(write, id, version);
  const wanted = await versionOf(db, id, number);
  if (!wanted) throw refuse('version_not_found');
  const { content, name } = wanted;
  const slug = (await isSlugTaken(db, wanted.slug, id)) ? story.slug : wanted.slug;
  const by = write.actor.name;
  await saveStory(db, story, { draft: content, name, slug, updatedAt: now, updatedBy: by });
  await addVersion(db, { storyId: id, kind: 'RESTORED', name, slug, content, by, at: now });
}

/** How deep objects and lists stand in each other; stops beyond what is allowed. */
function depthOf(value: unknown, above = 0): number {
  if (typeof value !== 'object' || value === null || above > deepestBlock * 4) return above;
  return Object.values(value).reduce((deepest: number, inner) => Math.max(deepest, depthOf(inner, above + 1)), above);
}
