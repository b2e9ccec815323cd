import type { ContentStory } from '@quayside/contract/content';
import { blockSchemas, type ContentBlock } from '@quayside/contract/content-values';
import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { HiddenText, Text } from '../../../ui/text.tsx';
import {
  added,
  findBlock,
  labelOf,
  listsOf,
  placed,
  placeOf,
  removed,
  stepOf,
  summaryOf,
  type Target,
} from '../edits.ts';
import { type Drag, draggingOf, useDrag } from '../use-drag.ts';

interface TreeProps {
  draft: ContentBlock;
  chosen: string;
  problems: ContentStory['problems'];
  onChoose: (uid: string) => void;
  onChange: (draft: ContentBlock) => void;
}

/** The last change of the tree made here; it can be taken back until anything else changes. */
interface LastChange {
  before: ContentBlock;
  after: ContentBlock;
  uid: string;
  said: string;
}

/** The blocks of a page as a tree: chosen by press, moved by drag or Alt and an arrow, added and removed. */
export function BlockTree(props: TreeProps) {
  const { draft, chosen, onChoose, onChange } = props;
  const [newest, setNewest] = useState<LastChange | null>(null);
  const last = newest?.after === draft ? newest : null;
  const drag = useDrag();
  const focus = useRef('');
  const changeTo = (after: ContentBlock, uid: string, said: string) => {
    setNewest({ before: draft, after, uid, said });
    onChange(after);
  };
  /** Its row is another one now, in a part of the tree that opens for the chosen block. */
  const goTo = (uid: string) => {
    focus.current = uid;
    onChoose(uid);
  };
  const move = (uid: string, target: Target | undefined) => {
    const [block, from] = [findBlock(draft, uid), placeOf(draft, uid)];
    if (!target || !block) return;
    const tree = placed(draft, uid, target);
    const place = placeOf(tree, uid);
    if (tree === draft || !place) return;
    const isElsewhere = from?.parent._uid !== place.parent._uid || from.key !== place.key;
    const said = words.moved(labelOf(block), place.index + 1, place.count);
    changeTo(tree, uid, isElsewhere ? words.movedTo(said, ownerOf(place.parent)) : said);
    if (isElsewhere) goTo(uid);
  };
  const remove = (block: ContentBlock) => {
    changeTo(removed(draft, block._uid), block._uid, words.removed(labelOf(block)));
    onChoose(draft._uid);
  };
  return (
    <Card title={words.blocks}>
      <Stack gap={3}>
        <Text size="small" tone="muted">
          {words.blocksHint}
        </Text>
        <ul className="flex flex-col border border-line border-b-0" {...drag.outside}>
          <Row {...props} {...{ drag, focus }} block={draft} depth={0} onMove={move} onRemove={remove} isRoot />
        </ul>
        <p role="status" className="type-small text-muted">
          {last?.said}
        </p>
        {last && (
          <Cluster>
            <Button
              size="compact"
              icon="arrow-back-up"
              onPress={() => {
                onChange(last.before);
                goTo(last.uid);
              }}
            >
              {words.undo}
            </Button>
          </Cluster>
        )}
        <AddBlock draft={draft} chosen={chosen} onChange={onChange} onChoose={onChoose} />
      </Stack>
    </Card>
  );
}

interface RowProps extends TreeProps {
  block: ContentBlock;
  depth: number;
  isRoot?: boolean;
  onMove: (uid: string, target: Target | undefined) => void;
  onRemove: (block: ContentBlock) => void;
  drag: Drag;
  /** The block whose row takes the focus when it is there. */
  focus: RefObject<string>;
}

/** “FAQ panel: Questions about money”. */
const ownerOf = (block: ContentBlock): string => [labelOf(block), summaryOf(block)].filter(Boolean).join(': ');

function Row({ block, depth, isRoot = false, ...rest }: RowProps) {
  const { draft, chosen, problems, onChoose, onMove, onRemove, focus, drag } = rest;
  const step = (by: 1 | -1) => onMove(block._uid, stepOf(draft, block._uid, by));
  const isChosen = chosen === block._uid;
  const hasProblem = problems.some(({ uid }) => uid === block._uid);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isRoot) return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? -1 : 1);
  };
  const label = labelOf(block);
  const isOpen = isRoot || isChosen || holds(block, chosen);
  return (
    <li draggable={!isRoot} {...draggingOf(block, { draft, drag, onMove })}>
      <div className={cx('flex items-center border-b border-line', isChosen && 'bg-selected')}>
        <button
          type="button"
          ref={(button) => {
            if (!button || focus.current !== block._uid) return;
            focus.current = '';
            button.focus();
          }}
          aria-current={isChosen ? 'true' : undefined}
          onClick={() => onChoose(block._uid)}
          onKeyDown={onKeyDown}
          style={{ paddingLeft: `${12 + depth * 16}px` }}
          className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2 py-1 pr-2 text-left hover:bg-sunken"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{label}</span>
            <span className="type-small block truncate text-muted">{summaryOf(block)}</span>
          </span>
          {hasProblem && (
            <span className="text-error">
              <Icon name="alert-triangle" size={16} />
              <HiddenText>{words.problems.required}</HiddenText>
            </span>
          )}
        </button>
        {isChosen && !isRoot && (
          <>
            <IconButton icon="sort-up" label={words.moveUp(label)} onPress={() => step(-1)} />
            <IconButton icon="sort-down" label={words.moveDown(label)} onPress={() => step(1)} />
            <IconButton icon="trash" label={words.remove(label)} onPress={() => onRemove(block)} />
          </>
        )}
      </div>
      {isOpen &&
        listsOf(block).map(({ key, blocks }) => (
          <ul key={key}>
            {blocks.map((child) => (
              <Row key={child._uid} {...rest} block={child} depth={depth + 1} />
            ))}
          </ul>
        ))}
    </li>
  );
}

const holds = (block: ContentBlock, uid: string): boolean => placeOf(block, uid) !== undefined;

/** Adds to a list of the chosen block, or of the page. */
function AddBlock({
  draft,
  chosen,
  onChange,
  onChoose,
}: Pick<TreeProps, 'draft' | 'chosen' | 'onChange' | 'onChoose'>) {
  const place = placeOf(draft, chosen);
  const target =
    chosen === draft._uid
      ? draft
      : (listsOf(place?.parent ?? draft)
          .flatMap(({ blocks }) => blocks)
          .find(({ _uid }) => _uid === chosen) ?? draft);
  const lists = listsOf(target).length > 0 ? listsOf(target) : listsOf(draft);
  const owner = listsOf(target).length > 0 ? target : draft;
  const options = lists
    .filter(({ blocks, most }) => blocks.length < most)
    .flatMap(({ key, label, allowed }) =>
      allowed.map((name) => ({ value: `${key} ${name}`, label: `${blockSchemas[name]?.label ?? name} (${label})` })),
    );
  const [wanted, setWanted] = useState('');
  const value = options.some((option) => option.value === wanted) ? wanted : (options[0]?.value ?? '');
  if (options.length === 0) return null;
  const add = () => {
    const [key = '', component = ''] = value.split(' ');
    const { tree, uid } = added(draft, owner._uid, key, component);
    onChange(tree);
    onChoose(uid);
  };
  return (
    <Stack gap={2}>
      <Select
        label={words.addTo(labelOf(owner))}
        value={value}
        options={options}
        onChange={({ target: { value: next } }) => setWanted(next)}
      />
      <div>
        <Button icon="plus" onPress={add}>
          {words.addBlock}
        </Button>
      </div>
    </Stack>
  );
}
