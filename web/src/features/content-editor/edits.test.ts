import type { ContentBlock } from '@quayside/contract/content-values';
import { describe, expect, it } from 'vitest';
import { added, findBlock, labelOf, listsOf, moved, placeOf, removed, summaryOf, withField } from './edits.ts';

const faq = (id: string) => ({ _uid: id, component: 'faq', question: id });
const page: ContentBlock = {
  ...{ _uid: 'page', component: 'page', title: 'Home' },
  body: [
    { _uid: 'hero', component: 'seller_hero', title: 'Sell it' },
    { _uid: 'faqs', component: 'deprecated_faq_panel', heading: 'Questions', faqs: [faq('a'), faq('b'), faq('c')] },
  ],
};
const order = (tree: ContentBlock, uid: string) =>
  listsOf(findBlock(tree, uid) ?? page)[0]?.blocks.map(({ _uid }) => _uid);

describe('[MKT-10] the editor’s tree', () => {
  it('changes a field deep inside and leaves all other blocks as they are', () => {
    const next = withField(page, 'b', 'answer', 'You do.');
    expect(findBlock(next, 'b')).toEqual({ ...faq('b'), answer: 'You do.' });
    expect(findBlock(next, 'hero')).toBe(findBlock(page, 'hero'));
    expect(withField(page, 'nobody', 'answer', '')).toBe(page);
  });

  it('moves a block within its own list, never out of it', () => {
    expect(order(moved(page, 'c', 0), 'faqs')).toEqual(['c', 'a', 'b']);
    expect(order(moved(page, 'a', 99), 'faqs')).toEqual(['b', 'c', 'a']);
    expect(order(moved(page, 'hero', 1), 'page')).toEqual(['faqs', 'hero']);
    expect(moved(page, 'nobody', 0)).toBe(page);
  });

  it('adds and removes blocks of every depth', () => {
    const { tree, uid } = added(page, 'faqs', 'faqs', 'faq');
    expect(placeOf(tree, uid)).toMatchObject({ key: 'faqs', index: 3, count: 4 });
    expect(order(removed(tree, 'a'), 'faqs')).toEqual(['b', 'c', uid]);
  });

  it('names blocks, also those of another space', () => {
    const unknown = { _uid: 'x', component: 'grid' };
    expect([labelOf(page), summaryOf(page), labelOf(unknown), summaryOf(unknown)]).toEqual([
      'Page',
      'Home',
      'grid',
      '',
    ]);
  });
});
