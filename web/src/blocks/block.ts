/**
 * Fields of a block, read from whatever the content system gives. What must be there and is not throws: the block then
 * vanishes alone and is reported (MKT-06).
 */
import { blockNameOf, type ContentBlock, isBlock } from '@quayside/contract/content-values';

export type { ContentBlock };

/** Lists longer than this are cut: nobody reads them. */
const mostChildren = 60;

export function textOf(block: ContentBlock, key: string): string {
  const value = block[key];
  return typeof value === 'string' ? value.trim() : '';
}

export function neededText(block: ContentBlock, key: string): string {
  const value = textOf(block, key);
  if (value === '') throw new TypeError(`${block.component}: ${key} is missing`);
  return value;
}

export function childrenOf(block: ContentBlock, key: string): ContentBlock[] {
  const value = block[key];
  return Array.isArray(value) ? value.filter(isBlock).slice(0, mostChildren) : [];
}

export function neededChildren(block: ContentBlock, key: string): ContentBlock[] {
  const children = childrenOf(block, key);
  if (children.length === 0) throw new TypeError(`${block.component}: ${key} is missing`);
  return children;
}

export const isNamed = (block: ContentBlock, name: string): boolean => blockNameOf(block.component) === name;

export interface BlockImage {
  filename: string;
  alt: string;
}

/** The picture of a field: `{ filename, alt }`, as Storyblok's assets are. */
export function imageOf(block: ContentBlock, key = 'image'): BlockImage | null {
  const value = block[key];
  if (typeof value !== 'object' || value === null || !('filename' in value)) return null;
  const { filename } = value;
  if (typeof filename !== 'string' || filename === '') return null;
  return { filename, alt: 'alt' in value && typeof value.alt === 'string' ? value.alt : '' };
}

/** An address a page may lead to; everything else, such as a script, leads nowhere. */
export function addressOf(value: unknown): string | null {
  const given = typeof value === 'string' ? value : linkAddress(value);
  if (/^(?:https?:\/\/|mailto:|tel:|#)/.test(given)) return given;
  return /^\/(?!\/)/.test(given) ? given : null;
}

/** "/fees/" → "fees". */
export const withoutSlashes = (path: string): string => path.split('/').filter(Boolean).join('/');

/** Storyblok's link: of a story its path, of everything else its address. */
function linkAddress(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const text = (key: string): string => {
    const found = Object.entries(value).find(([name]) => name === key)?.[1];
    return typeof found === 'string' ? found : '';
  };
  const anchor = text('anchor') === '' ? '' : `#${text('anchor')}`;
  if (text('linktype') === 'email') return `mailto:${text('email') || text('url')}`;
  if (text('linktype') !== 'story') return `${text('url')}${anchor}`;
  const slug = withoutSlashes(text('cached_url'));
  return `${slug === 'home' || slug === '' ? '/' : `/${slug}/`}${anchor}`;
}
