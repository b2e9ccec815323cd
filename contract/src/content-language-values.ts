/**
 * A page in several languages, as Storyblok keeps it: beside a field stands its translation, `title__i18n__nl`. What has no
 * translation is read in English. Pure; editor, delivery and pages judge alike.
 */
import {
  type BlockField,
  blockNameOf,
  blockSchemas,
  type ContentBlock,
  type ContentLanguage,
  contentLanguages,
  isBlock,
} from './content-values.ts';

/** The language of what has no other. */
export const firstLanguage = 'en' satisfies ContentLanguage;
export const otherLanguages = contentLanguages.filter((language) => language !== firstLanguage);
/** Each by its own name. */
export const languageNames: Readonly<Record<ContentLanguage, string>> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  pl: 'Polski',
};

const translatable: ReadonlySet<BlockField['kind']> = new Set(['line', 'text', 'richtext']);
export const isTranslatable = ({ kind }: BlockField): boolean => translatable.has(kind);

/** The name under which a field holds its text in a language. */
export const keyIn = (key: string, language: ContentLanguage): string =>
  language === firstLanguage ? key : `${key}__i18n__${language}`;

export const isLanguage = (text: string | undefined): text is ContentLanguage =>
  contentLanguages.some((language) => language === text);

/** "nl/fees" is the page "fees" in Dutch. */
export function languageIn(slug: string): { readonly language: ContentLanguage; readonly slug: string } {
  const [first, ...rest] = slug.split('/');
  if (isLanguage(first) && first !== firstLanguage) return { language: first, slug: rest.join('/') || 'home' };
  return { language: firstLanguage, slug };
}

export const slugIn = (slug: string, language: ContentLanguage): string =>
  language === firstLanguage ? slug : `${language}/${slug}`;

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;

/** The languages something is offered in: a page those of its title, a part of pages those any field of it is written in. */
export function languagesOf(content: ContentBlock): ContentLanguage[] {
  const has = (language: ContentLanguage): boolean =>
    content.component === 'page' ? isFilled(content[keyIn('title', language)]) : isWrittenIn(content, language);
  return [firstLanguage, ...otherLanguages.filter(has)];
}

function isWrittenIn(value: unknown, language: ContentLanguage): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const ending = keyIn('', language);
  return Object.entries(value).some(([key, inner]) =>
    key.endsWith(ending) ? isFilled(inner) : isWrittenIn(inner, language),
  );
}

/** How many texts have no translation, of all blocks whose fields are known. */
export function missingIn(content: ContentBlock, language: ContentLanguage): number {
  if (language === firstLanguage) return 0;
  const fields = blockSchemas[blockNameOf(content.component)]?.fields ?? [];
  const own = fields.filter(
    (field) => isTranslatable(field) && isFilled(content[field.key]) && !isFilled(content[keyIn(field.key, language)]),
  );
  const inside = fields.flatMap(({ key, kind }) => {
    const value = content[key];
    return kind === 'blocks' && Array.isArray(value) ? value.filter(isBlock) : [];
  });
  return inside.reduce((sum, block) => sum + missingIn(block, language), own.length);
}

const translation = /^(.+)__i18n__[a-z_]{2,10}$/i;

/** The content as it is read in a language: each text is there once. */
export function inLanguage(content: ContentBlock, language: ContentLanguage): ContentBlock {
  const read = readIn(content, language);
  return isBlock(read) ? read : content;
}

function readIn(value: unknown, language: ContentLanguage): unknown {
  if (Array.isArray(value)) return value.map((inner) => readIn(inner, language));
  if (typeof value !== 'object' || value === null) return value;
  const given: Readonly<Record<string, unknown>> = { ...value };
  const names = new Set(Object.keys(given).map((key) => translation.exec(key)?.[1] ?? key));
  return Object.fromEntries(
    [...names].flatMap((key): [string, unknown][] => {
      const translated = language === firstLanguage ? undefined : given[keyIn(key, language)];
      const chosen = isFilled(translated) ? translated : given[key];
      return chosen === undefined ? [] : [[key, readIn(chosen, language)]];
    }),
  );
}
