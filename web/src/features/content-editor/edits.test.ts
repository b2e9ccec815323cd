import type { ContentBlock } from '@quayside/contract/content-values';
import { describe, expect, it } from 'vitest';
import {
  added,
  dropOf,
  findBlock,
  labelOf,
  listsOf,
  moved,
  placed,
  placeOf,
  removed,
  stepOf,
  summaryOf,
  withField,
  withOwnIds,
} from './edits.ts';

const faq = (id: string) => ({ _uid: id, component: 'faq', question: id });
const faqs = (id: string, ...ids: string[]) => ({ _uid: id, component: 'faq_panel', heading: id, faqs: ids.map(faq) });
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

  it('moves a block into another list that takes it: by steps past the end of its own, or dropped on a block', () => {
    const other = { _uid: 'more', component: 'faq_panel', heading: 'More', faqs: [faq('d')] };
    const full = { _uid: 'usps', component: 'usp_panel', usps: [{ _uid: 'u', component: 'usp', title: 'Fact' }] };
    const body = Array.isArray(page.body) ? page.body : [];
    const tree: ContentBlock = { ...page, body: [...body, full, other] };
    const down = stepOf(tree, 'c', 1);
    expect(down).toMatchObject({ key: 'faqs', index: 0, parent: { _uid: 'more' } });
    const next = down ? placed(tree, 'c', down) : tree;
    expect([order(next, 'faqs'), order(next, 'more')]).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(stepOf(next, 'c', -1)).toMatchObject({ index: 2, parent: { _uid: 'faqs' } });
    // Nothing after the last, nothing before the first.
    expect([stepOf(next, 'd', 1), stepOf(next, 'a', -1), stepOf(next, 'nobody', 1)]).toEqual(Array(3).fill(undefined));
    const on = (uid: string) => findBlock(tree, uid) ?? tree;
    expect(dropOf(tree, 'a', on('d'))).toMatchObject({ index: 0, parent: { _uid: 'more' } });
    expect(dropOf(tree, 'a', on('more'))).toMatchObject({ index: 1, parent: { _uid: 'more' } });
    expect(dropOf(tree, 'hero', on('more'))).toMatchObject({ index: 2, parent: { _uid: 'page' } });
    for (const [uid, target] of [
      ['a', 'u'],
      ['a', 'usps'],
      ['a', 'hero'],
      ['a', 'a'],
      ['more', 'd'],
      ['hero', 'a'],
    ] as const)
      expect(dropOf(tree, uid, on(target)), `${uid} on ${target}`).toBeUndefined();
  });

  it('puts a block before the one it is dropped on, also further down its own list, and at the end when dropped on the panel', () => {
    const dropped = (uid: string, on: string) => {
      const target = dropOf(page, uid, findBlock(page, on) ?? page);
      return target && order(placed(page, uid, target), target.parent._uid);
    };
    expect(dropped('a', 'c')).toEqual(['b', 'a', 'c']);
    expect(dropped('c', 'a')).toEqual(['c', 'a', 'b']);
    expect(dropped('c', 'b')).toEqual(['a', 'c', 'b']);
    expect(dropped('a', 'faqs')).toEqual(['b', 'c', 'a']);
    expect(dropped('hero', 'page')).toEqual(['faqs', 'hero']);
    // It stands before that one as it is.
    const same = dropOf(page, 'a', findBlock(page, 'b') ?? page);
    expect(same && placed(page, 'a', same)).toBe(page);
  });

  it('gives blocks that repeat an id one of their own, and leaves a tree without repeats as it is', () => {
    expect(withOwnIds(page)).toBe(page);
    const twice: ContentBlock = { ...page, body: [faqs('x', 'a', 'a'), faqs('x', 'a', 'b')] };
    const tree = withOwnIds(twice);
    const blocks = listsOf(tree).flatMap((list) => list.blocks);
    const all = [...blocks, ...blocks.flatMap((block) => listsOf(block).flatMap((list) => list.blocks))];
    expect(new Set(all.map(({ _uid }) => _uid)).size).toBe(6);
    const next = withField(tree, 'a', 'answer', 'You do.');
    expect(JSON.stringify(next).split('You do.').length - 1).toBe(1);
    expect(blocks.map((block) => order(tree, block._uid)?.length)).toEqual([2, 2]);
  });

  it('moves nothing into a list that is full', () => {
    const links = (id: string, count: number) => ({
      ...{ _uid: id, component: 'hero', title: id },
      cta: Array.from({ length: count }, (_, index) => ({ _uid: `${id}${index}`, component: 'cta_link', label: 'Go' })),
    });
    const tree: ContentBlock = { _uid: 'page', component: 'page', body: [links('x', 1), links('y', 3), links('z', 0)] };
    expect(stepOf(tree, 'x0', 1)).toMatchObject({ index: 0, parent: { _uid: 'z' } });
    expect(dropOf(tree, 'x0', findBlock(tree, 'y1') ?? tree)).toBeUndefined();
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
