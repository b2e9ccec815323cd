import { fileDropMessages as words } from '@quayside/contract/messages/file-drop';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ChosenFile } from '../../lib/chosen-file.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { FieldError } from './field.tsx';

export interface FileDropListProps {
  files: readonly ChosenFile[];
  /** Also ends an upload that is under way. */
  onRemove: (id: string) => void;
  /** Absent where files are sent with their form. */
  onRetry?: (id: string) => void;
  /** The part that had the focus is gone. */
  onLostFocus: () => void;
}

/** The chosen files with their progress, their errors and what can be done. */
export function FileDropList({ files, onRemove, onRetry, onLostFocus }: FileDropListProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {files.map((one) => words.said(one.file.name, spokenState(one))).join('\n')}
      </p>
      {files.length > 0 && (
        <ul aria-label={words.files} className="flex flex-col border border-line bg-surface">
          {files.map((one) => (
            <Entry key={one.id} chosen={one} onRemove={onRemove} onRetry={onRetry} onLostFocus={onLostFocus} />
          ))}
        </ul>
      )}
    </>
  );
}

type EntryProps = Pick<FileDropListProps, 'onRemove' | 'onLostFocus'> & {
  chosen: ChosenFile;
  onRetry: FileDropListProps['onRetry'];
};

function Entry({ chosen, onRemove, onRetry, onLostFocus }: EntryProps) {
  const { id, file, state, error } = chosen;
  const errorId = `${id}-error`;
  const isActive = state === 'waiting' || state === 'sending' || state === 'checking';
  const endLabel = isActive ? words.cancel : words.remove;
  return (
    <li
      ref={useFocusGuard(onLostFocus)}
      className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0"
    >
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <span className="flex min-w-0 items-start gap-2">
          <Icon name="file" />
          <span className="min-w-0 font-semibold wrap-anywhere">{file.name}</span>
        </span>
        <State chosen={chosen} />
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'failed' && onRetry && (
          <Button
            size="compact"
            aria-label={words.of(words.retry, file.name)}
            aria-describedby={errorId}
            onPress={() => onRetry(id)}
          >
            {words.retry}
          </Button>
        )}
        <Button size="compact" aria-label={words.of(endLabel, file.name)} onPress={() => onRemove(id)}>
          {endLabel}
        </Button>
      </div>
    </li>
  );
}

function State({ chosen: { file, state, progress } }: { chosen: ChosenFile }) {
  const size = words.size(file.size);
  if (state === 'sending') {
    return (
      <>
        <progress
          aria-label={words.progressOf(file.name)}
          value={progress}
          max={1}
          className="h-2 w-full appearance-none overflow-hidden rounded-badge bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
        />
        <span className="type-small text-muted">
          {words.sent(percent(progress))}, {size}
        </span>
      </>
    );
  }
  const text = state === 'failed' || state === 'refused' ? size : `${words.states[state]}, ${size}`;
  return <span className="type-small text-muted">{text}</span>;
}

const percent = (progress: number): number => Math.floor(progress * 100);

/** What a screen reader is told: progress by quarters only, or it would never be silent. */
function spokenState({ state, progress, error }: ChosenFile): string {
  if (error !== null) return error;
  if (state === 'sending') return words.sent(Math.floor(progress * 4) * 25);
  return state === 'failed' || state === 'refused' ? '' : words.states[state];
}

/** Tells when an element disappears while the focus is in it. */
function useFocusGuard(onLostFocus: () => void) {
  const element = useRef<HTMLLIElement>(null);
  const latest = useRef(onLostFocus);
  useEffect(() => {
    latest.current = onLostFocus;
  });
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current?.contains(document.activeElement)) latest.current();
    };
  }, []);
  return element;
}
