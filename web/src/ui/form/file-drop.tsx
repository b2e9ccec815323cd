import { acceptedEndings, type FileType, maximumFileBytes } from '@quayside/contract/file-values';
import { fileDropMessages as words } from '@quayside/contract/messages/file-drop';
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Field } from './field.tsx';
import { FileDropList, type FileDropListProps } from './file-drop-list.tsx';

export interface FileDropProps extends Omit<FileDropListProps, 'onLostFocus'> {
  /** The verb and the thing: "Add documents". */
  label: string;
  types: readonly FileType[];
  /** Of each file; 10 MB when absent. */
  maximumBytes?: number;
  isMultiple?: boolean;
  /** As the one thing of a page. */
  isLarge?: boolean;
  /** Stands before what is accepted. */
  hint?: string;
  error?: string | undefined;
  id?: string;
  onAdd: (files: readonly File[]) => void;
}

/**
 * Takes files by choosing, dropping or pasting, and shows what becomes of each. The whole area is the browser's own file
 * field, so keyboard and screen readers need nothing special. What is sent when is up to whoever holds the files:
 * `useUploads` sends at once, `useChosenFiles` waits for the form.
 */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    types,
    maximumBytes = maximumFileBytes,
    isMultiple = false,
    isLarge = false,
    hint,
    error,
    id,
    onAdd,
    ...list
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useDrop((files) => onAdd(isMultiple ? files : files.slice(0, 1)));
  const accepts = words.accepts(types, maximumBytes);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field label={label} hint={hint ? `${hint} ${accepts}` : accepts} error={error} {...(id ? { id } : {})}>
        {(control) => (
          <div
            {...drop}
            className={cx(
              'relative flex flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-panel border border-dashed p-4 text-center',
              isLarge ? 'min-h-40 md:min-h-72' : 'min-h-24',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              isOver ? 'border-brand bg-selected' : 'border-control bg-surface hover:bg-sunken',
            )}
          >
            <Icon name="upload" />
            <span className="font-semibold text-brand underline underline-offset-4">{words.choose(isMultiple)}</span>
            <span className="text-muted">{isOver ? words.letGo : words.orDrop(isMultiple)}</span>
            <input
              {...control}
              ref={input}
              type="file"
              multiple={isMultiple}
              accept={acceptedEndings(types)}
              className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
              onChange={({ target }) => {
                onAdd([...(target.files ?? [])]);
                // So that the same file can be chosen once more.
                target.value = '';
              }}
            />
          </div>
        )}
      </Field>
      <FileDropList {...list} onLostFocus={() => input.current?.focus()} />
    </div>
  );
}

/** Handlers of the area, and whether files are held over it. A file dropped beside it does not replace the page. */
function useDrop(onDrop: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', ignore);
    addEventListener('drop', ignore);
    return () => {
      removeEventListener('dragover', ignore);
      removeEventListener('drop', ignore);
    };
  }, []);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const { relatedTarget } = event;
      if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length > 0) onDrop([...event.clipboardData.files]);
    },
  };
}
