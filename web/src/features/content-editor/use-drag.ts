/** Dragging blocks of the editor's tree: which one is dragged, and the one row that would take it. */
import type { ContentBlock } from '@quayside/contract/content-values';
import { type DragEvent, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { dropOf, type Target } from './edits.ts';

const dragType = 'application/x-quayside-block';

export type Drag = ReturnType<typeof useDrag>;

export function useDrag() {
  const [dragged, setDragged] = useState('');
  const [over, setOver] = useState('');
  const end = () => {
    setDragged('');
    setOver('');
  };
  /** For the whole tree: no row took the event, or the pointer left all of them. */
  const outside = {
    onDragOver: () => setOver(''),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver('');
    },
  };
  return { dragged, over, begin: setDragged, goOver: setOver, end, outside };
}

/** A row is dragged, and takes what is dropped on it where one of the lists around it does; else the row around it is asked. */
export function draggingOf(
  block: ContentBlock,
  { draft, drag, onMove }: { draft: ContentBlock; drag: Drag; onMove: (uid: string, target: Target) => void },
) {
  const { dragged, over, begin, goOver, end } = drag;
  const isOver = dragged !== '' && over === block._uid;
  const isInto = isOver && dropOf(draft, dragged, block)?.parent === block;
  return {
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.setData(dragType, block._uid);
      begin(block._uid);
    },
    onDragEnd: end,
    onDragOver: (event: DragEvent) => {
      const isItself = dragged === block._uid;
      if (!isItself && !dropOf(draft, dragged, block)) return;
      event.stopPropagation();
      if (isItself) return goOver('');
      event.preventDefault();
      goOver(block._uid);
    },
    onDrop: (event: DragEvent) => {
      const target = dropOf(draft, dragged, block);
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      end();
      onMove(dragged, target);
    },
    className: cx(isOver && (isInto ? 'outline-3 -outline-offset-3 outline-brand' : 'border-t-3 border-t-brand')),
  };
}
