/** Short forms for the pages a new installation begins with. Ids follow from their place: the pages are the same everywhere. */
import type { ContentBlock } from '@quayside/contract/content-values';

type Fields = Readonly<Record<string, unknown>>;
export type InitialStory = { readonly slug: string; readonly name: string; readonly content: ContentBlock };

const block = (component: string, fields: Fields): ContentBlock => ({ _uid: '', component, ...fields });

const isUnnumbered = (value: unknown): value is ContentBlock =>
  typeof value === 'object' && value !== null && 'component' in value && '_uid' in value;

/** The block with an id for each block in it, such as `home-body-2`. */
function numbered(given: ContentBlock, uid: string): ContentBlock {
  const fields = Object.entries(given).map(([key, value]) => [
    key,
    Array.isArray(value)
      ? value.map((one, index) => (isUnnumbered(one) ? numbered(one, `${uid}-${key}-${index}`) : one))
      : value,
  ]);
  return { ...Object.fromEntries(fields), _uid: uid, component: given.component };
}

export const story = (slug: string, name: string, component: string, fields: Fields): InitialStory => ({
  slug,
  name,
  content: numbered(block(component, fields), slug.replaceAll('/', '-')),
});

type PageFacts = { readonly title: string; readonly description: string };
export const page = (slug: string, name: string, facts: PageFacts, ...body: ContentBlock[]) =>
  story(slug, name, 'page', { ...facts, body });

export const panel = block;
export const drawing = (name: string, alt = '') => ({ fieldtype: 'asset', filename: `drawing:${name}`, alt });
export const link = (label: string, to: string): ContentBlock =>
  block('cta_link', { label, link: { linktype: 'url', url: to, cached_url: to } });
export const register = (label = 'Register as a seller'): ContentBlock => block('registration_button', { label });
export const stat = (name: string, value: string, note = ''): ContentBlock => block('stat', { name, value, note });

export type ProsePart = string | { readonly heading: string } | readonly string[];
const text = (words: string) => ({ type: 'text', text: words });
const isList = (part: { readonly heading: string } | readonly string[]): part is readonly string[] =>
  Array.isArray(part);
/** Rich text of headings and paragraphs; a list is an array. */
export const prose = (...parts: ProsePart[]) => ({
  type: 'doc',
  content: parts.map((part) => {
    if (typeof part === 'string') return { type: 'paragraph', content: [text(part)] };
    if (!isList(part)) return { type: 'heading', attrs: { level: 2 }, content: [text(part.heading)] };
    const items = part.map((words) => ({
      type: 'list_item',
      content: [{ type: 'paragraph', content: [text(words)] }],
    }));
    return { type: 'bullet_list', content: items };
  }),
});
