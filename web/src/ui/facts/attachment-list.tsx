import { fileDropMessages as words } from '@quayside/contract/messages/file-drop';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';

export interface Attachment {
  id: string;
  name: string;
  bytes: number;
  /** Who added it, and when. */
  note?: string;
}

/** Files that belong to a text: with `onSave` each is pressed to be saved, with `onRemove` each can be taken away. */
export function AttachmentList({
  label,
  files,
  onSave,
  onRemove,
}: {
  label: string;
  files: readonly Attachment[];
  onSave?: (id: string) => void;
  onRemove?: (id: string) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="flex min-w-0 flex-col items-start gap-2">
      {files.map(({ id, name, bytes, note }) => (
        <li key={id} className="flex min-w-0 max-w-full flex-wrap items-center gap-x-3 gap-y-1">
          <Icon name="file" />
          {onSave ? (
            <button
              type="button"
              onClick={() => onSave(id)}
              className="min-h-6 min-w-0 cursor-pointer text-left text-brand underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
            >
              {name}
            </button>
          ) : (
            <span className="min-w-0 wrap-anywhere">{name}</span>
          )}
          <span className="type-small text-muted">
            {words.size(bytes)}
            {note && ` · ${note}`}
          </span>
          {onRemove && (
            <Button size="compact" aria-label={words.of(words.remove, name)} onPress={() => onRemove(id)}>
              {words.remove}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
