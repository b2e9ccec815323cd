import type { ContentStory } from '@quayside/contract/content';
import { blockSchemas, type ContentBlock } from '@quayside/contract/content-values';
import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { type DragEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
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
  dropOf,
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

interface TreeProps {
  draft: ContentBlock;
  chosen: string;
  problems: ContentStory['problems'];
  onChoose: (uid: string) => void;
  onChange: (draft: ContentBlock) => void;
}

/** The blocks of a page as a tree: chosen by press, moved by drag or Alt and an arrow, added and removed. */
export function BlockTree(props: TreeProps) {
  const { draft, chosen, onChoose, onChange } = props;
  const [said, setSaid] = useState('');
  const [before, setBefore] = useState<ContentBlock | null>(null);
  const [dragged, setDragged] = useState('');
  const focus = useRef('');
  const move = (uid: string, target: Target | undefined) => {
    const [block, from] = [findBlock(draft, uid), placeOf(draft, uid)];
    if (!target || !block) return;
    const tree = placed(draft, uid, target);
    const place = placeOf(tree, uid);
    if (tree === draft || !place) return;
    onChange(tree);
    const isElsewhere = from?.parent._uid !== place.parent._uid || from.key !== place.key;
    const said = words.moved(labelOf(block), place.index + 1, place.count);
    setSaid(isElsewhere ? words.movedTo(said, ownerOf(place.parent)) : said);
    if (!isElsewhere) return;
    // Its row is another one now, in a part of the tree that opens for the chosen block.
    focus.current = uid;
    onChoose(uid);
  };
  const remove = (block: ContentBlock) => {
    setBefore(draft);
    setSaid(words.removed(labelOf(block)));
    onChange(removed(draft, block._uid));
    onChoose(draft._uid);
  };
  return (
    <Card title={words.blocks}>
      <Stack gap={3}>
        <Text size="small" tone="muted">
          {words.blocksHint}
        </Text>
        <ul className="flex flex-col border border-line border-b-0">
          <Row
            {...props}
            {...{ dragged, focus }}
            onDrag={setDragged}
            block={draft}
            depth={0}
            onMove={move}
            onRemove={remove}
            isRoot
          />
        </ul>
        <p role="status" className="type-small text-muted">
          {said}
        </p>
        {before && (
          <Cluster>
            <Button
              size="compact"
              icon="arrow-back-up"
              onPress={() => {
                onChange(before);
                setBefore(null);
                setSaid('');
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
  /** The block that is being dragged, if one is. */
  dragged: string;
  onDrag: (uid: string) => void;
  /** The block whose row takes the focus when it is there. */
  focus: RefObject<string>;
}

const dragType = 'application/x-quayside-block';

/** “FAQ panel: Questions about money”. */
const ownerOf = (block: ContentBlock): string => [labelOf(block), summaryOf(block)].filter(Boolean).join(': ');

/** A row is dragged, and takes what is dropped on it where one of the lists around it does. */
function useDragging(
  block: ContentBlock,
  { draft, dragged, onDrag, onMove }: Pick<RowProps, 'draft' | 'dragged' | 'onDrag' | 'onMove'>,
) {
  const [isOver, setOver] = useState(false);
  const isInto = isOver && dropOf(draft, dragged, block)?.parent === block;
  return {
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.setData(dragType, block._uid);
      onDrag(block._uid);
    },
    onDragEnd: () => onDrag(''),
    onDragOver: (event: DragEvent) => {
      if (!dropOf(draft, dragged, block)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      onMove(dragged, dropOf(draft, dragged, block));
      onDrag('');
    },
    className: cx(isOver && (isInto ? 'outline-3 -outline-offset-3 outline-brand' : 'border-t-3 border-t-brand')),
  };
}

function Row({ block, depth, isRoot = false, ...rest }: RowProps) {
  const { draft, chosen, problems, onChoose, onMove, onRemove, focus } = rest;
  const dragging = useDragging(block, rest);
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
    <li draggable={!isRoot} {...dragging}>
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
