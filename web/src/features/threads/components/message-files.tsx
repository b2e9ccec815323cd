import { threadMessages as words } from '@quayside/contract/messages/threads';
import { messageFileTypes, mostMessageFiles } from '@quayside/contract/thread-values';
import type { MessageFile } from '@quayside/contract/threads';
import { useState } from 'react';
import type { Uploads } from '../../../lib/use-uploads.ts';
import { AttachmentList } from '../../../ui/facts/attachment-list.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { addMessageFile } from '../threads.api.ts';
import type { Writing } from '../writing.ts';

/** Files of a message that is being written: they are sent as soon as they are chosen, and wait for it on the server. */
export function MessageFiles({
  saleQid,
  id,
  files,
  uploads,
  error,
  onChange,
}: {
  saleQid: string;
  id: string;
  files: readonly MessageFile[];
  uploads: Uploads;
  error: string | undefined;
  onChange: (by: (before: Writing) => Pick<Writing, 'files'>) => void;
}) {
  const [isTooMany, setTooMany] = useState(false);
  const room = mostMessageFiles - files.length - uploads.files.length;
  const add = (chosen: readonly File[]) => {
    setTooMany(chosen.length > room);
    uploads.add(chosen.slice(0, Math.max(0, room)), async (file, ticket) => {
      const kept = await addMessageFile(saleQid, file, ticket);
      onChange((before) => ({ files: [...before.files, kept] }));
    });
  };
  return (
    <Stack gap={3}>
      <FileDrop
        id={id}
        label={words.files}
        types={messageFileTypes}
        isMultiple
        error={error ?? (isTooMany ? words.tooManyFiles : undefined)}
        files={uploads.files}
        onAdd={add}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
      />
      <AttachmentList
        label={words.attached}
        files={files.map(({ qid, name, bytes }) => ({ id: qid, name, bytes }))}
        onRemove={(gone) => onChange((before) => ({ files: before.files.filter(({ qid }) => qid !== gone) }))}
      />
    </Stack>
  );
}
