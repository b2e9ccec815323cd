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
  if (!place) return root;
  return withList(root, place.parent._uid, place.key, (blocks) => {
    const [block] = blocks.splice(place.index, 1);
    if (block) blocks.splice(Math.max(0, Math.min(blocks.length, to)), 0, block);
    return blocks;
  });
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
