/** A new installation begins with pages of its own. An address that exists, or existed once, is left alone. */
import { systemActor } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { openWrite } from '../../../platform/write.ts';
import { addVersion, countPublication, insertStory, isSlugTaken } from '../content.repository.ts';
import { initialStories } from '../initial/initial-stories.ts';

export async function ensureInitialContent(deps: Deps): Promise<void> {
  await openWrite(deps, { actor: systemActor, scope: 'none' }, async ({ db, now }) => {
    let added = 0;
    for (const { id: given, slug, name, content } of initialStories) {
      const id = given ?? newId();
      if (await isSlugTaken(db, slug, id)) continue;
      const seen = { published: content, publishedSlug: slug, publishedAt: now, firstPublishedAt: now };
      const story = { id, slug, name, draft: content, ...seen, createdAt: now, updatedAt: now, updatedBy: 'Quayside' };
      if (!(await insertStory(db, story))) continue;
      await addVersion(db, { storyId: id, kind: 'PUBLISHED', name, slug, content, by: 'Quayside', at: now });
      added += 1;
    }
    if (added > 0) await countPublication(db, now);
  });
}
