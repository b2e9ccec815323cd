import { firstLanguage } from '@quayside/contract/content-language-values';
import type { ContentLanguage } from '@quayside/contract/content-values';
import { withoutSlashes } from '../../blocks/block.ts';

const addresses = new Set(['url', 'cached_url', 'href']);

/** Links of the content to pages that are there in its language lead to them; the others stay as they are. */
export function localisedLinks(value: unknown, language: ContentLanguage, slugs: ReadonlySet<string>): unknown {
  if (language === firstLanguage || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => localisedLinks(inner, language, slugs));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      addresses.has(key) && typeof inner === 'string'
        ? localised(inner, language, slugs)
        : localisedLinks(inner, language, slugs),
    ]),
  );
}

function localised(address: string, language: ContentLanguage, slugs: ReadonlySet<string>): string {
  const [path = '', anchor] = address.split('#');
  if (!/^\/(?:[a-z0-9-][a-z0-9/-]*)?$/.test(path)) return address;
  const slug = withoutSlashes(path) || 'home';
  if (!slugs.has(`${language}/${slug}`)) return address;
  const end = anchor === undefined ? '' : `#${anchor}`;
  return `/${language}/${slug === 'home' ? '' : `${slug}/`}${end}`;
}
