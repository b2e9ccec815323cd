import { blockNameOf, blockSchemas, type ContentBlock, isBlock } from '@quayside/contract/content-values';
import { expect, it } from 'vitest';
import { olderPatterns, patterns } from './patterns.ts';

/** Frames of whole stories, and what a relation leads to. */
const notInPages = ['page', 'footer', 'footer_section', 'testimonial'];
const shown = Object.keys(blockSchemas).filter((name) => !notInPages.includes(name));

/** The block and all blocks in it. */
const all = (block: ContentBlock): ContentBlock[] => [
  block,
  ...Object.values(block).flatMap((value) => (Array.isArray(value) ? value.filter(isBlock).flatMap(all) : [])),
];
const blocks = all(patterns.content);
const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== null;

it('[MKT-01] [MKT-12] the pattern sheet shows every block with each of its fields at least once', () => {
  const missing = shown.flatMap((name) => {
    const these = blocks.filter(({ component }) => blockNameOf(component) === name);
    if (these.length === 0) return [name];
    const fields = blockSchemas[name]?.fields ?? [];
    return fields.filter(({ key }) => !these.some((one) => isFilled(one[key]))).map(({ key }) => `${name}.${key}`);
  });
  expect(missing).toEqual([]);
});

it('[MKT-03] the sheet of older names holds the same blocks, each by its deprecated name', () => {
  const body = (content: ContentBlock) => (Array.isArray(content.body) ? content.body.filter(isBlock) : []);
  const names = body(olderPatterns.content).map(({ component }) => component);
  expect(names).toEqual(body(patterns.content).map(({ component }) => `deprecated_${component}`));
});
