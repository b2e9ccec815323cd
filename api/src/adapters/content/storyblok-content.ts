/** Content through the vendor's own client, from our embedded store or from a space at Storyblok. */
import { firstLanguage, isLanguage, languageIn, slugIn } from '@quayside/contract/content-language-values';
import StoryblokClient from 'storyblok-js-client';
import { z } from 'zod';
import type { ContentPort, ContentSource, SiteStory } from './content.port.ts';

/** Seconds for one answer. */
const patience = 5;
/** Fields that hold stories; the client puts the stories in their place. */
const relations = ['testimonials_panel.testimonials', 'deprecated_testimonials_panel.testimonials'].join(',');
const mostPages = 1_000;

const translated = z.array(z.looseObject({ lang: z.string(), path: z.string() })).nullish();
const story = z.looseObject({
  name: z.string(),
  full_slug: z.string(),
  content: z.looseObject({}),
  published_at: z.string().nullish(),
  lang: z.string().nullish(),
  default_full_slug: z.string().nullish(),
  translated_slugs: translated,
});
const entries = z.array(z.looseObject({ name: z.string(), value: z.string() }));
const listed = z.array(story.pick({ full_slug: true, translated_slugs: true }).loose());
const missing = z.looseObject({ status: z.literal(404) });

export function storyblokContent(source: ContentSource): ContentPort {
  const clientOf = (accessToken: string) =>
    new StoryblokClient(
      {
        ...{ accessToken, timeout: patience, maxRetries: 2, cache: { type: 'none' } },
        ...(source.fetch ? { fetch: source.fetch } : {}),
      },
      source.url,
    );
  /** The vendor keeps answers by this number: with an older one it gives what it gave then. */
  const newest = () => ({ cv: Number(source.version()) });
  const open = clientOf(source.publicToken);
  const preview = clientOf(source.previewToken);
  const moved = keptFor(source.version, async () => {
    const { data } = await open.get('cdn/datasource_entries', {
      datasource: 'redirects',
      per_page: 1_000,
      ...newest(),
    });
    return new Map(entries.parse(data.datasource_entries).map(({ name, value }) => [name, value]));
  });
  const slugs = keptFor(source.version, async () => {
    const found = await open.getAll('cdn/stories', { per_page: 100, ...newest() });
    return listed
      .parse(found.slice(0, mostPages))
      .flatMap(({ full_slug, translated_slugs: others }) => [full_slug, ...(others ?? []).map(slugOf)]);
  });
  const mayExist = async (slug: string): Promise<boolean> => {
    const known = await slugs();
    return known.length >= mostPages || known.includes(slug);
  };
  return {
    version: source.version,
    movedTo: async (slug) => (await moved()).get(slug) ?? null,
    slugs,
    story: async (slug, { draftOf = null } = {}) => {
      const asked = { resolve_relations: relations };
      // An address of a visitor's invention asks nobody.
      if (draftOf === null && !(await mayExist(slug))) return null;
      return draftOf === null
        ? storyOf(open.getStory(slug, { ...asked, ...newest(), version: 'published' }))
        : storyOf(preview.getStory(draftOf, { ...asked, version: 'draft', find_by: 'uuid', ...draftLanguage(slug) }));
    },
  };
}

async function storyOf(answer: Promise<{ data: { story: unknown } }>): Promise<SiteStory | null> {
  try {
    const { data } = await answer;
    const { name, full_slug: slug, content, published_at: publishedAt, ...rest } = story.parse(data.story);
    const { lang, default_full_slug: first, translated_slugs: others } = rest;
    const alternates = (others ?? []).flatMap((one) =>
      isLanguage(one.lang) ? [{ language: one.lang, slug: slugOf(one) }] : [],
    );
    return {
      ...{ name, slug, content, publishedAt: publishedAt ?? null },
      language: isLanguage(lang ?? undefined) ? languageIn(slug).language : firstLanguage,
      alternates: [{ language: firstLanguage, slug: first ?? slug }, ...alternates],
    };
  } catch (error) {
    if (missing.safeParse(error).success) return null;
    throw error instanceof Error ? error : new Error('The content system did not answer', { cause: error });
  }
}

const slugOf = ({ lang, path }: { lang: string; path: string }): string =>
  isLanguage(lang) ? slugIn(path, lang) : `${lang}/${path}`;

/** A draft is asked for by its id: its language stands in the address it is looked at. */
function draftLanguage(slug: string): { language?: string } {
  const { language } = languageIn(slug);
  return language === firstLanguage ? {} : { language };
}

/** Reads once per version; a failed try is made again. */
function keptFor<T>(version: () => string, read: () => Promise<T>): () => Promise<T> {
  let kept: { version: string; value: Promise<T> } | undefined;
  return () => {
    if (kept?.version === version()) return kept.value;
    const made = { version: version(), value: read() };
    kept = made;
    made.value.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made.value;
  };
}
