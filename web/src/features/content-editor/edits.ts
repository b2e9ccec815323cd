/** Changes of a tree of blocks. Pure: each gives a new tree; blocks that are not touched stay the same objects. */
import {
  type BlockSchema,
  blockNameOf,
  blockSchemas,
  type ContentBlock,
  isBlock,
} from '@quayside/contract/content-values';

export const schemaOf = (block: ContentBlock): BlockSchema | undefined => blockSchemas[blockNameOf(block.component)];

export const labelOf = (block: ContentBlock): string => schemaOf(block)?.label ?? block.component;

/** Lists of blocks inside a block, by field. */
export const listsOf = (
  block: ContentBlock,
): { key: string; label: string; allowed: readonly string[]; most: number; blocks: ContentBlock[] }[] =>
  (schemaOf(block)?.fields ?? []).flatMap((field) => {
    if (field.kind !== 'blocks') return [];
    const value = block[field.key];
    const blocks = Array.isArray(value) ? value.filter(isBlock) : [];
    return [{ key: field.key, label: field.label, allowed: field.allowed, most: field.most, blocks }];
  });

/** The first words of a block, to tell it from its neighbours. */
export function summaryOf(block: ContentBlock): string {
  const field = (schemaOf(block)?.fields ?? []).find(({ kind }) => kind === 'line' || kind === 'text');
  const value = field ? block[field.key] : undefined;
  return typeof value === 'string' ? value.slice(0, 60) : '';
}

export function findBlock(root: ContentBlock, uid: string): ContentBlock | undefined {
  if (root._uid === uid) return root;
  for (const { blocks } of listsOf(root))
    for (const block of blocks) {
      const found = findBlock(block, uid);
      if (found) return found;
    }
  return undefined;
}

/** The same tree with an id of its own for every block: a space elsewhere may repeat one, as in a copied block. */
export function withOwnIds(root: ContentBlock, taken = new Set<string>()): ContentBlock {
  let result = taken.has(root._uid) ? { ...root, _uid: crypto.randomUUID() } : root;
  taken.add(result._uid);
  for (const { key, blocks } of listsOf(root)) {
    const next = blocks.map((block) => withOwnIds(block, taken));
    if (next.some((block, index) => block !== blocks[index])) result = { ...result, [key]: next };
  }
  return result;
}

/** The tree with `change` applied to the block of that id. */
export function changed(root: ContentBlock, uid: string, change: (block: ContentBlock) => ContentBlock): ContentBlock {
  if (root._uid === uid) return change(root);
  let result = root;
  for (const { key, blocks } of listsOf(root)) {
    const next = blocks.map((block) => changed(block, uid, change));
    if (next.some((block, index) => block !== blocks[index])) result = { ...result, [key]: next };
  }
  return result;
}

export const withField = (root: ContentBlock, uid: string, key: string, value: unknown): ContentBlock =>
  changed(root, uid, (block) => ({ ...block, [key]: value }));

/** The list that holds a block, and its place in it. */
export function placeOf(
  root: ContentBlock,
  uid: string,
): { parent: ContentBlock; key: string; index: number; count: number } | undefined {
  for (const { key, blocks } of listsOf(root)) {
    const index = blocks.findIndex(({ _uid }) => _uid === uid);
    if (index >= 0) return { parent: root, key, index, count: blocks.length };
    for (const block of blocks) {
      const found = placeOf(block, uid);
      if (found) return found;
    }
  }
  return undefined;
}

function withList(
  root: ContentBlock,
  parentUid: string,
  key: string,
  change: (blocks: ContentBlock[]) => ContentBlock[],
): ContentBlock {
  return changed(root, parentUid, (block) => {
    const list = listsOf(block).find((one) => one.key === key);
    return { ...block, [key]: change([...(list?.blocks ?? [])]) };
  });
}

export const removed = (root: ContentBlock, uid: string): ContentBlock => {
  const place = placeOf(root, uid);
  return place
    ? withList(root, place.parent._uid, place.key, (blocks) => blocks.filter(({ _uid }) => _uid !== uid))
    : root;
};

