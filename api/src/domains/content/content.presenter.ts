import type { ContentStory, ContentStoryRow } from '@quayside/contract/content';
import {
  firstLanguage,
  inLanguage,
  languagesOf,
  otherLanguages,
  slugIn,
} from '@quayside/contract/content-language-values';
import { problemsOf } from '@quayside/contract/content-problem-values';
import type { ContentBlock, ContentLanguage } from '@quayside/contract/content-values';
import type { Delivered, StoryRecord, versionsOf } from './content.read-model.ts';

type Versions = Awaited<ReturnType<typeof versionsOf>>;

export function presentRow(story: StoryRecord): ContentStoryRow {
  const { id, slug, name, draft, publishedAt, scheduledAt, updatedAt, updatedBy, version } = story;
  return {
    ...{ qid: id, slug, name, component: draft.component, status: statusOf(story) },
    languages: languagesOf(draft),
    ...{ publishedAt, scheduledAt, updatedAt, updatedBy, version },
  };
}

export function presentStory(story: StoryRecord, versions: Versions, previewPath: string): ContentStory {
  return {
    ...presentRow(story),
    ...{ draft: story.draft, published: story.published, problems: problemsOf(story.draft) },
    versions: versions.map(({ number, kind, by, at }) => ({ number, kind, by, at })),
    previewPath,
  };
}

function statusOf({ draft, published, slug, publishedSlug }: StoryRecord): ContentStoryRow['status'] {
  if (published === null) return 'DRAFT';
  return slug === publishedSlug && JSON.stringify(draft) === JSON.stringify(published) ? 'PUBLISHED' : 'CHANGED';
}

/** A story as the Content Delivery API of Storyblok writes it (v2), in a language: "default" is English. */
export function storyOnDelivery(story: StoryRecord, { isDraft }: Delivered, language: ContentLanguage = firstLanguage) {
  const slug = isDraft ? story.slug : (story.publishedSlug ?? story.slug);
  const fullSlug = slugIn(slug, language);
  const whole: ContentBlock = isDraft ? story.draft : (story.published ?? story.draft);
  const content = inLanguage(whole, language);
  const isFirst = language === firstLanguage;
  const others: readonly ContentLanguage[] = otherLanguages;
  const translated = languagesOf(whole).flatMap((one) =>
    others.includes(one) ? [{ path: slug, name: null, lang: one, published: true }] : [],
  );
  return {
    ...{ id: story.number, uuid: story.id, name: story.name, slug: fullSlug.split('/').at(-1) ?? fullSlug },
    ...{ full_slug: fullSlug, content, created_at: story.createdAt, updated_at: story.updatedAt },
    ...{
      published_at: story.publishedAt,
      first_published_at: story.firstPublishedAt,
      lang: isFirst ? 'default' : language,
    },
    ...{ alternates: [], parent_id: null, group_id: story.id, position: 0, tag_list: [], is_startpage: false },
    ...{
      meta_data: null,
      path: null,
      translated_slugs: translated,
      default_full_slug: isFirst ? null : slug,
      sort_by_date: null,
    },
  };
}
export type DeliveredStory = ReturnType<typeof storyOnDelivery>;
