import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type GuideNode, guideOf } from './guide-tree.ts';

const textOf = ({ text = '', content = [] }: GuideNode): string => text + content.map(textOf).join(' ');
const typesOf = ({ type, content = [] }: GuideNode): string[] => [type, ...content.flatMap(typesOf)];

it('[INTG-11] a guide keeps its words, lists, tables and code; links to other guides lead to their pages', () => {
  const { title, tree } = guideOf(
    '# Hooks\n\nRead [the other](other.md) *now* with `code`.\n\n1. one\n2. **two**\n\n| a | b |\n| - | - |\n| c | d |\n\n```js\nif (a < b) go();\n```\n',
    { 'other.md': '/developers/other/' },
  );
  expect(title).toBe('Hooks');
  expect(tree.content[0]?.content?.[1]).toEqual({
    ...{ type: 'text', text: 'the other' },
    marks: [{ type: 'link', attrs: { href: '/developers/other/' } }],
  });
  expect(tree.content.map(({ type }) => type)).toEqual(['paragraph', 'ordered_list', 'table', 'code_block']);
  expect(tree.content.map(textOf).join('|')).toContain('if (a < b) go();');
});

it.each(['first-order', 'webhooks', 'edifact', 'stock-lists'])('[INTG-11] docs/%s.md is shown whole', (name) => {
  const markdown = readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');
  const { tree } = guideOf(markdown, {});
  const shown = tree.content.map(textOf).join(' ');
  const body = markdown.slice(markdown.indexOf('\n'));
  // Every word of the document but the addresses of its links and the languages of its code.
  const words = body.replaceAll(/\]\([^)]{1,200}\)|^```\w+$/gm, ' ').match(/[A-Za-z]{4,40}/g) ?? [];
  expect(words.filter((word) => !shown.includes(word))).toEqual([]);
  expect(typesOf({ type: 'doc', content: tree.content })).toContain('code_block');
});