/** The block at another place of its own list. */
export function moved(root: ContentBlock, uid: string, to: number): ContentBlock {
  const place = placeOf(root, uid);
  if (!place || place.index === to) return root;
  return withList(root, place.parent._uid, place.key, (blocks) => {
    const [block] = blocks.splice(place.index, 1);
    if (block) blocks.splice(Math.max(0, Math.min(blocks.length, to)), 0, block);
    return blocks;
  });
}

/** A list that may take a block, and where in it. */
export interface Target {
  parent: ContentBlock;
  key: string;
  index: number;
}

/** Every list that takes this block, its own too, in the order of the tree. */
export function listsFor(root: ContentBlock, uid: string): (Target & { count: number })[] {
  const block = findBlock(root, uid);
  const own = placeOf(root, uid);
  if (!block || !own) return [];
  const name = blockNameOf(block.component);
  const within = (parent: ContentBlock): (Target & { count: number })[] =>
    listsOf(parent).flatMap(({ key, allowed, most, blocks }) => {
      const isOwn = parent._uid === own.parent._uid && key === own.key;
      const takes = isOwn || (allowed.includes(name) && blocks.length < most);
      return [
        ...(takes ? [{ parent, key, index: isOwn ? own.index : blocks.length, count: blocks.length }] : []),
        ...blocks.filter(({ _uid }) => _uid !== uid).flatMap(within),
      ];
    });
  return within(root);
}

/** One step up or down: in its own list, and from its end into the next list that takes it; nowhere at the very end. */
export function stepOf(root: ContentBlock, uid: string, step: 1 | -1): Target | undefined {
  const own = placeOf(root, uid);
  if (!own) return undefined;
  const index = own.index + step;
  if (index >= 0 && index < own.count) return { parent: own.parent, key: own.key, index };
  const lists = listsFor(root, uid);
  const at = lists.findIndex(({ parent, key }) => parent._uid === own.parent._uid && key === own.key);
  const next = lists[at + step];
  return next && { parent: next.parent, key: next.key, index: step === 1 ? 0 : next.count };
}

/** Where a block goes that is dropped on another: before it, or to the end of a list of it; nowhere where neither takes it. */
export function dropOf(root: ContentBlock, uid: string, on: ContentBlock): Target | undefined {
  if (uid === on._uid) return undefined;
  const lists = listsFor(root, uid);
  const own = placeOf(root, uid);
  const place = placeOf(root, on._uid);
  const takes = (parent: ContentBlock | undefined, key?: string) =>
    lists.find((one) => one.parent._uid === parent?._uid && (key === undefined || one.key === key));
  const beside = place && takes(place.parent, place.key);
  if (place && beside) {
    // In its own list the blocks after it move up by one once it is taken out.
    const isAfter = own?.parent === place.parent && own.key === place.key && own.index < place.index;
    return { parent: beside.parent, key: beside.key, index: place.index - (isAfter ? 1 : 0) };
  }
  const inside = takes(on);
  return inside && { parent: inside.parent, key: inside.key, index: inside.count };
}

/** The block at that place, of its own list or another. */
export function placed(root: ContentBlock, uid: string, { parent, key, index }: Target): ContentBlock {
  const own = placeOf(root, uid);
  const block = findBlock(root, uid);
  if (!own || !block) return root;
  if (own.parent._uid === parent._uid && own.key === key) return moved(root, uid, index);
  return withList(removed(root, uid), parent._uid, key, (blocks) => blocks.toSpliced(index, 0, block));
}

/** The tree with one more block at the end of a list; gives its id too. */
export function added(
  root: ContentBlock,
  parentUid: string,
  key: string,
  component: string,
): { tree: ContentBlock; uid: string } {
  const uid = crypto.randomUUID();
  const tree = withList(root, parentUid, key, (blocks) => [...blocks, { _uid: uid, component }]);
  return { tree, uid };
}
